import type {
  AvailabilityDay,
  AvailabilityQuery,
  UnavailableReason,
} from '@shared/contract/calendars/availability';
import { addDays, eachDay, type PlainDate } from '@shared/domain/date';
import { numberOfCents } from '@shared/domain/prices/money';
import { nightPriceCents } from '@shared/domain/prices/price';
import { nightsOf, type Stay } from '@shared/domain/bookings/stayRules';
import type { VillaSettings } from '../../models/VillaSettings';
import { heldNights, type HeldBy } from '../bookings/heldNights';
import { activeOverrides } from '../prices/overrides';
import { readOnce, type ReadContext } from '../serviceContext';
import { loadSettings, priceRules } from '../prices/settings';

/** One entry a day, ascending, both ends included. @param range at most `MAX_AVAILABILITY_DAYS` */
export async function availability(
  range: AvailabilityQuery,
  context: ReadContext,
): Promise<AvailabilityDay[]> {
  return readOnce(
    `availability ${range.startDate} ${range.endDate} on ${context.today}`,
    context,
    () => computeAvailability(range, context),
  );
}

async function computeAvailability(
  range: AvailabilityQuery,
  context: ReadContext,
): Promise<AvailabilityDay[]> {
  const nights = { first: range.startDate, last: range.endDate };
  const settings = await loadSettings(context);
  const overrides = await activeOverrides(nights, context);
  // Who held a night that is past is nobody's matter.
  const first = nights.first < context.today ? context.today : nights.first;
  const held = await heldNights({ first, last: nights.last }, context);
  const rules = priceRules(settings);
  return eachDay(nights.first, nights.last).map((date) => {
    const reason = unavailableReason(date, held, settings, context.today);
    const basePrice = numberOfCents(nightPriceCents(date, rules, overrides));
    return reason
      ? { date, available: false, basePrice, reason }
      : { date, available: true, basePrice };
  });
}

/** The nights of a stay that a guest cannot have, ascending. */
export async function unavailableNights(
  stay: Stay,
  settings: VillaSettings,
  context: ReadContext,
): Promise<PlainDate[]> {
  const nights = nightsOf(stay);
  const held = await heldNights(
    { first: stay.checkinDate, last: addDays(stay.checkoutDate, -1) },
    context,
  );
  return nights.filter((night) => unavailableReason(night, held, settings, context.today));
}

/**
 * Why a night is not free, or `null`. The notice period counts from today: with 0 tonight can
 * be booked, with 1 tomorrow.
 */
function unavailableReason(
  night: PlainDate,
  held: ReadonlyMap<PlainDate, HeldBy>,
  settings: { minDaysToNextBooking: number },
  today: PlainDate,
): UnavailableReason | null {
  if (night < today) return 'past';
  const holder = held.get(night);
  if (holder) return holder.blockId === null ? 'booked' : 'blocked';
  return night < addDays(today, settings.minDaysToNextBooking) ? 'notice' : null;
}
