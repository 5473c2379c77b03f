import { describe, expect, it } from 'vitest';
import { presentQuote } from '../../contract/prices/price';

import type { Currency } from './money';
import * as price from './price';
import { nightPriceCents, type OverrideRule, type PriceRules } from './price';
import { DEFAULT_PRICE_TERMS } from './priceTerms';
import type { Stay } from '../bookings/stayRules';
import { RULES } from '../../test/exampleRules';

/** The price of a stay booked on its first day, with a new database's terms. */
function quoteStay(
  stay: Stay,
  guestCount: number,
  currency: Currency,
  rules: PriceRules,
  overrides: readonly OverrideRule[],
) {
  const request = { ...stay, guestCount, currency, bookingDate: stay.checkinDate };
  return price.quoteStay(request, rules, DEFAULT_PRICE_TERMS, overrides);
}

let nextId = 1;
function override(rule: Partial<OverrideRule>): OverrideRule {
  nextId += 1;
  return {
    id: nextId,
    startDate: '2027-05-01',
    endDate: '2027-05-10',
    overridePriceCents: 50_000,
    isActive: true,
    priority: 0,
    minStay: null,
    arrivalDays: null,
    departureDays: null,
    ...rule,
  };
}

describe('the price of a night', () => {
  it.each([
    ['2027-05-31', 45_000],
    ['2027-06-01', 55_000],
    ['2027-06-30', 55_000],
    ['2027-07-01', 65_000],
    ['2027-08-31', 65_000],
    ['2027-09-01', 55_000],
    ['2027-09-30', 55_000],
    ['2027-10-01', 45_000],
    ['2028-02-29', 45_000],
    ['2026-12-31', 45_000],
  ])('%s costs %i cents by its season', (night, cents) => {
    expect(nightPriceCents(night, RULES, [])).toBe(cents);
  });

  it('is the override’s from its first day to its last, both included', () => {
    const rules = [override({ overridePriceCents: 99 })];
    expect(nightPriceCents('2027-04-30', RULES, rules)).toBe(45_000);
    expect(nightPriceCents('2027-05-01', RULES, rules)).toBe(99);
    expect(nightPriceCents('2027-05-10', RULES, rules)).toBe(99);
    expect(nightPriceCents('2027-05-11', RULES, rules)).toBe(45_000);
  });

  it('beats the peak season too', () => {
    const rules = [override({ startDate: '2027-08-01', endDate: '2027-08-05' })];
    expect(nightPriceCents('2027-08-03', RULES, rules)).toBe(50_000);
  });

  it('goes to the higher priority, ties to the newest, and never to an inactive one', () => {
    const low = override({ overridePriceCents: 1, priority: 1 });
    const high = override({ overridePriceCents: 2, priority: 2 });
    const newest = override({ overridePriceCents: 3, priority: 2 });
    const inactive = override({ overridePriceCents: 4, priority: 9, isActive: false });
    expect(nightPriceCents('2027-05-05', RULES, [high, low])).toBe(2);
    expect(nightPriceCents('2027-05-05', RULES, [newest, high, low, inactive])).toBe(3);
    expect(nightPriceCents('2027-05-05', RULES, [inactive, low, high, newest])).toBe(3);
    expect(nightPriceCents('2027-05-05', RULES, [inactive])).toBe(45_000);
  });
});

