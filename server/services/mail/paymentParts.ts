import type { PaymentPart } from '@shared/domain/mail/schedule';
import { withKeys } from '@shared/domain/payments/schedule';
import type { Booking } from '../../models/Booking';
import { paymentPosition } from '../payments/paymentPlan';
import type { ReadContext } from '../serviceContext';

/**
 * The parts of a booking's payment and what is open of each. The security deposit is none of them: it is
 * brought along.
 */
export async function paymentParts(booking: Booking, context: ReadContext): Promise<PaymentPart[]> {
  const { items } = await paymentPosition(booking, context);
  const parts = items.filter(({ kind }) => kind !== 'security' && kind !== 'kept');
  // Those of a schedule that is not stored get the keys that storing it will give them.
  return withKeys(parts, []).map(({ key, dueDate, cents }, index) => ({
    key,
    dueDate,
    openCents: cents - (parts[index]?.paidCents ?? 0),
  }));
}
