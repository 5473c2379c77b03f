import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { Op } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import { confirmBooking, isWithinCapacity } from '../bookings/changeStatus';
import { feedsWithNights } from '../calendars/calendarConflicts';
import { writeMessage } from '../conversation/conversation';
import { enqueueOfferEnded, enqueueOfferNews } from '../mail/offerMails';
import type { ReadContext, WriteContext } from '../serviceContext';
import { endCancellationRequest } from '../stay/cancellationRequest';
import { applyOffer } from './applyOffer';
import { nightsTakenBy } from './nightsTakenBy';
import { openOfferOf, settleOffer } from './settleOffer';
import { takeNights } from './takeNights';

/** What became of a guest's answer; the page says it kindly. */
export type OfferAnswer =
  | 'accepted'
  | 'accepted_waiting'
  | 'declined'
  | 'expired'
  | 'taken'
  | 'held'
  | 'gone';

/**
 * The guest's yes to what they read: the booking becomes what was offered, and is confirmed or waits for
 * the owner's last word, its nights taken either way. The first acceptance has the nights; whoever comes
 * later is told so, and never told an error.
 * @param offerId the offer that the page showed: another one since then is not accepted with it
 */
export async function acceptOffer(
  booking: Booking,
  offerId: number,
  context: WriteContext,
): Promise<OfferAnswer> {
  const { models, tx, today } = context;
  const offer = await models.Offer.findByPk(offerId, { transaction: tx });
  if (!offer || offer.bookingId !== booking.id) return 'gone';
  // The same button pressed twice.
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

  // Another site may have sold these nights before it read that they are held here, or fewer guests are
  // allowed since: the owner decides.
  const alsoSoldBy = await feedsWithNights(offer, context);
  const isWithin = await isWithinCapacity(offer, context);
  if (offer.confirmsItself && (alsoSoldBy.length > 0 || !isWithin)) {
    await offer.update({ confirmsItself: false }, { transaction: tx });
  }
  await settleOffer(offer, booking, 'accepted', null, context);
  await applyOffer(booking, offer, context);
  // Else this stay could be given up at any later time as of the day of that wish.
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
 * The guest's no; it frees the nights that were held.
 * @param words why, where the guest says so: they stand in the owner's mail and in the conversation. Those of a
 *   no that changes nothing any more stand in the conversation, and are told as a message is
 */
export async function declineOffer(
  booking: Booking,
  offerId: number,
  context: WriteContext,
  words: string | null = null,
): Promise<OfferAnswer> {
  const { models, tx } = context;
  const found = await models.Offer.findByPk(offerId, { transaction: tx });
  const offer = found?.bookingId === booking.id ? found : null;
  const isOpen = offer?.status === 'sent';
  if (isOpen) {
    await settleOffer(offer, booking, 'declined', null, context);
    await enqueueOfferNews(offer, booking, 'declined', context, {
      ...(words !== null && { words }),
    });
  }
  if (words !== null) {
    // The same form sent twice is one message.
    const message = { text: words, files: [], key: `decline ${offerId}`, isTold: isOpen };
    await writeMessage(booking, 'guest', message, context);
  }
  if (offer?.status === 'declined' || offer?.status === 'expired') return offer.status;
  return 'gone';
}

/** Whether there is an open offer whose last day is over: a look that costs no write. */
export async function hasExpiredOffers({ models, tx, today }: ReadContext): Promise<boolean> {
  const due = await models.Offer.findOne({
    attributes: ['id'],
    where: { status: 'sent', validUntil: { [Op.lt]: today } },
    transaction: tx,
  });
  return due !== null;
}

/**
 * Ends open offers whose last day is over, a hundred at most; each frees its nights.
 * @returns how many were looked at
 */
export async function expireOffers(context: WriteContext): Promise<number> {
  const { models, tx, today } = context;
  const due = await models.Offer.findAll({
    attributes: ['id', 'bookingId'],
    where: { status: 'sent', validUntil: { [Op.lt]: today } },
    order: ['id'],
    limit: 100,
    transaction: tx,
  });
  for (const { bookingId } of due) {
    const booking = await models.Booking.findByPk(bookingId, {
      transaction: tx,
      lock: tx.LOCK.UPDATE,
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

/**
 * Nights that another stay has, or the owner blocked, end the offer. Those that are only held for another
 * guest, who may yet say no, do not come here.
 */
async function loseNights(offer: Offer, booking: Booking, context: WriteContext): Promise<'taken'> {
  await settleOffer(offer, booking, 'withdrawn', 'nights_taken', context);
  await enqueueOfferEnded(offer, booking, 'taken', null, context);
  await enqueueOfferNews(offer, booking, 'taken', context);
  return 'taken';
}
