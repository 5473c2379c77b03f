import { fill, type ParamsIn } from './fill';
import type { Language } from './languages';
import { offerEn } from './offer.en';
import { offerPt } from './offer.pt';
import { offerDe } from './offer.de';
import { offerFr } from './offer.fr';
import { offerNl } from './offer.nl';
import { stayPageDe } from './stayPage.de';
import { stayPageEn } from './stayPage.en';
import { stayPageFr } from './stayPage.fr';
import { stayPageNl } from './stayPage.nl';
import { stayPagePt } from './stayPage.pt';
import type { Translation } from './translation';

type English = typeof stayPageEn & typeof offerEn;
type Key = keyof English;

const STAY_PAGE_TEXTS: Readonly<Record<Language, Translation<English>>> = {
  en: { ...stayPageEn, ...offerEn },
  pt: { ...stayPagePt, ...offerPt },
  de: { ...stayPageDe, ...offerDe },
  fr: { ...stayPageFr, ...offerFr },
  nl: { ...stayPageNl, ...offerNl },
};

/** A text of the guest's page, with its parameters filled in. */
export type StayText = <K extends Key>(
  key: K,
  ...params: ParamsIn<English[K]> extends never
    ? []
    : [Record<ParamsIn<English[K]>, string | number>]
) => string;

/** What gives the texts of the guest's page in a language. */
export function stayPageText(language: Language): StayText {
  return (key, ...params) => fill(STAY_PAGE_TEXTS[language][key], params[0] ?? {}, language);
}

/** The sentence about what came of a form; `null` for a code that the page has none for. */
export function stayOutcomeText(
  kind: 'done' | 'problem',
  code: string,
  language: Language,
): string | null {
  const key = `${kind}.${code}`;
  const texts = STAY_PAGE_TEXTS[language];
  return Object.hasOwn(texts, key) ? texts[key as Key] : null;
}
