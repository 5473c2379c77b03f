import { randomUUID } from 'node:crypto';
import type { MessageAuthor } from '@shared/contract/conversation/conversation';
import { ACCOUNT_MAIL_KINDS, type MailProblem } from '@shared/contract/mail/mail';
import type { CancelledBy } from '@shared/domain/legal/cancellation';
import { ERASED_EMAIL } from '@shared/domain/privacy/erasure';
import { Op, type CreationAttributes } from 'sequelize';
import type { Language } from '@shared/i18n/languages';
import { notFound } from '../../errors';
import { reasonIn } from '../../integrations/mailReason';
import {
  isScheduledMail,
  mailSchema,
  type BookingMailData,
  type BookingMailKind,
  type MessageMailData,
  type Mail,
  type OfferMail,
  type ScheduledMailData,
  type StayFactsData,
  type StayRequestData,
} from '../../mail/mail';
import type { Booking } from '../../models/Booking';
import type { ContactMessage } from '../../models/ContactMessage';
import type { Invitation } from '../../models/Invitation';
import type { OutboxMail } from '../../models/OutboxMail';
import type { VillaSettings } from '../../models/VillaSettings';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../recordEvent';
import { CONVERSATION_PAUSE_MS } from '../conversation/conversationNews';
import type { Limit } from '../access/rateLimits';
import {
  isStayMail,
  laterStayMail,
  noteTold,
  stayAsTold,
  stayToldSince,
  tellsNothing,
} from '../bookings/toldStay';
import { storedPolicy } from '../legal/legalDetails';
import { keptCentsOf, refundOfPaid, scheduleOnceStored } from '../payments/paymentSchedule';
import { accountFor, nextTransfer } from '../payments/paymentsForStay';
import { openOfferOf } from '../offers/settleOffer';
import { loadSettings } from '../prices/settings';
import { storedQuote } from '../prices/storedQuote';
import type { ReadContext, WriteContext } from '../serviceContext';
import { askedToCancelOn } from '../stay/cancellationRequest';
import { GIVE_UP_MS } from './retrySchedule';

const MAX_PROBLEMS = 100;

/** Lower goes first. Receipts are last, since any stranger can trigger them in any number. */
export const MAIL_PRIORITY = { decision: 0, alert: 1, scheduled: 1, receipt: 2 } as const;

/** Receipts per mailbox: addresses are unverified, so a sender could flood somebody else's mailbox. */
export const RECEIPT_LIMIT: Limit = { name: 'receipt', points: 3, windowMs: 3_600_000 };

export type MailedBooking = Pick<
  Booking,
  | 'reference'
  | 'guestName'
  | 'guestEmail'
  | 'guestPhone'
  | 'checkinDate'
  | 'checkoutDate'
  | 'guestCount'
  | 'currency'
  | 'totalAmountCents'
  | 'priceBreakdown'
  | 'specialRequests'
  | 'language'
> &
  Partial<Pick<Booking, 'calendarSequence' | 'cancellationPolicy' | 'children' | 'pets'>>;

/** Enqueues mails in the transaction of their event, so that neither is stored without the other. */
export async function enqueueMails(
  mails: readonly Mail[],
  { models, now }: WriteContext,
  giveUpAt?: Date,
): Promise<void> {
  await models.OutboxMail.bulkCreate(
    mails
      .map((mail) => ({ ...mailRow(mail, now), ...(giveUpAt && { giveUpAt }) }))
      .filter(({ recipient }) => recipient !== ERASED_EMAIL),
  );
}

function referenceOf(mail: Mail): string | null {
  if ('booking' in mail) return mail.booking.reference;
  return 'conversation' in mail ? mail.conversation.reference : null;
}

function mailRow(mail: Mail, now: Date): CreationAttributes<OutboxMail> {
  const recipient = recipientOf(mail);
  const priority = priorityOf(mail);
  return {
    messageKey: randomUUID(),
    kind: mail.kind,
    reference: referenceOf(mail),
    recipient,
    priority,
    mailbox: recipient !== null && priority === MAIL_PRIORITY.receipt ? mailboxOf(recipient) : null,
    data: JSON.stringify(mail),
    nextAttemptAt: now,
    giveUpAt: new Date(now.getTime() + GIVE_UP_MS),
    createdAt: now,
  };
}

