import type { CancelledBy } from '@shared/domain/legal/cancellation';
import type { BookingMail, BookingMailData } from '../../mail/mailData';
import type { MailKind } from '../../mail/mailDefinition';
import type { Booking } from '../../models/Booking';
import { keptCentsOf, refundOfPaid, scheduleOnceStored } from '../payments/paymentSchedule';
import { accountFor, nextTransfer } from '../payments/paymentsForStay';
import type { ReadContext } from '../serviceContext';
import { askedToCancelOn } from '../stay/cancellationRequest';

/** Payments to quote in a mail, based on the booking's current state. */
export async function paymentData(
  kind: MailKind,
  booking: Booking,
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<Pick<BookingMailData, 'schedule' | CancellationField>> {
  switch (kind) {
    case 'confirmation':
    case 'stayChange':
      return scheduleData(booking, context);
    case 'cancellation':
      return cancellationData(booking, context, cancelledBy);
    case 'decline':
      return (await askedToCancelOn(booking, context)) !== null ? { isAskedFor: true } : {};
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
  booking: Booking,
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<Pick<BookingMailData, CancellationField>> {
  const by = cancelledBy ?? ((await askedToCancelOn(booking, context)) === null ? null : 'guest');
  const refund = await refundOfPaid(booking, context, cancelledBy);
  if (by === null) return refund && refund.backCents >= refund.paidCents ? { refund } : {};
  const kept = refund ? null : await keptCentsOf(booking, context, cancelledBy);
  return {
    ...(refund && { refund }),
    ...(kept !== null && { keptByPolicyCents: kept }),
    ...(by === 'guest' ? { isAskedFor: true } : { isByOwner: true }),
  };
}

/**
 * Adds the current bank account to a confirmation, for the next open payment that it quotes, or for the whole open
 * amount if the owner records no payments here.
 */
export async function withBankDetails<Mail extends BookingMail>(
  mail: Mail,
  context: ReadContext,
): Promise<Mail> {
  const { booking } = mail;
  const { schedule, checkoutDate } = booking;
  if (!schedule) {
    const account = await accountFor({ status: 'confirmed', checkoutDate }, context);
    return { ...mail, booking: { ...booking, ...(account && { account }) } };
  }
  const transfer = await nextTransfer(
    schedule.filter(({ isPaid }) => !isPaid),
    context,
  );
  return { ...mail, booking: { ...booking, ...(transfer && { transfer }) } };
}

async function scheduleData(
  booking: Booking,
  context: ReadContext,
): Promise<Pick<BookingMailData, 'schedule'>> {
  const items = await scheduleOnceStored(booking, context);
  if (!items) return {};
  return {
    schedule: items.map(({ kind, dueDate, cents, paidCents, state }) => {
      const isPaid = state === 'paid';
      return { kind, dueDate, cents: isPaid ? cents : cents - paidCents, isPaid };
    }),
  };
}
