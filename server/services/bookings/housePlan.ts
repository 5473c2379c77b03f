import type { HousePlanQuery } from '@shared/contract/bookings/housePlan';
import { HOUSE_DAYS } from '@shared/domain/bookings/houseDays';
import type { Block } from '../../models/Block';
import type { Booking } from '../../models/Booking';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { arrivalTimesOf } from '../stay/stayDetails';
import { blocksWithin, nextDays, staysWithin, type Days } from './staysWithin';

/** Arrivals and departures within days, including imported ones. @param query empty for the next days */
export async function loadHousePlan(
  query: HousePlanQuery,
  context: ReadContext,
): Promise<{
  days: Days;
  checkinTime: string;
  checkoutTime: string;
  stays: Booking[];
  /** Planned arrival times by booking id. */
  arrivals: Awaited<ReturnType<typeof arrivalTimesOf>>;
  imported: Block[];
}> {
  const { checkinTime, checkoutTime } = await loadSettings(context);
  const days = daysOf(query, context);
  const stays = await staysWithin(days, context);
  const arrivals = await arrivalTimesOf(stays, context);
  const imported = await importedWithin(days, context);
  return { days, checkinTime, checkoutTime, stays, arrivals, imported };
}

export async function importedWithin(days: Days, context: ReadContext): Promise<Block[]> {
  return (await blocksWithin(days, context)).filter(({ feedId }) => feedId !== null);
}

function daysOf({ startDate, endDate }: HousePlanQuery, context: ReadContext): Days {
  if (startDate === undefined || endDate === undefined) return nextDays(HOUSE_DAYS, context);
  const first = startDate < context.today ? context.today : startDate;
  return { startDate: first, endDate: endDate < first ? first : endDate };
}
