import { randomUUID } from 'node:crypto';
import type { MessageAuthor } from '@shared/contract/conversation/conversation';
import { ACCOUNT_MAIL_KINDS, type MailProblem } from '@shared/contract/mail/mail';
import type { CancelledBy } from '@shared/domain/legal/cancellation';
import { ERASED_EMAIL } from '@shared/domain/privacy/erasure';
import { Op, type CreationAttributes } from 'sequelize';
import { notFound } from '../../errors';
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
import { recordEvent } from '../liveEvents';
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
import { keptCentsOf, refundOfPaid, scheduleOnceStored } from '../payments/paymentPlan';
import { accountFor, nextTransfer } from '../payments/paymentsForStay';
import { openOfferOf } from '../offers/settleOffer';
import { loadSettings } from '../prices/settings';
import { storedQuote } from '../prices/storedQuote';
import { recently } from '../recently';
import type { ReadContext, WriteContext } from '../serviceContext';
import { askedToCancelOn } from '../stay/cancellationRequest';
import { GIVE_UP_MS } from './retrySchedule';

const MAX_PROBLEMS = 100;

/**
 * Lower goes first: the owner's decisions, then notifications to the owner and what was planned, then
 * receipts, which any stranger can cause in any number.
 */
export const MAIL_PRIORITY = { decision: 0, alert: 1, scheduled: 1, receipt: 2 } as const;

/**
 * Receipts that one mailbox gets: nobody has checked that it is the sender's, who may be filling
 * somebody else's. What is stored and told to the owner has no such limit.
 */
export const RECEIPT_LIMIT: Limit = { name: 'receipt', points: 3, windowMs: 3_600_000 };

/** The part of a booking that its mails tell. */
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

/**
 * Enqueues mails in the transaction of the event that they tell of: neither is ever stored
 * without the other.
 */
export async function enqueueMails(
  mails: readonly Mail[],
  { models, tx, now }: WriteContext,
  giveUpAt?: Date,
): Promise<void> {
  await models.OutboxMail.bulkCreate(
    mails
      .map((mail) => ({ ...mailRow(mail, now), ...(giveUpAt && { giveUpAt }) }))
      .filter(({ recipient }) => recipient !== ERASED_EMAIL),
    { transaction: tx },
  );
}

/** The booking that a mail is about. */
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

/**
 * Sends what waits for a booking's guest, or has failed, to the address of now: at the one of before a
 * stranger may read it.
 * @param booking with its new address
 */
export async function readdressMails(
  { reference, guestEmail }: Pick<Booking, 'reference' | 'guestEmail'>,
  { models, tx, now }: WriteContext,
): Promise<void> {
  const rows = await models.OutboxMail.findAll({
    where: { reference, status: ['pending', 'failed'], recipient: { [Op.ne]: null } },
    transaction: tx,
  });
  for (const row of rows) {
    const mail = readMail(row);
    if (!mail) continue;
    if ('booking' in mail) mail.booking.guestEmail = guestEmail;
    else if (mail.kind === 'conversationNews') mail.conversation.guestEmail = guestEmail;
    if (row.leaseToken !== null) {
      // It may be going to the address of before this moment, and its row says so; it is not tried again.
      await row.update({ status: 'dismissed', settledAt: now }, { transaction: tx });
      await models.OutboxMail.create(mailRow(mail, now), { transaction: tx });
      continue;
    }
    await row.update(
      {
        recipient: recipientOf(mail),
        mailbox: row.mailbox === null ? null : mailboxOf(guestEmail),
        data: JSON.stringify(mail),
      },
      { transaction: tx },
    );
  }
}

/**
 * Takes back confirmations of a booking that have not gone out, because another one goes in their place.
 * @returns the owner's own words in the last of them, which it is to say as well
 */
export async function withdrawUnsentConfirmations(
  { reference }: Pick<Booking, 'reference'>,
  context: WriteContext,
): Promise<string | null> {
  const { models, tx, now } = context;
  const rows = await models.OutboxMail.findAll({
    // One that is on its way at this moment cannot be taken back.
    where: { reference, kind: 'confirmation', status: ['pending', 'failed'], leaseToken: null },
    order: ['id'],
    transaction: tx,
  });
  let words: string | null = null;
  for (const row of rows) {
    const mail = readMail(row);
    if (mail && 'booking' in mail) words = mail.booking.ownerMessage ?? words;
    await row.update({ status: 'dismissed', settledAt: now }, { transaction: tx });
  }
  if (rows.length > 0) await recordEvent('mail', reference, context);
  return words;
}

