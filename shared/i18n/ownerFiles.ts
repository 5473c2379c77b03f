import { fill } from './fill';
import { LANGUAGES } from './languages';
import { ownerFilesEn } from './ownerFiles.en';
import { ownerFilesPt } from './ownerFiles.pt';
import type { UserLanguage } from './userLanguages';

type Key = keyof typeof ownerFilesEn;

/** What writes tables and files for a user: the words, and how days and amounts are written. */
export type FileWords = {
  word: (key: Key, params?: Readonly<Record<string, string | number>>) => string;
  language: UserLanguage;
  locale: string;
};

/** The words of tables and files in a user's language. */
export function fileWords(language: UserLanguage): FileWords {
  const texts = language === 'pt' ? ownerFilesPt : ownerFilesEn;
  return {
    word: (key, params = {}) => fill(texts[key], params, language),
    language,
    locale: LANGUAGES[language].locale,
  };
}
