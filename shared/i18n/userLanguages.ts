import type { Language } from './languages';

/** The languages of the back office, of the desktop app and of mails to the owner. */
export const USER_LANGUAGES = ['en', 'pt'] as const satisfies readonly Language[];
export type UserLanguage = (typeof USER_LANGUAGES)[number];
export const DEFAULT_USER_LANGUAGE: UserLanguage = 'en';

/** The one that somebody who reads others is served in: `pt-BR` is read as Portuguese. */
export function userLanguageOf(locale: string): UserLanguage {
  return /^pt\b/i.test(locale) ? 'pt' : 'en';
}
