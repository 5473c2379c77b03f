import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import { priceTermsOf } from '@shared/contract/prices/presentPriceTerms';
import type { StayChoices } from '@shared/contract/prices/price';
import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
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
import { quoteNights } from '@shared/domain/prices/price';
import { DEFAULT_PRICE_TERMS } from '@shared/domain/prices/priceTerms';
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

/** Who comes, and what they choose. */
export type Party = { guestCount: number } & StayChoices;

/** All that a total is computed from, besides the nights. */
export type TotalRules = {
  settings: VillaSettings;
  /** `undefined` while they are not known: what they add is left out then. */
  terms: PriceTermsJson | undefined;
  party: Party;
  currency: Currency;
  today: PlainDate;
};

/**
 * What a whole stay costs with all that the bill adds, as the server's bill will have it.
 * @returns `null` where a night of it is not known
 */
export function stayTotalCents(
  { checkinDate, checkoutDate }: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  { settings, terms, party, currency, today }: TotalRules,
): Cents | null {
  if (!checkinDate || !checkoutDate) return null;
  const stay = { checkinDate, checkoutDate };
  if (!nightsOf(stay).every((night) => days.has(night))) return null;
  return quoteNights(
    { ...stay, ...party, currency, bookingDate: today },
    {
      baseCurrency: settings.baseCurrency,
      cleaningFeeCents: parseCents(settings.cleaningFee),
      extraGuestFeeCents: parseCents(settings.extraGuestFee),
      ...ratesOf(settings),
    },
    terms ? priceTermsOf(terms) : DEFAULT_PRICE_TERMS,
    (night) => centsOfNumber(days.get(night)?.basePrice ?? 0),
  ).totalCents;
}

export function ratesOf({ gbpRate, usdRate }: VillaSettings): RateTable {
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
