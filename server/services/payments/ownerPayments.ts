import type {
  NewPayment,
  PaymentInput,
  PaymentUpdate,
  ScheduleInput,
} from '@shared/contract/payments/payments';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { heldCents, PURPOSES, type Purpose } from '@shared/domain/payments/paymentState';
import {
  byDueDate,
  stayItems,
  sumOf,
  type ScheduleItem,
} from '@shared/domain/payments/paymentSchedule';
import {
  convertToCent,
  formatMoney,
  parseCents,
  toEurCents,
  type Cents,
} from '@shared/domain/prices/money';
import { LANGUAGES, type Language } from '@shared/i18n/languages';
import { conflict, invalidField, notFound, withParams } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { Payment } from '../../models/Payment';
import { isSpent, keepSpent, LONGEST_SPENT_MS } from '../access/spentTokens';
import { recordAudit } from '../audit/recordAudit';
import { hashOf } from '../idempotency';
import { stayAsTold, untoldSince } from '../bookings/toldStay';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import { loadSettings } from '../prices/settings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { planScheduledMails } from '../mail/scheduledMails';
import { loadStoredPayments, paymentsOf, planPayments, storePlan } from './paymentSchedule';
import { findBooking } from '../bookings/findBooking';

const ERASED_MESSAGE =
  'The guest’s data were erased from this booking, so no note can be added to its payments.';

/** Stores the owner's schedule. @throws AppError 400 for a wrong total; 404; 409 `stale`, `invalid_transition` */
export async function updateSchedule(
  bookingId: number,
  { items, updatedAt }: ScheduleInput,
  context: WriteContext,
): Promise<Booking> {
  const booking = await findBooking({ id: bookingId }, context);
  const stored = await loadStoredPayments(bookingId, context);
  assertNotStale(stored.plan, updatedAt);
  if (isWaiting(booking.status)) {
    throw conflict(
      'invalid_transition',
      'The schedule begins when you confirm the booking. Please confirm it first.',
    );
  }
  const schedule = items
    .map(({ kind, dueDate, amount, key }) => ({
      kind,
      dueDate,
      cents: parseCents(amount),
      ...(key !== undefined && { key }),
    }))
    .toSorted(byDueDate);
  if (booking.status === 'cancelled') assertKept(schedule, booking);
  else assertAddsUp(schedule, booking);
  const isEdited = true;
  await storePlan(booking, stored, schedule, context, { isEdited });
  await planScheduledMails(booking, context);
  const { reference: subject, currency } = booking;
  const shown = (list: readonly ScheduleItem[]) =>
    list.map(({ kind, dueDate, cents }) => `${kind} ${formatMoney(cents, currency)} by ${dueDate}`);
  recordAudit(
    'schedule_changed',
    { subject, before: { schedule: shown(stored.items) }, after: { schedule: shown(schedule) } },
    context,
  );
  return booking;
}

function assertAddsUp(
  items: readonly ScheduleItem[],
  { totalAmountCents, currency }: Booking,
): void {
  if (items.some(({ kind }) => kind === 'kept')) {
    throw invalidField('items', 'Only of a cancelled stay something is kept');
  }
  if (items.filter(({ kind }) => kind === 'security').length > 1) {
    throw invalidField('items', 'A booking has one security deposit');
  }
  if (items.some(({ cents }) => cents === 0)) {
    throw invalidField('items', 'Please leave out parts of nothing');
  }
  const sum = sumOf(stayItems(items));
  if (sum === totalAmountCents) return;
  throw invalidField(
    'items',
    withParams(
      'The parts add up to {sum}, and the booking is {total}. Please change a part; the security deposit does not count.',
      { sum: moneyText(sum, currency), total: moneyText(totalAmountCents, currency) },
    ),
  );
}

function assertKept(items: readonly ScheduleItem[], { totalAmountCents }: Booking): void {
  const isOne = items.length <= 1 && items.every(({ kind }) => kind === 'kept');
  if (isOne && sumOf(items) <= totalAmountCents) return;
  throw invalidField(
    'items',
    'Of a cancelled stay there is one part, what you keep, and at most the amount of the booking',
  );
}

/**
 * Records a payment.
 * @param idempotencyKey a repeat with the same body changes nothing; also for a day after the payment was removed
 * @throws AppError 400 for a future day, or a refund of more than was paid; 404; 409 `idempotency_conflict`; 409
 *   `erased` for a note; 409 `payment_exists` for an unexpected duplicate
 */
