import { textIn, type TextOf } from './fill';
import { LANGUAGES } from './languages';
import { ownerFilesPt } from './ownerFiles.pt';
import type { Taking } from './say';
import type { UserLanguage } from './userLanguages';

export type FileWord = Taking<keyof typeof ownerFilesPt>;

/** The texts of tables and files for a user, and the formats of days and amounts. */
export type FileWords = {
  word: TextOf<keyof typeof ownerFilesPt>;
  language: UserLanguage;
  locale: string;
};

export function fileWords(language: UserLanguage): FileWords {
  return {
    word: textIn(language === 'pt' ? ownerFilesPt : null, language),
    language,
    locale: LANGUAGES[language].locale,
  };
}
