import { villaDay, type PlainDate } from '@shared/domain/date';
import type { Booking } from '../../models/Booking';
import type { ReadContext, WriteContext } from '../serviceContext';

/** Day of the open cancellation request, or `null`. Today at the latest, as the clock may have been put back. */
export async function askedToCancelOn(
  { id }: Pick<Booking, 'id'>,
  { models, today }: Pick<ReadContext, 'models' | 'today'>,
): Promise<PlainDate | null> {
  const request = await models.StayRequest.findOne({
    where: { bookingId: id, kind: 'cancellation', settledAt: null },
    order: [['id', 'DESC']],
  });
  if (!request) return null;
  const day = villaDay(request.createdAt);
  return day < today ? day : today;
}

/** Closes the guest's cancellation request, since they have agreed to the stay since. */
export async function endCancellationRequest(
  { id: bookingId }: Pick<Booking, 'id'>,
  { models, now }: WriteContext,
): Promise<void> {
  const where = { bookingId, kind: 'cancellation' as const, settledAt: null };
  await models.StayRequest.update({ settledAt: now }, { where });
}
