import type { PageState } from '@shared/contract/renderedPage';
import type { Language } from '@shared/i18n/languages';
import { loadStillSections } from './home/StillSection';
import { loadCatalogue } from './loadCatalogue';
import type { PageParts } from './PageContext';
import { partsOf } from './pageParts';

/** Written by `entryServer.tsx`, with every `<` inside escaped. */
const STATE = /<script id="state" type="application\/json">(.*?)<\/script>/s;

/**
 * Loads the parts of another page, to replace the current one.
 * @throws when it cannot be loaded or is not a page
 */
export async function loadPage(address: string, language: Language): Promise<PageParts> {
  const [texts, html] = await Promise.all([
    loadCatalogue(language),
    fetch(address, { headers: { Accept: 'text/html' } }).then((answer) => answer.text()),
    loadStillSections(),
  ]);
  // A DOM parser would apply the page's styles, which the current page's policy blocks.
  const [, state] = STATE.exec(html) ?? [];
  if (!state) throw new Error(`${address} is no page`);
  return partsOf(JSON.parse(state) as PageState, language, texts);
}
