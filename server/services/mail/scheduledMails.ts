import { DAY_MS } from '@shared/domain/date';
import {
  isPaymentKind,
  makesSense,
  PAYMENT_KINDS,
  plannedMails,
  type MailRules,
  type PaymentMailKind,
  type PlannedMail,
  type ScheduledKind,
  type SkipReason,
} from '@shared/domain/mail/scheduledMails';
import { arrivalFrom } from '@shared/domain/stay/arrivalMissing';
import { lastOpenDay } from '@shared/domain/stay/stayPageDays';
import type { MailOf } from '../../mail/mail';
import type { PaymentMailData, ScheduledMailData } from '../../mail/mailData';
import type { Booking } from '../../models/Booking';
import type { ScheduledMail } from '../../models/ScheduledMail';
import { loadBankAccount, loadBankDetailsSince } from '../payments/bankDetails';
import { settlingEuros } from '../payments/paymentsForStay';
import { loadStoredPayments, type StoredPayments } from '../payments/paymentSchedule';
import { keepsPayments } from '../payments/paymentSettings';
import { loadSettings } from '../prices/settings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { loadOpenArrival } from '../stay/stayPageSettings';
import { loadMailRules } from './mailRules';
import { bookingMailData } from './bookingMailData';
import { enqueueMails } from './enqueue';
import { paymentParts } from './paymentParts';

/**
 * Plans a booking's scheduled mails from the booking, its payments and the rules: changed dates move them, a
 * cancellation drops them. Sent mails stay sent, and held mails stay held. Idempotent.
 * @param booking as about to be stored
 * @param known what the caller has loaded: the settings, the booking's payments
 */
export async function planScheduledMails(
  booking: Booking,
  context: WriteContext,
  known: { basis?: PlanBasis; stored?: StoredPayments } = {},
): Promise<void> {
  const { models, now } = context;
  if (booking.status === 'confirmed' && booking.schedulesMails && booking.mailsFrom === null) {
    booking.mailsFrom = now;
    await booking.save({ fields: ['mailsFrom'] });
  }
  const bookingId = booking.id;
  const rows = await models.ScheduledMail.findAll({ where: { bookingId } });
  const basis = known.basis ?? (await loadPlanBasis(context));
  const planned = await mailsToSend(booking, basis, context, known.stored);
  const wanted = new Map(planned.map((mail) => [nameOf(mail), mail]));
  for (const row of rows) {
    const mail = wanted.get(nameOf(row));
    wanted.delete(nameOf(row));
    const reason = mail ? mail.skipped : reasonWithout(row, booking, basis.rules);
    await bringInLine(row, mail?.dueAt ?? row.dueAt, reason, booking, context);
  }
  await models.ScheduledMail.bulkCreate(
    [...wanted.values()].map(({ skipped, ...mail }) => ({
      bookingId,
      ...mail,
      state: skipped ? ('skipped' as const) : ('planned' as const),
      reason: skipped,
      updatedAt: now,
    })),
  );
}

export type PlanBasis = Awaited<ReturnType<typeof loadPlanBasis>>;

/** Settings that the plans of all bookings depend on. */
export async function loadPlanBasis(context: ReadContext) {
  const rules = await rulesNow(context);
  const asks = PAYMENT_KINDS.some((kind) => rules[kind].isOn);
  const bankDetailsSince = asks ? await loadBankDetailsSince(context) : null;
  return { rules, asks, bankDetailsSince, arrival: await loadOpenArrival(context) };
}

/** The current rules, without payment reminders if the owner records no payments here. */
async function rulesNow(context: ReadContext): Promise<MailRules> {
  const rules = await loadMailRules(context);
  if (await keepsPayments(context)) return rules;
  const off = PAYMENT_KINDS.map((kind) => [kind, { ...rules[kind], isOn: false }]);
  return { ...rules, ...(Object.fromEntries(off) as Pick<MailRules, PaymentMailKind>) };
}

