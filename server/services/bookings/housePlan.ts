import { HOUSE_DAYS } from '@shared/contract/bookings/house';
import { MAX_NIGHTS } from '@shared/domain/bookings/stayRules';
import { addDays } from '@shared/domain/date';
import { Op } from 'sequelize';
import type { Block } from '../../models/Block';
import type { Booking } from '../../models/Booking';
import { listBlocks } from '../calendars/blocks';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';

/** Who comes and goes within the next days, here and by other sites' calendars. */
export async function loadHousePlan(context: ReadContext): Promise<{
  checkinTime: string;
  checkoutTime: string;
  stays: Booking[];
  imported: Block[];
}> {
  const { models, tx, today } = context;
  const { checkinTime, checkoutTime } = await loadSettings(context);
  const last = addDays(today, HOUSE_DAYS - 1);
  const stays = await models.Booking.findAll({
    where: {
      status: 'confirmed',
      checkinDate: { [Op.between]: [addDays(today, -MAX_NIGHTS), last] },
      checkoutDate: { [Op.gte]: today },
    },
    order: [
      ['checkinDate', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction: tx,
  });
  // Those that end today are among them, as stays are.
  const blocks = await listBlocks({ startDate: addDays(today, -1), endDate: last }, context);
  const imported = blocks.filter(({ feedId }) => feedId !== null);
  return { checkinTime, checkoutTime, stays, imported };
}
