import type { Language } from '@shared/i18n/languages';
import type { Catalogue } from '@shared/i18n/translate';

/**
 * Loads the texts of a language, each a file of its own: a guest's browser gets those of its page.
 * The server names the file in the page's head, so that it comes with the scripts.
 */
export const CATALOGUE_LOADERS: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('@shared/i18n/en')).en,
  pt: async () => (await import('@shared/i18n/pt')).pt,
  de: async () => (await import('@shared/i18n/de')).de,
  fr: async () => (await import('@shared/i18n/fr')).fr,
  nl: async () => (await import('@shared/i18n/nl')).nl,
};
