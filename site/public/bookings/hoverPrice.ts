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

/** A stay that is not picked yet, and its total. */
export type StayPreview = { stay: Stay; cents: Cents };

/** The stay that a check-out would complete. @returns `null` when its total is unknown */
export function previewStay(
  { checkinDate }: Selection,
  checkoutDate: PlainDate,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  totals: TotalRules,
): StayPreview | null {
  const cents = stayTotalCents({ checkinDate, checkoutDate }, days, totals);
  if (cents === null || checkinDate === null) return null;
  return { stay: { checkinDate, checkoutDate }, cents };
}

export type PricedParty = { guestCount: number } & StayChoices;

/** Everybody who comes. Infants are not among the guests and cost nothing. */
export type Party = PricedParty & { infants: number };

/** Everything but the nights that a total depends on. */
export type TotalRules = {
  settings: VillaSettings;
  /** `undefined` while loading; the total then leaves out what they add. */
  terms: PriceTermsJson | undefined;
  party: PricedParty;
  currency: Currency;
  today: PlainDate;
};

/** The total of a stay, equal to the server's bill. @returns `null` when the price of a night is unknown */
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

/** A night's price in the guest's currency, equal to the server's bill. */
export function nightCents(
  { basePrice }: AvailabilityDay,
  settings: VillaSettings,
  currency: Currency,
): Cents {
  return convert(centsOfNumber(basePrice), settings.baseCurrency, currency, ratesOf(settings));
}
