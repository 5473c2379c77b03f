import type { Language } from '@shared/i18n/languages';
import type { Catalogue } from '@shared/i18n/translate';

const LOADERS = import.meta.glob<Catalogue>('../../shared/i18n/*/pages.ts', { import: 'pages' });

/**
 * Loads the texts of a language, each a file of its own: a guest's browser gets those of its page.
 * The server names the file in the page's head, so that it comes with the scripts.
 */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  // Each language has the file: without it, `catalogues.ts` does not compile.
  const load = LOADERS[`../../shared/i18n/${language}/pages.ts`] as () => Promise<Catalogue>;
  return load();
}
