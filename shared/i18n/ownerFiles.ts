import { textIn, type TextOf } from './fill';
import { LANGUAGES } from './languages';
import { ownerFilesPt } from './ownerFiles.pt';
import type { Taking } from './say';
import type { UserLanguage } from './userLanguages';

/** A text of files without parameters, in English. */
export type FileWord = Taking<keyof typeof ownerFilesPt>;

/** What writes tables and files for a user: the texts, and how days and amounts are written. */
export type FileWords = {
  word: TextOf<keyof typeof ownerFilesPt>;
  language: UserLanguage;
  locale: string;
};

/** The texts of tables and files in a user's language. */
export function fileWords(language: UserLanguage): FileWords {
  return {
    word: textIn(language === 'pt' ? ownerFilesPt : null, language),
    language,
    locale: LANGUAGES[language].locale,
  };
}