async function mailsToSend(
  booking: Booking,
  { rules, asks, bankDetailsSince, arrival }: PlanBasis,
  context: ReadContext,
  stored?: StoredPayments,
): Promise<PlannedMail[]> {
  const { mailsFrom, status, schedulesMails, checkinDate, checkoutDate } = booking;
  if (mailsFrom === null || status !== 'confirmed' || !schedulesMails || !booking.guestEmail) {
    return [];
  }
  const parts = asks
    ? paymentParts(stored ?? (await loadStoredPayments(booking, context)), context)
    : [];
  const stay = {
    ...booking.get(),
    mailsFrom,
    arrivalFrom: arrival.isKnown ? arrivalFrom(checkinDate, arrival.showDays) : null,
    lastOpenDay: lastOpenDay(checkoutDate, arrival.openDays),
    bankDetailsSince,
  };
  return plannedMails(stay, parts, rules, context.now);
}

function nameOf({ kind, occurrence }: Pick<PlannedMail, 'kind' | 'occurrence'>): string {
  return `${kind} ${occurrence}`;
}

/** @param reason why the mail is dropped */
async function bringInLine(
  row: ScheduledMail,
  dueAt: Date,
  reason: SkipReason | null,
  booking: Booking,
  { now }: WriteContext,
): Promise<void> {
  if (row.state === 'sent') return;
  if (row.dueAt.getTime() !== dueAt.getTime()) row.dueAt = dueAt;
  // A dropped mail remains held: when a payment is reversed, a held reminder must not be sent.
  if (row.state !== 'held' || booking.status !== 'confirmed') {
    row.set({ state: reason ? 'skipped' : 'planned', reason });
  }
  if (!row.changed()) return;
  await row.set({ updatedAt: now }).save();
}

function reasonWithout(
  { kind }: ScheduledMail,
  { status, schedulesMails, guestEmail }: Booking,
  rules: MailRules,
): SkipReason {
  if (status !== 'confirmed') return 'cancelled';
  return schedulesMails && guestEmail && rules[kind].isOn ? 'paid' : 'switched_off';
}

/**
 * Enqueues a scheduled mail and marks it as sent in one write, so that it is sent once even with two servers or after a
 * crash.
 * @param row read and locked in the same transaction
 * @returns false if the mail has become pointless
 */
export async function sendScheduledMail(
  row: ScheduledMail,
  booking: Booking,
  context: WriteContext,
): Promise<boolean> {
  const { models, now } = context;
  const { state } = row;
  const content = await contentOf(row, booking, context);
  if (!content) return false;
  const [count] = await models.ScheduledMail.update(
    { state: 'sent', reason: null, sentAt: now, updatedAt: now },
    { where: { id: row.id, state } },
  );
  if (count !== 1 || state === 'sent') return false;
  const data = bookingMailData(booking, null, await loadSettings(context));
  await enqueueMails([{ kind: row.kind, ...content, booking: data }], context);
  return true;
}

/** What a mail contains besides its booking; `null` if it has become pointless. */
async function contentOf(
  { kind, occurrence }: Pick<ScheduledMail, 'kind' | 'occurrence'>,
  booking: Booking,
  context: ReadContext,
): Promise<Omit<ScheduledMailData, 'booking'> | null> {
  if (booking.status !== 'confirmed' || booking.erasedAt) return null;
  if (kind === 'arrivalDetails' && !(await loadOpenArrival(context)).isKnown) return null;
  if (!isPaymentKind(kind)) return { occurrence, payment: null };
  const payment = await openPayment(occurrence, booking, context);
  return payment && { occurrence, payment };
}

async function openPayment(
  occurrence: string,
  booking: Booking,
  context: ReadContext,
): Promise<PaymentMailData | null> {
  if (!(await keepsPayments(context))) return null;
  const parts = paymentParts(await loadStoredPayments(booking, context), context);
  const part = parts.find(({ key, openCents }) => key === occurrence && openCents > 0);
  if (!part) return null;
  const bank = await loadBankAccount(context);
  const { openCents: cents, dueDate } = part;
  return bank && { cents, euroCents: settlingEuros(cents, bank, booking), dueDate, bank };
}

