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

// All languages at once, for the server. A guest's browser loads the `pages.ts` of its page's language only.

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
/** Apart from `SERVER_TEXTS`, so that the Site editor loads nothing else of the server's. */
const LEGAL: Readonly<Record<Language, LegalTexts>> = {
  en: en.legal,
  pt: pt.legal,
  de: de.legal,
  fr: fr.legal,
  nl: nl.legal,
};

/** What guests' pages say in a language, by the texts' keys. */
export function catalogueOf(language: Language): Catalogue {
  return PAGES[language];
}

/** What gives the texts of pages in a language, with their parameters filled in. */
export function translator(language: Language): Translate {
  return translateFrom(PAGES[language], language);
}

/** What only the server says to guests. */
export function serverTexts(language: Language): ServerTexts {
  return SERVER_TEXTS[language];
}

/** The product's own texts of the law's pages: for the server and the back office. */
export function legalTexts(language: Language): LegalTexts {
  return LEGAL[language];
}

/** A table of something in each language. */
export function inEachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  // Each of the languages is in the list of their codes.
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)])) as Record<
    Language,
    T
  >;
}
