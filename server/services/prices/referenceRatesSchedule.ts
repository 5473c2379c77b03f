import { Op } from 'sequelize';
import { REFERENCE_RATES_ID } from '../../models/ReferenceRates';

const HOUR_MS = 3_600_000;
/** New rates are published on working days at about 16:00 in Frankfurt. */
export const FETCH_EVERY_MS = 6 * HOUR_MS;
export const RETRY_MS = HOUR_MS;

/** Whether the rates are due. A time beyond any interval comes from a clock that has been put back since. */
export function dueForFetch(now: Date) {
  const latest = new Date(now.getTime() + 2 * FETCH_EVERY_MS);
  return {
    id: REFERENCE_RATES_ID,
    isOn: true,
    nextReadAt: { [Op.or]: [{ [Op.lte]: now }, { [Op.gt]: latest }] },
  };
}
