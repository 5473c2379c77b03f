import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import { currentLanguage, currentLocale } from '../i18n/language';
import { t } from '../i18n/t';

/** To follow "a mail": ` in German`; nothing where the guest reads what is spoken here. */
export function inLanguage(language: Language = DEFAULT_LANGUAGE): string {
  return language === currentLanguage()
    ? ''
    : t(' in {language}', { language: languageName(language) });
}

/** What a language is called: `German`, `alemão`. */
export function languageName(language: Language): string {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'language' });
  return names.of(language) ?? LANGUAGES[language].name;
}

/** The languages that guests can read, as the options of a list. */
export function languageOptions(): [Language, string][] {
  return LANGUAGE_CODES.map((code) => {
    const name = languageName(code);
    // Portuguese writes languages small, but no line of a list begins so.
    return [code, name.charAt(0).toUpperCase() + name.slice(1)];
  });
}
