import { isDeepStrictEqual } from 'node:util';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { isOver } from '@shared/domain/bookings/stayRules';
import type { PlainDate } from '@shared/domain/date';
import { refundOf, type CancelledBy, type Refund } from '@shared/domain/legal/cancellation';
import {
  heldCents,
  openDays,
  summarise,
  type Direction,
  type PaymentSummary,
} from '@shared/domain/payments/paymentState';
import {
  adjustSchedule,
  scheduleOf,
  stayItems,
  sumOf,
  withKeys,
  type ScheduleItem,
} from '@shared/domain/payments/paymentSchedule';
import type { Cents } from '@shared/domain/prices/money';
import { paymentDueDates } from '@shared/domain/prices/paymentDueDates';
import type { Booking } from '../../models/Booking';
import type { Payment } from '../../models/Payment';
import type { PaymentPlan } from '../../models/PaymentPlan';
import { storedPolicy } from '../legal/legalDetails';
import { keepsPayments } from './paymentSettings';
import { nextUpdatedAt } from '../optimisticConcurrency';
import { storedQuote } from '../prices/storedQuote';
import type { ReadContext, WriteContext } from '../serviceContext';
import { askedToCancelOn } from '../cancellationRequest';

/** A booking with its payments. */
export type StoredPayments = {
  booking: Booking;
  plan: PaymentPlan | null;
  items: ScheduleItem[];
  /** By day. */
  payments: Payment[];
};

export async function loadStoredPayments(
  booking: Booking,
  context: ReadContext,
): Promise<StoredPayments> {
  const [stored] = await loadPaymentsOfAll([booking], context);
  return stored ?? withoutPayments(booking);
}

/** In the order of the bookings, and in at most three statements. */
export async function loadPaymentsOfAll(
  bookings: readonly Booking[],
  { models }: ReadContext,
): Promise<StoredPayments[]> {
  const where = { bookingId: bookings.map(({ id }) => id) };
  const plans = await models.PaymentPlan.findAll({ where });
  // A booking without a plan has no other payment data.
  if (plans.length === 0) return bookings.map(withoutPayments);
  const items = await models.ScheduleItem.findAll({ where, order: ['id'] });
  const payments = await models.Payment.findAll({ where, order: ['paidOn', 'id'] });
  return bookings.map((booking) => {
    const isOwn = ({ bookingId }: { bookingId: number }) => bookingId === booking.id;
    return {
      booking,
      plan: plans.find(isOwn) ?? null,
      items: items.filter(isOwn).map(({ kind, dueDate, amountCents, partKey }) => ({
        kind,
        dueDate,
        cents: amountCents,
        ...(partKey !== '' && { key: partKey }),
      })),
      payments: payments.filter(isOwn),
    };
  });
}

function withoutPayments(booking: Booking): StoredPayments {
  return { booking, plan: null, items: [], payments: [] };
}

export function paymentsOf(rows: readonly Payment[]) {
  return rows.map((row) => ({
    direction: directionOf(row),
    purpose: row.purpose,
    cents: row.amountCents,
  }));
}

export function directionOf({ direction, isOff }: Pick<Payment, 'direction' | 'isOff'>): Direction {
  return isOff ? 'off' : direction;
}

/** A booking's balance by its stored schedule, or else by the one that it would get. */
export type PaymentPosition = PaymentSummary & { isStored: boolean };

export function positionOf(
  { booking, plan, items, payments }: StoredPayments,
  { today }: Pick<ReadContext, 'today'>,
): PaymentPosition {
  const isStored = plan !== null && !isWaiting(booking.status);
  const isCancelled = booking.status === 'cancelled';
  const schedule = isStored ? items : isCancelled ? [] : newSchedule(booking, today);
  const stay = { isCancelled, checkoutDate: booking.checkoutDate };
  return { ...summarise(schedule, paymentsOf(payments), stay, today), isStored };
}

/** The schedule after storing a booking; `null` if the owner records no payments, or did not on confirmation. */
export async function scheduleOnceStored(
  stored: StoredPayments,
  context: ReadContext,
): Promise<PaymentPosition['items'] | null> {
  const { booking, plan, payments } = stored;
  if (!(await keepsPayments(context)) || (!plan && !isWaiting(booking.status))) return null;
  const stay = { isCancelled: false, checkoutDate: booking.checkoutDate };
  const items = adjustedItems(stored, context);
  return summarise(items, paymentsOf(payments), stay, context.today).items;
}

/**
 * What determines how much is kept if a booking is cancelled today.
 * @property askedOn day of the guest's open cancellation request
 */
