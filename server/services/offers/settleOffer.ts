import type { Stay } from '@shared/domain/bookings/stayRules';
import type { OfferReason, OfferStatus } from '@shared/domain/offers/offerStatus';
import { Op } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import { freeNights } from '../heldNights';
import { nextUpdatedAt } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';
import { reopenGrantedRequests } from '../grantedRequests';

/** Ends an open offer. Frees the nights that it held, unless it was accepted. @param booking the offer's */
export async function settleOffer(
  offer: Offer,
  booking: Booking,
  status: Exclude<OfferStatus, 'draft' | 'sent'>,
  reason: OfferReason | null,
  context: WriteContext,
): Promise<void> {
  const { now } = context;
  const wasOpen = offer.status === 'sent';
  if (status !== 'accepted' && booking.status !== 'confirmed') {
    await freeNights({ bookingId: booking.id }, context);
  }
  await offer.update({ status, reason, settledAt: now, updatedAt: nextUpdatedAt(offer, now) });
  // Otherwise the owner or the guest has answered.
  const isUnanswered = status === 'expired' || status === 'withdrawn';
  const isUndecided = reason === null || reason === 'nights_taken';
  if (wasOpen && isUnanswered && isUndecided) await reopenGrantedRequests(offer, booking, context);
}

/** Deletes a draft or withdraws an open offer, without a mail, since the booking's decision has its own. */
export async function endOffersOf(
  booking: Booking,
  reason: OfferReason,
  context: WriteContext,
): Promise<void> {
  const offers = await context.models.Offer.findAll({
    where: { bookingId: booking.id, status: ['draft', 'sent'] },
  });
  for (const offer of offers) {
    if (offer.status === 'draft') await offer.destroy();
    else await settleOffer(offer, booking, 'withdrawn', reason, context);
  }
}

/** Other bookings' open offers with a night of the stay, oldest first. */
export function openOffersOn(
  { checkinDate, checkoutDate }: Stay,
  exceptBookingId: number,
  { models }: ReadContext,
): Promise<Offer[]> {
  return models.Offer.findAll({
    where: {
      status: 'sent',
      bookingId: { [Op.ne]: exceptBookingId },
      checkinDate: { [Op.lt]: checkoutDate },
      checkoutDate: { [Op.gt]: checkinDate },
    },
    order: ['id'],
  });
}
