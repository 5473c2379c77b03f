import { refundOf } from '@shared/domain/legal/cancellation';
import type { Cents } from '@shared/domain/prices/money';
import type { Booking } from '../../models/Booking';
import { storedPolicy } from '../legal/legalDetails';
import type { ReadContext } from '../serviceContext';

/** What cancelling a confirmed stay today gives back; `null` where nothing can be cancelled, or no policy is known. */
export function refundToday(
  booking: Booking,
  { today }: Pick<ReadContext, 'today'>,
): { percent: number; cents: Cents } | null {
  const policy = storedPolicy(booking.cancellationPolicy);
  if (!policy || booking.status !== 'confirmed' || booking.checkinDate < today) return null;
  const { checkinDate, totalAmountCents, taxCents } = booking;
  const { percent, cents } = refundOf(totalAmountCents, checkinDate, today, policy, taxCents);
  return { percent, cents };
}
