import { villaDay, type PlainDate } from '@shared/domain/date';
import type { Booking } from '../../models/Booking';
import type { ReadContext } from '../serviceContext';

/** The day on which the guest of a booking asked to cancel it, as long as that waits; `null` where nothing does. */
export async function askedToCancelOn(
  { id }: Pick<Booking, 'id'>,
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
): Promise<PlainDate | null> {
  const request = await models.StayRequest.findOne({
    where: { bookingId: id, kind: 'cancellation', settledAt: null },
    order: [['id', 'DESC']],
    transaction: tx,
  });
  return request && villaDay(request.createdAt);
}
