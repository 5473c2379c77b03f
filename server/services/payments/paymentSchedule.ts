import { isDeepStrictEqual } from 'node:util';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { isOver } from '@shared/domain/bookings/stayRules';
import type { PlainDate } from '@shared/domain/date';
import { refundOf, type CancelledBy, type Refund } from '@shared/domain/legal/cancellation';
import {
  heldCents,
  openDays,
  summarise,
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
import { askedToCancelOn } from '../stay/cancellationRequest';

export type StoredPayments = {
  plan: PaymentPlan | null;
  items: ScheduleItem[];
  /** By day. */
  payments: Payment[];
};

export async function loadStoredPayments(
  bookingId: number,
  { models }: ReadContext,
): Promise<StoredPayments> {
  const where = { bookingId };
  const plan = await models.PaymentPlan.findByPk(bookingId);
  // A booking without a plan has no other payment data.
  if (!plan) return { plan, items: [], payments: [] };
  const rows = await models.ScheduleItem.findAll({ where, order: ['id'] });
  const payments = await models.Payment.findAll({
    where,
    order: ['paidOn', 'id'],
  });
  const items = rows.map(({ kind, dueDate, amountCents, partKey }) => ({
    kind,
    dueDate,
    cents: amountCents,
    ...(partKey !== '' && { key: partKey }),
  }));
  return { plan, items, payments };
}

export function paymentsOf(rows: readonly Payment[]) {
  return rows.map(({ direction, purpose, amountCents }) => ({
    direction,
    purpose,
    cents: amountCents,
  }));
}

/** A booking's balance by its stored schedule, or else by the one that it would get. */
export type PaymentPosition = PaymentSummary & { isStored: boolean };

export function positionOf(
  booking: Booking,
  { plan, items, payments }: StoredPayments,
  { today }: Pick<ReadContext, 'today'>,
): PaymentPosition {
  const isStored = plan !== null && !isWaiting(booking.status);
  const isCancelled = booking.status === 'cancelled';
  const schedule = isStored ? items : isCancelled ? [] : newSchedule(booking, today);
  const stay = { isCancelled, checkoutDate: booking.checkoutDate };
  return { ...summarise(schedule, paymentsOf(payments), stay, today), isStored };
}

export async function paymentPosition(
  booking: Booking,
  context: ReadContext,
): Promise<PaymentPosition> {
  return positionOf(booking, await loadStoredPayments(booking.id, context), context);
}

/** The schedule after storing a booking; `null` if the owner records no payments, or did not on confirmation. */
export async function scheduleOnceStored(
  booking: Booking,
  context: ReadContext,
): Promise<PaymentPosition['items'] | null> {
  if (!(await keepsPayments(context))) return null;
  const stored = await loadStoredPayments(booking.id, context);
  if (!stored.plan && !isWaiting(booking.status)) return null;
  const items = await plannedItems(booking, stored, context);
  const stay = { isCancelled: false, checkoutDate: booking.checkoutDate };
  return summarise(items, paymentsOf(stored.payments), stay, context.today).items;
}

/** Refund of what was paid; `keptCents` remains due for the stay. */
export type RefundOfPaid = { paidCents: Cents; backCents: Cents; keptCents: Cents };

/**
 * The refund if the booking is cancelled today, or the actual one. The day of the guest's cancellation request counts,
 * if there is one. `null` if unknown, without recorded payments or a policy.
 */
export async function refundOfPaid(
  booking: Booking,
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<RefundOfPaid | null> {
  if (!(await keepsPayments(context))) return null;
  if (cancelledBy !== 'owner' && !storedPolicy(booking.cancellationPolicy)) return null;
  const stored = await loadStoredPayments(booking.id, context);
  if (!stored.plan) return null;
  const { stay, security } = await summaryOnceCancelled(booking, stored, context, cancelledBy);
  return {
    paidCents: heldOf(stay) + heldOf(security),
    backCents: stay.giveBackCents + security.giveBackCents,
    keptCents: stay.scheduledCents,
  };
}

/** A booking's balance after a cancellation today, or the actual one. */
export async function summaryOnceCancelled(
  booking: Booking,
  { plan, items, payments }: StoredPayments,
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<PaymentSummary> {
  const kept = plan?.isCancelled ? items : await keptOf(booking, items, context, cancelledBy);
  const stay = { isCancelled: true, checkoutDate: booking.checkoutDate };
  return summarise(kept, paymentsOf(payments), stay, context.today);
}

function heldOf({ receivedCents, returnedCents }: PaymentSummary['stay']): Cents {
  return receivedCents - returnedCents;
}

/**
 * Updates a booking's schedule: creates it on confirmation, moves price differences to the balance, and reduces that of
 * a cancelled booking to what the policy keeps. Idempotent.
 */
export async function planPayments(
  booking: Booking,
  context: WriteContext,
  cancelledBy?: CancelledBy,
): Promise<void> {
  if (isWaiting(booking.status)) return;
  const stored = await loadStoredPayments(booking.id, context);
  const isCancelled = booking.status === 'cancelled';
  // A declined booking without payments needs no plan.
  if (isCancelled && !stored.plan) return;
  const items = await plannedItems(booking, stored, context, cancelledBy);
  await storePlan(booking, stored, items, context);
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
): Promise<void> {
  if (!isOver(booking, context.today) && (await keepsPayments(context)))
    await planPayments(booking, context, cancelledBy);
  else await replanPayments(booking, context, cancelledBy);
}

/** {@link planPayments} after a change. Without a schedule it creates none, since earlier payments are unknown. */
export async function replanPayments(
  booking: Booking,
  context: WriteContext,
  cancelledBy?: CancelledBy,
): Promise<void> {
  const { models } = context;
  const plan = await models.PaymentPlan.findByPk(booking.id);
  if (plan) await planPayments(booking, context, cancelledBy);
}

async function plannedItems(
  booking: Booking,
  { plan, items, payments }: StoredPayments,
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<ScheduleItem[]> {
  const { today } = context;
  const { totalAmountCents: totalCents, checkinDate } = booking;
  if (booking.status === 'cancelled') {
    return plan?.isCancelled ? items : keptOf(booking, items, context, cancelledBy);
  }
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
async function keptOf(
  booking: Booking,
  items: readonly ScheduleItem[],
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<ScheduleItem[]> {
  // Nothing was due of a booking that was never confirmed.
  if (items.length === 0) return [];
  const { totalAmountCents } = booking;
  const cents = (await keptCentsOf(booking, context, cancelledBy)) ?? totalAmountCents;
  return cents > 0 ? [{ kind: 'kept', dueDate: context.today, cents }] : [];
}

/** What is kept of the price after a cancellation today; `null` without a policy. */
export async function keptCentsOf(
  booking: Booking,
  context: ReadContext,
  cancelledBy?: CancelledBy,
): Promise<Cents | null> {
  if (cancelledBy === 'owner') return 0;
  const day = (await askedToCancelOn(booking, context)) ?? context.today;
  const refund = refundByPolicy(booking, day);
  return refund && booking.totalAmountCents - refund.cents;
}

/** Gives each part a stable key for mails. Unknown keys from the client are ignored. */
async function named(
  items: readonly ScheduleItem[],
  before: readonly ScheduleItem[],
  { id: bookingId }: Booking,
  { models }: WriteContext,
) {
  const known = before.flatMap(({ key }) => key ?? []);
  const own = new Set(known);
  const parts = items.map(({ key, ...item }): ScheduleItem =>
    // Each key once.
    key !== undefined && own.delete(key) ? { ...item, key } : item,
  );
  if (parts.every(({ key }) => key !== undefined)) return withKeys(parts, known);
  const mailed = await models.ScheduledMail.findAll({
    attributes: ['occurrence'],
    where: { bookingId, state: ['sent', 'held'] },
    raw: true,
  });
  return withKeys(parts, [...known, ...mailed.map(({ occurrence }) => occurrence)]);
}

/**
 * Stores a schedule and the days that lists query; does nothing if nothing changed.
 * @param change.isEdited the owner edited it
 * @param change.isTouched payments changed, so open forms are stale
 */
export async function storePlan(
  booking: Booking,
  { plan, items: before }: Pick<StoredPayments, 'plan' | 'items'>,
  unnamed: readonly ScheduleItem[],
  context: WriteContext,
  change: { isEdited?: boolean; isTouched?: boolean } = {},
): Promise<void> {
  const { models, now, today } = context;
  const bookingId = booking.id;
  const items = await named(unnamed, before, booking, context);
  const isOther = !isDeepStrictEqual(before, items);
  if (isOther) {
    await models.ScheduleItem.destroy({ where: { bookingId } });
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
  const payments = await models.Payment.findAll({ where: { bookingId } });
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
    await models.PaymentPlan.create({ bookingId, ...columns, updatedAt: now });
    return;
  }
  plan.set(columns);
  if (!isOther && !change.isTouched && !plan.changed()) return;
  await plan.set({ updatedAt: nextUpdatedAt(plan, now) }).save();
}
