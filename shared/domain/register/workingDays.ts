import { addDays, parts, type PlainDate, weekday } from '../date';

/** Working days after arrival, and after departure, in which a stay must be reported (Law 23/2007, art. 15). */
export const REPORT_WORKING_DAYS = 3;

/** National holidays on fixed days, `MM-dd`. */
const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '04-25',
  '05-01',
  '06-10',
  '08-15',
  '10-05',
  '11-01',
  '12-01',
  '12-08',
  '12-25',
]);
const GOOD_FRIDAY = -2;
const CORPUS_CHRISTI = 60;

/**
 * The last day of a period of working days after a day, which does not count itself. The municipal holiday and Carnival
 * are working days here: the receiver is a national authority, and an early report is never late.
 */
export function workingDayAfter(day: PlainDate, workingDays: number): PlainDate {
  let left = workingDays;
  let last = day;
  while (left > 0) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}

/** When a stay is to be reported: from the first day, before the end of the next working day, never after the last. */
export function reportDays(day: PlainDate): { from: PlainDate; by: PlainDate; last: PlainDate } {
  return {
    from: day,
    by: workingDayAfter(day, 1),
    last: workingDayAfter(day, REPORT_WORKING_DAYS),
  };
}

function isWorkingDay(day: PlainDate): boolean {
  const isWeekend = [0, 6].includes(weekday(day));
  return !isWeekend && !FIXED.has(day.slice(5)) && !isEasterHoliday(day);
}

/** Easter Sunday itself is no working day in any case. */
function isEasterHoliday(day: PlainDate): boolean {
  const easter = easterSunday(parts(day).year);
  return day === addDays(easter, GOOD_FRIDAY) || day === addDays(easter, CORPUS_CHRISTI);
}

/** Gregorian Easter, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const dayOfMonth = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}
