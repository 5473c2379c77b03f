import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { VillaSettings } from '@shared/contract/prices/settings';
import type { PlainDate } from '@shared/domain/date';
import {
  centsOfNumber,
  convert,
  parseRate,
  type Cents,
  type Currency,
} from '@shared/domain/prices/money';
import { nightsOf, type Stay } from '@shared/domain/bookings/stayRules';
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

/** What a night costs in the guest's currency, as the server's bill will have it. */
export function nightCents(
  { basePrice }: AvailabilityDay,
  { baseCurrency, gbpRate, usdRate }: VillaSettings,
  currency: Currency,
): Cents {
  return convert(centsOfNumber(basePrice), baseCurrency, currency, {
    gbpRateE4: parseRate(gbpRate),
    usdRateE4: parseRate(usdRate),
  });
}
