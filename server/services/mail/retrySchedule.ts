import { DAY_MS } from '@shared/domain/date';
import { Op } from 'sequelize';

export const GIVE_UP_MS = 3 * DAY_MS;

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** The pause after a failed attempt: a minute, doubling up to six hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}

/** Times that have passed, and times that are {@link setAhead}, which would delay a mail for as long. */
export function dueAt(now: Date) {
  return { [Op.or]: [{ [Op.lte]: now }, setAhead(now)] };
}

/** Later than any pause, from a clock that was put back since. Doubled, because servers' clocks differ a little. */
export function setAhead(now: Date) {
  return { [Op.gt]: new Date(now.getTime() + 2 * LONGEST_PAUSE_MS) };
}
