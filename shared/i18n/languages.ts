/**
 * The guests' languages. `locale` formats dates and amounts and is the `lang` of pages; `firstWeekday` begins a week,
 * 0 is Sunday. To add a language, add its line here and the files that the compiler then reports as missing.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB', lang: 'en', firstWeekday: 0 },
  pt: { name: 'Português', locale: 'pt-PT', lang: 'pt-PT', firstWeekday: 1 },
  de: { name: 'Deutsch', locale: 'de-DE', lang: 'de', firstWeekday: 1 },
  fr: { name: 'Français', locale: 'fr-FR', lang: 'fr', firstWeekday: 1 },
  nl: { name: 'Nederlands', locale: 'nl-NL', lang: 'nl', firstWeekday: 1 },
} as const satisfies Record<
  string,
  { name: string; locale: string; lang: string; firstWeekday: 0 | 1 }
>;
export type Language = keyof typeof LANGUAGES;

/** English first, because it is the default. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];
export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The language of a page: the first segment of its path, or English. */
export function languageOf(path: string): Language {
  const first = path.split('/')[1] ?? '';
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** Prefix of all paths of a language: `/de`; empty for English. */
export function prefixOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** A page's path in a language: `/booking` as `/de/booking`. @param path in English */
export function pathIn(language: Language, path: string): string {
  return path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;
}

/** A page's path without its language: `/de/booking` as `/booking`. */
export function pathWithoutLanguage(path: string): string {
  const prefix = prefixOf(languageOf(path));
  return path.slice(prefix.length) || '/';
}
