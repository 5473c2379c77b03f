import type { CancelledBy } from '@shared/domain/legal/cancellation';
import { readMail, type MailOf } from '../../mail/mail';
import type { BookingMailData, StayFactsData } from '../../mail/mailData';
import type { Booking } from '../../models/Booking';
import type { VillaSettings } from '../../models/VillaSettings';
import { stayAsTold } from '../bookings/toldStay';
import { loadSettings } from '../prices/settings';
import { recordEvent } from '../recordEvent';
import type { ReadContext, WriteContext } from '../serviceContext';
import { bookingMailData } from './bookingMailData';
import { enqueueMails } from './enqueue';
import { paymentData } from './paymentData';

/** Mails about the owner's decision on a booking. */
export type StatusMailKind = 'confirmation' | 'decline' | 'cancellation';

type StatusMailOptions = {
  message: string | null;
  cancelledBy?: CancelledBy | undefined;
  /** Declined because the check-in day passed without an answer. */
  isLapsed?: true;
};

/** Enqueues the mail of a decision about a booking. @param options.message from the owner */
export async function enqueueStatusMail(
  kind: StatusMailKind,
  booking: Booking,
  options: StatusMailOptions,
  context: WriteContext,
): Promise<void> {
  await enqueueMails([await statusMail(kind, booking, options, context)], context);
}

/** A confirmation quotes the current dates, a decline or cancellation those last sent to the guest. */
export async function statusMail(
  kind: StatusMailKind,
  booking: Booking,
  { message, cancelledBy, isLapsed }: StatusMailOptions,
  context: ReadContext,
): Promise<MailOf<StatusMailKind>> {
  const data = {
    ...bookingMailData(booking, message, await loadSettings(context)),
    ...(await paymentData(kind, booking, context, cancelledBy)),
    ...(isLapsed && { isLapsed }),
  };
  return { kind, booking: kind === 'confirmation' ? data : withStay(data, stayAsTold(booking)) };
}

export function withStay(data: BookingMailData, stay: StayFactsData): BookingMailData {
  const { checkinDate, checkoutDate, guestCount, totalCents } = stay;
  const { children = data.children, pets = data.pets } = stay;
  return { ...data, checkinDate, checkoutDate, guestCount, children, pets, totalCents };
}

/** Enqueues the mail about a changed, confirmed stay. @param before the stay as last sent to the guest */
export async function enqueueStayChangeMail(
  before: StayFactsData,
  booking: Booking,
  ownerMessage: string | null,
  settings: VillaSettings,
  context: WriteContext,
): Promise<void> {
  const data = {
    ...bookingMailData(booking, ownerMessage, settings),
    ...(await paymentData('stayChange', booking, context)),
  };
  await enqueueMails([{ kind: 'stayChange', booking: data, before }], context);
}

/** Withdraws unsent confirmations. @returns the last one's message, which the new one must repeat */
export async function withdrawUnsentConfirmations(
  { reference }: Pick<Booking, 'reference'>,
  context: WriteContext,
): Promise<string | null> {
  const { models, now } = context;
  const rows = await models.OutboxMail.findAll({
    // A confirmation that is being sent cannot be withdrawn.
    where: { reference, kind: 'confirmation', status: ['pending', 'failed'], leaseToken: null },
    order: ['id'],
  });
  let text: string | null = null;
  for (const row of rows) {
    const mail = readMail(row);
    if (mail && 'booking' in mail) text = mail.booking.ownerMessage ?? text;
    await row.update({ status: 'dismissed', settledAt: now });
  }
  if (rows.length > 0) await recordEvent('mail', reference, context);
  return text;
}
