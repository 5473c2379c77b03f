import { DAY_MS } from '@shared/domain/date';
import {
  isPaymentKind,
  makesSense,
  PAYMENT_KINDS,
  plannedMails,
  type MailRules,
  type PaymentMailKind,
  type PlannedMail,
  type SkipReason,
} from '@shared/domain/mail/scheduledMails';
import { arrivalFrom } from '@shared/domain/stay/arrivalMissing';
import { lastOpenDay } from '@shared/domain/stay/stayPageDays';
import type { PaymentMailData, ScheduledMailData } from '../../mail/mail';
import type { Booking } from '../../models/Booking';
import type { ScheduledMail } from '../../models/ScheduledMail';
import { recordEvent } from '../liveEvents';
import { loadBankAccount } from '../payments/bankDetails';
import { keepsPayments } from '../payments/paymentSettings';
import { loadSettings } from '../prices/settings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { loadOpenArrival } from '../stay/stayPageSettings';
import { loadMailRules } from './mailRules';
import { bookingMailData, enqueueScheduledMail } from './outbox';
import { paymentParts } from './paymentParts';

/**
 * Brings the mails of a booking that go by themselves in line with what the booking, its payments and the
 * rules say now: moved dates move them, a cancellation ends them. What was sent stays sent, and what the
 * owner holds stays held. Called once more it changes nothing.
 * @param booking as it is about to be stored
 * @param basis what is the same for every booking, where several are planned
 */
export async function planMails(
  booking: Booking,
  context: WriteContext,
  basis?: PlanBasis,
): Promise<void> {
  const { models, tx, now } = context;
  if (
    booking.status === 'confirmed' &&
    booking.schedulesMails &&
    isUnsetOrAhead(booking.mailsFrom, now)
  ) {
    booking.mailsFrom = now;
    await booking.save({ transaction: tx, fields: ['mailsFrom'] });
  }
  const bookingId = booking.id;
  const rows = await models.ScheduledMail.findAll({ where: { bookingId }, transaction: tx });
  const known = basis ?? (await loadPlanBasis(context));
  const planned = await mailsToSend(booking, known, context);
  const wanted = new Map(planned.map((mail) => [nameOf(mail), mail]));
  for (const row of rows) {
    const mail = wanted.get(nameOf(row));
    wanted.delete(nameOf(row));
    const reason = mail ? mail.skipped : reasonWithout(row, booking, known.rules);
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
    { transaction: tx },
  );
}

/** Whether mails do not count from a time yet; one to come was set by a clock that has been put back since. */
function isUnsetOrAhead(mailsFrom: Date | null, now: Date): boolean {
  return mailsFrom === null || mailsFrom > now;
}

/** What the plans of all bookings go by. */
export type PlanBasis = Awaited<ReturnType<typeof loadPlanBasis>>;

/** What the plans of all bookings go by. */
export async function loadPlanBasis(context: ReadContext) {
  const rules = await rulesNow(context);
  const asks = PAYMENT_KINDS.some((kind) => rules[kind].isOn);
  const hasBankDetails = asks && (await loadBankAccount(context)) !== null;
  return { rules, asks, hasBankDetails, arrival: await loadOpenArrival(context) };
}

/** The rules that hold: an owner who records no payments here asks for none. */
async function rulesNow(context: ReadContext): Promise<MailRules> {
  const rules = await loadMailRules(context);
  if (await keepsPayments(context)) return rules;
  const off = PAYMENT_KINDS.map((kind) => [kind, { ...rules[kind], isOn: false }]);
  return { ...rules, ...(Object.fromEntries(off) as Pick<MailRules, PaymentMailKind>) };
}

async function mailsToSend(
  booking: Booking,
  { rules, asks, hasBankDetails, arrival }: PlanBasis,
  context: ReadContext,
): Promise<PlannedMail[]> {
  const { mailsFrom, status, schedulesMails, checkinDate, checkoutDate } = booking;
  if (mailsFrom === null || status !== 'confirmed' || !schedulesMails) return [];
  const parts = asks ? await paymentParts(booking, context) : [];
  const stay = {
    ...booking.get(),
    mailsFrom,
    arrivalFrom: arrival.isKnown ? arrivalFrom(checkinDate, arrival.showDays) : null,
    lastOpenDay: lastOpenDay(checkoutDate, arrival.openDays),
    hasBankDetails,
  };
  return plannedMails(stay, parts, rules, context.now);
}

function nameOf({ kind, occurrence }: Pick<PlannedMail, 'kind' | 'occurrence'>): string {
  return `${kind} ${occurrence}`;
}

/** @param reason why it is not to go */
async function bringInLine(
  row: ScheduledMail,
  dueAt: Date,
  reason: SkipReason | null,
  booking: Booking,
  { tx, now }: WriteContext,
): Promise<void> {
  if (row.state === 'sent') return;
  if (row.dueAt.getTime() !== dueAt.getTime()) row.dueAt = dueAt;
  // A hold outlasts what ends by itself: a payment that is taken back must not send a held reminder.
  if (row.state !== 'held' || booking.status !== 'confirmed') {
    row.set({ state: reason ? 'skipped' : 'planned', reason });
  }
  if (!row.changed() && row.updatedAt <= now) return;
  await row.set({ updatedAt: now }).save({ transaction: tx });
}

/** Why a mail that was to go is not to go any more. */
function reasonWithout(
  { kind }: ScheduledMail,
  { status, schedulesMails }: Booking,
  rules: MailRules,
): SkipReason {
  if (status !== 'confirmed') return 'cancelled';
  return schedulesMails && rules[kind].isOn ? 'paid' : 'switched_off';
}

