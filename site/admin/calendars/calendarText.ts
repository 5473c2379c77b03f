import { DAYS_IN_WEEK } from '../../components/calendarGrid';
import { currentFirstWeekday } from '../i18n/language';
import { firstDayOf, type Month } from './calendarMonth';
import { t } from '../i18n/t';
import { shortDayText } from '../components/formats';

/** `April 2027`. */
export function monthText(month: Month): string {
  return shortDayText(firstDayOf(month), { month: 'long', year: 'numeric' });
}

export function monthName(month: Month): string {
  return shortDayText(firstDayOf(month), { month: 'long' });
}

export function shortWeekdays(): string[] {
  const names = t('Su Mo Tu We Th Fr Sa').split(' ');
  return names.map((_, index) => names[(index + currentFirstWeekday()) % DAYS_IN_WEEK] ?? '');
}

/** @param day 0 for Sunday */
export function weekdayHead(day: number): string {
  return t('Sun Mon Tue Wed Thu Fri Sat').split(' ')[day] ?? '';
}