export type Cancellation = { by?: CancelledBy | undefined; askedOn: PlainDate | null };

/** Refund of what was paid; `keptCents` remains due for the stay. */
export type RefundOfPaid = { paidCents: Cents; backCents: Cents; keptCents: Cents };

/**
 * The refund if the booking is cancelled today, or the actual one; `null` if unknown, without recorded payments or a
 * policy.
 */
export async function refundOfPaid(
  stored: StoredPayments,
  cancellation: Cancellation,
  context: ReadContext,
): Promise<RefundOfPaid | null> {
  if (!stored.plan || !(await keepsPayments(context))) return null;
  const policy = storedPolicy(stored.booking.cancellationPolicy);
  if (cancellation.by !== 'owner' && !policy) return null;
  const { stay, security } = summaryOnceCancelled(stored, cancellation, context);
  return {
    paidCents: heldOf(stay) + heldOf(security),
    backCents: stay.giveBackCents + security.giveBackCents,
    keptCents: stay.scheduledCents,
  };
}

/** A booking's balance after a cancellation today, or the actual one. */
export function summaryOnceCancelled(
  stored: StoredPayments,
  cancellation: Cancellation,
  { today }: Pick<ReadContext, 'today'>,
): PaymentSummary {
  const { booking, plan, items, payments } = stored;
  const kept = plan?.isCancelled ? items : keptItems(stored, cancellation, today);
  const stay = { isCancelled: true, checkoutDate: booking.checkoutDate };
  return summarise(kept, paymentsOf(payments), stay, today);
}

function heldOf({ receivedCents, returnedCents }: PaymentSummary['stay']): Cents {
  return receivedCents - returnedCents;
}

/**
 * Updates a booking's schedule: creates it on confirmation, moves price differences to the balance, and reduces that of
 * a cancelled booking to what the policy keeps. Idempotent.
 * @param creates whether a booking without a schedule gets one
 */
export async function planPayments(
  booking: Booking,
  context: WriteContext,
  { creates, cancelledBy }: { creates: boolean; cancelledBy?: CancelledBy | undefined },
): Promise<StoredPayments> {
  const stored = await loadStoredPayments(booking, context);
  // A declined booking without payments needs no plan.
  const staysWithout = !stored.plan && (!creates || booking.status === 'cancelled');
  if (staysWithout || isWaiting(booking.status)) return stored;
  return storePlan(stored, await plannedItems(stored, context, cancelledBy), context);
}

/**
 * {@link planPayments} after a confirmation or cancellation. Creates no schedule if the owner records no payments,
 * since all of it would become overdue; nor for a past stay that is entered for the record, whose schedule starts with
 * its first recorded payment.
 */
export async function planPaymentsAfterDecision(
  booking: Booking,
  context: WriteContext,
  cancelledBy?: CancelledBy,
): Promise<StoredPayments> {
  const creates = !isOver(booking, context.today) && (await keepsPayments(context));
  return planPayments(booking, context, { creates, cancelledBy });
}

