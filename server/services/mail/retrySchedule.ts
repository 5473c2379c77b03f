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

/** The times that have come, and those {@link setAhead}, for which a mail would wait as long. */
export function dueAt(now: Date) {
  return { [Op.or]: [{ [Op.lte]: now }, setAhead(now)] };
}

/**
 * Times further ahead than any pause: they were set by a clock that has been put back since. Twice the pause, because
 * several servers' clocks differ a little.
 */
export function setAhead(now: Date) {
  return { [Op.gt]: new Date(now.getTime() + 2 * LONGEST_PAUSE_MS) };
}
