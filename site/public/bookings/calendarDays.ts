import { addDays, endOfMonth, startOfMonth, weekday, type PlainDate } from '@shared/domain/date';
import { DAYS_IN_WEEK, gridDays } from '../../components/calendarGrid';

/** The six weeks of a month's grid. @param firstWeekday first day of a week, 0 for Sunday */
export function weeksOf(month: PlainDate, firstWeekday: number): PlainDate[][] {
  const days = gridDays(month, firstWeekday);
  return Array.from({ length: days.length / DAYS_IN_WEEK }, (_, week) =>
    days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  );
}

/** @param firstWeekday first day of a week, 0 for Sunday */
export function startOfWeek(day: PlainDate, firstWeekday: number): PlainDate {
  return addDays(day, -((weekday(day) - firstWeekday + DAYS_IN_WEEK) % DAYS_IN_WEEK));
}

export function monthQuery(month: PlainDate): { startDate: PlainDate; endDate: PlainDate } {
  return { startDate: startOfMonth(month), endDate: endOfMonth(month) };
}
