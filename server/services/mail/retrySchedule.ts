import { DAY_MS } from '@shared/domain/date';

export const GIVE_UP_MS = 3 * DAY_MS;

const FIRST_PAUSE_MS = 60_000;
export const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** The pause after a failed attempt: a minute, doubling up to six hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}
