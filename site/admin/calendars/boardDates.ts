import { parts, type PlainDate } from '@shared/domain/date';
import type { Bar } from './bars';

export type BoardEvent = { start: Date; end: Date; title: string; bar: Bar };

/** Noon exists once on every day in every time zone; midnight does not where the clocks change at midnight. */
const NOON = 12;

export function toBoardDate(date: PlainDate): Date {
  const { year, month, day } = parts(date);
  return new Date(year, month - 1, day, NOON);
}

export function fromBoardDate(noon: Date): PlainDate {
  const [month, day] = [noon.getMonth() + 1, noon.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${noon.getFullYear()}-${month}-${day}`;
}

/** Includes the check-out day, because both days are drawn as halves. */
export function toBoardEvent(bar: Bar): BoardEvent {
  return { start: toBoardDate(bar.from), end: toBoardDate(bar.to), title: bar.label, bar };
}
