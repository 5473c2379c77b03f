import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import type { Language } from './languages';
import { nl } from './nl';
import { pt } from './pt';
import { translateFrom, type Catalogue, type Translate } from './translate';

/** All languages at once: for the server. A guest's browser loads its page's language only. */
const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, pt, de, fr, nl };

/** The texts of a language, by their keys. */
export function catalogueOf(language: Language): Catalogue {
  return CATALOGUES[language];
}

/** What gives the texts of a language, with their parameters filled in. */
export function translator(language: Language): Translate {
  return translateFrom(CATALOGUES[language], language);
}
