import { addDays, eachDay, startOfMonth, weekday, type PlainDate } from '@shared/domain/date';

/** Six weeks: every month fits, wherever in the week it begins. */
const CELLS = 42;
export const DAYS_IN_WEEK = 7;

/**
 * The 42 days of a month's page, some of them of the months beside it.
 * @param month any day of it
 * @returns from the Sunday on or before its first day
 */
export function gridDays(month: PlainDate): PlainDate[] {
  const first = startOfMonth(month);
  const start = addDays(first, -weekday(first));
  return eachDay(start, addDays(start, CELLS - 1));
}
