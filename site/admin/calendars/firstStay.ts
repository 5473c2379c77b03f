import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import {
  MAX_NIGHTS,
  nightsOf,
  stayIssues,
  type MinimumStays,
  type Stay,
  type StayLimits,
} from '@shared/domain/bookings/stayRules';
import { addDays, type PlainDate } from '@shared/domain/date';

type CalendarDay = OwnerCalendar['days'][number];

/**
 * The earliest and shortest stay that breaks none of the guests' rules, so that a new booking opens without a
 * warning about dates that nobody has chosen.
 * @param days that are known, in any order; a stay lies within them. One that is there twice is taken
 *   where either says so: an answer of before may not know it yet
 * @param from the first day on which it may begin
 * @param today the villa's day
 * @returns `null` where the known days hold none
 */
export function firstStay(
  days: readonly CalendarDay[],
  from: PlainDate,
  rules: MinimumStays & Partial<StayLimits>,
  today: PlainDate,
): Stay | null {
  const byDate = new Map<PlainDate, CalendarDay>();
  for (const day of days) if (!byDate.get(day.date)?.reason) byDate.set(day.date, day);
  const starts = [...byDate.values()]
    .filter(({ date, reason }) => date >= from && reason === undefined)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const { date: checkinDate, minStay } of starts) {
    for (let nights = Math.max(1, minStay); nights <= (rules.maxStay ?? MAX_NIGHTS); nights += 1) {
      const stay = { checkinDate, checkoutDate: addDays(checkinDate, nights) };
      // A longer one holds the same night that is taken, or not known.
      const isFree = nightsOf(stay).every((night) => {
        const day = byDate.get(night);
        return day !== undefined && day.reason === undefined;
      });
      if (!isFree || !byDate.has(stay.checkoutDate)) break;
      if (stayIssues(stay, (day) => byDate.get(day), rules, today).length === 0) return stay;
    }
  }
  return null;
}
