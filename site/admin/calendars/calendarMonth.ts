import type { AvailabilityQuery } from '@shared/contract/calendars/availability';
import {
  addMonths,
  eachDay,
  endOfMonth,
  isPlainDate,
  parts,
  startOfMonth,
  type PlainDate,
} from '@shared/domain/date';
import { gridDays } from '../../components/calendarGrid';

/** A month of the villa's calendar, `yyyy-MM`. */
export type Month = string;

/** Whether a text names a month whose neighbours can be shown as well. */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isPlainDate(`${text}-01`) && !/^(2000|2199)/.test(text);
}

/** The month that holds a day. */
export function monthOf(date: PlainDate): Month {
  return date.slice(0, 7);
}

export function firstDayOf(month: Month): PlainDate {
  return `${month}-01`;
}

/** The month `months` later; earlier when negative. */
export function shiftMonth(month: Month, months: number): Month {
  return monthOf(addMonths(firstDayOf(month), months));
}

/** The days of a month alone. */
export function daysOf(month: Month): PlainDate[] {
  return eachDay(startOfMonth(firstDayOf(month)), endOfMonth(firstDayOf(month)));
}

/** What to ask for to show a month's page. @param firstWeekday what its weeks begin with, 0 for Sunday */
export function monthRange(month: Month, firstWeekday: number): AvailabilityQuery {
  const days = gridDays(firstDayOf(month), firstWeekday);
  return { startDate: days[0] ?? '', endDate: days.at(-1) ?? '' };
}

/** What to ask for to show the year that holds a month. */
export function yearRange(month: Month): AvailabilityQuery {
  const year = month.slice(0, 4);
  return { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
}

/** The twelve months of the year that holds a month. */
export function monthsOfYear(month: Month): Month[] {
  return Array.from({ length: 12 }, (_, index) => shiftMonth(`${month.slice(0, 4)}-01`, index));
}

/** The day's number in its month. */
export function dayOfMonth(date: PlainDate): number {
  return parts(date).day;
}
