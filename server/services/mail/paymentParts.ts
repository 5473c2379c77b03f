import type { PaymentPart } from '@shared/domain/mail/scheduledMails';
import { withKeys } from '@shared/domain/payments/paymentSchedule';
import type { Booking } from '../../models/Booking';
import { paymentPosition } from '../payments/paymentPlan';
import type { ReadContext } from '../serviceContext';

/**
 * The parts of a booking's payment and what is open of each. The security deposit is none of them: it is
 * brought along.
 */
export async function paymentParts(booking: Booking, context: ReadContext): Promise<PaymentPart[]> {
  const { items, isStored } = await paymentPosition(booking, context);
  // Confirmed before payments were kept, or while they were not: nothing is asked for.
  if (!isStored) return [];
  const parts = items.filter(({ kind }) => kind !== 'security' && kind !== 'kept');
  return withKeys(parts, []).map(({ key, dueDate, cents }, index) => ({
    key,
    dueDate,
    openCents: cents - (parts[index]?.paidCents ?? 0),
  }));
}
