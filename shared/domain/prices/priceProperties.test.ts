import { describe, expect } from 'vitest';
import { presentQuote } from '../../contract/prices/price';
import {
  currencies,
  days,
  holds,
  integers,
  overridesNear,
  priceRules,
  seasons,
} from '../../test/property';
import { addDays } from '../date';
import { dayRule, nightPriceCents, quoteStay } from './price';
import { DEFAULT_PRICE_TERMS } from './priceTerms';
import { seasonCalendar, type Season, type SeasonRange } from './season';
import type { Currency } from './money';
import { nightsOf, type Stay } from '../bookings/stayRules';

/** Random cases, different in each of the three time zones. */
const RUNS = 2_000;

describe('the rule of any night', () => {
  const cases = days.chain((day) =>
    overridesNear(day).chain((overrides) =>
      seasons.map((plan) => ({ day: addDays(day, 10), overrides, plan })),
    ),
  );

  holds(
    'is exactly one: an override, a season that covers it, or the settings',
    [cases, priceRules],
    ({ day, overrides, plan }, settings) => {
      const rules = { ...settings, seasons: seasonCalendar(plan) };
      const rule = dayRule(day, rules, overrides);
      const covering = plan.filter(({ ranges }) => ranges.some((range) => covers(range, day)));
      const fixed = plan.filter(({ ranges }) =>
        ranges.some((range) => range.start.length > 5 && covers(range, day)),
      );
      const expected = fixed.length > 0 ? fixed : covering;
      expect(expected.length).toBeLessThanOrEqual(1);
      expect(rule.season).toBe(expected[0] ?? null);
      expect(rule.priceCents).toBe(nightPriceCents(day, rules, overrides));
      if (rule.override) expect(rule.priceCents).toBe(rule.override.overridePriceCents);
      expect(rule.minStay).toBeGreaterThanOrEqual(1);
    },
    RUNS,
  );

  holds(
    'does not depend on the order of the rules',
    [cases, priceRules],
    ({ day, overrides, plan }, settings) => {
      const forwards = dayRule(day, { ...settings, seasons: seasonCalendar(plan) }, overrides);
      const backwards = dayRule(
        day,
        { ...settings, seasons: seasonCalendar(plan.toReversed()) },
        overrides.toReversed(),
      );
      expect(backwards).toEqual(forwards);
    },
    RUNS,
  );

  holds(
    'stays when a rule is added that does not touch it',
    [cases, priceRules, integers(1, 200), integers(0, 30), integers(0, 500_000)],
    ({ day, overrides, plan }, settings, distance, length, cents) => {
      const start = addDays(day, distance);
      const end = addDays(start, length);
      const away: Season = {
        name: 'Away',
        ranges: [{ start, end }],
        tier: 'own',
        ownPriceCents: cents,
        minStay: 9,
        arrivalDays: [6],
        departureDays: [6],
        colour: 'plum',
      };
      const before = dayRule(day, { ...settings, seasons: seasonCalendar(plan) }, overrides);
      const after = dayRule(day, { ...settings, seasons: seasonCalendar([...plan, away]) }, [
        ...overrides,
        {
          id: 99,
          startDate: start,
          endDate: end,
          overridePriceCents: cents,
          isActive: true,
          priority: 9,
          minStay: 9,
          arrivalDays: [6],
          departureDays: [6],
        },
      ]);
      expect(after).toEqual(before);
    },
    RUNS,
  );

  /** Written from the definition of a range, not from the code. */
  function covers({ start, end }: SeasonRange, day: string): boolean {
    if (start.length > 5) return start <= day && day <= end;
    const short = day.slice(5);
    return start <= end ? start <= short && short <= end : short >= start || short <= end;
  }
});

/** Booked on the arrival day, without any choices. */
function requestOf(stay: Stay, guestCount: number, currency: Currency) {
  return { ...stay, guestCount, currency, bookingDate: stay.checkinDate };
}

