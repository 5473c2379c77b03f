import { fill, type ParamsIn } from '@shared/i18n/fill';
import { LANGUAGES } from '@shared/i18n/languages';
import { DEFAULT_USER_LANGUAGE, type UserLanguage } from '@shared/i18n/userLanguages';
import type { MenuItemConstructorOptions } from 'electron';
import { mainEn } from './texts.en';
import { mainPt, ROLES_PT } from './texts.pt';

type English = typeof mainEn;

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

/** A text in the app's language, with its parameters. */
export function t<Key extends keyof English>(
  key: Key,
  ...params: ParamsIn<English[Key]> extends never
    ? []
    : [Record<ParamsIn<English[Key]>, string | number>]
): string {
  return fill((language === 'pt' ? mainPt : mainEn)[key], params[0] ?? {}, language);
}

/** A built-in Electron menu item, which by itself is always English. */
export function roleItem(role: keyof typeof ROLES_PT): MenuItemConstructorOptions {
  return language === 'pt' ? { role, label: ROLES_PT[role] } : { role };
}
