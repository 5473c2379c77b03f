import { pages as pagesDe } from './de/pages';
import * as de from './de/server';
import { pages as pagesEn } from './en/pages';
import * as en from './en/server';
import { pages as pagesFr } from './fr/pages';
import * as fr from './fr/server';
import { LANGUAGE_CODES, type Language } from './languages';
import { pages as pagesNl } from './nl/pages';
import * as nl from './nl/server';
import { pages as pagesPt } from './pt/pages';
import * as pt from './pt/server';
import { translateFrom, type Catalogue, type Translate } from './translate';
import type { Translation } from './translation';

// All languages at once, for the server. A guest's browser loads only the `pages.ts` of its page's language.

/** The texts of `en/server.ts` in one language. */
export type ServerTexts = {
  readonly [Part in keyof typeof en]: Translation<(typeof en)[Part]>;
};
export type LegalTexts = ServerTexts['legal'];
export type LegalPageTexts = ServerTexts['legalPage'];

const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = { en, pt, de, fr, nl };
const PAGES: Readonly<Record<Language, Catalogue>> = {
  en: pagesEn,
  pt: pagesPt,
  de: pagesDe,
  fr: pagesFr,
  nl: pagesNl,
};
/** Apart from `SERVER_TEXTS`, so that the Site editor does not load the server's other texts. */
const LEGAL: Readonly<Record<Language, LegalTexts>> = {
  en: en.legal,
  pt: pt.legal,
  de: de.legal,
  fr: fr.legal,
  nl: nl.legal,
};

/** Likewise. */
const QUESTIONS: Readonly<Record<Language, ServerTexts['questions']>> = {
  en: en.questions,
  pt: pt.questions,
  de: de.questions,
  fr: fr.questions,
  nl: nl.questions,
};

export function catalogueOf(language: Language): Catalogue {
  return PAGES[language];
}

/** Returns a function for the texts of pages in a language, with their parameters filled in. */
export function translator(language: Language): Translate {
  return translateFrom(PAGES[language], language);
}

/** Texts for guests that only the server uses. */
export function serverTexts(language: Language): ServerTexts {
  return SERVER_TEXTS[language];
}

/** The standard texts of the legal pages, for the server and the back office. */
export function legalTexts(language: Language): LegalTexts {
  return LEGAL[language];
}

/** The standard texts of the frequent questions, for the server and the back office. */
export function questionTexts(language: Language): ServerTexts['questions'] {
  return QUESTIONS[language];
}

/** Calls `make` for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  // The keys are exactly the language codes.
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)])) as Record<
    Language,
    T
  >;
}
