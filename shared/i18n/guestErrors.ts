import { errorPageDe } from './errorPage.de';
import { errorPageEn } from './errorPage.en';
import { errorPageFr } from './errorPage.fr';
import { errorPageNl } from './errorPage.nl';
import { errorPagePt } from './errorPage.pt';
import { guestErrorsDe } from './guestErrors.de';
import { guestErrorsEn } from './guestErrors.en';
import { guestErrorsFr } from './guestErrors.fr';
import { guestErrorsNl } from './guestErrors.nl';
import { guestErrorsPt } from './guestErrors.pt';
import type { Language } from './languages';
import type { Translation } from './translation';

/** What the API tells guests of errors, in one language. */
export type GuestErrors = Translation<typeof guestErrorsEn>;

const GUEST_ERRORS: Readonly<Record<Language, GuestErrors>> = {
  en: guestErrorsEn,
  pt: guestErrorsPt,
  de: guestErrorsDe,
  fr: guestErrorsFr,
  nl: guestErrorsNl,
};

/** What the API tells guests of errors. */
export function guestErrorsOf(language: Language): GuestErrors {
  return GUEST_ERRORS[language];
}

const ERROR_PAGES: Readonly<Record<Language, Translation<typeof errorPageEn>>> = {
  en: errorPageEn,
  pt: errorPagePt,
  de: errorPageDe,
  fr: errorPageFr,
  nl: errorPageNl,
};

/** What the page says that tells of an error where a page was asked for. */
export function errorPageOf(language: Language): Translation<typeof errorPageEn> {
  return ERROR_PAGES[language];
}
