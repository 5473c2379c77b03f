import type { Booking } from '../../models/Booking';
import { holdNights } from '../heldNights';
import { enqueueOfferEnded, enqueueOfferNews } from '../mail/offerMails';
import type { WriteContext } from '../serviceContext';
import { openOffersOn, settleOffer } from './settleOffer';

/**
 * Takes a booking's nights in place of those that it held. Ends other bookings' open offers for these nights and
 * notifies their guests.
 * @throws AppError 409 `nights_taken` naming the nights
 */
export async function takeNights(booking: Booking, context: WriteContext): Promise<void> {
  await holdNights(booking, { bookingId: booking.id }, context);
  const { models } = context;
  for (const offer of await openOffersOn(booking, booking.id, context)) {
    const other = await models.Booking.findByPk(offer.bookingId);
    if (!other) continue;
    await settleOffer(offer, other, 'withdrawn', 'nights_taken', context);
    await enqueueOfferEnded(offer, other, 'taken', null, context);
    await enqueueOfferNews(offer, other, 'taken', context);
  }
}
