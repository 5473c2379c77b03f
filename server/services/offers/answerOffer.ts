import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { Op } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import { confirmBooking, isWithinCapacity } from '../bookings/changeStatus';
import { feedsWithNights } from '../calendarConflicts';
import { writeMessage } from '../conversation/conversation';
import { enqueueOfferEnded, enqueueOfferNews } from '../mail/offerMails';
import type { ReadContext, WriteContext } from '../serviceContext';
import { endCancellationRequest } from '../cancellationRequest';
import { applyOffer } from './applyOffer';
import { nightsTakenBy } from './nightsTakenBy';
import { openOfferOf } from '../openOffer';
import { settleOffer } from './settleOffer';
import { takeNights } from './takeNights';

export type OfferAnswer =
  | 'accepted'
  | 'accepted_waiting'
  | 'declined'
  | 'expired'
  | 'taken'
  | 'held'
  | 'gone';

/**
 * Accepts the offer that the guest read: its terms apply to the booking, which is confirmed or waits for the owner's
 * confirmation with its nights held. The first acceptance gets the nights; for a later one the page
 * shows why it was not possible, which is not an error.
 * @param offerId the offer that the page showed; a newer offer is not accepted
 */
export async function acceptOffer(
  booking: Booking,
  offerId: number,
  context: WriteContext,
): Promise<OfferAnswer> {
  const { models, today } = context;
  const offer = await models.Offer.findByPk(offerId);
  if (!offer || offer.bookingId !== booking.id) return 'gone';
  // A double click.
  if (offer.status === 'accepted') {
    if (booking.status === 'cancelled') return 'gone';
    return booking.status === 'confirmed' ? 'accepted' : 'accepted_waiting';
  }
  if (offer.status === 'expired') return 'expired';
  if (offer.status === 'withdrawn' && offer.reason === 'nights_taken') return 'taken';
  if (offer.status !== 'sent' || !isWaiting(booking.status) || booking.erasedAt) return 'gone';
  if (offer.validUntil < today || offer.checkinDate < today) {
    await expireOffer(offer, booking, context);
    return 'expired';
  }
  const by = (await nightsTakenBy([offer], context)).get(booking.id);
  if (by === 'offer') return 'held';
  if (by) return loseNights(offer, booking, context);

  // The owner decides if another site may have sold these nights before it imported them, or if fewer guests are
  // allowed now.
  const alsoSoldBy = await feedsWithNights(offer, context);
  const isWithin = await isWithinCapacity(offer, context);
  if (offer.confirmsItself && (alsoSoldBy.length > 0 || !isWithin)) {
    await offer.update({ confirmsItself: false });
  }
  await settleOffer(offer, booking, 'accepted', null, context);
  await applyOffer(booking, offer, context);
  // Otherwise a later cancellation would be refunded as of the day of the old request.
  await endCancellationRequest(booking, context);
  if (offer.confirmsItself) {
    await confirmBooking(booking, { message: null, notifyGuest: true }, context);
  } else {
    await takeNights(booking, context);
  }
  await enqueueOfferNews(offer, booking, 'accepted', context, {
    ...(alsoSoldBy.length > 0 && { alsoSoldBy }),
  });
  return offer.confirmsItself ? 'accepted' : 'accepted_waiting';
}

/**
 * Declines an offer and frees the nights that it held.
 * @param text the guest's reason; goes into the owner's mail and the conversation. If the offer had already ended,
 *   it becomes an ordinary message
 */
export async function declineOffer(
  booking: Booking,
  offerId: number,
  context: WriteContext,
  text: string | null = null,
): Promise<OfferAnswer> {
  const { models } = context;
  const found = await models.Offer.findByPk(offerId);
  const offer = found?.bookingId === booking.id ? found : null;
  const isOpen = offer?.status === 'sent';
  if (isOpen) {
    await settleOffer(offer, booking, 'declined', null, context);
    await enqueueOfferNews(offer, booking, 'declined', context, {
      ...(text !== null && { words: text }),
    });
  }
  if (text !== null) {
    // A form that is sent twice makes one message.
    const message = { text, files: [], key: `decline ${offerId}`, isMailed: isOpen };
    await writeMessage(booking, 'guest', message, context);
  }
  if (offer?.status === 'declined' || offer?.status === 'expired') return offer.status;
  return 'gone';
}

/** Whether an open offer has passed its last day; a cheap read before a write. */
export async function hasExpiredOffers({ models, today }: ReadContext): Promise<boolean> {
  const due = await models.Offer.findOne({
    attributes: ['id'],
    where: { status: 'sent', validUntil: { [Op.lt]: today } },
  });
  return due !== null;
}

/** Ends up to a hundred open offers past their last day and frees their nights. @returns number of offers examined */
export async function expireOffers(context: WriteContext): Promise<number> {
  const { models, today } = context;
  const due = await models.Offer.findAll({
    attributes: ['id', 'bookingId'],
    where: { status: 'sent', validUntil: { [Op.lt]: today } },
    order: ['id'],
    limit: 100,
  });
  for (const { bookingId } of due) {
    const booking = await models.Booking.findByPk(bookingId, {
      lock: true,
    });
    const offer = booking && (await openOfferOf(booking, context));
    if (offer && offer.validUntil < today) await expireOffer(offer, booking, context);
  }
  return due.length;
}

async function expireOffer(offer: Offer, booking: Booking, context: WriteContext): Promise<void> {
  await settleOffer(offer, booking, 'expired', null, context);
  await enqueueOfferEnded(offer, booking, 'expired', null, context);
  await enqueueOfferNews(offer, booking, 'expired', context);
}

/** Ends an offer whose nights are taken. Nights only held for another guest, who may decline, do not end it. */
async function loseNights(offer: Offer, booking: Booking, context: WriteContext): Promise<'taken'> {
  await settleOffer(offer, booking, 'withdrawn', 'nights_taken', context);
  await enqueueOfferEnded(offer, booking, 'taken', null, context);
  await enqueueOfferNews(offer, booking, 'taken', context);
  return 'taken';
}
