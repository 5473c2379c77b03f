import { MAX_NIGHTS } from '@shared/domain/bookings/stayRules';
import { addDays, type PlainDate } from '@shared/domain/date';
import { Op } from 'sequelize';

/** Ids of bookings with an open offer. */
export const WITH_OPEN_OFFER = `(SELECT booking_id FROM offers WHERE status = 'sent')`;

/** Stays with a night in a range. The maximum stay bounds the index scan at the start. */
export function touching(first: PlainDate, last: PlainDate) {
  return {
    checkinDate: { [Op.between]: [addDays(first, -MAX_NIGHTS), last] },
    checkoutDate: { [Op.gt]: first },
  };
}
