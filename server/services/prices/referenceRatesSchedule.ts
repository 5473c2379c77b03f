import { Op } from 'sequelize';
import { REFERENCE_RATES_ID } from '../../models/ReferenceRates';

const HOUR_MS = 3_600_000;
/** New rates are published on working days at about 16:00 in Frankfurt. */
export const FETCH_EVERY_MS = 6 * HOUR_MS;
export const RETRY_MS = HOUR_MS;

/** Condition for rates that are due. */
export function dueForFetch(now: Date) {
  return { id: REFERENCE_RATES_ID, isOn: true, nextReadAt: { [Op.lte]: now } };
}
