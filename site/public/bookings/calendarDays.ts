import {
  addDays,
  addMonths,
  endOfMonth,
  fromDayNumber,
  dayNumber,
  startOfMonth,
  weekday,
  type PlainDate,
} from '@shared/domain/date';

const CELLS = 42;
const DAYS_IN_WEEK = 7;

/** The six weeks that show a month, Sunday first: 42 days, some of the months beside it. */
export function weeksOf(month: PlainDate): PlainDate[][] {
  const first = startOfMonth(month);
  const start = dayNumber(first) - weekday(first);
  const days = Array.from({ length: CELLS }, (_, index) => fromDayNumber(start + index));
  return Array.from({ length: CELLS / DAYS_IN_WEEK }, (_, week) =>
    days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  );
}

/** The availability query of a whole month. */
export function monthQuery(month: PlainDate): { startDate: PlainDate; endDate: PlainDate } {
  return { startDate: startOfMonth(month), endDate: endOfMonth(month) };
}

/** Where a key moves the focus in the grid, or `null` for other keys. */
export function movedDay(day: PlainDate, key: string): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_IN_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_IN_WEEK);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, DAYS_IN_WEEK - 1 - weekday(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