/** Redirects unsent mails from an old address, which may be a stranger's. @param booking with its new address */
export async function readdressMails(
  { reference, guestEmail }: Pick<Booking, 'reference' | 'guestEmail'>,
  { models, now }: WriteContext,
): Promise<void> {
  const rows = await models.OutboxMail.findAll({
    where: { reference, status: ['pending', 'failed'], recipient: { [Op.ne]: null } },
  });
  for (const row of rows) {
    const mail = readMail(row);
    if (!mail) continue;
    if ('booking' in mail) mail.booking.guestEmail = guestEmail;
    else if (mail.kind === 'conversationNews') mail.conversation.guestEmail = guestEmail;
    if (row.leaseToken !== null) {
      // It may already be on its way to the old address; the row keeps that address and is not retried.
      await row.update({ status: 'dismissed', settledAt: now });
      await models.OutboxMail.create(mailRow(mail, now));
      continue;
    }
    await row.update({
      recipient: recipientOf(mail),
      mailbox: row.mailbox === null ? null : mailboxOf(guestEmail),
      data: JSON.stringify(mail),
    });
  }
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
  return text;
}

/** Mails about the owner's decision on a booking. */
export type StatusMailKind = Extract<BookingMailKind, 'confirmation' | 'decline' | 'cancellation'>;

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
): Promise<Mail> {
  const data = {
    ...bookingMailData(booking, message, await loadSettings(context)),
    ...(await paymentData(kind, booking, context, cancelledBy)),
    ...(isLapsed && { isLapsed }),
  };
  return { kind, booking: kind === 'confirmation' ? data : withStay(data, stayAsTold(booking)) };
}

function withStay(data: BookingMailData, stay: StayFactsData): BookingMailData {
  const { checkinDate, checkoutDate, guestCount, totalCents } = stay;
  const { children = data.children, pets = data.pets } = stay;
  return { ...data, checkinDate, checkoutDate, guestCount, children, pets, totalCents };
}

