import { toEurCents } from '@shared/domain/prices/money';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import { mailedStayOf } from '../mailedStay';
import { nextUpdatedAt } from '../optimisticConcurrency';
import { loadSettings } from '../prices/settings';
import type { ReadContext, WriteContext } from '../serviceContext';

/** Copies an offer's dates, guests and price to its booking; stores nothing. */
export async function setOffered(
  booking: Booking,
  offer: Offer,
  context: ReadContext,
): Promise<void> {
  booking.set({
    checkinDate: offer.checkinDate,
    checkoutDate: offer.checkoutDate,
    guestCount: offer.guestCount,
    children: offer.children,
    pets: offer.pets,
    totalAmountCents: offer.totalCents,
    totalAmountEurCents: toEurCents(
      offer.totalCents,
      booking.currency,
      await loadSettings(context),
    ),
    priceBreakdown: offer.quote,
  });
}

/** Applies an offer to its booking and stores it. */
export async function applyOffer(
  booking: Booking,
  offer: Offer,
  context: WriteContext,
): Promise<void> {
  const { now } = context;
  await setOffered(booking, offer, context);
  // The guest has read the offer.
  booking.set({ mailedStay: mailedStayOf(booking), updatedAt: nextUpdatedAt(booking, now) });
  await booking.save();
}
