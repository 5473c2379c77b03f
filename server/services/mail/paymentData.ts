import type { CancelledBy } from '@shared/domain/legal/cancellation';
import type { BankAccount } from '@shared/domain/payments/bankDetails';
import type { Cents } from '@shared/domain/prices/money';
import type { BookingMail, BookingMailData } from '../../mail/mailData';
import type { MailKind } from '../../mail/mailDefinition';
import type { Booking } from '../../models/Booking';
import {
  keptCents,
  refundOfPaid,
  scheduleOnceStored,
  type StoredPayments,
} from '../payments/paymentSchedule';
import { accountFor, nextTransfer, settlingEuros } from '../payments/paymentsForStay';
import type { ReadContext } from '../serviceContext';
import { askedToCancelOn } from '../cancellationRequest';

/** Payments to quote in a mail, based on the booking's current state. */
export async function paymentData(
  kind: MailKind,
  stored: StoredPayments,
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<Pick<BookingMailData, 'schedule' | CancellationField>> {
  switch (kind) {
    case 'confirmation':
    case 'stayChange':
      return scheduleData(stored, context);
    case 'cancellation':
      return cancellationData(stored, context, cancelledBy);
    case 'decline':
      return (await askedToCancelOn(stored.booking, context)) !== null ? { isAskedFor: true } : {};
    default:
      return {};
  }
}

type CancellationField = 'refund' | 'keptByPolicyCents' | 'isAskedFor' | 'isByOwner';

/**
 * Who cancelled, and the refund. The refund is based on what was paid, or on the agreed price if payments are not
 * recorded here. If nobody said who cancels and no request of the guest is open, the refund is complete.
 */
async function cancellationData(
  stored: StoredPayments,
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<Pick<BookingMailData, CancellationField>> {
  const askedOn = await askedToCancelOn(stored.booking, context);
  const by = cancelledBy ?? (askedOn === null ? null : 'guest');
  const cancellation = { by: cancelledBy, askedOn };
  const refund = await refundOfPaid(stored, cancellation, context);
  if (by === null) return refund && refund.backCents >= refund.paidCents ? { refund } : {};
  const kept = refund ? null : keptCents(stored.booking, cancellation, context.today);
  return {
    ...(refund && { refund }),
    ...(kept !== null && { keptByPolicyCents: kept }),
    ...(by === 'guest' ? { isAskedFor: true } : { isByOwner: true }),
  };
}

/**
 * Adds the current bank account to a confirmation, for the next open payment that it quotes, or for the whole open
 * amount if the owner records no payments here. Euros are those of the mail's own amounts; none if the booking has
 * changed its currency since.
 * @param stored the booking's row
 */
export async function withBankDetails<Mail extends BookingMail>(
  mail: Mail,
  stored: Booking,
  context: ReadContext,
): Promise<Mail> {
  const { booking } = mail;
  const { schedule, checkoutDate, totalCents } = booking;
  const inEuros = (cents: Cents, bank: BankAccount) =>
    booking.currency === stored.currency ? settlingEuros(cents, bank, stored) : null;
  if (!schedule) {
    const account = await accountFor({ status: 'confirmed', checkoutDate }, context);
    if (!account) return mail;
    const totalEuroCents = inEuros(totalCents, account);
    return { ...mail, booking: { ...booking, account: { ...account, totalEuroCents } } };
  }
  const transfer = await nextTransfer(
    schedule.filter(({ isPaid }) => !isPaid),
    context,
  );
  if (!transfer) return mail;
  const euroCents = inEuros(transfer.cents, transfer.bank);
  return { ...mail, booking: { ...booking, transfer: { ...transfer, euroCents } } };
}

async function scheduleData(
  stored: StoredPayments,
  context: ReadContext,
): Promise<Pick<BookingMailData, 'schedule'>> {
  const items = await scheduleOnceStored(stored, context);
  if (!items) return {};
  return {
    schedule: items.map(({ kind, dueDate, cents, paidCents, state }) => {
      const isPaid = state === 'paid';
      return { kind, dueDate, cents: isPaid ? cents : cents - paidCents, isPaid };
    }),
  };
}
