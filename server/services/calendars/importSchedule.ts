import { Op } from 'sequelize';

/** Interval between reads; sites update theirs every few minutes to hours. */
export const READ_EVERY_MS = 15 * 60_000;

/**
 * Calendars that are due. A time further ahead than any interval comes from a clock that has been put back since, and
 * would leave the calendar unread. Twice the interval, because several servers' clocks differ a little.
 */
export function dueForImport(now: Date) {
  const latest = new Date(now.getTime() + 2 * READ_EVERY_MS);
  return { nextReadAt: { [Op.or]: [{ [Op.lte]: now }, { [Op.gt]: latest }] } };
}
