import type { HousePlanQuery, HouseStay } from '@shared/contract/bookings/housePlan';
import { HOUSE_DAYS } from '@shared/domain/bookings/houseDays';
import type { Block } from '../../models/Block';
import type { Booking } from '../../models/Booking';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { arrivalTimesOf } from '../stay/stayDetails';
import { blocksWithin, nextDays, staysWithin, type Days } from './staysWithin';
import { extrasByName } from '../prices/storedQuote';

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

/**
 * A stay for housekeepers, who may read only the fields that are named here.
 * @param arrivalTime planned by the guests
 */
export function presentHouseStay(row: Booking, arrivalTime: string | null): HouseStay {
  return {
    checkinDate: row.checkinDate,
    checkoutDate: row.checkoutDate,
    guestCount: row.guestCount,
    children: row.children,
    infants: row.infants,
    pets: row.pets,
    extras: extrasByName(row),
    notes: row.houseNotes,
    arrivalTime,
  };
}

/** Nights of another site's calendar, which gives neither names nor head counts. */
export function presentImportedStay(row: Block): HouseStay {
  return {
    checkinDate: row.startDate,
    checkoutDate: row.endDate,
    guestCount: null,
    children: 0,
    infants: 0,
    pets: 0,
    extras: [],
    notes: null,
    arrivalTime: null,
  };
}