/** The schedule by the booking's current state; nothing is due for an undecided or declined one. */
export async function plannedItems(
  stored: StoredPayments,
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<ScheduleItem[]> {
  const { booking, plan, items } = stored;
  if (isWaiting(booking.status)) return items;
  if (booking.status !== 'cancelled') return adjustedItems(stored, context);
  if (!plan || plan.isCancelled) return items;
  const askedOn = await askedToCancelOn(booking, context);
  return keptItems(stored, { by: cancelledBy, askedOn }, context.today);
}

function adjustedItems(
  { booking, plan, items, payments }: StoredPayments,
  { today }: Pick<ReadContext, 'today'>,
): ScheduleItem[] {
  const { totalAmountCents: totalCents, checkinDate } = booking;
  if (!plan || items.length === 0) return newSchedule(booking, today);
  if (plan.checkinDate === checkinDate && sumOf(stayItems(items)) === totalCents) return items;
  const rows = paymentsOf(payments);
  // A part of the same kind keeps its identity with another day or amount.
  const fresh = newSchedule(booking, plan.plannedOn).map((item) => {
    const key = items.find(({ kind }) => kind === item.kind)?.key;
    return key === undefined ? item : { ...item, key };
  });
  return adjustSchedule(items, fresh, {
    totalCents,
    isEdited: plan.isEdited,
    received: { stayCents: heldCents(rows, 'stay'), securityCents: heldCents(rows, 'security') },
    today,
  });
}

/** @param from day of the confirmation */
function newSchedule(booking: Booking, from: PlainDate): ScheduleItem[] {
  const { totalAmountCents: totalCents, checkinDate, currency } = booking;
  const due = paymentDueDates(
    { quote: storedQuote(booking), totalCents, checkinDate, currency },
    from,
  );
  return scheduleOf(due, { totalCents, checkinDate }, from);
}

/** The refund of a fully paid booking that is cancelled on a day; `null` without a policy. */
export function refundByPolicy(booking: Booking, day: PlainDate): Refund | null {
  const { totalAmountCents, checkinDate, taxCents } = booking;
  const policy = storedPolicy(booking.cancellationPolicy);
  return policy && refundOf(totalAmountCents, checkinDate, day, policy, taxCents);
}

/**
 * What the owner keeps of a booking that is cancelled today: nothing if the owner cancels, otherwise by the agreed
 * policy as of the guest's open cancellation request or today. Without a policy all payments are kept until the owner
 * edits the schedule.
 */
function keptItems(
  { booking, items }: StoredPayments,
  cancellation: Cancellation,
  today: PlainDate,
): ScheduleItem[] {
  // Nothing was due for a booking that was never confirmed.
  if (items.length === 0) return [];
  const cents = keptCents(booking, cancellation, today) ?? booking.totalAmountCents;
  return cents > 0 ? [{ kind: 'kept', dueDate: today, cents }] : [];
}

/** What is kept of the price after a cancellation today; `null` without a policy. */
export function keptCents(
  booking: Booking,
  { by, askedOn }: Cancellation,
  today: PlainDate,
): Cents | null {
  if (by === 'owner') return 0;
  const refund = refundByPolicy(booking, askedOn ?? today);
  return refund && booking.totalAmountCents - refund.cents;
}

/** Gives each part a stable key for mails. Unknown keys from the client are ignored. */
async function named(
  items: readonly ScheduleItem[],
  { booking: { id: bookingId }, plan, items: before }: StoredPayments,
  { models }: WriteContext,
) {
  const known = before.flatMap(({ key }) => key ?? []);
  const own = new Set(known);
  const parts = items.map(({ key, ...item }): ScheduleItem =>
    // Each key once.
    key !== undefined && own.delete(key) ? { ...item, key } : item,
  );
  // No mail has mentioned a part of a booking without a plan.
  if (!plan || parts.every(({ key }) => key !== undefined)) return withKeys(parts, known);
  const mailed = await models.ScheduledMail.findAll({
    attributes: ['occurrence'],
    where: { bookingId, state: ['sent', 'held'] },
    raw: true,
  });
  return withKeys(parts, [...known, ...mailed.map(({ occurrence }) => occurrence)]);
}

/**
 * Stores a schedule and the days that lists query; does nothing if nothing changed.
 * @param stored with the current payments
 * @param change.isEdited the owner edited it
 * @param change.isTouched payments changed, so open forms are stale
 */
export async function storePlan(
  stored: StoredPayments,
  unnamed: readonly ScheduleItem[],
  context: WriteContext,
  change: { isEdited?: boolean; isTouched?: boolean } = {},
): Promise<StoredPayments> {
  const { models, now, today } = context;
  const { booking, plan, items: before, payments } = stored;
  const bookingId = booking.id;
  const items = await named(unnamed, stored, context);
  const isOther = !isDeepStrictEqual(before, items);
  if (isOther) {
    if (before.length > 0) await models.ScheduleItem.destroy({ where: { bookingId } });
    await models.ScheduleItem.bulkCreate(
      items.map(({ kind, dueDate, cents, key }) => ({
        bookingId,
        kind,
        dueDate,
        amountCents: cents,
        partKey: key,
      })),
    );
  }
  const isCancelled = booking.status === 'cancelled';
  const plannedOn = plan && before.length > 0 ? plan.plannedOn : today;
  const columns = {
    plannedOn,
    checkinDate: booking.checkinDate,
    isEdited: change.isEdited ?? plan?.isEdited ?? false,
    isCancelled,
    ...(isWaiting(booking.status)
      ? { nextDueDate: null, securityDueDate: null, giveBackFrom: null }
      : openDays(items, paymentsOf(payments), {
          isCancelled,
          checkoutDate: booking.checkoutDate,
          since: plannedOn,
        })),
  };
  if (!plan) {
    const created = await models.PaymentPlan.create({ bookingId, ...columns, updatedAt: now });
    return { ...stored, items, plan: created };
  }
  plan.set(columns);
  if (isOther || change.isTouched || plan.changed()) {
    await plan.set({ updatedAt: nextUpdatedAt(plan, now) }).save();
  }
  return { ...stored, items };
}
