import { isDeepStrictEqual } from 'node:util';
import type { CancelledBy } from '@shared/domain/legal/cancellation';
import { readMail, type MailOf } from '../../mail/mail';
import type { BookingMailData, StayFactsData } from '../../mail/mailData';
import type { Booking } from '../../models/Booking';
import type { OutboxMail } from '../../models/OutboxMail';
import {
  isStayMail,
  lastMailedStay,
  mailedStayOf,
  STAY_MAILS,
  stayFacts,
  type StayMail,
} from '../mailedStay';
import type { StoredPayments } from '../payments/paymentSchedule';
import { loadSettings } from '../prices/settings';
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

/**
 * Enqueues the mail of a decision about a booking. A confirmation sets `mailedStay`, for the caller to store.
 * @param options.message from the owner
 */
export async function enqueueStatusMail(
  kind: StatusMailKind,
  stored: StoredPayments,
  options: StatusMailOptions,
  context: WriteContext,
): Promise<void> {
  const { booking } = stored;
  const unsent = kind === 'cancellation' ? await unsentBeforeCancellation(booking, context) : [];
  await enqueueMails([await statusMail(kind, stored, options, unsent, context)], context);
  await withdraw(unsent, context);
  if (kind === 'confirmation') booking.mailedStay = mailedStayOf(booking);
}

/** A confirmation quotes the current dates, a decline or cancellation those that the guest knows. */
export async function statusMail(
  kind: StatusMailKind,
  stored: StoredPayments,
  { message, cancelledBy, isLapsed }: StatusMailOptions,
  unsent: UnsentMails,
  context: ReadContext,
): Promise<MailOf<StatusMailKind>> {
  const { booking } = stored;
  const data = {
    ...bookingMailData(booking, message, await loadSettings(context)),
    ...(await paymentData(kind, stored, context, cancelledBy)),
    ...(isLapsed && { isLapsed }),
  };
  const before = knownBefore(unsent) ?? lastMailedStay(booking);
  if (kind === 'confirmation') return { kind, booking: data, before };
  return { kind, booking: withStay(data, before) };
}

function withStay(data: BookingMailData, stay: StayFactsData): BookingMailData {
  const { checkinDate, checkoutDate, guestCount, totalCents } = stay;
  const { children = data.children, pets = data.pets } = stay;
  return { ...data, checkinDate, checkoutDate, guestCount, children, pets, totalCents };
}

/**
 * Enqueues the mail about a confirmed stay as it is. It replaces those that the guest has not received, so that the
 * guest never reads of an older stay after a newer one. Sets `mailedStay`, for the caller to store.
 * @param known the stay as last mailed to the guest, see {@link lastMailedStay}
 */
export async function enqueueStayMail(
  kind: StayMail['kind'],
  stored: StoredPayments,
  message: string | null,
  known: StayFactsData,
  context: WriteContext,
): Promise<void> {
  const { booking } = stored;
  const unsent = await unsentMails(booking, context);
  const mail = await stayMail(kind, stored, message, known, unsent, context);
  await withdraw(unsent, context);
  booking.mailedStay = mailedStayOf(booking);
  if (mail) await enqueueMails([mail], context);
}

/**
 * The mail about a confirmed stay as it is, which also says what unsent mails would have said.
 * @returns `null` if there is nothing to say: a change was reverted before it was sent
 */
export async function stayMail(
  kind: StayMail['kind'],
  stored: StoredPayments,
  message: string | null,
  known: StayFactsData,
  unsent: UnsentMails,
  context: ReadContext,
): Promise<StayMail | null> {
  const { booking } = stored;
  const texts = [...unsent.map(({ mail }) => mail.booking.ownerMessage), message];
  const ownerMessage = texts.filter((text) => text !== null).join('\n\n') || null;
  const before = knownBefore(unsent) ?? known;
  const isUnconfirmed = unsent.some(({ mail }) => mail.kind === 'confirmation');
  const isUnchanged = isDeepStrictEqual(before, stayFacts(booking));
  const data = {
    ...bookingMailData(booking, ownerMessage, await loadSettings(context)),
    ...(await paymentData('confirmation', stored, context)),
  };
  if (kind === 'confirmation' || isUnconfirmed) {
    return { kind: 'confirmation', booking: data, before };
  }
  return isUnchanged && ownerMessage === null ? null : { kind, booking: data, before };
}

/** Mails about a stay that its guest has not received, oldest first. */
export type UnsentMails = readonly { row: OutboxMail; mail: StayMail }[];

export async function unsentMails(
  { reference }: Pick<Booking, 'reference'>,
  { models }: Pick<ReadContext, 'models'>,
): Promise<UnsentMails> {
  const rows = await models.OutboxMail.findAll({
    where: { reference, kind: [...STAY_MAILS], status: ['pending', 'failed'] },
    order: ['id'],
  });
  return rows.flatMap((row) => {
    const mail = readMail(row);
    return mail && isStayMail(mail) ? [{ row, mail }] : [];
  });
}

/** A mail that is being sent counts as received: its guest may be reading it. */
export async function unsentBeforeCancellation(
  booking: Booking,
  context: Pick<ReadContext, 'models'>,
): Promise<UnsentMails> {
  return (await unsentMails(booking, context)).filter(({ row }) => row.leaseToken === null);
}

function knownBefore([oldest]: UnsentMails): StayFactsData | null {
  return oldest?.mail.before ?? null;
}

/** One that is being sent is not tried again. */
async function withdraw(unsent: UnsentMails, context: WriteContext): Promise<void> {
  for (const { row } of unsent) {
    await row.update({ status: 'dismissed', settledAt: context.now });
  }
}
