import { fill, type Filling } from '@shared/i18n/fill';
import { LANGUAGES } from '@shared/i18n/languages';
import { DEFAULT_USER_LANGUAGE, type UserLanguage } from '@shared/i18n/userLanguages';
import type { MenuItemConstructorOptions } from 'electron';
import { mainPt, ROLES_PT } from './texts.pt';

let language: UserLanguage = DEFAULT_USER_LANGUAGE;

export function setLanguage(chosen: UserLanguage): void {
  language = chosen;
}

export function isEnglish(): boolean {
  return language === 'en';
}

export function currentLocale(): string {
  return LANGUAGES[language].locale;
}

/** Translates a sentence of the app and fills in its parameters. */
export function t<English extends keyof typeof mainPt>(
  english: English,
  ...[params]: Filling<English>
): string {
  return fill(language === 'pt' ? mainPt[english] : english, params ?? {}, language);
}

/** A built-in Electron menu item, which by itself is always English. */
export function roleItem(role: keyof typeof ROLES_PT): MenuItemConstructorOptions {
  return language === 'pt' ? { role, label: ROLES_PT[role] } : { role };
}
