import { Op } from 'sequelize';

/** Interval between reads; sites update theirs every few minutes to hours. */
export const READ_EVERY_MS = 15 * 60_000;

/** Condition for calendars that are due. */
export function dueForImport(now: Date) {
  return { nextReadAt: { [Op.lte]: now } };
}
