import { addDays, daysBetween, eachDay, endOfMonth, startOfMonth } from '@shared/domain/date';
import { DateLocalizer } from 'react-big-calendar';
import { DAYS_IN_WEEK, gridDays } from '../../components/calendarGrid';
import { fromBoardDate, toBoardDate } from './boardDates';

type Week = { startOfWeek: () => number };
type Range = { start: Date; end: Date };

const daysApart = (a: Date, b: Date) => Math.abs(daysBetween(fromBoardDate(a), fromBoardDate(b)));

const localizer = new DateLocalizer({
  firstOfWeek: Number,
  // The board formats its own texts, see boardParts.tsx.
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
  ceil: (date: Date) => toBoardDate(addDays(fromBoardDate(date), 1)),
  add: (date: Date, days: number) => toBoardDate(addDays(fromBoardDate(date), days)),
  diff: daysApart,
  continuesAfter: (_start, end, dayAfterWeek) => fromBoardDate(end) >= fromBoardDate(dayAfterWeek),
});

/**
 * Date arithmetic for react-big-calendar. Its own localizers step from midnight to midnight, which doubles a
 * day in spring where the clocks change at midnight (Cairo, the Azores). Here every date is a noon. `culture`
 * is the first day of the week, 0 for Sunday.
 */
export const boardLocalizer = Object.assign(localizer, {
  // Assigned separately because the library's types are wrong: it passes one object.
  inEventRange: ({ event, range }: { event: Range; range: Range }) =>
    fromBoardDate(event.start) <= fromBoardDate(range.end) &&
    fromBoardDate(event.end) >= fromBoardDate(range.start),
});
