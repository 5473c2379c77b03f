import type { AvailabilityQuery } from '@shared/contract/availability';
import { eachDay, type PlainDate } from '@shared/domain/date';
import type { Cents } from '@shared/domain/money';
import { nightPriceCents, winningOverride } from '@shared/domain/price';
import type { Block } from '../models/Block';
import type { Booking } from '../models/Booking';
import type { PriceOverride } from '../models/PriceOverride';
import { listBlocks } from './blocks';
import { bookingsInRange } from './bookingList';
import { activeOverrideRows } from './overrides';
import type { ReadContext } from './serviceContext';
import { loadSettings, priceRules } from './settings';

/** What the owner's calendar shows in a range of days; prices in cents of the base currency. */
export type OwnerCalendarData = {
  days: { date: PlainDate; priceCents: Cents; overrideId: number | null }[];
  bookings: Booking[];
  blocks: Block[];
  overrides: PriceOverride[];
};

/** @param range at most `MAX_AVAILABILITY_DAYS`, both ends included */
export async function ownerCalendar(
  range: AvailabilityQuery,
  context: ReadContext,
): Promise<OwnerCalendarData> {
  const nights = { first: range.startDate, last: range.endDate };
  const rules = priceRules(await loadSettings(context));
  const overrides = await activeOverrideRows(nights, context);
  return {
    days: eachDay(nights.first, nights.last).map((date) => ({
      date,
      priceCents: nightPriceCents(date, rules, overrides),
      overrideId: winningOverride(date, overrides)?.id ?? null,
    })),
    bookings: await bookingsInRange(nights, context),
    blocks: await listBlocks(range, context),
    overrides,
  };
}