/** The mails by which the owner decides about a booking. */
export type StatusMailKind = Extract<BookingMailKind, 'confirmation' | 'decline' | 'cancellation'>;

type StatusMailOptions = {
  message: string | null;
  cancelledBy?: CancelledBy | undefined;
  /** A decline because the check-in day has passed without an answer. */
  isLapsed?: true;
};

/** Enqueues the mail of a decision about a booking. @param options.message the owner's own words */
export async function enqueueStatusMail(
  kind: StatusMailKind,
  booking: Booking,
  options: StatusMailOptions,
  context: WriteContext,
): Promise<void> {
  await enqueueMails([await statusMail(kind, booking, options, context)], context);
}

/**
 * The mail of a decision. A confirmation tells of the booking as it is now; a mail that ends one, of the stay as its
 * guest was told of it.
 */
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

/** What a mail says of payments, as they stand with the booking as it is now. */
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
 * Who has cancelled, and what is refunded: of what was paid, where that is known here, or else what is kept of the
 * price. Where nobody has said who cancels, and no request of the guest waits, a refund is told that gives all back.
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
 * A confirmation with the bank account of now, for what is due next of the payments that it tells of; where the owner
 * records none here, for whatever is open. Other mails stay as they are.
 */
export async function withBankDetails(mail: Mail, context: ReadContext): Promise<Mail> {
  if (mail.kind !== 'confirmation') return mail;
  // Of an older version, which stored them.
  const { transfer: _transfer, account: _account, ...booking } = mail.booking;
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

/** Enqueues the mail that tells the guest what changed in a confirmed stay. @param before as the guest knew it */
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
 * Enqueues the mail that tells the owner what a guest asks for on the page of the stay, or asks for no more: that
 * goes only where the owner may have been told of a wish, and names the one that the owner was told of.
 * @param answeredAt when a wish of this kind was put away last: what was told before is not asked for any more
 */
export async function enqueueStayRequestMail(
  booking: MailedBooking,
  request: StayRequestData,
  settings: VillaSettings,
  context: WriteContext,
  answeredAt: Date | null = null,
): Promise<void> {
  const { models, tx, now } = context;
  const kind = 'stayRequestAlert';
  const { reference } = booking;
  const { pending, others, pausedUntil } = await lastMailsOf(kind, reference, context);
  const requestOf = (row: OutboxMail) => {
    const mail = readMail(row);
    return mail?.kind === kind && mail.request.kind === request.kind ? mail.request : null;
  };
  const failed = await models.OutboxMail.findAll({
    where: { kind, reference, status: 'failed', leaseToken: null },
    transaction: tx,
  });
  // What was asked for before is replaced, and so is the mail about it.
  const replaced = [...pending, ...failed].filter((row) => requestOf(row) !== null);
  for (const mail of replaced) await mail.destroy({ transaction: tx });
  // It was shown as a problem until now.
  if (replaced.some(({ attempts }) => attempts > 0)) await recordEvent('mail', reference, context);
  const [told] = others
    .filter(({ createdAt }) => answeredAt === null || createdAt > answeredAt)
    .flatMap((row) => requestOf(row) ?? []);
  if (request.isWithdrawn && (told ? told.isWithdrawn : replaced.length > 0)) return;
  const { checkinDate, checkoutDate } = (request.isWithdrawn && told) || request;
  const data = bookingMailData(booking, null, settings);
  const mail = { kind, booking: data, request: { ...request, checkinDate, checkoutDate } } as const;
  await models.OutboxMail.create(
    { ...mailRow(mail, now), nextAttemptAt: pausedUntil },
    { transaction: tx },
  );
}

/**
 * What the outbox has of a kind about one booking, so that a page's forms send no mail after mail.
 * @returns the mails that wait and are not being sent just now, the others with the newest first, and from when on
 *   another one may go
 */
async function lastMailsOf(
  kind: Mail['kind'],
  reference: string,
  { models, tx, now }: Pick<WriteContext, 'models' | 'tx' | 'now'>,
): Promise<{ pending: OutboxMail[]; others: OutboxMail[]; pausedUntil: Date }> {
  const mails = await models.OutboxMail.findAll({
    where: { kind, reference, status: ['pending', 'sent'] },
    order: [['id', 'DESC']],
    limit: 10,
    transaction: tx,
  });
  const pending = mails.filter(({ status, leaseToken }) => status === 'pending' && !leaseToken);
  const others = mails.filter((mail) => !pending.includes(mail));
  const [last] = others;
  // A clock that was put back since makes nobody wait longer.
  const lastAt = Math.min(
    last?.settledAt?.getTime() ?? (last ? now.getTime() : -Infinity),
    now.getTime(),
  );
  return {
    pending,
    others,
    pausedUntil: new Date(Math.max(now.getTime(), lastAt + CONVERSATION_PAUSE_MS)),
  };
}

/** Enqueues a mail that goes by itself. */
export async function enqueueScheduledMail(
  content: Omit<ScheduledMailData, 'booking'>,
  booking: MailedBooking,
  settings: VillaSettings,
  context: WriteContext,
): Promise<void> {
  await enqueueMails([{ ...content, booking: bookingMailData(booking, null, settings) }], context);
}

/** The rows of an enquiry's mails. */
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

/** Enqueues the mails of a message from the contact form: a receipt, and a notification to the owner. */
export async function enqueueMessageMails(
  row: ContactMessage,
  { models, tx, now }: WriteContext,
): Promise<void> {
  const message = messageMailData(row);
  const rows = [
    mailRow({ kind: 'messageReceipt', message }, now),
    mailRow({ kind: 'messageAlert', message }, now),
  ];
  await models.OutboxMail.bulkCreate(rows, { transaction: tx });
  await row.update({ receiptKey: rows[0]?.messageKey ?? null }, { transaction: tx });
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
 * @param earlierKeys of the mails before it, oldest first, see `AnswerMailData`
 * @returns what later answers know this mail by
 */
export async function enqueueAnswerMail(
  row: ContactMessage,
  text: string,
  earlierKeys: string[],
  { models, tx, now }: WriteContext,
): Promise<string> {
  const message = messageMailData(row);
  const mail = mailRow({ kind: 'messageAnswer', message, answer: { text, earlierKeys } }, now);
  await models.OutboxMail.create(mail, { transaction: tx });
  return mail.messageKey;
}

/**
 * Enqueues the mail that tells the other side of a message. One that waits already tells of this as
 * well, since what it says is looked up when it goes; after one that went, the next waits.
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
  await models.OutboxMail.create(
    { ...mailRow({ kind, conversation }, now), nextAttemptAt: pausedUntil },
    { transaction: tx },
  );
}

/** Enqueues the mail that brings an invitation's link. @param sealedToken of the link, encrypted */
export async function enqueueInvitationMail(
  { role }: Pick<Invitation, 'role'>,
  email: string,
  sealedToken: string,
  context: WriteContext,
): Promise<void> {
  const invitation = { email, role, sealedToken };
  await enqueueMails([{ kind: 'invitation', invitation }], context);
}

/**
 * Enqueues a mail about somebody's account.
 * @param giveUpAt when it has no use any more, where that is sooner than for others
 */
export async function enqueueAccountMail(
  mail: Extract<Mail, { account: unknown }>,
  context: WriteContext,
  giveUpAt?: Date,
): Promise<void> {
  await enqueueMails([mail], context, giveUpAt);
}

/** What a mail about a booking needs to say. */
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

/** The mail that a row stands for. @throws when what is stored of it cannot be read */
export function mailOf(row: Pick<OutboxMail, 'data'>): Mail {
  return mailSchema.parse(JSON.parse(row.data));
}

/** {@link mailOf}, or `null` for one that cannot be read any more: it has failed, and goes to nobody. */
export function readMail(row: Pick<OutboxMail, 'data'>): Mail | null {
  try {
    return mailOf(row);
  } catch {
    return null;
  }
}

/**
 * A mail as it is right when it goes, which may be days after it was enqueued, where the mail server was away:
 * with the account of now, and compared with what its guest knows. One that another about the same stay has
 * overtaken says how the stay is by that one: whoever reads it last is to know no older stay. A cancellation names the
 * stay that was told of while it waited.
 * @param row of the mail
 * @returns `null` for word of a confirmed stay that does not take place any more, or has nothing to tell, for an
 *   offer that does not stand any more, for the end of one after which the guest is told of another or of the
 *   confirmation, and for the receipt of an enquiry whose guest is told what was decided
 */
export async function currentMail(
  mail: Mail,
  { id, createdAt }: Pick<OutboxMail, 'id' | 'createdAt'>,
  context: ReadContext,
): Promise<Mail | null> {
  if (mail.kind === 'cancellation') {
    const told = await stayToldSince(createdAt, mail.booking.reference, context);
    return told ? { ...mail, booking: withStay(mail.booking, told) } : mail;
  }
  if (mail.kind === 'enquiryReceipt') {
    // Read after it, it would say that nothing is booked yet.
    return (await hasLaterMail(DECISION_MAILS, mail.booking, id, context)) ? null : mail;
  }
  if (mail.kind !== 'offer' && mail.kind !== 'offerEnded' && !isStayMail(mail)) return mail;
  const { models, tx } = context;
  const where = { reference: mail.booking.reference };
  const booking = await models.Booking.findOne({ where, transaction: tx });
  if (mail.kind === 'offer') {
    return booking && (await isOffered(mail, booking, context)) ? mail : null;
  }
  if (mail.kind === 'offerEnded') {
    // The owner's words would be lost with it.
    if (mail.booking.ownerMessage !== null) return mail;
    // Read after it, it would say that the new offer, or the stay, is off.
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

/** Whether an offer's mail says what its guest can accept. */
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

/** Mails that tell a guest what was decided about an enquiry. */
const DECISION_MAILS = ['offer', 'confirmation', 'decline', 'cancellation'] as const;

/**
 * Whether a mail of these kinds about a booking, enqueued after another one, has gone out or is to go.
 * @param id of the other one's row
 */
async function hasLaterMail(
  kinds: readonly Mail['kind'][],
  { reference }: Pick<BookingMailData, 'reference'>,
  id: number,
  context: ReadContext,
): Promise<boolean> {
  const where = { reference, kind: [...kinds], status: ['pending', 'sent'], id: { [Op.gt]: id } };
  const rows = await context.models.OutboxMail.findAll({ where, transaction: context.tx });
  for (const row of rows) {
    if (row.status === 'sent') return true;
    // One that has lost its reason meanwhile is given up as well: the guest would hear of neither.
    const mail = readMail(row);
    if (mail && (await currentMail(mail, row, context))) return true;
  }
  return false;
}

/**
 * Mails that were tried and have not gone out, oldest first.
 * @param ownerAddress stands for the owner, whose address is no part of the row
 * @param isAllOfThem whether those about who may sign in are among them
 */
export async function listMailProblems(
  ownerAddress: string,
  isAllOfThem: boolean,
  { models, tx }: ReadContext,
): Promise<MailProblem[]> {
  const rows = await models.OutboxMail.findAll({
    where: {
      status: ['pending', 'failed'],
      attempts: { [Op.gt]: 0 },
      ...ofKinds(isAllOfThem),
    },
    order: [['id', 'ASC']],
    limit: MAX_PROBLEMS,
    transaction: tx,
  });
  return rows.map((row) => ({
    id: row.id,
    kind: readableKind(row),
    reference: row.reference,
    recipient: row.recipient ?? ownerAddress,
    isTrying: row.status === 'pending',
    attempts: row.attempts,
    reason: row.lastError ?? '',
    nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/**
 * Tries a mail again now, and for three more days. One that is being tried this moment, has gone out meanwhile or
 * was given up is left alone: another may have gone in its place.
 * @throws AppError 404
 */
export async function retryMail(
  id: number,
  isAllOfThem: boolean,
  context: WriteContext,
): Promise<void> {
  const { tx, now } = context;
  const row = await unsentMail(id, isAllOfThem, context);
  if (row.status === 'sent' || row.status === 'dismissed' || row.leaseToken !== null) return;
  await row.update(
    {
      status: 'pending',
      nextAttemptAt: now,
      giveUpAt: new Date(now.getTime() + GIVE_UP_MS),
      settledAt: null,
    },
    { transaction: tx },
  );
  const mail = readMail(row);
  if (mail && isScheduledMail(mail)) await noteSentAnew(mail, context);
  // What it will tell is not missing any more.
  if (mail && isStayMail(mail)) await recordEvent('booking', row.reference, context);
  await recordAudit('mail_retried', { subject: row.reference }, context);
  await recordEvent('mail', row.reference, context);
}

/** The owner sends it, whatever its time was. */
async function noteSentAnew(
  { kind, occurrence, booking: { reference } }: ScheduledMailData,
  { models, tx, now }: WriteContext,
): Promise<void> {
  const booking = await models.Booking.findOne({ where: { reference }, transaction: tx });
  if (!booking) return;
  const where = { bookingId: booking.id, kind, occurrence, state: 'sent' as const };
  await models.ScheduledMail.update({ sentAt: now }, { where, transaction: tx });
}

/** Gives a mail up for good. @throws AppError 404 */
export async function dismissMail(
  id: number,
  isAllOfThem: boolean,
  context: WriteContext,
): Promise<void> {
  const row = await unsentMail(id, isAllOfThem, context);
  if (row.status === 'sent') return;
  await row.update({ status: 'dismissed', settledAt: context.now }, { transaction: context.tx });
  const mail = readMail(row);
  if (mail) await noteTold(mail, { id: row.id, isSent: false }, context);
  await recordAudit('mail_dismissed', { subject: row.reference }, context);
  await recordEvent('mail', row.reference, context);
}

/**
 * Whether a receipt that was never tried is one too many for its mailbox in the hour before it.
 * Those that came before it have been judged already, in the order of their rows.
 */
export async function isExcessReceipt(
  { id, mailbox, createdAt }: OutboxMail,
  limit: Limit,
  { models, tx }: WriteContext,
): Promise<boolean> {
  if (mailbox === null) return false;
  const others = await models.OutboxMail.count({
    where: {
      mailbox,
      id: { [Op.lt]: id },
      createdAt: recently(limit.windowMs, createdAt),
      status: { [Op.ne]: 'dismissed' },
    },
    transaction: tx,
  });
  return others >= limit.points;
}

/**
 * Whether the receipt of a stored enquiry is among those that its mailbox gets in the hour: what
 * {@link isExcessReceipt} decides later, told to the guest now.
 */
export async function isReceiptDue(
  { reference, guestEmail }: Pick<Booking, 'reference' | 'guestEmail'>,
  limit: Limit,
  { models, tx, now }: ReadContext,
): Promise<boolean> {
  const due = await models.OutboxMail.findAll({
    attributes: ['reference'],
    where: {
      mailbox: mailboxOf(guestEmail),
      createdAt: recently(limit.windowMs, now),
      status: { [Op.ne]: 'dismissed' },
    },
    order: [['id', 'ASC']],
    limit: limit.points,
    raw: true,
    transaction: tx,
  });
  return due.some((mail) => mail.reference === reference);
}

/**
 * The mailbox that an address leads to, as well as that can be told from outside: case, dots and
 * what follows a "+" make no other one with the large providers. Two people that share one here
 * share its limit and nothing else.
 */
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

/** Mails about accounts are the owner's matter; others who answer guests see the rest. */
function ofKinds(isAllOfThem: boolean) {
  return isAllOfThem ? {} : { kind: { [Op.notIn]: ACCOUNT_MAIL_KINDS } };
}

async function unsentMail(
  id: number,
  isAllOfThem: boolean,
  { models, tx }: WriteContext,
): Promise<OutboxMail> {
  const row = await models.OutboxMail.findOne({
    where: { id, ...ofKinds(isAllOfThem) },
    transaction: tx,
    lock: tx.LOCK.UPDATE,
  });
  if (!row) throw notFound('mail');
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
