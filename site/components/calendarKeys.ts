import { addDays, addMonths, type PlainDate } from '@shared/domain/date';
import { dayOfWeek, DAYS_IN_WEEK } from './calendarGrid';

/**
 * The day that a key moves to: arrows, Home and End within the week, PageUp and PageDown by a month.
 * @param firstWeekday first day of a week, 0 for Sunday
 * @returns `null` for other keys
 */
export function dayAfterKey(date: PlainDate, key: string, firstWeekday = 0): PlainDate | null {
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
      return addDays(date, -dayOfWeek(date, firstWeekday));
    case 'End':
      return addDays(date, DAYS_IN_WEEK - 1 - dayOfWeek(date, firstWeekday));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}
