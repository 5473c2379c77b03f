import { DAY_MS } from '@shared/domain/date';
import { Op } from 'sequelize';

/** A mail that nobody takes is tried for this long. */
export const GIVE_UP_MS = 3 * DAY_MS;

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** The pause after a failed attempt: a minute, doubling up to six hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}

/**
 * The times that have come. One further ahead than any pause was set by a clock that has been put
 * back since, and the mail would wait for as long; twice the pause, because several servers' clocks
 * differ a little.
 */
export function dueAt(now: Date) {
  const latest = new Date(now.getTime() + 2 * LONGEST_PAUSE_MS);
  return { [Op.or]: [{ [Op.lte]: now }, { [Op.gt]: latest }] };
}
