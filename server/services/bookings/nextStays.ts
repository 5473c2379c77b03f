import { MAX_NIGHTS } from '@shared/domain/bookings/stayRules';
import { addDays } from '@shared/domain/date';
import { Op } from 'sequelize';
import type { Block } from '../../models/Block';
import type { Booking } from '../../models/Booking';
import { listBlocks } from '../calendars/blocks';
import type { ReadContext } from '../serviceContext';

/** Confirmed stays of which a part lies within the next days, today among them; by check-in. */
export function nextStays(days: number, { models, tx, today }: ReadContext): Promise<Booking[]> {
  return models.Booking.findAll({
    where: {
      status: 'confirmed',
      checkinDate: { [Op.between]: [addDays(today, -MAX_NIGHTS), addDays(today, days - 1)] },
      checkoutDate: { [Op.gte]: today },
    },
    order: [
      ['checkinDate', 'ASC'],
      ['id', 'ASC'],
    ],
    // One villa has no more: a night is given once, so that each day has one arrival at most.
    limit: days + 1,
    transaction: tx,
  });
}

/** Blocks within the next days. Those that end today are among them, as stays are. */
export function nextBlocks(days: number, context: ReadContext): Promise<Block[]> {
  const { today } = context;
  return listBlocks({ startDate: addDays(today, -1), endDate: addDays(today, days - 1) }, context);
}
