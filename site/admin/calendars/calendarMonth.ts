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

/** Whether a text is a month with a previous and a next one in the supported range. */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isPlainDate(`${text}-01`) && !/^(2000|2199)/.test(text);
}

export function monthOf(date: PlainDate): Month {
  return date.slice(0, 7);
}

export function firstDayOf(month: Month): PlainDate {
  return `${month}-01`;
}

export function shiftMonth(month: Month, months: number): Month {
  return monthOf(addMonths(firstDayOf(month), months));
}

export function daysOf(month: Month): PlainDate[] {
  return eachDay(startOfMonth(firstDayOf(month)), endOfMonth(firstDayOf(month)));
}

/** @param firstWeekday first day of the week, 0 for Sunday */
export function monthRange(month: Month, firstWeekday: number): AvailabilityQuery {
  const days = gridDays(firstDayOf(month), firstWeekday);
  return { startDate: days[0] ?? '', endDate: days.at(-1) ?? '' };
}

export function yearRange(month: Month): AvailabilityQuery {
  const year = month.slice(0, 4);
  return { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
}

export function monthsOfYear(month: Month): Month[] {
  return Array.from({ length: 12 }, (_, index) => shiftMonth(`${month.slice(0, 4)}-01`, index));
}

export function dayOfMonth(date: PlainDate): number {
  return parts(date).day;
}
