import type { ICalCalendar } from 'ical-generator';

/** A calendar as a file. The library leaves out the line break after the last line, which RFC 5545 asks for. */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}
