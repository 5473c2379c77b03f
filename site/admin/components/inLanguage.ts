import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/i18n/languages';
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
