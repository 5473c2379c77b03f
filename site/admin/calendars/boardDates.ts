import { parts, type PlainDate } from '@shared/domain/date';
import type { Bar } from './bars';

/** A bar as react-big-calendar wants it. */
export type BoardEvent = { start: Date; end: Date; title: string; bar: Bar };

/**
 * Every zone has a noon on every day. A midnight does not exist where the clocks go forward at midnight, and
 * comes twice where they go back then.
 */
const NOON = 12;

/** A villa day at noon of this computer's zone; only the library sees it. */
export function toBoardDate(date: PlainDate): Date {
  const { year, month, day } = parts(date);
  return new Date(year, month - 1, day, NOON);
}

/** The day of one of the library's dates; the inverse of {@link toBoardDate}. */
export function fromBoardDate(noon: Date): PlainDate {
  const [month, day] = [noon.getMonth() + 1, noon.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${noon.getFullYear()}-${month}-${day}`;
}

/** From check-in to check-out, so that both days are drawn half. */
export function toBoardEvent(bar: Bar): BoardEvent {
  return { start: toBoardDate(bar.from), end: toBoardDate(bar.to), title: bar.label, bar };
}
