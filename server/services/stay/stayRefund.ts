import type { StayPage } from '@shared/contract/stay/stayPage';
import type { Booking } from '../../models/Booking';
import { refundByPolicy, refundOfPaid } from '../payments/paymentSchedule';
import type { ReadContext } from '../serviceContext';
import { askedToCancelOn } from './cancellationRequest';

/** Refund for cancelling a confirmed stay today; `null` if it cannot be cancelled or has no known policy. */
export async function refundToday(
  booking: Booking,
  context: ReadContext,
): Promise<StayPage['refund']> {
  const { today } = context;
  if (booking.status !== 'confirmed' || booking.checkinDate < today) return null;
  const askedOn = await askedToCancelOn(booking, context);
  const refund = refundByPolicy(booking, askedOn ?? today);
  return refund && { askedOn, cents: refund.cents, paid: await refundOfPaid(booking, context) };
}
