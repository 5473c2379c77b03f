import type { Language } from './languages';
import { legalDe } from './legal.de';
import { legalEn } from './legal.en';
import { legalFr } from './legal.fr';
import { legalNl } from './legal.nl';
import { legalPt } from './legal.pt';
import type { Translation } from './translation';

export type LegalTexts = Translation<typeof legalEn>;

const LEGAL_TEXTS: Readonly<Record<Language, LegalTexts>> = {
  en: legalEn,
  pt: legalPt,
  de: legalDe,
  fr: legalFr,
  nl: legalNl,
};

/** The product's own texts of the law's pages: for the server and the back office. */
export function legalTexts(language: Language): LegalTexts {
  return LEGAL_TEXTS[language];
}
