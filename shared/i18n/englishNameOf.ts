import { LANGUAGES, type Language } from './languages';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What a language is called in the back office: `German`. */
export function englishNameOf(language: Language): string {
  return NAMES.of(language) ?? LANGUAGES[language].name;
}
