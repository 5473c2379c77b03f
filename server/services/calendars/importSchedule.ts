import { Op } from 'sequelize';

/** How often a calendar is read; sites renew theirs every few minutes to hours. */
export const READ_EVERY_MS = 15 * 60_000;

/**
 * Calendars whose time has come. A time further ahead than any reading sets was written by a clock
 * that has been put back since, and would leave the calendar unread for as long. Twice the interval,
 * because several servers' clocks differ a little.
 */
export function due(now: Date) {
  const latest = new Date(now.getTime() + 2 * READ_EVERY_MS);
  return { nextReadAt: { [Op.or]: [{ [Op.lte]: now }, { [Op.gt]: latest }] } };
}
