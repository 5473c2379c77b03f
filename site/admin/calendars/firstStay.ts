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
 * The earliest and shortest stay that follows the guests' rules, so that a new booking opens without a
 * warning.
 * @param days known days in any order. A day may occur twice with different ages; it is taken if either says
 *   so
 * @param from first possible check-in
 * @param today the villa's day
 * @returns `null` if the known days have none
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
      // Longer stays include the same taken or unknown night.
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
