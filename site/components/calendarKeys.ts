import { addDays, addMonths, weekday, type PlainDate } from '@shared/domain/date';
import { DAYS_IN_WEEK } from './calendarGrid';

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
