import { textIn, type TextOf } from './fill';
import { LANGUAGES } from './languages';
import { ownerFilesPt } from './ownerFiles.pt';
import type { Taking } from './say';
import type { UserLanguage } from './userLanguages';

export type FileText = Taking<keyof typeof ownerFilesPt>;

/** The texts of tables and files for a user, and the formats of days and amounts. */
export type FileTexts = {
  text: TextOf<keyof typeof ownerFilesPt>;
  language: UserLanguage;
  locale: string;
};

export function fileTexts(language: UserLanguage): FileTexts {
  return {
    text: textIn(language === 'pt' ? ownerFilesPt : null, language),
    language,
    locale: LANGUAGES[language].locale,
  };
}
