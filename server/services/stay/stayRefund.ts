import type { StayPage } from '@shared/contract/stay/stayPage';
import type { PlainDate } from '@shared/domain/date';
import { refundByPolicy, refundOfPaid, type StoredPayments } from '../payments/paymentSchedule';
import type { ReadContext } from '../serviceContext';

/**
 * Refund for cancelling a confirmed stay today; `null` if it cannot be cancelled or has no known policy.
 * @param askedOn day of the guest's open cancellation request
 */
export async function refundToday(
  stored: StoredPayments,
  askedOn: PlainDate | null,
  context: ReadContext,
): Promise<StayPage['refund']> {
  const { booking } = stored;
  const { today } = context;
  if (booking.status !== 'confirmed' || booking.checkinDate < today) return null;
  const refund = refundByPolicy(booking, askedOn ?? today);
  const paid = refund && (await refundOfPaid(stored, { askedOn }, context));
  return refund && { askedOn, cents: refund.cents, paid };
}
