import { quoteSchema, type QuoteJson } from '@shared/contract/prices/price';
import { countNights } from '@shared/domain/bookings/stayRules';
import { numberOfCents } from '@shared/domain/prices/money';
import type { OwnNames } from '@shared/i18n/ownNames';
import type { Booking } from '../../models/Booking';
import { storedJson } from '../../storedJson';

/** The price at which a booking was made. If it cannot be read, the booking's amount without lines. */
export function storedQuote(
  booking: Pick<
    Booking,
    'priceBreakdown' | 'totalAmountCents' | 'currency' | 'checkinDate' | 'checkoutDate'
  >,
): QuoteJson {
  const stored = storedJson(quoteSchema, booking.priceBreakdown);
  if (stored) return stored;
  const total = numberOfCents(booking.totalAmountCents);
  const nights = countNights(booking);
  return {
    total,
    currency: booking.currency,
    baseRate: numberOfCents(Math.round(booking.totalAmountCents / nights)),
    nights,
    isAverageRate: true,
    hasMultipleRates: false,
    priceBreakdown: [],
    accommodationTotal: total,
    guestFee: 0,
    cleaningFee: 0,
  };
}

/** Names and quantities of the extras at the time of booking. */
export function extrasByName(
  booking: Parameters<typeof storedQuote>[0],
): { name: string; pieces: number }[] {
  return (storedQuote(booking).lines ?? []).flatMap(({ kind, name, per, quantity }) =>
    kind !== 'extra' || name === undefined
      ? []
      : [{ name, pieces: per === 'piece' ? quantity : 1 }],
  );
}

export type NamedExtra = { name: string; names?: OwnNames; quantity: number };

/** The extras of a price, with their names at the time. */
export function namedExtras({ lines = [] }: QuoteJson): NamedExtra[] {
  return lines.flatMap(({ kind, name, names, per, quantity }) =>
    kind === 'extra' && name !== undefined
      ? [{ name, ...(names && { names }), quantity: per === 'piece' ? quantity : 1 }]
      : [],
  );
}
