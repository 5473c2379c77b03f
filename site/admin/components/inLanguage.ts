import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import { currentLanguage, currentLocale } from '../i18n/language';
import { t } from '../i18n/t';

/** To follow "a mail": ` in German`; empty in the user's own language. */
export function inLanguage(language: Language = DEFAULT_LANGUAGE): string {
  return language === currentLanguage()
    ? ''
    : t(' in {language}', { language: languageName(language) });
}

/** `German`, `alemão`. */
export function languageName(language: Language): string {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'language' });
  return names.of(language) ?? LANGUAGES[language].name;
}

/** Guests' languages as options of a list. */
export function languageOptions(): [Language, string][] {
  return LANGUAGE_CODES.map((code) => {
    const name = languageName(code);
    // Portuguese writes languages in lower case, but a list does not.
    return [code, name.charAt(0).toUpperCase() + name.slice(1)];
  });
}
