import type { AvailabilityDay, AvailabilityQuery } from '@shared/contract/calendars/availability';
import { addDays, eachDay, type PlainDate } from '@shared/domain/date';
import { numberOfCents } from '@shared/domain/prices/money';
import { nightPriceCents } from '@shared/domain/prices/price';
import { nightsOf, type Stay, type UnavailableReason } from '@shared/domain/bookings/stayRules';
import type { HeldBy } from '../bookings/heldNights';
import { priceRules } from '../prices/settings';
import type { StayRules } from '../prices/loadStayRules';

/**
 * One entry a day, ascending, both ends included.
 * @param range at most `MAX_AVAILABILITY_DAYS`
 * @param rules of the range's nights from today on; who held a night that is past is nobody's matter
 */
export function availability(
  { startDate, endDate }: AvailabilityQuery,
  { settings, overrides, held }: StayRules,
  today: PlainDate,
): AvailabilityDay[] {
  const prices = priceRules(settings);
  return eachDay(startDate, endDate).map((date) => {
    const reason = unavailableReason(date, held, settings, today);
    const basePrice = numberOfCents(nightPriceCents(date, prices, overrides));
    return reason
      ? { date, available: false, basePrice, reason }
      : { date, available: true, basePrice };
  });
}

/** The nights of a stay that a guest cannot have, and why, ascending. */
export function unavailableNights(
  stay: Stay,
  { settings, held }: StayRules,
  today: PlainDate,
): { night: PlainDate; reason: UnavailableReason }[] {
  return nightsOf(stay).flatMap((night) => {
    const reason = unavailableReason(night, held, settings, today);
    return reason ? [{ night, reason }] : [];
  });
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
