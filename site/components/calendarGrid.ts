import { addDays, eachDay, startOfMonth, weekday, type PlainDate } from '@shared/domain/date';

/** Days between the start of the week and `date`, 0 to 6. @param firstWeekday 0 for Sunday */
export function dayOfWeek(date: PlainDate, firstWeekday: number): number {
  return (weekday(date) - firstWeekday + DAYS_IN_WEEK) % DAYS_IN_WEEK;
}

const CELLS = 42;
export const DAYS_IN_WEEK = 7;

/**
 * The 42 days of a month's grid, including days of the adjacent months.
 * @param month any day of the month
 * @param firstWeekday first day of a week, 0 for Sunday
 */
export function gridDays(month: PlainDate, firstWeekday = 0): PlainDate[] {
  const first = startOfMonth(month);
  const start = addDays(first, -dayOfWeek(first, firstWeekday));
  return eachDay(start, addDays(start, CELLS - 1));
}
