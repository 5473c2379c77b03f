import { addDays, daysBetween, eachDay, endOfMonth, startOfMonth } from '@shared/domain/date';
import { DateLocalizer } from 'react-big-calendar';
import { DAYS_IN_WEEK, gridDays } from '../../components/calendarGrid';
import { fromBoardDate, toBoardDate } from './boardDates';

type Week = { startOfWeek: () => number };
type Range = { start: Date; end: Date };

/** Whole days between two dates of the library, never negative. */
const daysApart = (a: Date, b: Date) => Math.abs(daysBetween(fromBoardDate(a), fromBoardDate(b)));

const localizer = new DateLocalizer({
  firstOfWeek: Number,
  // The board writes its own texts, see boardParts.tsx.
  format: () => '',
  formats: {},
  visibleDays: (date: Date, { startOfWeek }: Week) => {
    const month = fromBoardDate(date);
    const days = gridDays(month, startOfWeek());
    const beforeMonth = days.indexOf(startOfMonth(month));
    const toItsEnd = beforeMonth + daysBetween(startOfMonth(month), endOfMonth(month)) + 1;
    return days.slice(0, Math.ceil(toItsEnd / DAYS_IN_WEEK) * DAYS_IN_WEEK).map(toBoardDate);
  },
  range: (first, last) => eachDay(fromBoardDate(first), fromBoardDate(last)).map(toBoardDate),
  startOf: (date: Date) => toBoardDate(fromBoardDate(date)),
  // The check-out day is drawn as well, as half a day.
  ceil: (date: Date) => toBoardDate(addDays(fromBoardDate(date), 1)),
  add: (date: Date, days: number) => toBoardDate(addDays(fromBoardDate(date), days)),
  diff: daysApart,
  continuesAfter: (_start, end, dayAfterWeek) => fromBoardDate(end) >= fromBoardDate(dayAfterWeek),
});

/**
 * How react-big-calendar counts the days of a month's board. Its own localizers step from midnight to midnight:
 * in Cairo or on the Azores a day then comes twice in spring, and later days stand a column late. Here every date
 * is a noon and all arithmetic is that of plain dates. `culture` is the first day of the week, 0 for Sunday.
 */
export const boardLocalizer = Object.assign(localizer, {
  // Not in the list above: the library passes one object, and its types say two parameters.
  inEventRange: ({ event, range }: { event: Range; range: Range }) =>
    fromBoardDate(event.start) <= fromBoardDate(range.end) &&
    fromBoardDate(event.end) >= fromBoardDate(range.start),
});
