import type { AvailabilityDay, AvailabilityQuery } from '@shared/contract/calendars/availability';
import {
  latestCheckin,
  MAX_AVAILABILITY_DAYS,
  nightsOf,
  type MinimumStays,
  type Stay,
  type StayLimits,
} from '@shared/domain/bookings/stayRules';
import { addDays, addMonths, eachDay, type PlainDate } from '@shared/domain/date';
import type { Cents } from '@shared/domain/prices/money';
import { monthQuery } from './calendarDays';
import { selectionIssue, WEEK_NIGHTS } from './staySelection';

type Days = ReadonlyMap<PlainDate, AvailabilityDay>;

export type WeekSearch = {
  /** Reads availability, both ends included. */
  read: (query: AvailabilityQuery) => Promise<AvailabilityDay[]>;
  rules: MinimumStays & Partial<StayLimits>;
  today: PlainDate;
};

/** The first bookable week within the arrival limit, or `null`. */
export async function firstFreeWeek({ read, rules, today }: WeekSearch): Promise<Stay | null> {
  const last = latestCheckin(today, rules.monthsAhead);
  let from = today;
  while (from <= last) {
    const endDate = addDays(from, MAX_AVAILABILITY_DAYS - 1);
    const days = byDate(await read({ startDate: from, endDate }));
    const lastWhole = addDays(endDate, -WEEK_NIGHTS);
    const first = eachDay(from, lastWhole < last ? lastWhole : last)
      .map(weekFrom)
      .find((week) => isBookable(week, days, rules, today));
    if (first) return first;
    from = addDays(lastWhole, 1);
  }
  return null;
}

/**
 * The cheapest week that begins in a month, the first if there are several; `null` for none.
 * @param priceOf price of a stay, `null` when unknown
 */
export async function cheapestWeek(
  month: PlainDate,
  { read, rules, today }: WeekSearch,
  priceOf: (week: Stay, days: Days) => Cents | null,
): Promise<Stay | null> {
  const { startDate, endDate } = monthQuery(month);
  // Whole months, as the calendar reads them, are usually cached.
  const [own, next] = await Promise.all([
    read({ startDate, endDate }),
    read(monthQuery(addMonths(startDate, 1))),
  ]);
  const days = byDate([...own, ...next]);
  let best: { week: Stay; cents: Cents } | null = null;
  for (const week of eachDay(startDate, endDate).map(weekFrom)) {
    if (!isBookable(week, days, rules, today)) continue;
    const cents = priceOf(week, days);
    if (cents !== null && (best === null || cents < best.cents)) best = { week, cents };
  }
  return best?.week ?? null;
}

function weekFrom(checkinDate: PlainDate): Stay {
  return { checkinDate, checkoutDate: addDays(checkinDate, WEEK_NIGHTS) };
}

function isBookable(week: Stay, days: Days, rules: WeekSearch['rules'], today: PlainDate): boolean {
  const isKnown = [...nightsOf(week), week.checkoutDate].every((day) => days.has(day));
  return isKnown && selectionIssue(week, days, rules, today) === null;
}

function byDate(days: readonly AvailabilityDay[]): Days {
  return new Map(days.map((day) => [day.date, day]));
}
