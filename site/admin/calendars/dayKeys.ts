import { addDays, addMonths, weekday, type PlainDate } from '@shared/domain/date';

/** Where a key leads from a day: arrows, Home and End in the week, PageUp and PageDown by month. */
export function dayAfterKey(date: PlainDate, key: string): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday(date));
    case 'End':
      return addDays(date, 6 - weekday(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}
