import type { StayPage } from '@shared/contract/stay/stayPage';
import { refundOf } from '@shared/domain/legal/cancellation';
import type { Booking } from '../../models/Booking';
import { storedPolicy } from '../legal/legalDetails';
import { refundOfPaid } from '../payments/paymentPlan';
import type { ReadContext } from '../serviceContext';

/** What cancelling a confirmed stay today gives back; `null` where nothing can be cancelled, or no policy is known. */
export async function refundToday(
  booking: Booking,
  context: ReadContext,
): Promise<StayPage['refund']> {
  const { today } = context;
  const policy = storedPolicy(booking.cancellationPolicy);
  if (!policy || booking.status !== 'confirmed' || booking.checkinDate < today) return null;
  const { checkinDate, totalAmountCents, taxCents } = booking;
  const { cents } = refundOf(totalAmountCents, checkinDate, today, policy, taxCents);
  return { cents, paid: await refundOfPaid(booking, context) };
}
