import type { ICalCalendar } from 'ical-generator';

/** A calendar as text. Adds the final line break that RFC 5545 requires and the library omits. */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}
