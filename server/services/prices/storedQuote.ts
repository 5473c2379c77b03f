import { quoteSchema, type QuoteJson, type StayChoices } from '@shared/contract/prices/price';
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

/** The extras that a price was made with, in pieces: a line for seven nights is one heated pool. */
export function extrasOf({ lines = [] }: QuoteJson): NonNullable<StayChoices['extras']> {
  return lines.flatMap(({ extraId, per, quantity }) =>
    extraId === undefined ? [] : [{ id: extraId, quantity: per === 'piece' ? quantity : 1 }],
  );
}
