import {
  DUE_DAYS,
  type DuePayment,
  type DuePayments,
  type OpenPayment,
  type OpenPayments,
} from '@shared/contract/payments/duePayments';
import { MAX_TODAY_ROWS } from '@shared/contract/bookings/today';
import { addDays, type PlainDate } from '@shared/domain/date';
import { plainLine } from '@shared/domain/plainText';
import {
  pressingState,
  PURPOSES,
  type PaidItem,
  type PaymentState,
} from '@shared/domain/payments/paymentState';
import type { PaymentFilter } from '@shared/contract/bookings/booking';
import { formatCents, type Cents } from '@shared/domain/prices/money';
import { literal, Op, type WhereOptions } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { PaymentPlan } from '../../models/PaymentPlan';
import type { ReadContext } from '../serviceContext';
import { keepsPayments } from './paymentSettings';
import {
  loadPaymentsOfAll,
  positionOf,
  type PaymentPosition,
  type StoredPayments,
} from './paymentSchedule';
import { byDueDate } from '@shared/domain/payments/paymentSchedule';

/** Plans of stays that are not over, for which a security deposit may still be paid. */
function isStayOpen(today: PlainDate) {
  // Safe to inline: a villa day consists of digits and hyphens.
  return literal(`booking_id IN (SELECT id FROM bookings WHERE checkout_date > '${today}')`);
}

/** Plans with a payment due until a day, or a refund due today. */
function dueUntil(day: PlainDate, today: PlainDate): WhereOptions<PaymentPlan> {
  return {
    [Op.or]: [
      { nextDueDate: { [Op.lte]: day } },
      { [Op.and]: [{ securityDueDate: { [Op.lte]: day } }, isStayOpen(today)] },
      { giveBackFrom: { [Op.lte]: today } },
    ],
  };
}

/** Payments due within the next days, overdue first, with their total. */
export async function loadDuePayments(context: ReadContext): Promise<DuePayments> {
  const { models, today } = context;
  if (!(await keepsPayments(context))) return { rows: [], total: 0 };
  const until = addDays(today, DUE_DAYS - 1);
  const where = dueUntil(until, today);
  const total = await models.PaymentPlan.count({ where });
  if (total === 0) return { rows: [], total };
  const plans = await models.PaymentPlan.findAll({
    where,
    // Sorts missing days last in both databases.
    order: [
      [literal(`COALESCE(next_due_date, give_back_from, security_due_date)`), 'ASC'],
      ['bookingId', 'ASC'],
    ],
    limit: MAX_TODAY_ROWS,
  });
  const bookings = await models.Booking.findAll({
    where: { id: plans.map(({ bookingId }) => bookingId) },
  });
  const rows: DuePayment[] = [];
  const stored = await loadPaymentsOfAll(bookings, context);
  for (const { bookingId, giveBackFrom } of plans) {
    const found = stored.find(({ booking }) => booking.id === bookingId);
    if (!found) continue;
    const position = positionOf(found, context);
    rows.push(presentDue(found.booking, position, { until, today, giveBackFrom }));
  }
  return { rows, total };
}

function presentDue(
  { id: bookingId, reference, guestName, currency, checkoutDate, status }: Booking,
  { items, stay, security }: PaymentPosition,
  {
    until,
    today,
    giveBackFrom,
  }: { until: PlainDate; today: PlainDate; giveBackFrom: string | null },
): DuePayment {
  const common = { bookingId, reference, guestName: plainLine(guestName), currency };
  const giveBackCents = stay.giveBackCents + security.giveBackCents;
  if (giveBackCents > 0) {
    const isNow = stay.giveBackCents > 0 || status === 'cancelled';
    const dueDate = isNow ? (giveBackFrom ?? today) : checkoutDate;
    return {
      ...common,
      kind: 'giveBack',
      dueDate,
      isOverdue: false,
      amount: formatCents(giveBackCents),
      parts: [],
    };
  }
  const open = items.filter(
    ({ kind, dueDate, cents, paidCents }) =>
      dueDate <= until &&
      paidCents < cents &&
      (kind !== 'security' || security.outstandingCents > 0),
  );
  const dueDate = open[0]?.dueDate ?? today;
  return {
    ...common,
    kind: 'pay',
    dueDate,
    isOverdue: dueDate < today,
    amount: formatCents(openCents(open)),
    parts: partsOf(open, today),
  };
}

/** Adds up what is due on one day, except the security deposit. */
function partsOf(open: readonly PaidItem[], today: PlainDate): DuePayment['parts'] {
  return PURPOSES.flatMap((purpose) => {
    const items = open.filter(({ kind }) => (kind === 'security') === (purpose === 'security'));
    return [...new Set(items.map(({ dueDate }) => dueDate))].map((day) => ({
      purpose,
      dueDate: day,
      isOverdue: day < today,
      amount: formatCents(openCents(items.filter(({ dueDate }) => dueDate === day))),
    }));
  });
}

function openCents(items: readonly PaidItem[]): Cents {
  return items.reduce((sum, { cents, paidCents }) => sum + cents - paidCents, 0);
}

const LAST_DAY = '9999-12-31';

