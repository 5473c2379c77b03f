import { quoteSchema, type QuoteJson } from '@shared/contract/prices/price';
import { countNights } from '@shared/domain/bookings/stayRules';
import { numberOfCents } from '@shared/domain/prices/money';
import type { Booking } from '../../models/Booking';
import { storedJson } from '../../storedJson';

/**
 * The price that a booking was made with. Where it cannot be read any more, the booking's amount
 * without the lines that it was made of.
 */
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

/** Names of the extras that a booking was made with, as they were called then, and how many pieces. */
export function extrasByName(
  booking: Parameters<typeof storedQuote>[0],
): { name: string; pieces: number }[] {
  return (storedQuote(booking).lines ?? []).flatMap(({ kind, name, per, quantity }) =>
    kind !== 'extra' || name === undefined
      ? []
      : [{ name, pieces: per === 'piece' ? quantity : 1 }],
  );
}

/** The extras of a price, as they were called when it was made, in pieces. */
export function namedExtras({ lines = [] }: QuoteJson): { name: string; quantity: number }[] {
  return lines.flatMap(({ kind, name, per, quantity }) =>
    kind === 'extra' && name !== undefined
      ? [{ name, quantity: per === 'piece' ? quantity : 1 }]
      : [],
  );
}
