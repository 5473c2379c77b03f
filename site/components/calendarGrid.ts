import { addDays, eachDay, startOfMonth, weekday, type PlainDate } from '@shared/domain/date';

/** How many days after its week's beginning a day is. @param firstWeekday 0 for Sunday */
export function dayOfWeek(date: PlainDate, firstWeekday: number): number {
  return (weekday(date) - firstWeekday + DAYS_IN_WEEK) % DAYS_IN_WEEK;
}

/** Six weeks: every month fits, wherever in the week it begins. */
const CELLS = 42;
export const DAYS_IN_WEEK = 7;

/**
 * The 42 days of a month's page, some of them of the months beside it.
 * @param month any day of it
 * @param firstWeekday what weeks begin with, 0 for Sunday
 * @returns from the first such day on or before its first
 */
export function gridDays(month: PlainDate, firstWeekday = 0): PlainDate[] {
  const first = startOfMonth(month);
  const start = addDays(first, -dayOfWeek(first, firstWeekday));
  return eachDay(start, addDays(start, CELLS - 1));
}
