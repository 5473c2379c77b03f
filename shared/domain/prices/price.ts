import { addDays, type PlainDate } from '../date';
import { convert, roundedQuotient, type Cents, type Currency, type RateTable } from './money';
import { seasonOf } from './season';
import { INCLUDED_GUESTS, nightsOf, type Stay } from '../bookings/stayRules';

/** What the settings say about money; amounts in `baseCurrency` cents. */
export type PriceRules = RateTable & {
  baseCurrency: Currency;
  basePriceCents: Cents;
  highSeasonPriceCents: Cents;
  peakSeasonPriceCents: Cents;
  cleaningFeeCents: Cents;
  extraGuestFeeCents: Cents;
};

/** An owner's price for a range of nights, first and last both included; in `baseCurrency` cents. */
export type OverrideRule = {
  id: number;
  startDate: PlainDate;
  endDate: PlainDate;
  overridePriceCents: Cents;
  isActive: boolean;
  priority: number;
};

/** Consecutive nights at one rate: `start` is the first night, `end` the morning after the last. */
export type PriceLine = {
  nights: number;
  rateCents: Cents;
  totalCents: Cents;
  start: PlainDate;
  end: PlainDate;
};

/** The price of a stay in one currency. `totalCents` always equals the sum of the lines and fees. */
export type Quote = {
  currency: Currency;
  nights: number;
  lines: PriceLine[];
  /** The one nightly rate, or the average over the nights when `hasMultipleRates`. */
  baseRateCents: Cents;
  hasMultipleRates: boolean;
  accommodationCents: Cents;
  guestFeeCents: Cents;
  cleaningFeeCents: Cents;
  totalCents: Cents;
};

/**
 * Price of one night in the base currency: the active override that covers it with the
 * highest priority, ties to the newest; otherwise the season's price.
 */
export function nightPriceCents(
  night: PlainDate,
  rules: PriceRules,
  overrides: readonly OverrideRule[],
): Cents {
  const override = winningOverride(night, overrides);
  if (override) return override.overridePriceCents;
  switch (seasonOf(night)) {
    case 'peak':
      return rules.peakSeasonPriceCents;
    case 'high':
      return rules.highSeasonPriceCents;
    case 'base':
      return rules.basePriceCents;
  }
}

/** The active override that sets a night's price: the highest priority, ties to the newest. */
export function winningOverride<Rule extends OverrideRule>(
  night: PlainDate,
  overrides: readonly Rule[],
): Rule | undefined {
  let winner: Rule | undefined;
  for (const override of overrides) {
    const covers = override.isActive && override.startDate <= night && night <= override.endDate;
    if (!covers) continue;
    const wins =
      !winner ||
      override.priority > winner.priority ||
      (override.priority === winner.priority && override.id > winner.id);
    if (wins) winner = override;
  }
  return winner;
}

/**
 * Price of a stay. Each nightly rate and fee is converted (and, across currencies, rounded
 * to whole units) before it is multiplied and summed, so that what the guest reads adds up.
 * @param stay at least one night
 * @param guestCount all guests; those above {@link INCLUDED_GUESTS} pay the extra-guest fee once a stay
 * @throws RangeError when check-out is not after check-in
 */
export function quoteStay(
  stay: Stay,
  guestCount: number,
  currency: Currency,
  rules: PriceRules,
  overrides: readonly OverrideRule[],
): Quote {
  const inCurrency = (cents: Cents) => convert(cents, rules.baseCurrency, currency, rules);
  const lines: PriceLine[] = [];
  for (const night of nightsOf(stay)) {
    const rateCents = inCurrency(nightPriceCents(night, rules, overrides));
    const last = lines.at(-1);
    if (last?.rateCents === rateCents) {
      last.nights += 1;
      last.totalCents += rateCents;
      last.end = addDays(night, 1);
    } else {
      lines.push({
        nights: 1,
        rateCents,
        totalCents: rateCents,
        start: night,
        end: addDays(night, 1),
      });
    }
  }
  const nights = lines.reduce((sum, line) => sum + line.nights, 0);
  const accommodationCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const extraGuests = Math.max(0, guestCount - INCLUDED_GUESTS);
  const guestFeeCents = inCurrency(rules.extraGuestFeeCents) * extraGuests;
  const cleaningFeeCents = inCurrency(rules.cleaningFeeCents);
  const hasMultipleRates = new Set(lines.map((line) => line.rateCents)).size > 1;
  return {
    currency,
    nights,
    lines,
    baseRateCents: roundedQuotient(accommodationCents, nights),
    hasMultipleRates,
    accommodationCents,
    guestFeeCents,
    cleaningFeeCents,
    totalCents: accommodationCents + guestFeeCents + cleaningFeeCents,
  };
}
