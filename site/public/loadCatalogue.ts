import type { Language } from '@shared/i18n/languages';
import type { Catalogue } from '@shared/i18n/translate';

const LOADERS = import.meta.glob<Catalogue>('../../shared/i18n/*/pages.ts', { import: 'pages' });

/**
 * Loads the texts of a language, one file each, so that guests download only their own. The server preloads the file
 * in the page's head.
 */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  // Each language has the file: without it, `catalogues.ts` does not compile.
  const load = LOADERS[`../../shared/i18n/${language}/pages.ts`] as () => Promise<Catalogue>;
  return load();
}
