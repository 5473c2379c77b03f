import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { VillaSettings } from '@shared/contract/prices/settings';
import {
  MAX_AVAILABILITY_DAYS,
  type MinimumStays,
  type StayLimits,
} from '@shared/domain/bookings/stayRules';
import {
  addDays,
  addMonths,
  eachDay,
  endOfMonth,
  startOfMonth,
  type PlainDate,
} from '@shared/domain/date';
import type { Cents, Currency } from '@shared/domain/prices/money';
import { nightCents } from './hoverPrice';
import { NOTHING_PICKED, offerOfDay } from './staySelection';

/** A month in the list: its lowest price of a free night. `null` when no stay can begin in it. */
export type MonthOffer = { month: PlainDate; lowestCents: Cents | null };

/** The days from the first to the last month, in readings that the server allows. */
export function readingsOf(first: PlainDate, last: PlainDate) {
  const readings: { startDate: PlainDate; endDate: PlainDate }[] = [];
  // Stays of the last month may end in the next.
  const end = endOfMonth(addMonths(last, 1));
  for (let startDate = first; startDate <= last;) {
    const limit = addDays(startDate, MAX_AVAILABILITY_DAYS - 1);
    const endDate = end < limit ? end : limit;
    readings.push({ startDate, endDate });
    startDate = addDays(endDate, 1);
  }
  return readings;
}

/** @param days loaded availability @param today the villa's day */
export function monthOffers(
  months: readonly PlainDate[],
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: MinimumStays & Partial<StayLimits>,
  today: PlainDate,
  price: { settings: VillaSettings; currency: Currency },
): MonthOffer[] {
  return months.map((month) => {
    const arrivals = eachDay(startOfMonth(month), endOfMonth(month)).flatMap((day) => {
      const known = days.get(day);
      const isOffered = offerOfDay(day, NOTHING_PICKED, days, rules, today).role === 'checkin';
      return known && isOffered ? [nightCents(known, price.settings, price.currency)] : [];
    });
    return { month, lowestCents: arrivals.length > 0 ? Math.min(...arrivals) : null };
  });
}
