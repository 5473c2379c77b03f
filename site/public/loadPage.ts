import type { PageState } from '@shared/contract/page';
import type { Language } from '@shared/i18n/languages';
import { CATALOGUE_LOADERS } from './catalogueLoaders';
import type { PageParts } from './PageContext';
import { partsOf } from './Site';

/**
 * Loads what a page is made of, to show it in place of the one that is on show. Its head's words
 * are taken over at once.
 * @throws when it could not be loaded, or is no page
 */
export async function loadPage(address: string, language: Language): Promise<PageParts> {
  const [texts, html] = await Promise.all([
    CATALOGUE_LOADERS[language](),
    fetch(address, { headers: { Accept: 'text/html' } }).then((answer) => answer.text()),
  ]);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const state = page.getElementById('state')?.textContent;
  if (!state) throw new Error(`${address} is no page`);
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  return partsOf(JSON.parse(state) as PageState, language, texts);
}