/** Payments to quote in a mail, based on the booking's current state. */
export async function paymentData(
  kind: Mail['kind'],
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
 * amount if the owner records no payments here. Other mails stay unchanged.
 */
export async function withBankDetails(mail: Mail, context: ReadContext): Promise<Mail> {
  if (mail.kind !== 'confirmation') return mail;
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

/**
 * Enqueues the mail that tells the owner about a guest's request from the page of the stay, or about its withdrawal. A
 * withdrawal is sent only if the owner may have been notified of the request, and quotes that request.
 * @param answeredAt when a request of this kind was last closed; requests before that are no longer open
 */
export async function enqueueStayRequestMail(
  booking: MailedBooking,
  request: StayRequestData,
  settings: VillaSettings,
  context: WriteContext,
  answeredAt: Date | null = null,
): Promise<void> {
  const { models, now } = context;
  const kind = 'stayRequestAlert';
  const { reference } = booking;
  const { pending, others, pausedUntil } = await lastMailsOf(kind, reference, context);
  const requestOf = (row: OutboxMail) => {
    const mail = readMail(row);
    return mail?.kind === kind && mail.request.kind === request.kind ? mail.request : null;
  };
  const failed = await models.OutboxMail.findAll({
    where: { kind, reference, status: 'failed', leaseToken: null },
  });
  // A new request replaces the previous one, and so its mail.
  const replaced = [...pending, ...failed].filter((row) => requestOf(row) !== null);
  for (const mail of replaced) await mail.destroy();
  // The mail was listed as a problem until now.
  const [mailed] = others
    .filter(({ createdAt }) => answeredAt === null || createdAt > answeredAt)
    .flatMap((row) => requestOf(row) ?? []);
  if (request.isWithdrawn && (mailed ? mailed.isWithdrawn : replaced.length > 0)) return;
  const { checkinDate, checkoutDate } = (request.isWithdrawn && mailed) || request;
  const data = bookingMailData(booking, null, settings);
  const mail = { kind, booking: data, request: { ...request, checkinDate, checkoutDate } } as const;
  await models.OutboxMail.create({ ...mailRow(mail, now), nextAttemptAt: pausedUntil });
}

/**
 * Mails of one kind about one booking, used to limit how often a page's forms send mail.
 * @returns pending mails that are not being sent, all others newest first, and when the next mail may go
 */
async function lastMailsOf(
  kind: Mail['kind'],
  reference: string,
  { models, now }: Pick<WriteContext, 'models' | 'tx' | 'now'>,
): Promise<{ pending: OutboxMail[]; others: OutboxMail[]; pausedUntil: Date }> {
  const mails = await models.OutboxMail.findAll({
    where: { kind, reference, status: ['pending', 'sent'] },
    order: [['id', 'DESC']],
    limit: 10,
  });
  const pending = mails.filter(({ status, leaseToken }) => status === 'pending' && !leaseToken);
  const others = mails.filter((mail) => !pending.includes(mail));
  const [last] = others;
  const lastAt = last?.settledAt?.getTime() ?? (last ? now.getTime() : -Infinity);
  return {
    pending,
    others,
    pausedUntil: new Date(Math.max(now.getTime(), lastAt + CONVERSATION_PAUSE_MS)),
  };
}

export async function enqueueScheduledMail(
  content: Omit<ScheduledMailData, 'booking'>,
  booking: MailedBooking,
  settings: VillaSettings,
  context: WriteContext,
): Promise<void> {
  await enqueueMails([{ ...content, booking: bookingMailData(booking, null, settings) }], context);
}

export function bookingMailRows(
  kinds: readonly BookingMailKind[],
  booking: MailedBooking,
  settings: VillaSettings,
  now: Date,
): CreationAttributes<OutboxMail>[] {
  return bookingMails(kinds, booking, null, settings).map((mail) => mailRow(mail, now));
}

function bookingMails(
  kinds: readonly BookingMailKind[],
  booking: MailedBooking,
  ownerMessage: string | null,
  settings: VillaSettings,
): Mail[] {
  const data = bookingMailData(booking, ownerMessage, settings);
  return kinds.map((kind) => ({ kind, booking: data }));
}

/** Enqueues a contact message's mails: a receipt, and a notification to the owner. */
export async function enqueueMessageMails(
  row: ContactMessage,
  { models, now }: WriteContext,
): Promise<void> {
  const message = messageMailData(row);
  const rows = [
    mailRow({ kind: 'messageReceipt', message }, now),
    mailRow({ kind: 'messageAlert', message }, now),
  ];
  await models.OutboxMail.bulkCreate(rows);
  await row.update({ receiptKey: rows[0]?.messageKey ?? null });
}

function messageMailData(row: ContactMessage): MessageMailData {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    language: row.language,
  };
}

/**
 * Enqueues the owner's answer to a message from the contact form.
 * @param earlierKeys keys of the previous mails, oldest first, see `AnswerMailData`
 * @returns the key that later answers refer to
 */
export async function enqueueAnswerMail(
  row: ContactMessage,
  text: string,
  earlierKeys: string[],
  { models, now }: WriteContext,
): Promise<string> {
  const message = messageMailData(row);
  const mail = mailRow({ kind: 'messageAnswer', message, answer: { text, earlierKeys } }, now);
  await models.OutboxMail.create(mail);
  return mail.messageKey;
}

/**
 * Enqueues the mail that tells the other side about a message. A pending mail covers this message too, since its
 * content is looked up when it is sent; after a sent mail the next one waits.
 * @param author who wrote
 */
export async function enqueueConversationMail(
  author: MessageAuthor,
  booking: Pick<Booking, 'id' | 'reference' | 'guestName' | 'guestEmail' | 'language'>,
  { models, tx, now }: WriteContext,
): Promise<void> {
  const kind = author === 'guest' ? 'conversationAlert' : 'conversationNews';
  const { id: bookingId, reference, guestName, guestEmail, language } = booking;
  if (guestEmail === ERASED_EMAIL) return;
  const { pending, pausedUntil } = await lastMailsOf(kind, reference, { models, tx, now });
  if (pending.length > 0) return;
  const conversation = { bookingId, reference, guestName, guestEmail, language };
  await models.OutboxMail.create({
    ...mailRow({ kind, conversation }, now),
    nextAttemptAt: pausedUntil,
  });
}

/** Enqueues the mail with an invitation's link. @param sealedToken the link's token, encrypted */
export async function enqueueInvitationMail(
  { role }: Pick<Invitation, 'role'>,
  email: string,
  sealedToken: string,
  context: WriteContext,
): Promise<void> {
  const invitation = { email, role, sealedToken };
  await enqueueMails([{ kind: 'invitation', invitation }], context);
}

/** Enqueues a mail about an account. @param giveUpAt when the mail becomes useless, if earlier than for other mails */
export async function enqueueAccountMail(
  mail: Extract<Mail, { account: unknown }>,
  context: WriteContext,
  giveUpAt?: Date,
): Promise<void> {
  await enqueueMails([mail], context, giveUpAt);
}

export function bookingMailData(
  booking: MailedBooking,
  ownerMessage: string | null,
  { checkinTime, checkoutTime }: Pick<VillaSettings, 'checkinTime' | 'checkoutTime'>,
): BookingMailData {
  return {
    reference: booking.reference,
    guestName: booking.guestName,
    guestEmail: booking.guestEmail,
    guestPhone: booking.guestPhone,
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    guestCount: booking.guestCount,
    children: booking.children ?? 0,
    pets: booking.pets ?? 0,
    currency: booking.currency,
    totalCents: booking.totalAmountCents,
    quote: storedQuote(booking),
    specialRequests: booking.specialRequests,
    ...cancellationOf(booking),
    checkinTime,
    checkoutTime,
    ownerMessage,
    calendarSequence: booking.calendarSequence ?? 0,
    language: booking.language,
  };
}

function cancellationOf({
  cancellationPolicy,
}: MailedBooking): Pick<BookingMailData, 'cancellation'> {
  const cancellation = storedPolicy(cancellationPolicy);
  return cancellation ? { cancellation } : {};
}

/** Parses the stored mail. @throws if the stored data is invalid */
export function mailOf(row: Pick<OutboxMail, 'data'>): Mail {
  return mailSchema.parse(JSON.parse(row.data));
}

/** {@link mailOf}, or `null` if the stored data is invalid. Such a mail has failed and is sent to nobody. */
export function readMail(row: Pick<OutboxMail, 'data'>): Mail | null {
  try {
    return mailOf(row);
  } catch {
    return null;
  }
}

/**
 * Updates a mail when it is sent, which may be days after it was enqueued if the mail server was down: the current bank
 * account, and changes relative to what the guest was last sent. A mail that a later one about the same stay has
 * overtaken quotes the stay of the later mail, so that whichever the guest reads last is up to date. A cancellation
 * quotes the stay that was sent to the guest while it waited.
 * @param row of the mail
 * @returns `null` if the mail is pointless: a change of a stay that is no longer confirmed or has no difference, an
 *   offer that has ended, the end of an offer that another offer or a confirmation follows, and the receipt of an
 *   enquiry that is already decided
 */
export async function currentMail(
  mail: Mail,
  { id, createdAt }: Pick<OutboxMail, 'id' | 'createdAt'>,
  context: ReadContext,
): Promise<Mail | null> {
  if (mail.kind === 'cancellation') {
    const mailed = await stayToldSince(createdAt, mail.booking.reference, context);
    return mailed ? { ...mail, booking: withStay(mail.booking, mailed) } : mail;
  }
  if (mail.kind === 'enquiryReceipt') {
    // Read after the decision, the receipt would say that nothing is booked yet.
    return (await hasLaterMail(DECISION_MAILS, mail.booking, id, context)) ? null : mail;
  }
  if (mail.kind !== 'offer' && mail.kind !== 'offerEnded' && !isStayMail(mail)) return mail;
  const { models } = context;
  const where = { reference: mail.booking.reference };
  const booking = await models.Booking.findOne({ where });
  if (mail.kind === 'offer') {
    return booking && (await isOffered(mail, booking, context)) ? mail : null;
  }
  if (mail.kind === 'offerEnded') {
    // Dropping the mail would lose the owner's message.
    if (mail.booking.ownerMessage !== null) return mail;
    // Read after the later mail, it would say that the new offer, or the stay, is cancelled.
    return (await hasLaterMail(['offer', 'confirmation'], mail.booking, id, context)) ? null : mail;
  }
  if (booking && booking.status !== 'confirmed') return null;
  const later = booking && (await laterStayMail(mail, id, context));
  const stay = { ...(later ?? mail).booking, ownerMessage: mail.booking.ownerMessage };
  if (mail.kind === 'confirmation') return withBankDetails({ ...mail, booking: stay }, context);
  // A mail that was to go before this one may have been given up.
  const before = booking?.toldStay ? stayAsTold(booking) : mail.before;
  const current = { ...mail, booking: stay, before };
  return stay.ownerMessage === null && (later || tellsNothing(current)) ? null : current;
}

/** Whether an offer's mail quotes terms that the guest can still accept. */
async function isOffered(
  { booking: { checkinDate, checkoutDate, totalCents }, offer: { validUntil } }: OfferMail,
  booking: Booking,
  context: ReadContext,
): Promise<boolean> {
  const open = await openOfferOf(booking, context);
  return (
    open?.checkinDate === checkinDate &&
    open.checkoutDate === checkoutDate &&
    open.totalCents === totalCents &&
    open.validUntil === validUntil
  );
}

const DECISION_MAILS = ['offer', 'confirmation', 'decline', 'cancellation'] as const;

/** Whether a later mail of these kinds has been or will be sent. @param id row of the earlier mail */
async function hasLaterMail(
  kinds: readonly Mail['kind'][],
  { reference }: Pick<BookingMailData, 'reference'>,
  id: number,
  context: ReadContext,
): Promise<boolean> {
  const where = { reference, kind: [...kinds], status: ['pending', 'sent'], id: { [Op.gt]: id } };
  const rows = await context.models.OutboxMail.findAll({ where });
  for (const row of rows) {
    if (row.status === 'sent') return true;
    // A mail that has itself become pointless is dropped, so it must not suppress this one.
    const mail = readMail(row);
    if (mail && (await currentMail(mail, row, context))) return true;
  }
  return false;
}

/**
 * Mails that were tried and not sent, oldest first.
 * @param ownerAddress used for mails to the owner, whose address the row does not store
 * @param isAllOfThem whether to include mails about accounts
 * @param language of the reasons
 */
export async function listMailProblems(
  ownerAddress: string,
  isAllOfThem: boolean,
  language: Language,
  { models }: ReadContext,
): Promise<MailProblem[]> {
  const rows = await models.OutboxMail.findAll({
    where: {
      status: ['pending', 'failed'],
      attempts: { [Op.gt]: 0 },
      ...ofKinds(isAllOfThem),
    },
    order: [['id', 'ASC']],
    limit: MAX_PROBLEMS,
  });
  return rows.map((row) => ({
    id: row.id,
    kind: readableKind(row),
    reference: row.reference,
    recipient: row.recipient ?? ownerAddress,
    isTrying: row.status === 'pending',
    attempts: row.attempts,
    reason: reasonIn(language, row.lastError ?? ''),
    nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Retries a mail for three more days, unless it is being sent, was sent or given up. @throws AppError 404 */
export async function retryMail(
  id: number,
  isAllOfThem: boolean,
  context: WriteContext,
): Promise<void> {
  const { now } = context;
  const row = await unsentMail(id, isAllOfThem, context);
  if (row.status === 'sent' || row.status === 'dismissed' || row.leaseToken !== null) return;
  await row.update({
    status: 'pending',
    nextAttemptAt: now,
    giveUpAt: new Date(now.getTime() + GIVE_UP_MS),
    settledAt: null,
  });
  const mail = readMail(row);
  if (mail && isScheduledMail(mail)) await noteResent(mail, context);
  // The mail's content no longer counts as missing.
  if (mail && isStayMail(mail)) recordEvent('booking', row.reference, context);
  recordAudit('mail_retried', { subject: row.reference }, context);
}

/** The owner sends it now, regardless of its scheduled time. */
async function noteResent(
  { kind, occurrence, booking: { reference } }: ScheduledMailData,
  { models, now }: WriteContext,
): Promise<void> {
  const booking = await models.Booking.findOne({ where: { reference } });
  if (!booking) return;
  const where = { bookingId: booking.id, kind, occurrence, state: 'sent' as const };
  await models.ScheduledMail.update({ sentAt: now }, { where });
}

/** @throws AppError 404 */
export async function dismissMail(
  id: number,
  isAllOfThem: boolean,
  context: WriteContext,
): Promise<void> {
  const row = await unsentMail(id, isAllOfThem, context);
  if (row.status === 'sent') return;
  await row.update({ status: 'dismissed', settledAt: context.now });
  const mail = readMail(row);
  if (mail) await noteTold(mail, { id: row.id, isSent: false }, context);
  recordAudit('mail_dismissed', { subject: row.reference }, context);
}

/** Whether a receipt exceeds its mailbox's limit. Earlier ones have already been judged, in row order. */
export async function isExcessReceipt(
  { id, mailbox, createdAt }: OutboxMail,
  limit: Limit,
  { models }: WriteContext,
): Promise<boolean> {
  if (mailbox === null) return false;
  const others = await models.OutboxMail.count({
    where: {
      mailbox,
      id: { [Op.lt]: id },
      createdAt: { [Op.gt]: new Date(createdAt.getTime() - limit.windowMs) },
      status: { [Op.ne]: 'dismissed' },
    },
  });
  return others >= limit.points;
}

/** Predicts {@link isExcessReceipt} for a stored enquiry, so that the site can promise it at once. */
export async function isReceiptDue(
  { reference, guestEmail }: Pick<Booking, 'reference' | 'guestEmail'>,
  limit: Limit,
  { models, now }: ReadContext,
): Promise<boolean> {
  const due = await models.OutboxMail.findAll({
    attributes: ['reference'],
    where: {
      mailbox: mailboxOf(guestEmail),
      createdAt: { [Op.gt]: new Date(now.getTime() - limit.windowMs) },
      status: { [Op.ne]: 'dismissed' },
    },
    order: [['id', 'ASC']],
    limit: limit.points,
    raw: true,
  });
  return due.some((mail) => mail.reference === reference);
}

/** Large providers ignore case, dots and a "+" suffix. People whose addresses collide share only a rate limit. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}${address.slice(at)}`.toLowerCase();
}

function readableKind(row: OutboxMail): MailProblem['kind'] {
  return readMail(row)?.kind ?? 'unreadable';
}

function priorityOf({ kind }: Mail): number {
  switch (kind) {
    case 'confirmation':
    case 'decline':
    case 'stayChange':
    case 'cancellation':
    case 'offer':
    case 'offerEnded':
    case 'invitation':
    case 'passwordReset':
    case 'messageAnswer':
    case 'conversationNews':
      return MAIL_PRIORITY.decision;
    case 'enquiryAlert':
    case 'offerNews':
    case 'messageAlert':
    case 'conversationAlert':
    case 'stayRequestAlert':
    case 'newDevice':
    case 'bankDetailsChanged':
      return MAIL_PRIORITY.alert;
    case 'paymentRequest':
    case 'paymentReminder':
    case 'paymentOverdue':
    case 'arrivalDetails':
    case 'departureDay':
    case 'thanks':
      return MAIL_PRIORITY.scheduled;
    case 'enquiryReceipt':
    case 'messageReceipt':
      return MAIL_PRIORITY.receipt;
  }
}

/** Only the owner sees mails about accounts; others who answer guests see the rest. */
function ofKinds(isAllOfThem: boolean) {
  return isAllOfThem ? {} : { kind: { [Op.notIn]: ACCOUNT_MAIL_KINDS } };
}

async function unsentMail(
  id: number,
  isAllOfThem: boolean,
  { models }: WriteContext,
): Promise<OutboxMail> {
  const row = await models.OutboxMail.findOne({
    where: { id, ...ofKinds(isAllOfThem) },
    lock: true,
  });
  if (!row) throw notFound('This mail');
  return row;
}

/** A guest's address, or `null` for the owner. */
export function recipientOf(mail: Mail): string | null {
  switch (mail.kind) {
    case 'enquiryAlert':
    case 'offerNews':
    case 'messageAlert':
    case 'conversationAlert':
    case 'stayRequestAlert':
      return null;
    case 'messageReceipt':
    case 'messageAnswer':
      return mail.message.email;
    case 'conversationNews':
      return mail.conversation.guestEmail;
    case 'invitation':
      return mail.invitation.email;
    case 'passwordReset':
    case 'newDevice':
    case 'bankDetailsChanged':
      return mail.account.email;
    case 'enquiryReceipt':
    case 'confirmation':
    case 'decline':
    case 'stayChange':
    case 'cancellation':
    case 'offer':
    case 'offerEnded':
    case 'paymentRequest':
    case 'paymentReminder':
    case 'paymentOverdue':
    case 'arrivalDetails':
    case 'departureDay':
    case 'thanks':
      return mail.booking.guestEmail;
  }
}
