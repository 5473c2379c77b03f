import { DEFAULT_PRICE_TERMS } from '@shared/domain/prices/priceTerms';
import { SETTINGS_DEFAULTS } from '@shared/contract/prices/settings';
import { addDays, type PlainDate } from '@shared/domain/date';
import { seasonCalendar } from '@shared/domain/prices/season';
import { days, holds, integers, overridesNear, seasons } from '@shared/test/property';
import * as fastCheck from 'fast-check';
import { describe, expect } from 'vitest';
import { AppError } from '@server/errors';
import type { VillaSettings } from '@server/models/VillaSettings';
import { availability } from '@server/services/availability';
import { nightsKeptFree, rulesByDay, type StayRules } from '@server/services/prices/loadStayRules';
import { quoteBookableStay } from '@server/services/prices/quote';
import { priceRules, settingsColumns } from '@server/services/prices/settings';
import { NOTHING_PICKED, offerOfDay } from '@site/public/bookings/staySelection';

const KNOWN_DAYS = 130;

const IMPORTED = 2;
const HOLDERS = [
  { bookingId: 1, blockId: null },
  { bookingId: null, blockId: 1 },
  { bookingId: null, blockId: IMPORTED },
];

/** Generated villas: rules, taken nights, and today. */
const villas = days.chain((today) =>
  fastCheck
    .record({
      plan: seasons,
      overrides: overridesNear(addDays(today, 20)),
      minStayRegular: integers(1, 5),
      minStayPeak: integers(1, 10),
      minDaysToNextBooking: integers(0, 4),
      gapNights: integers(0, 3),
      fillsGaps: fastCheck.boolean(),
      maxStay: fastCheck.oneof(fastCheck.constant(90), integers(5, 30)),
      monthsAhead: fastCheck.oneof(fastCheck.constant(24), integers(1, 2)),
      held: fastCheck.array(fastCheck.tuple(integers(-5, 100), integers(1, 6), integers(0, 2)), {
        maxLength: 6,
      }),
    })
    .map(({ plan, overrides, held, ...rules }) => {
      const columns = { ...settingsColumns({ ...SETTINGS_DEFAULTS, ...rules }) };
      // Has all columns that prices and rules read.
      const settings = columns as unknown as VillaSettings;
      const nights = new Map(
        held.flatMap(([offset, length, holder]) =>
          Array.from({ length }, (_, index) => [addDays(today, offset + index), HOLDERS[holder]!]),
        ),
      );
      const prices = priceRules(settings, seasonCalendar(plan));
      const stayRules: StayRules = {
        settings,
        prices,
        terms: DEFAULT_PRICE_TERMS,
        ruleOf: rulesByDay(prices, overrides),
        held: nights,
        keptFree: nightsKeptFree(nights, new Set([IMPORTED]), rules.gapNights),
      };
      const known = availability(
        { startDate: today, endDate: addDays(today, KNOWN_DAYS) },
        stayRules,
        today,
      );
      return { today, stayRules, known: new Map(known.map((day) => [day.date, day])) };
    }),
);

function isTaken(
  checkinDate: PlainDate,
  checkoutDate: PlainDate,
  rules: StayRules,
  today: PlainDate,
): boolean {
  try {
    quoteBookableStay({ checkinDate, checkoutDate, guestCount: 2, currency: 'EUR' }, rules, today);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return false;
  }
}

describe('the guest’s calendar under any rules', () => {
  // 700 villas with 16 stays each.
  holds(
    'offers exactly the check-outs that the server takes',
    [
      villas,
      fastCheck.array(fastCheck.tuple(integers(0, 35), integers(1, 95)), {
        minLength: 16,
        maxLength: 16,
      }),
    ],
    ({ today, stayRules, known }, stays) => {
      for (const [offset, nights] of stays) {
        const checkinDate = addDays(today, offset);
        const checkoutDate = addDays(checkinDate, nights);
        const { role } = offerOfDay(
          checkoutDate,
          { checkinDate, checkoutDate: null },
          known,
          stayRules.settings,
          today,
        );
        expect(role === 'checkout').toBe(isTaken(checkinDate, checkoutDate, stayRules, today));
      }
    },
    700,
  );

  holds(
    'offers exactly the check-ins that some check-out can follow',
    [villas, integers(0, 35)],
    ({ today, stayRules, known }, offset) => {
      const day = addDays(today, offset);
      const { role } = offerOfDay(day, NOTHING_PICKED, known, stayRules.settings, today);
      const someFollows = Array.from({ length: 90 }, (_, index) => addDays(day, index + 1)).some(
        (checkoutDate) => isTaken(day, checkoutDate, stayRules, today),
      );
      expect(role === 'checkin').toBe(someFollows);
    },
    300,
  );
});
