import { parts, type PlainDate } from '@shared/domain/date';
import type { Bar } from './bars';

/** A bar as react-big-calendar wants it. */
export type BoardEvent = { start: Date; end: Date; title: string; bar: Bar };

/**
 * Noon: an hour that no change of clocks moves into another day. The library adds whole
 * milliseconds to a start, so that an end at midnight would land on the day before or after.
 */
const NOON = 12;

/** A villa day at noon of this computer's zone; only the library sees it. */
export function toBoardDate(date: PlainDate): Date {
  const { year, month, day } = parts(date);
  return new Date(year, month - 1, day, NOON);
}

/** The day that a moment has on this computer's calendar; undoes {@link toBoardDate}. */
export function fromBoardDate(moment: Date): PlainDate {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** From check-in to check-out, so that both days are drawn half. */
export function toBoardEvent(bar: Bar): BoardEvent {
  return { start: toBoardDate(bar.from), end: toBoardDate(bar.to), title: bar.label, bar };
}
