import {
  addDays,
  addMonths,
  eachDay,
  startOfMonth,
  weekday,
  type PlainDate,
} from '@shared/domain/date';

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

/**
 * Where a key leads from a day: arrows, Home and End in the week, PageUp and PageDown by month.
 * @returns `null` for other keys
 */
export function dayAfterKey(date: PlainDate, key: string): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -DAYS_IN_WEEK);
    case 'ArrowDown':
      return addDays(date, DAYS_IN_WEEK);
    case 'Home':
      return addDays(date, -weekday(date));
    case 'End':
      return addDays(date, DAYS_IN_WEEK - 1 - weekday(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}
