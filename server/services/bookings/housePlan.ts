import { HOUSE_DAYS } from '@shared/contract/bookings/house';
import type { Block } from '../../models/Block';
import type { Booking } from '../../models/Booking';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { nextBlocks, nextStays } from './nextStays';

/** Who comes and goes within the next days, here and by other sites' calendars. */
export async function loadHousePlan(context: ReadContext): Promise<{
  checkinTime: string;
  checkoutTime: string;
  stays: Booking[];
  imported: Block[];
}> {
  const { checkinTime, checkoutTime } = await loadSettings(context);
  const stays = await nextStays(HOUSE_DAYS, context);
  const imported = (await nextBlocks(HOUSE_DAYS, context)).filter(({ feedId }) => feedId !== null);
  return { checkinTime, checkoutTime, stays, imported };
}
