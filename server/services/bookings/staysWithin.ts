import { MAX_NIGHTS } from '@shared/domain/bookings/stayRules';
import { addDays, daysBetween, type PlainDate } from '@shared/domain/date';
import { Op } from 'sequelize';
import type { Block } from '../../models/Block';
import type { Booking } from '../../models/Booking';
import { listBlocks } from '../calendars/blocks';
import type { ReadContext } from '../serviceContext';

/** Days, both included. */
export type Days = { startDate: PlainDate; endDate: PlainDate };

export function nextDays(days: number, { today }: Pick<ReadContext, 'today'>): Days {
  return { startDate: today, endDate: addDays(today, days - 1) };
}

/** Confirmed stays that overlap the days or end on the first, by check-in. */
export function staysWithin(
  { startDate, endDate }: Days,
  { models }: ReadContext,
): Promise<Booking[]> {
  return models.Booking.findAll({
    where: {
      status: 'confirmed',
      checkinDate: { [Op.between]: [addDays(startDate, -MAX_NIGHTS), endDate] },
      checkoutDate: { [Op.gte]: startDate },
    },
    order: [
      ['checkinDate', 'ASC'],
      ['id', 'ASC'],
    ],
    // A villa has at most one arrival a day, so there cannot be more.
    limit: daysBetween(startDate, endDate) + 2,
  });
}

/** Blocks that overlap the days or end on the first, as for stays. */
export function blocksWithin({ startDate, endDate }: Days, context: ReadContext): Promise<Block[]> {
  return listBlocks({ startDate: addDays(startDate, -1), endDate }, context);
}
