import { Op } from 'sequelize';
import { REFERENCE_RATES_ID } from '../../models/ReferenceRates';

const HOUR_MS = 3_600_000;
/** New rates come once on a working day, at about 16:00 in Frankfurt. */
export const READ_EVERY_MS = 6 * HOUR_MS;
/** After a try that failed. */
export const RETRY_MS = HOUR_MS;

/**
 * Whether the rates are to be read now. A time further ahead than any reading sets was written by a
 * clock that has been put back since.
 */
export function due(now: Date) {
  const latest = new Date(now.getTime() + 2 * READ_EVERY_MS);
  return {
    id: REFERENCE_RATES_ID,
    isOn: true,
    nextReadAt: { [Op.or]: [{ [Op.lte]: now }, { [Op.gt]: latest }] },
  };
}
