import type { Language } from './languages';
import { legalPageDe } from './legalPage.de';
import { legalPageEn } from './legalPage.en';
import { legalPageFr } from './legalPage.fr';
import { legalPageNl } from './legalPage.nl';
import { legalPagePt } from './legalPage.pt';
import type { Translation } from './translation';

export type LegalPageTexts = Translation<typeof legalPageEn>;

const LEGAL_PAGE_TEXTS: Readonly<Record<Language, LegalPageTexts>> = {
  en: legalPageEn,
  pt: legalPagePt,
  de: legalPageDe,
  fr: legalPageFr,
  nl: legalPageNl,
};

/** What stands around the texts of the law's pages. */
export function legalPageTexts(language: Language): LegalPageTexts {
  return LEGAL_PAGE_TEXTS[language];
}
