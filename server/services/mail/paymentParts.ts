import type { PaymentPart } from '@shared/domain/mail/scheduledMails';
import { withKeys } from '@shared/domain/payments/paymentSchedule';
import { positionOf, type StoredPayments } from '../payments/paymentSchedule';
import type { ReadContext } from '../serviceContext';

/** A payment's parts with their open amounts, without the security deposit, which is paid on arrival. */
export function paymentParts(stored: StoredPayments, context: ReadContext): PaymentPart[] {
  const { items, isStored } = positionOf(stored, context);
  // The booking was confirmed while payments were not recorded, so none is requested.
  if (!isStored) return [];
  const parts = items.filter(({ kind }) => kind !== 'security' && kind !== 'kept');
  return withKeys(parts, []).map(({ key, dueDate, cents }, index) => ({
    key,
    dueDate,
    openCents: cents - (parts[index]?.paidCents ?? 0),
  }));
}
