import { addDays, daysBetween, type PlainDate } from '@shared/domain/date';
import { DAYS_IN_WEEK } from '../../components/calendarGrid';

/** From the middle of `from` to the middle of `to`. */
export type Span = { from: PlainDate; to: PlainDate };

/** `left` and `width` are fractions of the week's width. */
export type Segment = { left: number; width: number; beginsHere: boolean; endsHere: boolean };

/**
 * `null` if the week shows none of it.
 * @param first the week's first day
 */
export function segmentInWeek({ from, to }: Span, first: PlainDate): Segment | null {
  const start = daysBetween(first, from) + 0.5;
  const end = daysBetween(first, to) + 0.5;
  if (end <= 0 || start >= DAYS_IN_WEEK || end <= start) return null;
  const left = Math.max(0, start);
  const right = Math.min(DAYS_IN_WEEK, end);
  return {
    left: left / DAYS_IN_WEEK,
    width: (right - left) / DAYS_IN_WEEK,
    beginsHere: start >= 0,
    endsHere: end <= DAYS_IN_WEEK,
  };
}

/** `null` for none. */
export function sharedNights(a: Span, b: Span): Span | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from < to ? { from, to } : null;
}

export function shiftSpan({ from, to }: Span, days: number): Span {
  return { from: addDays(from, days), to: addDays(to, days) };
}
