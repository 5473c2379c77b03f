import { addDays, eachDay } from '@shared/domain/date';
import { nightsOf, type Stay } from '@shared/domain/bookings/stayRules';
import * as fastCheck from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../errors';
import { insertBooking } from '../test/factories';
import { startTestApp, type TestApp } from '../test/testApp';
import { availability, lowestPrice } from './availability';
import { quoteBookableStay } from './prices/quote';
import { loadStayRules, type StayRules } from './prices/loadStayRules';

const TODAY = '2027-03-10';
const FIRST = '2027-03-05';
const LAST = '2027-11-30';

let app: TestApp;
let rules: StayRules;
beforeAll(async () => {
  app = await startTestApp({
    settings: { minStayRegular: 1, minStayPeak: 1, minDaysToNextBooking: 3 },
  });
  // Across both clock changes, with turnovers on one day and gaps of a night.
  for (const [checkinDate, checkoutDate] of [
    ['2027-03-26', '2027-03-30'],
    ['2027-03-30', '2027-04-02'],
    ['2027-04-03', '2027-04-10'],
    ['2027-07-01', '2027-07-29'],
    ['2027-10-29', '2027-11-02'],
  ] as const) {
    await insertBooking(app, { checkinDate, checkoutDate, status: 'confirmed' });
  }
  rules = await loadStayRules(
    { first: TODAY, last: null },
    { models: app.db.models, now: app.deps.now(), today: TODAY },
  );
});
afterAll(() => app.close());

it('allows a stay exactly if each of its nights is free', () => {
  const days = availability({ startDate: FIRST, endDate: LAST }, rules, TODAY);
  const isFree = new Map(days.map((day) => [day.date, day.available]));
  fastCheck.assert(
    fastCheck.property(
      fastCheck.constantFrom(...eachDay(FIRST, '2027-11-01')),
      fastCheck.integer({ min: 1, max: 20 }),
      (checkinDate, nights) => {
        const stay = { checkinDate, checkoutDate: addDays(checkinDate, nights) };
        const taken = nightsOf(stay).filter((night) => !isFree.get(night));
        expect(refusedNights(stay)).toEqual(taken);
      },
    ),
    { numRuns: 200 },
  );
});

it('returns each day of a year once, in order, across both clock changes', () => {
  const days = availability({ startDate: '2027-01-01', endDate: '2027-12-31' }, rules, TODAY);
  expect(days.map((day) => day.date)).toEqual(eachDay('2027-01-01', '2027-12-31'));
  expect(days).toHaveLength(365);
});

it('returns the lowest price among nights that a stay can include', async () => {
  const settings = { minStayRegular: 3, minStayPeak: 3, maxStay: 7, monthsAhead: 2 };
  const prices: Record<string, number> = {
    // Between two stays, with fewer nights than the minimum.
    '2027-04-02': 10_000,
    // The first and last night of the stays that can begin within two months.
    '2027-05-16': 30_000,
    '2027-05-17': 20_000,
  };
  const limited: StayRules = {
    ...rules,
    settings: { ...rules.settings, ...settings },
    ruleOf: (day) => ({
      ...rules.ruleOf(day),
      minStay: 3,
      departureDays: null,
      arrivalDays: null,
      priceCents: prices[day] ?? 40_000,
    }),
  };
  expect(lowestPrice(limited, TODAY, 365)).toBe(30_000);
  // If guests must leave on a Sunday, the night of Sunday the 16th is not bookable.
  const sundays: StayRules = {
    ...limited,
    ruleOf: (day) => ({ ...limited.ruleOf(day), departureDays: [0] }),
  };
  expect(lowestPrice(sundays, TODAY, 365)).toBe(40_000);
});

/** The nights in `nights_taken`; none if the stay is bookable. */
function refusedNights(stay: Stay): readonly string[] | undefined {
  try {
    quoteBookableStay({ ...stay, guestCount: 2, currency: 'EUR' }, rules, TODAY);
    return [];
  } catch (error) {
    return error instanceof AppError ? error.details.nights : undefined;
  }
}
