import { villaDay, type PlainDate } from '@shared/domain/date';
import type { Booking } from '../models/Booking';
import type { ReadContext, WriteContext } from './serviceContext';

/** Day of the open cancellation request, or `null`. */
export async function askedToCancelOn(
  { id }: Pick<Booking, 'id'>,
  { models }: Pick<ReadContext, 'models'>,
): Promise<PlainDate | null> {
  const request = await models.StayRequest.findOne({
    where: { bookingId: id, kind: 'cancellation', settledAt: null },
    order: [['id', 'DESC']],
  });
  return request && villaDay(request.createdAt);
}

/** Closes the guest's cancellation request, since they have agreed to the stay since. */
export async function endCancellationRequest(
  { id: bookingId }: Pick<Booking, 'id'>,
  { models, now }: WriteContext,
): Promise<void> {
  const where = { bookingId, kind: 'cancellation' as const, settledAt: null };
  await models.StayRequest.update({ settledAt: now }, { where });
}
