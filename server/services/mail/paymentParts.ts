import type { PaymentPart } from '@shared/domain/mail/schedule';
import type { Booking } from '../../models/Booking';
import { paymentPosition } from '../payments/paymentPlan';
import type { ReadContext } from '../serviceContext';

/**
 * The parts of a booking's payment and what is open of each. The security deposit is none of them: it is
 * brought along. Parts of one kind are told apart by their order, because a schedule that is stored anew
 * keeps nothing else.
 */
export async function paymentParts(booking: Booking, context: ReadContext): Promise<PaymentPart[]> {
  const { items } = await paymentPosition(booking, context);
  const seen = new Map<string, number>();
  return items
    .filter(({ kind }) => kind !== 'security' && kind !== 'kept')
    .map(({ kind, dueDate, cents, paidCents }) => {
      const number = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, number);
      const key = number === 1 ? kind : `${kind}-${number}`;
      return { key, dueDate, openCents: cents - paidCents };
    });
}
