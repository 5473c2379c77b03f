import type { PageState } from '@shared/contract/renderedPage';
import type { Language } from '@shared/i18n/languages';
import { loadCatalogue } from './loadCatalogue';
import type { PageParts } from './PageContext';
import { partsOf } from './pageParts';

/** As `entryServer.tsx` writes it; inside of it every `<` is escaped. */
const STATE = /<script id="state" type="application\/json">(.*?)<\/script>/s;

/**
 * Loads what a page is made of, to show it in place of the one that is on show.
 * @throws when it could not be loaded, or is no page
 */
export async function loadPage(address: string, language: Language): Promise<PageParts> {
  const [texts, html] = await Promise.all([
    loadCatalogue(language),
    fetch(address, { headers: { Accept: 'text/html' } }).then((answer) => answer.text()),
  ]);
  // Not by a parser: it would apply the page's styles, which the policy of the page on show refuses.
  const [, state] = STATE.exec(html) ?? [];
  if (!state) throw new Error(`${address} is no page`);
  return partsOf(JSON.parse(state) as PageState, language, texts);
}