describe('the price of a stay', () => {
  const stay = { checkinDate: '2027-06-28', checkoutDate: '2027-07-05' };

  it('lists consecutive nights at one rate as one line', () => {
    const quote = quoteStay(stay, 2, 'EUR', RULES, []);
    expect(quote.lines).toEqual([
      { nights: 3, rateCents: 55_000, totalCents: 165_000, start: '2027-06-28', end: '2027-07-01' },
      { nights: 4, rateCents: 65_000, totalCents: 260_000, start: '2027-07-01', end: '2027-07-05' },
    ]);
    expect(quote).toMatchObject({
      nights: 7,
      hasMultipleRates: true,
      baseRateCents: 60_714,
      accommodationCents: 425_000,
      guestFeeCents: 0,
      cleaningFeeCents: 15_000,
      totalCents: 440_000,
    });
  });

  it('charges each guest above six once per stay', () => {
    expect(quoteStay(stay, 6, 'EUR', RULES, []).guestFeeCents).toBe(0);
    expect(quoteStay(stay, 7, 'EUR', RULES, []).guestFeeCents).toBe(2_500);
    expect(quoteStay(stay, 8, 'EUR', RULES, []).guestFeeCents).toBe(5_000);
  });

  it('keeps cents in the base currency, and rounds each rate and fee in another', () => {
    const odd = { ...RULES, basePriceCents: 45_050, cleaningFeeCents: 15_050 };
    const may = { checkinDate: '2027-05-03', checkoutDate: '2027-05-06' };
    expect(quoteStay(may, 2, 'EUR', odd, []).totalCents).toBe(3 * 45_050 + 15_050);
    // 450.50 × 0.86 = 387.43 → 387; 150.50 × 0.86 = 129.43 → 129
    expect(quoteStay(may, 2, 'GBP', odd, []).totalCents).toBe(3 * 38_700 + 12_900);
    // 450.50 × 1.10 = 495.55 → 496; 150.50 × 1.10 = 165.55 → 166
    expect(quoteStay(may, 2, 'USD', odd, []).totalCents).toBe(3 * 49_600 + 16_600);
  });

  it('converts from a base in pounds by way of both rates', () => {
    const pounds: PriceRules = { ...RULES, baseCurrency: 'GBP' };
    const may = { checkinDate: '2027-05-03', checkoutDate: '2027-05-04' };
    // 450 / 0.86 = 523.26 → 523; 450 × 1.10 / 0.86 = 575.58 → 576
    expect(quoteStay(may, 2, 'EUR', pounds, []).lines[0]?.rateCents).toBe(52_300);
    expect(quoteStay(may, 2, 'USD', pounds, []).lines[0]?.rateCents).toBe(57_600);
    expect(quoteStay(may, 2, 'GBP', pounds, []).lines[0]?.rateCents).toBe(45_000);
  });

  it('converts from a base in dollars by way of both rates', () => {
    const dollars: PriceRules = { ...RULES, baseCurrency: 'USD' };
    const may = { checkinDate: '2027-05-03', checkoutDate: '2027-05-05' };
    // 450 / 1.10 = 409.09 → 409; 150 / 1.10 = 136.36 → 136; 25 / 1.10 = 22.73 → 23, twice
    expect(quoteStay(may, 8, 'EUR', dollars, [])).toMatchObject({
      accommodationCents: 81_800,
      cleaningFeeCents: 13_600,
      guestFeeCents: 4_600,
      totalCents: 100_000,
    });
    // 450 × 0.86 / 1.10 = 351.82 → 352
    expect(quoteStay(may, 2, 'GBP', dollars, []).baseRateCents).toBe(35_200);
    expect(quoteStay(may, 2, 'USD', dollars, []).baseRateCents).toBe(45_000);
  });

  it('rounds an extra guest’s fee before multiplying it, as the guest does', () => {
    const fee = { ...RULES, extraGuestFeeCents: 2_550 };
    // 25.50 × 0.86 = 21.93 → 22, twelve times 264, where 306 × 0.86 is 263
    expect(quoteStay(stay, 18, 'GBP', fee, []).guestFeeCents).toBe(26_400);
    // 25.50 × 1.10 = 28.05 → 28, twelve times 336, where 306 × 1.10 is 337
    expect(quoteStay(stay, 18, 'USD', fee, []).guestFeeCents).toBe(33_600);
    expect(quoteStay(stay, 18, 'EUR', fee, []).guestFeeCents).toBe(30_600);
  });

  it('starts a new line when a rate returns after another', () => {
    const party = override({
      startDate: '2027-05-11',
      endDate: '2027-05-11',
      overridePriceCents: 60_000,
    });
    const quote = quoteStay(
      { checkinDate: '2027-05-10', checkoutDate: '2027-05-13' },
      2,
      'EUR',
      RULES,
      [party],
    );
    expect(quote.lines.map(({ start, end, rateCents }) => [start, end, rateCents])).toEqual([
      ['2027-05-10', '2027-05-11', 45_000],
      ['2027-05-11', '2027-05-12', 60_000],
      ['2027-05-12', '2027-05-13', 45_000],
    ]);
    // (450 + 600 + 450) / 3
    expect(quote).toMatchObject({ baseRateCents: 50_000, hasMultipleRates: true });
  });

  it('merges adjacent nights of one price into a line, whichever rule sets it', () => {
    const rules = [
      override({ startDate: '2027-05-10', endDate: '2027-05-11', overridePriceCents: 45_000 }),
      override({ startDate: '2027-05-12', endDate: '2027-05-12', overridePriceCents: 45_000 }),
    ];
    const quote = quoteStay(
      { checkinDate: '2027-05-09', checkoutDate: '2027-05-15' },
      2,
      'EUR',
      RULES,
      rules,
    );
    expect(quote.lines).toHaveLength(1);
    expect(quote).toMatchObject({ baseRateCents: 45_000, hasMultipleRates: false });
  });

  it('does not charge the night of the check-out', () => {
    const dear = override({
      startDate: '2027-05-12',
      endDate: '2027-05-12',
      overridePriceCents: 999_900,
    });
    const until = { checkinDate: '2027-05-10', checkoutDate: '2027-05-12' };
    expect(quoteStay(until, 2, 'EUR', RULES, [dear]).accommodationCents).toBe(90_000);
  });

  it('may be nothing, for friends', () => {
    const free = { ...RULES, cleaningFeeCents: 0 };
    const gift = [override({ overridePriceCents: 0 })];
    const may = { checkinDate: '2027-05-03', checkoutDate: '2027-05-06' };
    expect(quoteStay(may, 6, 'USD', free, gift)).toMatchObject({ totalCents: 0, baseRateCents: 0 });
  });

  it('is not calculated for a stay without nights', () => {
    const none = { checkinDate: '2027-05-03', checkoutDate: '2027-05-03' };
    expect(() => quoteStay(none, 2, 'EUR', RULES, [])).toThrow(RangeError);
  });

  it('travels in units with its lines, fees and flags', () => {
    expect(presentQuote(quoteStay(stay, 7, 'EUR', RULES, []))).toEqual({
      total: 4425,
      currency: 'EUR',
      baseRate: 607.14,
      nights: 7,
      isAverageRate: true,
      hasMultipleRates: true,
      priceBreakdown: [
        { nights: 3, rate: 550, total: 1650, dates: { start: '2027-06-28', end: '2027-07-01' } },
        { nights: 4, rate: 650, total: 2600, dates: { start: '2027-07-01', end: '2027-07-05' } },
      ],
      accommodationTotal: 4250,
      guestFee: 25,
      cleaningFee: 150,
      lines: [
        {
          kind: 'nights',
          quantity: 3,
          rate: 550,
          total: 1650,
          dates: { start: '2027-06-28', end: '2027-07-01' },
        },
        {
          kind: 'nights',
          quantity: 4,
          rate: 650,
          total: 2600,
          dates: { start: '2027-07-01', end: '2027-07-05' },
        },
        { kind: 'extraGuests', quantity: 1, rate: 25, total: 25 },
        { kind: 'cleaning', quantity: 1, rate: 150, total: 150 },
      ],
    });
  });

  it('merges nights that cost the same after rounding, and reports a single rate', () => {
    const close = { ...RULES, highSeasonPriceCents: 45_010 };
    const turn = { checkinDate: '2027-05-30', checkoutDate: '2027-06-03' };
    const quote = quoteStay(turn, 2, 'GBP', close, []);
    expect(quote.lines).toHaveLength(1);
    expect(quote.hasMultipleRates).toBe(false);
  });

  it.each([
    // Clock changes, a leap day and a New Year: each night counts once.
    ['2027-03-27', '2027-03-30', 3],
    ['2027-10-30', '2027-11-02', 3],
    ['2028-02-27', '2028-03-02', 4],
    ['2026-12-30', '2027-01-03', 4],
  ])('from %s to %s has %i nights', (checkinDate, checkoutDate, nights) => {
    const quote = quoteStay({ checkinDate, checkoutDate }, 2, 'EUR', RULES, []);
    expect(quote.nights).toBe(nights);
    expect(quote.accommodationCents).toBe(nights * 45_000);
  });
});
