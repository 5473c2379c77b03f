import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What a language is called in the back office: `German`. */
export function englishNameOf(language: Language): string {
  return NAMES.of(language) ?? LANGUAGES[language].name;
}

/** To follow "a mail": ` in German`; nothing where the guest reads English, as the owner does. */
export function inLanguage(language: Language = DEFAULT_LANGUAGE): string {
  return language === DEFAULT_LANGUAGE ? '' : ` in ${englishNameOf(language)}`;
}
