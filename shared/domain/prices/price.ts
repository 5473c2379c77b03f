import { addDays, type PlainDate } from '../date';
import { convert, roundedQuotient, type Cents, type Currency, type RateTable } from './money';
import type { Season, SeasonCalendar, Weekday } from './season';
import { INCLUDED_GUESTS, nightsOf, type Stay } from '../bookings/stayRules';

/** What settings and seasons say of nights; amounts in `baseCurrency` cents. */
export type PriceRules = RateTable & {
  baseCurrency: Currency;
  basePriceCents: Cents;
  highSeasonPriceCents: Cents;
  peakSeasonPriceCents: Cents;
  cleaningFeeCents: Cents;
  extraGuestFeeCents: Cents;
  minStayRegular: number;
  minStayPeak: number;
  seasons: SeasonCalendar;
};

/**
 * An owner's price for a range of nights, first and last both included; in `baseCurrency` cents. Its
 * rules of stay are the season's where they are `null`.
 */
export type OverrideRule = {
  id: number;
  startDate: PlainDate;
  endDate: PlainDate;
  overridePriceCents: Cents;
  isActive: boolean;
  priority: number;
  minStay: number | null;
  arrivalDays: readonly Weekday[] | null;
  departureDays: readonly Weekday[] | null;
};

/** What holds on a day, and where it comes from. */
export type DayRule = {
  /** Of its night. */
  priceCents: Cents;
  /** The override that sets the price, if one does. */
  override: OverrideRule | null;
  /** The season that the day belongs to, also under an override; `null` outside of all. */
  season: Season | null;
  /** Fewest nights of a stay that begins on it. */
  minStay: number;
  /** Days of the week on which guests may arrive, and leave, by this day's rule; `null` for all. */
  arrivalDays: readonly Weekday[] | null;
  departureDays: readonly Weekday[] | null;
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
  /** Guests above those that the nightly price includes. */
  extraGuests: number;
  guestFeeCents: Cents;
  cleaningFeeCents: Cents;
  totalCents: Cents;
};

/**
 * The one rule of a day: the active override that covers it with the highest priority, ties to the
 * newest; what it leaves open is the season's, and what that leaves open the settings'.
 */
export function dayRule(
  day: PlainDate,
  rules: PriceRules,
  overrides: readonly OverrideRule[],
): DayRule {
  const override = winningOverride(day, overrides) ?? null;
  const season = rules.seasons.seasonOf(day);
  return {
    override,
    season,
    priceCents: override ? override.overridePriceCents : seasonPriceCents(season, rules),
    minStay: override?.minStay ?? seasonMinimumStay(season, rules),
    arrivalDays: override?.arrivalDays ?? season?.arrivalDays ?? null,
    departureDays: override?.departureDays ?? season?.departureDays ?? null,
  };
}

/** Price of one night in the base currency, by its {@link dayRule}. */
export function nightPriceCents(
  night: PlainDate,
  rules: PriceRules,
  overrides: readonly PricedRange[],
): Cents {
  const override = winningOverride(night, overrides);
  return override
    ? override.overridePriceCents
    : seasonPriceCents(rules.seasons.seasonOf(night), rules);
}

function seasonPriceCents(season: Season | null, rules: PriceRules): Cents {
  switch (season?.tier) {
    case 'own':
      return season.ownPriceCents ?? rules.basePriceCents;
    case 'peak':
      return rules.peakSeasonPriceCents;
    case 'high':
      return rules.highSeasonPriceCents;
    case 'base':
    case undefined:
      return rules.basePriceCents;
  }
}

function seasonMinimumStay(
  season: Season | null,
  { minStayRegular, minStayPeak }: Pick<PriceRules, 'minStayRegular' | 'minStayPeak'>,
): number {
  return season?.minStay ?? (season?.tier === 'peak' ? minStayPeak : minStayRegular);
}

/** What of an override decides which one wins. */
type RankedRange = Pick<OverrideRule, 'id' | 'startDate' | 'endDate' | 'isActive' | 'priority'>;
type PricedRange = RankedRange & Pick<OverrideRule, 'overridePriceCents'>;

/** The active override that sets a night's price: the highest priority, ties to the newest. */
export function winningOverride<Rule extends RankedRange>(
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
  const priceOf = (night: PlainDate) => nightPriceCents(night, rules, overrides);
  return quoteNights(stay, guestCount, currency, rules, priceOf);
}

/** {@link quoteStay} where the prices of the nights are known. @param priceOf in the base currency */
export function quoteNights(
  stay: Stay,
  guestCount: number,
  currency: Currency,
  rules: PriceRules,
  priceOf: (night: PlainDate) => Cents,
): Quote {
  const inCurrency = (cents: Cents) => convert(cents, rules.baseCurrency, currency, rules);
  const lines: PriceLine[] = [];
  for (const night of nightsOf(stay)) {
    const rateCents = inCurrency(priceOf(night));
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
    extraGuests,
    guestFeeCents,
    cleaningFeeCents,
    totalCents: accommodationCents + guestFeeCents + cleaningFeeCents,
  };
}
