import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { VillaSettings } from '@shared/contract/prices/settings';
import type { PlainDate } from '@shared/domain/date';
import {
  centsOfNumber,
  convert,
  parseCents,
  parseRate,
  type Cents,
  type Currency,
  type RateTable,
} from '@shared/domain/prices/money';
import { INCLUDED_GUESTS, nightsOf, type Stay } from '@shared/domain/bookings/stayRules';
import type { Selection } from './staySelection';

/** A stay that is not picked yet, and what its nights cost without fees. */
export type Offer = { stay: Stay; cents: Cents };

/**
 * The stay that a day under the pointer would make as its check-out.
 * @param days what is known of availability
 * @returns `null` as well where a night of it is taken or not known
 */
export function offerOf(
  { checkinDate, checkoutDate }: Selection,
  hoverDay: PlainDate | null,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  settings: VillaSettings | undefined,
  currency: Currency,
): Offer | null {
  if (!settings || !checkinDate || checkoutDate || !hoverDay || hoverDay <= checkinDate) {
    return null;
  }
  const stay = { checkinDate, checkoutDate: hoverDay };
  let cents = 0;
  for (const night of nightsOf(stay)) {
    const known = days.get(night);
    if (!known?.available) return null;
    cents += nightCents(known, settings, currency);
  }
  return { stay, cents };
}

/**
 * What a whole stay costs with its fees, as the server's bill will have it.
 * @returns `null` where a night of it is not known
 */
export function stayTotalCents(
  { checkinDate, checkoutDate }: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  settings: VillaSettings,
  guestCount: number,
  currency: Currency,
): Cents | null {
  if (!checkinDate || !checkoutDate) return null;
  const inCurrency = (amount: string) =>
    convert(parseCents(amount), settings.baseCurrency, currency, ratesOf(settings));
  let cents =
    inCurrency(settings.cleaningFee) +
    inCurrency(settings.extraGuestFee) * Math.max(0, guestCount - INCLUDED_GUESTS);
  for (const night of nightsOf({ checkinDate, checkoutDate })) {
    const known = days.get(night);
    if (!known) return null;
    cents += nightCents(known, settings, currency);
  }
  return cents;
}

function ratesOf({ gbpRate, usdRate }: VillaSettings): RateTable {
  return { gbpRateE4: parseRate(gbpRate), usdRateE4: parseRate(usdRate) };
}

/** What a night costs in the guest's currency, as the server's bill will have it. */
export function nightCents(
  { basePrice }: AvailabilityDay,
  settings: VillaSettings,
  currency: Currency,
): Cents {
  return convert(centsOfNumber(basePrice), settings.baseCurrency, currency, ratesOf(settings));
}
