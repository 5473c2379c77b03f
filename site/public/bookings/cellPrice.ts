import { formatMoney, type Cents, type Currency } from '@shared/domain/prices/money';

/** Amounts with six digits do not fit into a day on a phone. */
const FIRST_SHORTENED_CENTS = 10_000_000;

/** An amount in whole units, halves up. The bill has the exact one. */
export function wholeUnits(cents: Cents): Cents {
  return Math.round(cents / 100) * 100;
}

/** A price in a day of the calendar, without its currency: `1,265`, in German `1.265`; from 100,000 on `126k`. */
export function cellFigure(cents: Cents, currency: Currency, locale: string): string {
  return cents < FIRST_SHORTENED_CENTS - 50
    ? formatMoney(wholeUnits(cents), currency, locale).replaceAll(/^\D+|\D+$/g, '')
    : `${Math.round(cents / 100_000)}k`;
}

/** The text before and after an amount: `€` and nothing, in German nothing and ` €`. */
export function currencySides(
  currency: Currency,
  locale: string,
): { before: string; after: string } {
  const [before = '', after = ''] = formatMoney(100, currency, locale).split('1');
  return { before, after };
}