describe('the price of any stay', () => {
  const stays = days.chain((checkinDate) =>
    integers(1, 90).chain((nights) =>
      overridesNear(checkinDate).map((overrides) => ({
        stay: { checkinDate, checkoutDate: addDays(checkinDate, nights) },
        overrides,
      })),
    ),
  );

  holds(
    'always adds up: lines, fees and total, in every currency and as the guest reads it',
    [stays, integers(1, 50), currencies, priceRules],
    ({ stay: any, overrides }, guests, currency, rules) => {
      const quote = quoteStay(
        requestOf(any, guests, currency),
        rules,
        DEFAULT_PRICE_TERMS,
        overrides,
      );
      for (const line of quote.lines) expect(line.totalCents).toBe(line.nights * line.rateCents);
      const lines = quote.lines.reduce((sum, line) => sum + line.totalCents, 0);
      expect(quote.accommodationCents).toBe(lines);
      expect(quote.totalCents).toBe(lines + quote.guestFeeCents + quote.cleaningFeeCents);
      expect(Number.isSafeInteger(quote.totalCents)).toBe(true);

      const read = presentQuote(quote);
      const cents = (amount: number) => Number((amount * 100).toFixed(0));
      const sum = read.priceBreakdown.reduce((total, line) => total + cents(line.total), 0);
      expect(cents(read.total)).toBe(sum + cents(read.guestFee) + cents(read.cleaningFee));
      const shown = (read.lines ?? []).map((line) => [
        cents(line.total),
        line.quantity * cents(line.rate),
      ]);
      expect(shown.reduce((total, [lineTotal = 0]) => total + lineTotal, 0)).toBe(
        cents(read.total),
      );
      for (const [lineTotal, product] of shown) expect(product).toBe(lineTotal);
      for (const amount of [read.total, read.baseRate, read.guestFee, read.cleaningFee]) {
        expect(Number(amount.toFixed(2))).toBe(amount);
      }
      if (currency !== rules.baseCurrency) {
        for (const line of read.priceBreakdown) expect(Number.isInteger(line.rate)).toBe(true);
      }
    },
    RUNS,
  );

  holds(
    'is what adding up night by night by hand gives',
    [stays, integers(1, 20), currencies, priceRules],
    ({ stay: any, overrides }, guests, currency, rules) => {
      const rates = {
        EUR: 10_000n,
        GBP: BigInt(rules.gbpRateE4),
        USD: BigInt(rules.usdRateE4),
      };
      const shown = (cents: number): bigint => {
        if (currency === rules.baseCurrency) return BigInt(cents);
        const unit = rates[rules.baseCurrency] * 100n;
        return ((2n * BigInt(cents) * rates[currency] + unit) / (2n * unit)) * 100n;
      };
      const priceOf = (night: string): number => {
        const [winner] = overrides
          .filter((rule) => rule.isActive && rule.startDate <= night && night <= rule.endDate)
          .toSorted((a, b) => b.priority - a.priority || b.id - a.id);
        const bySeason = /-0[78]-/.test(night)
          ? rules.peakSeasonPriceCents
          : /-0[69]-/.test(night)
            ? rules.highSeasonPriceCents
            : rules.basePriceCents;
        return winner?.overridePriceCents ?? bySeason;
      };
      const extra = BigInt(Math.max(0, guests - 6)) * shown(rules.extraGuestFeeCents);
      const byHand = nightsOf(any).reduce(
        (sum, night) => sum + shown(priceOf(night)),
        extra + shown(rules.cleaningFeeCents),
      );
      expect(
        BigInt(
          quoteStay(requestOf(any, guests, currency), rules, DEFAULT_PRICE_TERMS, overrides)
            .totalCents,
        ),
      ).toBe(byHand);
    },
    1_000,
  );

  holds(
    'has lines that partition the nights: none missing, none twice, neighbours at different rates',
    [stays, currencies, priceRules],
    ({ stay: any, overrides }, currency, rules) => {
      const { lines, nights } = quoteStay(
        requestOf(any, 2, currency),
        rules,
        DEFAULT_PRICE_TERMS,
        overrides,
      );
      expect(
        lines.flatMap((line) => nightsOf({ checkinDate: line.start, checkoutDate: line.end })),
      ).toEqual(nightsOf(any));
      expect(lines.reduce((sum, line) => sum + line.nights, 0)).toBe(nights);
      for (const [index, line] of lines.entries()) {
        expect(line.rateCents).not.toBe(lines[index + 1]?.rateCents);
      }
    },
    2_000,
  );
});
