import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  startOfMonth,
  type PlainDate,
} from '@shared/domain/date';
import type { AvailabilityQuery } from '@shared/contract/calendars/availability';
import { OWNER_MONTHS } from '@shared/domain/bookings/stayRules';
import { dayOfWeek, DAYS_IN_WEEK } from '../../components/calendarGrid';
import { currentFirstWeekday } from '../i18n/language';
import { holdsNight, type Bar } from './bars';
import { firstDayOf, type Month } from './calendarMonth';
import { sharedNights } from './weekSegments';

/** Lines of bars in a week; what finds no room in them is counted. */
export const LANES = 2;
/** Months that are asked for at once. */
const CHUNK_MONTHS = 3;
/** Months around one that lies outside of what the owner can enter. */
const MARGIN_MONTHS = 11;

/** The weeks that can be scrolled through: `count` of them from `first` on, on which a week begins. */
export type Weeks = { first: PlainDate; count: number };

/** A bar and its line. */
export type LaidBar = { bar: Bar; lane: number };

/** The first day of a day's week. */
export function weekOf(day: PlainDate): PlainDate {
  return addDays(day, -dayOfWeek(day, currentFirstWeekday()));
}

/**
 * All weeks in which the owner can enter something, and those around the month that is asked for.
 * @param today the villa's day
 */
export function timelineWeeks(today: PlainDate, month: Month): Weeks {
  const asked = firstDayOf(month);
  const [before, after] = [addMonths(asked, -MARGIN_MONTHS), addMonths(asked, MARGIN_MONTHS)];
  const start = addMonths(today, -OWNER_MONTHS.back);
  const end = addMonths(today, OWNER_MONTHS.ahead);
  const first = weekOf(startOfMonth(before < start ? before : start));
  const last = endOfMonth(after > end ? after : end);
  return { first, count: Math.ceil((daysBetween(first, last) + 1) / DAYS_IN_WEEK) };
}

/** The first day of the `index`th week. */
export function weekAt({ first }: Weeks, index: number): PlainDate {
  return addDays(first, index * DAYS_IN_WEEK);
}

/** Which week holds a day, counted from 0; the nearest one for a day outside. */
export function weekIndex({ first, count }: Weeks, day: PlainDate): number {
  const index = Math.floor(daysBetween(first, day) / DAYS_IN_WEEK);
  return Math.min(count - 1, Math.max(0, index));
}

/** What to ask for to show some days: whole quarters of a year, so that scrolling asks for each once. */
export function quartersOf(first: PlainDate, last: PlainDate): AvailabilityQuery[] {
  const quarters: AvailabilityQuery[] = [];
  const monthInQuarter = (Number(first.slice(5, 7)) - 1) % CHUNK_MONTHS;
  let start = addMonths(startOfMonth(first), -monthInQuarter);
  while (start <= last) {
    const next = addMonths(start, CHUNK_MONTHS);
    quarters.push({ startDate: start, endDate: addDays(next, -1) });
    start = next;
  }
  return quarters;
}

/**
 * Gives each bar a line, the same in all of its weeks. What holds nights comes first, since no two of
 * these want the same night; the others take the first line that is free.
 */
export function layBars(bars: readonly Bar[]): LaidBar[] {
  const laid: LaidBar[] = bars
    .filter(({ tone }) => holdsNight(tone))
    .map((bar) => ({ bar, lane: 0 }));
  for (const bar of bars) {
    if (holdsNight(bar.tone)) continue;
    const neighbours = laid.filter((other) => sharedNights(bar, other.bar));
    let lane = 0;
    while (neighbours.some((other) => other.lane === lane)) lane += 1;
    laid.push({ bar, lane });
  }
  return laid;
}
