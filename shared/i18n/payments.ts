import type { Language } from './languages';
import { paymentsDe } from './payments.de';
import { paymentsEn } from './payments.en';
import { paymentsFr } from './payments.fr';
import { paymentsNl } from './payments.nl';
import { paymentsPt } from './payments.pt';
import type { Translation } from './translation';

export type PaymentTexts = Translation<typeof paymentsEn>;

const PAYMENT_TEXTS: Readonly<Record<Language, PaymentTexts>> = {
  en: paymentsEn,
  pt: paymentsPt,
  de: paymentsDe,
  fr: paymentsFr,
  nl: paymentsNl,
};

/** What guests read of payments, all languages at once: for the server. */
export function paymentTextsIn(language: Language): PaymentTexts {
  return PAYMENT_TEXTS[language];
}
