import * as fastCheck from 'fast-check';
import { it } from 'vitest';
import { CURRENCIES } from '../domain/prices/money';
import { fromDayNumber, dayNumber } from '../domain/date';
import { DISCOUNT_KINDS } from '../domain/prices/discount';
import { EXTRA_GUEST_UNITS, EXTRA_UNITS } from '../domain/prices/extras';
import type { OverrideRule, PriceRules, QuoteRequest } from '../domain/prices/price';
import type { PriceTerms } from '../domain/prices/priceTerms';
import {
  DEFAULT_SEASON_CALENDAR,
  SEASON_COLOURS,
  SEASON_TIERS,
  seasonOverlap,
  type Season,
} from '../domain/prices/season';

const FIRST = dayNumber('2020-01-01');
const LAST = dayNumber('2060-12-31');

/**
 * Number of runs of a property: a tenth of the given number, or all of them with `TEST_RUNS=all`.
 * @param atLeast minimum number of runs
 */
export function runs(many: number, atLeast = 50): number {
  const share = process.env['TEST_RUNS'] === 'all' ? 1 : 10;
  return Math.min(many, Math.max(atLeast, many / share));
}

/** Tests a property with a number of generated values. */
export function holds<Values extends unknown[]>(
  name: string,
  values: { [Index in keyof Values]: fastCheck.Arbitrary<Values[Index]> },
  claim: (...values: Values) => void,
  numRuns = 500,
): void {
  // The caller names the claim and asserts in it.
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect
  it(name, () => {
    // The type of `tuple` loses the order of its arguments.
    const drawn = fastCheck.tuple(...values) as unknown as fastCheck.Arbitrary<Values>;
    fastCheck.assert(
      fastCheck.property(drawn, (all) => claim(...all)),
      { numRuns: runs(numRuns) },
    );
  });
}

export const integers = (min: number, max: number) => fastCheck.integer({ min, max });
export const texts = fastCheck.string;

/** Any villa day of four decades: leap days, clock changes and New Years included. */
export const days = integers(FIRST, LAST).map(fromDayNumber);

export const currencies = fastCheck.constantFrom(...CURRENCIES);

/** Prices, fees and rates that an owner might set, including unusual ones. */
export const priceRules: fastCheck.Arbitrary<PriceRules> = fastCheck.record({
  baseCurrency: currencies,
  basePriceCents: integers(0, 500_000),
  highSeasonPriceCents: integers(0, 500_000),
  peakSeasonPriceCents: integers(0, 500_000),
  cleaningFeeCents: integers(0, 100_000),
  extraGuestFeeCents: integers(0, 50_000),
  gbpRateE4: integers(1, 999_999),
  usdRateE4: integers(1, 999_999),
  minStayRegular: integers(1, 7),
  minStayPeak: integers(1, 14),
  seasons: fastCheck.constant(DEFAULT_SEASON_CALENDAR),
});

/** Weekdays of arrivals or departures; mostly all. */
const weekdays = fastCheck.oneof(
  { weight: 3, arbitrary: fastCheck.constant(null) },
  { weight: 1, arbitrary: fastCheck.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }) },
);
const minStay = fastCheck.oneof(
  { weight: 2, arbitrary: fastCheck.constant(null) },
  { weight: 1, arbitrary: integers(1, 10) },
);

const ranges = fastCheck.array(
  fastCheck.oneof(
    fastCheck.tuple(days, days).map(([a, b]) => ({ start: a.slice(5), end: b.slice(5) })),
    fastCheck
      .tuple(days, integers(0, 200))
      .map(([start, length]) => ({ start, end: fromDayNumber(dayNumber(start) + length) })),
  ),
  { minLength: 1, maxLength: 3 },
);

/** A plan's seasons, which do not overlap: yearly and fixed ones, also across New Year. */
export const seasons: fastCheck.Arbitrary<Season[]> = fastCheck
  .array(
    fastCheck.record({
      ranges,
      tier: fastCheck.constantFrom(...SEASON_TIERS),
      ownPriceCents: integers(0, 500_000),
      minStay,
      arrivalDays: weekdays,
      departureDays: weekdays,
      colour: fastCheck.constantFrom(...SEASON_COLOURS),
    }),
    { maxLength: 5 },
  )
  .map((drawn) => {
    const plan: Season[] = [];
    for (const [index, season] of drawn.entries()) {
      const named = { ...season, name: `Season ${index}` };
      if (!seasonOverlap([...plan, named])) plan.push(named);
    }
    return plan;
  });