/**
 * Enqueues a mail that goes by itself, in one write with the state that says so: of two servers, and
 * however often one is ended, one does it and does it once.
 * @param row read and locked in the same write
 * @returns whether it went; one that has lost its reason meanwhile does not
 */
export async function sendScheduledMail(
  row: ScheduledMail,
  booking: Booking,
  context: WriteContext,
): Promise<boolean> {
  const { models, tx, now } = context;
  const { state } = row;
  const content = await contentOf(row, booking, context);
  if (!content) return false;
  const [count] = await models.ScheduledMail.update(
    { state: 'sent', reason: null, sentAt: now, updatedAt: now },
    { where: { id: row.id, state }, transaction: tx },
  );
  if (count !== 1 || state === 'sent') return false;
  await enqueueScheduledMail(content, booking, await loadSettings(context), context);
  await recordEvent('booking', booking.reference, context);
  return true;
}

/** What a mail says besides its booking; `null` where it asks for nothing any more, or leads to nothing. */
async function contentOf(
  { kind, occurrence }: Pick<ScheduledMail, 'kind' | 'occurrence'>,
  booking: Booking,
  context: ReadContext,
): Promise<Omit<ScheduledMailData, 'booking'> | null> {
  if (booking.status !== 'confirmed' || booking.erasedAt) return null;
  if (kind === 'arrivalDetails' && !(await loadOpenArrival(context)).isKnown) return null;
  if (!isPaymentKind(kind)) return { kind, occurrence, payment: null };
  const payment = await openPayment(occurrence, booking, context);
  return payment && { kind, occurrence, payment };
}

async function openPayment(
  occurrence: string,
  booking: Booking,
  context: ReadContext,
): Promise<PaymentMailData | null> {
  if (!(await keepsPayments(context))) return null;
  const parts = await paymentParts(booking, context);
  const part = parts.find(({ key, openCents }) => key === occurrence && openCents > 0);
  if (!part) return null;
  const bank = await loadBankAccount(context);
  return bank && { cents: part.openCents, dueDate: part.dueDate, bank };
}

/**
 * Whether a mail that waits in the outbox is to go now. It may wait for days, where the mail server is away: meanwhile
 * its stay was moved, or is over, or the clock that was ahead is right again.
 */
async function timelinessOf(
  { kind, occurrence }: Pick<ScheduledMail, 'kind' | 'occurrence'>,
  booking: Booking,
  context: ReadContext,
): Promise<'now' | 'early' | 'late'> {
  const { models, tx, now, today } = context;
  const row = await models.ScheduledMail.findOne({
    where: { bookingId: booking.id, kind, occurrence },
    transaction: tx,
  });
  if (!row?.sentAt) return 'now';
  const basis = await loadPlanBasis(context);
  const planAt = async (at: Date) =>
    (await mailsToSend(booking, basis, { ...context, now: at })).find(
      (mail) => nameOf(mail) === nameOf(row),
    );
  const plan = await planAt(now);
  // By the owner's own rule it may go before the stay.
  const hasCome = plan !== undefined && plan.dueAt <= now;
  if (!hasCome && !makesSense(kind, booking, today)) return 'early';
  // One that the owner has sent before its time has none to wait for.
  const isAtItsTime = row.sentAt >= row.dueAt;
  // A day sooner is no surprise, and keeps no mail back because several servers' clocks differ.
  const isAhead = plan !== undefined && plan.dueAt.getTime() > now.getTime() + DAY_MS;
  if (isAtItsTime && isAhead) return 'early';
  const isLate = plan?.skipped === 'too_late';
  // One that the owner had held for longer goes because the owner says so.
  return isLate && (await planAt(row.sentAt))?.skipped !== 'too_late' ? 'late' : 'now';
}

/**
 * A mail as it is right when it goes, which may be days after it was enqueued, where the mail server was
 * away: of the booking as it is now, to the guest's present address, with what is open of the payment.
 * @returns `null` where it is not to go now, or not any more
 */
export async function scheduledMailNow(
  mail: ScheduledMailData,
  context: ReadContext,
): Promise<ScheduledMailData | null> {
  const { models, tx } = context;
  const { reference } = mail.booking;
  const booking = await models.Booking.findOne({ where: { reference }, transaction: tx });
  const content = booking && (await contentOf(mail, booking, context));
  if (!content || (await timelinessOf(mail, booking, context)) !== 'now') return null;
  return { ...content, booking: bookingMailData(booking, null, await loadSettings(context)) };
}

/**
 * Takes back that a mail was sent, which is not to go now, and plans it anew where its time is still to come. One that
 * was tried and has lost its reason stays: it may have arrived.
 */
export async function noteNotSent(
  mail: ScheduledMailData,
  isTried: boolean,
  context: WriteContext,
): Promise<void> {
  const { models, tx, now } = context;
  const { reference } = mail.booking;
  const booking = await models.Booking.findOne({ where: { reference }, transaction: tx });
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
      transaction: tx,
    },
  );
  // Its time is that of the booking as it is now.
  if (isEarly) await planMails(booking, context);
  await recordEvent('booking', reference, context);
}

async function reasonNotSent(
  { kind }: ScheduledMailData,
  { status }: Booking,
  context: ReadContext,
): Promise<SkipReason> {
  if (status !== 'confirmed') return 'cancelled';
  if (!isPaymentKind(kind)) return 'no_arrival_details';
  if (!(await keepsPayments(context))) return 'switched_off';
  return (await loadBankAccount(context)) ? 'paid' : 'no_bank_details';
}
