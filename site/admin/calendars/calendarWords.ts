import { formatShortDay, type PlainDate } from '@shared/domain/date';
import { DAYS_IN_WEEK } from '../../components/calendarGrid';
import { currentFirstWeekday, currentLocale } from '../i18n/language';
import { dayOfMonth, firstDayOf, type Month } from './calendarMonth';
import { t } from '../i18n/t';

/** `April 2027`. */
export function monthText(month: Month): string {
  return formatShortDay(firstDayOf(month), currentLocale(), { month: 'long', year: 'numeric' });
}

/** `April`. */
export function monthName(month: Month): string {
  return formatShortDay(firstDayOf(month), currentLocale(), { month: 'long' });
}

/** A day's number, with the month on the first of it: `1 May`, `2`. */
export function dayNumberText(day: PlainDate): string {
  const number = dayOfMonth(day);
  if (number !== 1) return String(number);
  const month =
    t('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec').split(' ')[Number(day.slice(5, 7)) - 1] ??
    '';
  return `${number} ${month}`;
}

/**
 * The days of the week as the heads of columns, in the order of the user's weeks.
 * @param isNarrow whether there is little room
 */
export function weekdayHeads(isNarrow: boolean): string[] {
  const names = sundayFirst(isNarrow);
  return names.map((_, index) => names[(index + currentFirstWeekday()) % DAYS_IN_WEEK] ?? '');
}

/** A day of the week as the head of its column. @param day 0 for Sunday */
export function weekdayHead(day: number): string {
  return sundayFirst(false)[day] ?? '';
}

function sundayFirst(isNarrow: boolean): string[] {
  return t(isNarrow ? 'Su Mo Tu We Th Fr Sa' : 'Sun Mon Tue Wed Thu Fri Sat').split(' ');
}