/** Active and inactive overrides near a day, some of which overlap. */
export function overridesNear(date: string): fastCheck.Arbitrary<OverrideRule[]> {
  return fastCheck
    .array(
      fastCheck.record({
        offset: integers(-20, 100),
        length: integers(0, 40),
        overridePriceCents: integers(0, 500_000),
        isActive: fastCheck.boolean(),
        priority: integers(0, 3),
        minStay,
        arrivalDays: weekdays,
        departureDays: weekdays,
      }),
      { maxLength: 8 },
    )
    .map((list) =>
      list.map(({ offset, length, ...rule }, index) => ({
        ...rule,
        id: index + 1,
        startDate: fromDayNumber(dayNumber(date) + offset),
        endDate: fromDayNumber(dayNumber(date) + offset + length),
      })),
    );
}

const cents = integers(0, 50_000);
const named = <Rest extends object>(prefix: string, rows: readonly Rest[]) =>
  rows.map((row, index) => ({ ...row, name: `${prefix} ${index}` }));
const yearlyRange = fastCheck
  .tuple(days, days)
  .map(([a, b]) => ({ start: a.slice(5), end: b.slice(5) }));

/** Discounts, fees, tourist tax and payment terms that an owner might set. */
export const priceTerms: fastCheck.Arbitrary<PriceTerms> = fastCheck.record({
  discounts: fastCheck
    .array(
      fastCheck.record({
        kind: fastCheck.constantFrom(...DISCOUNT_KINDS),
        threshold: integers(1, 90),
        percent: integers(1, 100),
      }),
      { maxLength: 6 },
    )
    .map((list) => named('Discount', list)),
  fees: fastCheck.record({
    includedGuests: integers(1, 12),
    extraGuestPer: fastCheck.constantFrom(...EXTRA_GUEST_UNITS),
    maxPets: integers(0, 3),
    petFeeCents: cents,
    extras: fastCheck
      .array(
        fastCheck.record({
          priceCents: cents,
          per: fastCheck.constantFrom(...EXTRA_UNITS),
          maxQuantity: integers(1, 5),
        }),
        { maxLength: 5 },
      )
      .map((list) => named('Extra', list).map((extra, index) => ({ ...extra, id: `x${index}` }))),
  }),
  touristTax: fastCheck.record({
    isOn: fastCheck.boolean(),
    rates: fastCheck
      .array(fastCheck.record({ range: yearlyRange, cents: integers(0, 500) }), { maxLength: 4 })
      .map((list) => {
        const rates: { start: string; end: string; cents: number }[] = [];
        for (const { range, cents: amount } of list) {
          const next = [...rates, { ...range, cents: amount }];
          const overlap = seasonOverlap(
            next.map(({ start, end }, index) => ({ name: `${index}`, ranges: [{ start, end }] })),
          );
          if (!overlap) rates.push({ ...range, cents: amount });
        }
        return rates;
      }),
    minimumAge: integers(0, 18),
    maxNights: fastCheck.option(integers(1, 30)),
  }),
  paymentTerms: fastCheck.record({
    depositPercent: fastCheck.option(integers(0, 100)),
    balanceDays: fastCheck.option(integers(0, 120)),
    securityDepositCents: cents,
  }),
});

/** A guest's price requests, including unknown ids and numbers above the limits. */
export const quoteRequests: fastCheck.Arbitrary<QuoteRequest> = fastCheck
  .record({
    checkinDate: days,
    nights: integers(1, 90),
    ahead: integers(0, 400),
    guestCount: integers(1, 20),
    currency: currencies,
    children: fastCheck.option(integers(0, 19), { nil: undefined }),
    pets: fastCheck.option(integers(0, 4), { nil: undefined }),
    extras: fastCheck.option(
      fastCheck.array(
        fastCheck.record({
          id: fastCheck.constantFrom('x0', 'x1', 'x2', 'x3', 'gone'),
          quantity: integers(1, 9),
        }),
        { maxLength: 5 },
      ),
      { nil: undefined },
    ),
  })
  .map(({ nights, ahead, checkinDate, ...request }) => ({
    ...request,
    checkinDate,
    checkoutDate: fromDayNumber(dayNumber(checkinDate) + nights),
    bookingDate: fromDayNumber(dayNumber(checkinDate) - ahead),
  }));
