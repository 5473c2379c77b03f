import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import type { Booking } from '../models/Booking';
import type { Offer } from '../models/Offer';
import type { WriteContext } from './serviceContext';

/** Settles requests that a booking now fulfils. @param booking with its own or its offered dates */
export async function settleGrantedRequests(
  {
    id,
    status,
    checkinDate,
    checkoutDate,
  }: Pick<Booking, 'id' | 'status' | 'checkinDate' | 'checkoutDate'>,
  { models, now }: WriteContext,
): Promise<void> {
  const granted =
    status === 'cancelled' ? {} : { kind: 'dates' as const, checkinDate, checkoutDate };
  await models.StayRequest.update(
    { settledAt: now },
    { where: { bookingId: id, settledAt: null, ...granted } },
  );
}

/**
 * Reopens a request that an offer settled, if the offer ends without an answer from the guest. A request that the guest
 * has replaced since stays settled.
 * @param offer that was open until now
 */
export async function reopenGrantedRequests(
  { sentAt, checkinDate, checkoutDate }: Offer,
  { id: bookingId, status }: Pick<Booking, 'id' | 'status'>,
  { models }: WriteContext,
): Promise<void> {
  if (!sentAt || !isWaiting(status)) return;
  const changeRequest = { bookingId, kind: 'dates' as const };
  if ((await models.StayRequest.count({ where: { ...changeRequest, settledAt: null } })) > 0) {
    return;
  }
  // Matches the time at which the offer was sent; a request settled at another time has another reason.
  const last = await models.StayRequest.findOne({
    where: { ...changeRequest, checkinDate, checkoutDate, settledAt: sentAt },
    order: [['id', 'DESC']],
  });
  await last?.update({ settledAt: null });
}

/** Keeps a request settled after an offer ends, because the guest has made another request since. */
export async function replaceGrantedRequests(
  { bookingId, sentAt }: Offer,
  { models, now }: WriteContext,
): Promise<void> {
  if (!sentAt) return;
  // Must differ from the offer's time, see {@link reopenGrantedRequests}.
  const settledAt = new Date(Math.max(now.getTime(), sentAt.getTime() + 1));
  await models.StayRequest.update(
    { settledAt },
    { where: { bookingId, kind: 'dates', settledAt: sentAt } },
  );
}
