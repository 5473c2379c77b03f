import { formatDay } from '@shared/domain/date';
import { formatMoney, type Cents, type Currency } from '@shared/domain/prices/money';
import { inEachLanguage, serverTexts } from '@shared/i18n/catalogues';
import type { mail, offer, payments, rules } from '@shared/i18n/en/server';
import { fill, textIn, type ParamsIn, type TextOf } from '@shared/i18n/fill';
import { formatTime } from '@shared/i18n/formatTime';
import { LANGUAGES, prefixOf, type Language } from '@shared/i18n/languages';
import type { Translation } from '@shared/i18n/translation';
import { ownerMailPt } from './ownerMail.pt';

const MAIL_TEXTS = inEachLanguage((language) => {
  const texts = serverTexts(language);
  return { ...texts.mail, ...texts.rules, ...texts.offer, ...texts.payments };
});

type English = typeof mail & typeof rules & typeof offer & typeof payments;
type Key = keyof English;
type Params<K extends Key> = Record<ParamsIn<English[K]>, string | number>;

export type MailTexts = {
  language: Language;
  texts: Translation<English>;
  mailText: <K extends Key>(
    key: K,
    ...params: ParamsIn<English[K]> extends never ? [] : [Params<K>]
  ) => string;
  /** A sentence for users, in English or Portuguese. */
  ownerText: TextOf<keyof typeof ownerMailPt>;
  /** A day: `Mon, 12 Apr 2027`. */
  longDay: (day: string) => string;
  /** A day in a subject: `12 Apr 2027`. */
  shortDay: (day: string) => string;
  /** @param time `HH:mm` */
  time: (time: string) => string;
  money: (cents: Cents, currency: Currency) => string;
  /** Language prefix of page paths. */
  prefix: string;
};

export function mailTextsIn(language: Language): MailTexts {
  const texts = MAIL_TEXTS[language];
  const { locale } = LANGUAGES[language];
  return {
    language,
    texts,
    mailText: (key, ...params) => fill(texts[key], params[0] ?? {}, language),
    ownerText: textIn(language === 'pt' ? ownerMailPt : null, language),
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