/**
 * Whether a scheduled mail in the outbox may be sent now. While the mail server was down for days, the stay may have
 * been moved or ended, or a fast clock may have been corrected.
 */
async function timelinessOf(
  { kind, occurrence }: Pick<ScheduledMail, 'kind' | 'occurrence'>,
  booking: Booking,
  context: ReadContext,
): Promise<'now' | 'early' | 'late'> {
  const { models, now, today } = context;
  const row = await models.ScheduledMail.findOne({
    where: { bookingId: booking.id, kind, occurrence },
  });
  if (!row?.sentAt) return 'now';
  const basis = await loadPlanBasis(context);
  const planAt = async (at: Date) =>
    (await mailsToSend(booking, basis, { ...context, now: at })).find(
      (mail) => nameOf(mail) === nameOf(row),
    );
  const plan = await planAt(now);
  // A rule of the owner may send it before the stay.
  const hasCome = plan !== undefined && plan.dueAt <= now;
  if (!hasCome && !makesSense(kind, booking, today)) return 'early';
  // The owner sent it early, so it has no time to wait for.
  const isAtItsTime = row.sentAt >= row.dueAt;
  // Sending a day early does no harm, and tolerates differences between several servers' clocks.
  const isAhead = plan !== undefined && plan.dueAt.getTime() > now.getTime() + DAY_MS;
  if (isAtItsTime && isAhead) return 'early';
  const isLate = plan?.skipped === 'too_late';
  // The owner decided to send a mail that was held past its time.
  return isLate && (await planAt(row.sentAt))?.skipped !== 'too_late' ? 'late' : 'now';
}

/**
 * Updates a mail when it is sent, which may be days after it was enqueued if the mail server was down: current booking,
 * current address, open amount.
 * @returns `null` if it must not be sent now, or at all
 */
export async function scheduledMailNow(
  kind: ScheduledKind,
  { occurrence, booking: { reference } }: ScheduledMailData,
  context: ReadContext,
): Promise<ScheduledMailData | null> {
  const { models } = context;
  const booking = await models.Booking.findOne({ where: { reference } });
  const which = { kind, occurrence };
  const content = booking && (await contentOf(which, booking, context));
  if (!content || (await timelinessOf(which, booking, context)) !== 'now') return null;
  return { ...content, booking: bookingMailData(booking, null, await loadSettings(context)) };
}

/** Reverts a mail to unsent and plans it again. A tried one that has become pointless stays, as it may have arrived. */
export async function noteNotSent(
  mail: MailOf<ScheduledKind>,
  isTried: boolean,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const { reference } = mail.booking;
  const booking = await models.Booking.findOne({ where: { reference } });
  if (!booking) return;
  const isWanted = (await contentOf(mail, booking, context)) !== null;
  const timeliness = isWanted ? await timelinessOf(mail, booking, context) : 'now';
  const isEarly = timeliness === 'early';
  if (isTried && timeliness === 'now') return;
  const late = timeliness === 'late' ? ('too_late' as const) : null;
  const reason = isEarly ? null : (late ?? (await reasonNotSent(mail, booking, context)));
  await models.ScheduledMail.update(
    { state: isEarly ? 'planned' : 'skipped', reason, sentAt: null, updatedAt: now },
    {
      where: { bookingId: booking.id, kind: mail.kind, occurrence: mail.occurrence, state: 'sent' },
    },
  );
  // Its time depends on the current booking.
  if (isEarly) await planScheduledMails(booking, context);
}

async function reasonNotSent(
  { kind }: MailOf<ScheduledKind>,
  { status }: Booking,
  context: ReadContext,
): Promise<SkipReason> {
  if (status !== 'confirmed') return 'cancelled';
  if (!isPaymentKind(kind)) return 'no_arrival_details';
  if (!(await keepsPayments(context))) return 'switched_off';
  return (await loadBankAccount(context)) ? 'paid' : 'no_bank_details';
}