export async function recordPayment(
  bookingId: number,
  { isRepeated = true, ...input }: NewPayment,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<Booking> {
  const { models, now } = context;
  const hash = hashOf({ bookingId, ...input });
  if (idempotencyKey !== null) {
    const earlier = await models.Payment.findOne({ where: { idempotencyKey } });
    if (earlier && earlier.idempotencyHash !== hash) {
      throw conflict(
        'idempotency_conflict',
        'This payment was sent before with other values. Please look at the payments and send it again.',
      );
    }
    if (earlier || (await isSpent(requestOf(idempotencyKey, hash), context))) {
      return findBooking({ id: bookingId }, context);
    }
  }
  const booking = await findBooking({ id: bookingId }, context);
  if (!isRepeated) await refuseSecond(bookingId, input, context);
  refuseNote(booking, input.note);
  assertMayLower(input, null, booking);
  await planPayments(booking, context);
  await changePrice(booking, -loweredCents(input), context);
  await models.Payment.create({
    bookingId,
    ...columnsOf(input, context),
    ...(await inBase(input, booking, context)),
    idempotencyKey,
    idempotencyHash: idempotencyKey === null ? null : hash,
    createdAt: now,
    updatedAt: now,
  });
  await afterChange(booking, context);
  return booking;
}

/** @throws AppError as {@link recordPayment}; 409 `stale`; 409 `receipt_issued` for anything but the note */
export async function updatePayment(
  id: number,
  { updatedAt, ...input }: PaymentUpdate,
  context: WriteContext,
): Promise<Booking> {
  const { now } = context;
  const payment = await findPayment(id, context);
  assertNotStale(payment, updatedAt);
  const booking = await findBooking({ id: payment.bookingId }, context);
  if (input.note !== payment.note) refuseNote(booking, input.note);
  assertMayLower(input, payment, booking);
  await changePrice(booking, loweredCents(payment) - loweredCents(input), context);
  payment.set(columnsOf(input, context));
  // The exchange rate of the day it was recorded applies until the amount changes.
  if (payment.changed('amountCents')) payment.set(await inBase(input, booking, context));
  const changed = (payment.changed() || []).filter((field) => field !== 'note');
  if (changed.length > 0) await refuseWithReceipt(id, context);
  await payment.set({ updatedAt: nextUpdatedAt(payment, now) }).save();
  await afterChange(booking, context);
  return booking;
}

/**
 * @param updatedAt version that the owner saw
 * @throws AppError 400 if refunds would exceed the rest; 404; 409 `stale`; 409 `receipt_issued`
 */
export async function removePayment(
  id: number,
  updatedAt: string | undefined,
  context: WriteContext,
): Promise<Booking> {
  const payment = await findPayment(id, context);
  assertNotStale(payment, updatedAt);
  await refuseWithReceipt(id, context);
  const booking = await findBooking({ id: payment.bookingId }, context);
  await changePrice(booking, loweredCents(payment), context);
  const { idempotencyKey, idempotencyHash } = payment;
  if (idempotencyKey !== null && idempotencyHash !== null) {
    // The sender may have missed the response and repeat the request.
    await keepSpent(requestOf(idempotencyKey, idempotencyHash), LONGEST_SPENT_MS, context);
  }
  await payment.destroy();
  await afterChange(booking, context);
  return booking;
}

/** Identifies a request to record a payment after the payment is removed. */
function requestOf(idempotencyKey: string, hash: string): string {
  return `payment ${idempotencyKey} ${hash}`;
}

/** @throws AppError 404 */
export async function findPayment(id: number, { models }: ReadContext): Promise<Payment> {
  const payment = await models.Payment.findByPk(id);
  if (!payment) throw notFound('This payment');
  return payment;
}

function columnsOf(
  { direction, purpose, paidOn, amount, way, note, lowersPrice = false }: PaymentInput,
  { today }: ReadContext,
) {
  if (paidOn > today) {
    throw invalidField(
      'paidOn',
      'This day is still to come. Please record a payment once it is made.',
    );
  }
  return { direction, purpose, paidOn, amountCents: parseCents(amount), way, note, lowersPrice };
}

/** @throws AppError 400 if the payment cannot lower the price, or lowers it below zero */
function assertMayLower(
  input: PaymentInput,
  before: Payment | null,
  { status, totalAmountCents }: Booking,
): void {
  const lowered = loweredCents(input);
  if (lowered === 0) return;
  const { direction, purpose } = input;
  const isNew = before === null || !before.lowersPrice;
  if (direction !== 'out' || purpose !== 'stay' || (isNew && status !== 'confirmed')) {
    throw invalidField(
      'lowersPrice',
      'Only money that is given back for a stay that takes place lowers its price.',
    );
  }
  if (lowered <= totalAmountCents + (before ? loweredCents(before) : 0)) return;
  throw invalidField('amount', 'That is more than the price of the stay. Please check the amount.');
}

function loweredCents(
  payment: { lowersPrice?: boolean | undefined } & ({ amount: string } | { amountCents: Cents }),
): Cents {
  if (!payment.lowersPrice) return 0;
  return 'amount' in payment ? parseCents(payment.amount) : payment.amountCents;
}

/** Must run before the payment is stored, so that earlier payments count and paid parts keep their amounts. */
async function changePrice(booking: Booking, byCents: Cents, context: WriteContext): Promise<void> {
  if (byCents === 0) return;
  const totalAmountCents = booking.totalAmountCents + byCents;
  const settings = await loadSettings(context);
  const told = stayAsTold(booking);
  booking.set({
    totalAmountCents,
    totalAmountEurCents: toEurCents(totalAmountCents, booking.currency, settings),
    updatedAt: nextUpdatedAt(booking, context.now),
  });
  booking.toldStay = untoldSince(told, booking, context);
  await booking.save();
  await planPayments(booking, context);
}

/** Stops earlier refunds from lowering a newly agreed price, even if they are changed or removed. */
export async function detachRefunds(
  { id: bookingId }: Booking,
  { models, now }: WriteContext,
): Promise<void> {
  const where = { bookingId, lowersPrice: true };
  for (const refund of await models.Payment.findAll({ where })) {
    const updatedAt = nextUpdatedAt(refund, now);
    await refund.set({ lowersPrice: false, updatedAt }).save();
  }
}

/** The amount in the villa's currency at current rates. */
async function inBase({ amount }: PaymentInput, { currency }: Booking, context: ReadContext) {
  const settings = await loadSettings(context);
  const { baseCurrency } = settings;
  const baseAmountCents = convertToCent(parseCents(amount), currency, baseCurrency, settings);
  return { baseCurrency, baseAmountCents };
}

/** Checks the balance and updates the days that lists query. */
async function afterChange(booking: Booking, context: WriteContext): Promise<void> {
  const stored = await loadStoredPayments(booking.id, context);
  const { plan, items } = stored;
  // For the first payment of a booking without a plan: stored payments are read through the plan.
  const rows = plan ? stored.payments : await paymentRows(booking.id, context);
  for (const purpose of PURPOSES) {
    const held = heldCents(paymentsOf(rows), purpose);
    if (held < 0) throw moreThanHeld(booking, purpose, held);
  }
  await storePlan(booking, { plan, items }, items, context, { isTouched: true });
  await planScheduledMails(booking, context);
}

function paymentRows(bookingId: number, { models }: ReadContext): Promise<Payment[]> {
  return models.Payment.findAll({ where: { bookingId } });
}

function moreThanHeld({ currency }: Booking, purpose: Purpose, held: Cents) {
  return invalidField(
    'amount',
    withParams(MORE_GIVEN_BACK[purpose], { amount: moneyText(-held, currency) }),
  );
}

const MORE_GIVEN_BACK = {
  stay: 'That would be {amount} more given back than was received for the stay. Please check the amounts.',
  security:
    'That would be {amount} more given back than was received as security deposit. Please check the amounts.',
} as const satisfies Record<Purpose, string>;

function moneyText(cents: Cents, currency: Booking['currency']) {
  return (language: Language) => formatMoney(cents, currency, LANGUAGES[language].locale);
}

/** @throws AppError 409 `payment_exists` */
async function refuseSecond(
  bookingId: number,
  { direction, purpose, paidOn, amount }: PaymentInput,
  { models }: WriteContext,
): Promise<void> {
  const where = { bookingId, direction, purpose, paidOn, amountCents: parseCents(amount) };
  if (!(await models.Payment.findOne({ where }))) return;
  throw conflict(
    'payment_exists',
    'A payment of the same amount on the same day is there already.',
  );
}

/** @throws AppError 409 `receipt_issued` */
async function refuseWithReceipt(paymentId: number, { models }: WriteContext): Promise<void> {
  const receipt = await models.Receipt.findOne({
    where: { paymentId, voidOn: null },
  });
  if (!receipt) return;
  throw conflict(
    'receipt_issued',
    withParams(
      'Receipt {number} was issued for this payment. Please mark the receipt as void first.',
      {
        number: receipt.number,
      },
    ),
  );
}

/** @throws AppError 409 `erased`: a name in the note could not be erased again */
function refuseNote({ erasedAt }: Booking, note: string | null): void {
  if (erasedAt && note !== null) throw conflict('erased', ERASED_MESSAGE);
}
