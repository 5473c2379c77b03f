import type { Language } from './languages';

/** Languages of the back office, the desktop app and mails to the owner. */
export const USER_LANGUAGES = ['en', 'pt'] as const satisfies readonly Language[];
export type UserLanguage = (typeof USER_LANGUAGES)[number];
export const DEFAULT_USER_LANGUAGE: UserLanguage = 'en';

/** The supported language closest to a locale: `pt-BR` becomes Portuguese, any other becomes English. */
export function userLanguageOf(locale: string): UserLanguage {
  return /^pt\b/i.test(locale) ? 'pt' : 'en';
}
