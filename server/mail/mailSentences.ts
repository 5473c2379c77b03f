import { formatDay } from '@shared/domain/date';
import { formatMoney, type Cents, type Currency } from '@shared/domain/prices/money';
import { billDe } from '@shared/i18n/bill.de';
import { billEn } from '@shared/i18n/bill.en';
import { billFr } from '@shared/i18n/bill.fr';
import { billNl } from '@shared/i18n/bill.nl';
import { billPt } from '@shared/i18n/bill.pt';
import { fill, type ParamsIn } from '@shared/i18n/fill';
import { formatTime } from '@shared/i18n/formatTime';
import { LANGUAGES, prefixOf, type Language } from '@shared/i18n/languages';
import { mailDe } from '@shared/i18n/mail.de';
import { mailEn } from '@shared/i18n/mail.en';
import { mailFr } from '@shared/i18n/mail.fr';
import { mailNl } from '@shared/i18n/mail.nl';
import { mailPt } from '@shared/i18n/mail.pt';
import { offerDe } from '@shared/i18n/offer.de';
import { offerEn } from '@shared/i18n/offer.en';
import { offerFr } from '@shared/i18n/offer.fr';
import { offerNl } from '@shared/i18n/offer.nl';
import { offerPt } from '@shared/i18n/offer.pt';
import { ownerMailEn } from '@shared/i18n/ownerMail.en';
import { ownerMailPt } from '@shared/i18n/ownerMail.pt';
import { paymentsEn } from '@shared/i18n/payments.en';
import { paymentsPt } from '@shared/i18n/payments.pt';
import { paymentsDe } from '@shared/i18n/payments.de';
import { paymentsFr } from '@shared/i18n/payments.fr';
import { paymentsNl } from '@shared/i18n/payments.nl';
import type { Translation } from '@shared/i18n/translation';

const MAIL_TEXTS: Readonly<
  Record<Language, Translation<typeof mailEn & typeof billEn & typeof offerEn & typeof paymentsEn>>
> = {
  en: { ...mailEn, ...billEn, ...offerEn, ...paymentsEn },
  pt: { ...mailPt, ...billPt, ...offerPt, ...paymentsPt },
  de: { ...mailDe, ...billDe, ...offerDe, ...paymentsDe },
  fr: { ...mailFr, ...billFr, ...offerFr, ...paymentsFr },
  nl: { ...mailNl, ...billNl, ...offerNl, ...paymentsNl },
};

type English = typeof mailEn &
  typeof billEn &
  typeof offerEn &
  typeof paymentsEn &
  typeof ownerMailEn;
type Key = keyof English;
type Params<K extends Key> = Record<ParamsIn<English[K]>, string | number>;

/** How mails are written in one language. */
export type MailWords = {
  language: Language;
  /** Every text of mails, by its key. */
  texts: Translation<English>;
  /** A text of the mails, with its parameters filled in. */
  mailText: <K extends Key>(
    key: K,
    ...params: ParamsIn<English[K]> extends never ? [] : [Params<K>]
  ) => string;
  /** A day: `Mon, 12 Apr 2027`. */
  longDay: (day: string) => string;
  /** A day in a subject: `12 Apr 2027`. */
  shortDay: (day: string) => string;
  /** @param time `HH:mm` */
  time: (time: string) => string;
  money: (cents: Cents, currency: Currency) => string;
  /** What the paths of pages begin with. */
  prefix: string;
};

/** How mails are written in a language. */
export function mailWords(language: Language): MailWords {
  // Those to users are in one of two languages, and in no mail to a guest.
  const owners = language === 'pt' ? ownerMailPt : ownerMailEn;
  const texts = { ...MAIL_TEXTS[language], ...owners };
  const { locale } = LANGUAGES[language];
  return {
    language,
    texts,
    mailText: (key, ...params) => fill(texts[key], params[0] ?? {}, language),
    longDay: (day) =>
      formatDay(day, locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      }),
    shortDay: (day) => formatDay(day, locale),
    time: (time) => formatTime(time, language),
    money: (cents, currency) => formatMoney(cents, currency, locale),
    prefix: prefixOf(language),
  };
}
