import { fill, type ParamsIn } from './fill';
import { LANGUAGES } from './languages';
import { ownerFilesPt } from './ownerFiles.pt';
import type { Taking } from './say';
import type { UserLanguage } from './userLanguages';

type Sentence = keyof typeof ownerFilesPt;
/** A text of files without parameters, in English. */
export type FileWord = Taking<Sentence>;

/** What writes tables and files for a user: the texts, and how days and amounts are written. */
export type FileWords = {
  word: <English extends Sentence>(
    english: English,
    ...params: ParamsIn<English> extends never
      ? []
      : [Readonly<Record<ParamsIn<English>, string | number>>]
  ) => string;
  language: UserLanguage;
  locale: string;
};

/** The texts of tables and files in a user's language. */
export function fileWords(language: UserLanguage): FileWords {
  return {
    word: (english, ...[params = {}]) =>
      fill(language === 'pt' ? ownerFilesPt[english] : english, params, language),
    language,
    locale: LANGUAGES[language].locale,
  };
}