/** All open amounts of all bookings, by day. */
export async function loadOpenPayments(context: ReadContext): Promise<OpenPayments> {
  const { models, today } = context;
  if (!(await keepsPayments(context))) return { isKept: false, rows: [] };
  const plans = await models.PaymentPlan.findAll({ where: dueUntil(LAST_DAY, today) });
  const bookings = await models.Booking.findAll({
    where: { id: plans.map(({ bookingId }) => bookingId) },
  });
  const rows = (await loadPaymentsOfAll(bookings, context)).flatMap((stored) =>
    openPaymentsOf(stored, context),
  );
  return { isKept: true, rows: rows.toSorted(byDueDate) };
}

function openPaymentsOf(stored: StoredPayments, context: ReadContext): OpenPayment[] {
  const { today } = context;
  const { booking, plan } = stored;
  const { id: bookingId, reference, guestName, currency, checkinDate, checkoutDate } = booking;
  const { items, ...accounts } = positionOf(stored, context);
  const common = { bookingId, reference, guestName: plainLine(guestName), currency };
  const row = (rest: Pick<OpenPayment, 'purpose' | 'state' | 'dueDate'>, cents: Cents) => ({
    ...common,
    checkinDate,
    checkoutDate,
    ...rest,
    amount: formatCents(cents),
  });
  const open = items.flatMap(({ kind, dueDate, cents, paidCents }) => {
    const purpose = kind === 'security' ? ('security' as const) : ('stay' as const);
    if (paidCents === cents || accounts[purpose].outstandingCents === 0) return [];
    const state = dueDate < today ? ('overdue' as const) : ('due' as const);
    return [row({ purpose, state, dueDate }, cents - paidCents)];
  });
  const back = PURPOSES.flatMap((purpose) => {
    const cents = accounts[purpose].giveBackCents;
    const dueDate =
      booking.status === 'cancelled'
        ? (plan?.giveBackFrom ?? today)
        : (purpose === 'stay' && plan?.giveBackFrom) || checkoutDate;
    return cents > 0 ? [row({ purpose, state: 'giveBack', dueDate }, cents)] : [];
  });
  return [...open, ...back];
}

/** Bookings that need the owner today: a payment is overdue, or a refund is due. */
export async function countUrgentPayments(context: ReadContext): Promise<number> {
  const { models, today } = context;
  if (!(await keepsPayments(context))) return 0;
  return models.PaymentPlan.count({
    where: { [Op.or]: [isPastItsDay(today), { giveBackFrom: { [Op.lte]: today } }] },
  });
}

function isPastItsDay(today: PlainDate): WhereOptions<PaymentPlan> {
  return {
    [Op.or]: [
      { nextDueDate: { [Op.lt]: today } },
      { [Op.and]: [{ securityDueDate: { [Op.lt]: today } }, isStayOpen(today)] },
    ],
  };
}

/** What matters most of the bookings' payments, without those that have nothing to pay. */
export async function paymentStates(
  bookings: readonly Booking[],
  context: ReadContext,
): Promise<ReadonlyMap<number, PaymentState>> {
  if (bookings.length === 0 || !(await keepsPayments(context))) return new Map();
  const stored = await loadPaymentsOfAll(bookings, context);
  return new Map(
    stored.flatMap((each) => {
      const { stay, security, isStored } = positionOf(each, context);
      const state = isStored ? pressingState(stay, security) : null;
      return state === null ? [] : [[each.booking.id, state] as const];
    }),
  );
}

/** A filter of lists, as a condition on bookings. */
export function withPayment(filter: PaymentFilter, today: PlainDate): WhereOptions {
  // Safe to inline: a villa day consists of digits and hyphens.
  const late = `next_due_date < '${today}' OR (security_due_date < '${today}'
    AND booking_id IN (SELECT id FROM bookings WHERE checkout_date > '${today}'))`;
  // Missing days compare as unknown.
  const notLate = `NOT COALESCE(${late}, FALSE)`;
  const back = `give_back_from <= '${today}'`;
  const condition = {
    overdue: late,
    due: `next_due_date >= '${today}' AND ${notLate}`,
    giveBack: back,
    paid: `next_due_date IS NULL AND COALESCE(give_back_from > '${today}', TRUE) AND ${notLate}`,
  }[filter];
  return {
    ...(filter === 'paid' && { status: 'confirmed' }),
    id: { [Op.in]: literal(`(SELECT booking_id FROM payment_plans WHERE ${condition})`) },
  };
}

/** Those of the bookings that have an overdue payment. */
export async function bookingsWithOverduePayment(
  bookings: readonly Pick<Booking, 'id'>[],
  context: ReadContext,
): Promise<ReadonlySet<number>> {
  const { models, today } = context;
  if (bookings.length === 0 || !(await keepsPayments(context))) return new Set();
  const plans = await models.PaymentPlan.findAll({
    attributes: ['bookingId'],
    where: { [Op.and]: [{ bookingId: bookings.map(({ id }) => id) }, isPastItsDay(today)] },
    raw: true,
  });
  return new Set(plans.map(({ bookingId }) => bookingId));
}
