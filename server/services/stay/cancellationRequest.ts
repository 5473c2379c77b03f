import { villaDay, type PlainDate } from '@shared/domain/date';
import type { Booking } from '../../models/Booking';
import type { ReadContext, WriteContext } from '../serviceContext';

/**
 * The day on which the guest of a booking asked to cancel it, as long as that waits; `null` where nothing does. One to
 * come was set by a clock that has been put back since: it is today at the latest.
 */
export async function askedToCancelOn(
  { id }: Pick<Booking, 'id'>,
  { models, tx, today }: Pick<ReadContext, 'models' | 'tx' | 'today'>,
): Promise<PlainDate | null> {
  const request = await models.StayRequest.findOne({
    where: { bookingId: id, kind: 'cancellation', settledAt: null },
    order: [['id', 'DESC']],
    transaction: tx,
  });
  if (!request) return null;
  const day = villaDay(request.createdAt);
  return day < today ? day : today;
}

/** Ends what the guest of a booking has asked for, to cancel it: they have agreed to the stay since. */
export async function endCancellationRequest(
  { id: bookingId }: Pick<Booking, 'id'>,
  { models, tx, now }: WriteContext,
): Promise<void> {
  const where = { bookingId, kind: 'cancellation' as const, settledAt: null };
  await models.StayRequest.update({ settledAt: now }, { where, transaction: tx });
}
