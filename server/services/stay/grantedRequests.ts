import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import type { WriteContext } from '../serviceContext';

/**
 * Settles the wishes that a booking fulfils now: all of a cancelled one, and those for the dates that it has.
 * @param booking with the dates that it has, or that its guest is offered
 */
export async function settleGrantedRequests(
  {
    id,
    status,
    checkinDate,
    checkoutDate,
  }: Pick<Booking, 'id' | 'status' | 'checkinDate' | 'checkoutDate'>,
  { models, tx, now }: WriteContext,
): Promise<void> {
  const granted =
    status === 'cancelled' ? {} : { kind: 'dates' as const, checkinDate, checkoutDate };
  await models.StayRequest.update(
    { settledAt: now },
    { where: { bookingId: id, settledAt: null, ...granted }, transaction: tx },
  );
}

/**
 * Has a wish wait again that an offer has settled, where the offer ends without an answer of the guest. One that the
 * guest has replaced since stays settled.
 * @param offer that was open until now
 */
export async function reopenGrantedRequests(
  { sentAt, checkinDate, checkoutDate }: Offer,
  { id: bookingId, status }: Pick<Booking, 'id' | 'status'>,
  { models, tx }: WriteContext,
): Promise<void> {
  if (!sentAt || !isWaiting(status)) return;
  const wish = { bookingId, kind: 'dates' as const };
  if (
    (await models.StayRequest.count({ where: { ...wish, settledAt: null }, transaction: tx })) > 0
  ) {
    return;
  }
  // The moment is the one at which the offer was sent: what was put away at another one had another reason.
  const last = await models.StayRequest.findOne({
    where: { ...wish, checkinDate, checkoutDate, settledAt: sentAt },
    order: [['id', 'DESC']],
    transaction: tx,
  });
  await last?.update({ settledAt: null }, { transaction: tx });
}

/**
 * Has a wish that an open offer has settled stay settled when the offer ends: its guest asks for something else now,
 * also if that is taken back later.
 */
export async function replaceGrantedRequests(
  { bookingId, sentAt }: Offer,
  { models, tx, now }: WriteContext,
): Promise<void> {
  if (!sentAt) return;
  // A moment that is not the offer's, see {@link reopenGrantedRequests}.
  const settledAt = new Date(Math.max(now.getTime(), sentAt.getTime() + 1));
  await models.StayRequest.update(
    { settledAt },
    { where: { bookingId, kind: 'dates', settledAt: sentAt }, transaction: tx },
  );
}
