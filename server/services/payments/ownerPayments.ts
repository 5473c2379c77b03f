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
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import { loadSettings } from '../prices/settings';
import type { ReadContext, WriteContext } from '../serviceContext';
import { planScheduledMails } from '../mail/scheduledMails';
import {
  directionOf,
  loadStoredPayments,
  paymentsOf,
  plannedItems,
  positionOf,
  storePlan,
  type StoredPayments,
} from './paymentSchedule';
import { findBooking } from '../findBooking';

const ERASED_MESSAGE =
  'The guest’s data were erased from this booking, so no note can be added to its payments.';

/** Stores the owner's schedule. @throws AppError 400 for a wrong total; 404; 409 `stale`, `invalid_transition` */
export async function updateSchedule(
  bookingId: number,
  { items, updatedAt }: ScheduleInput,
  context: WriteContext,
): Promise<StoredPayments> {
  const booking = await findBooking({ id: bookingId }, context);
  const stored = await loadStoredPayments(booking, context);
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
  const changed = await storePlan(stored, schedule, context, { isEdited: true });
  await planScheduledMails(booking, context, { stored: changed });
  const { reference: subject, currency } = booking;
  const shown = (list: readonly ScheduleItem[]) =>
    list.map(({ kind, dueDate, cents }) => `${kind} ${formatMoney(cents, currency)} by ${dueDate}`);
  recordAudit(
    'schedule_changed',
    { subject, before: { schedule: shown(stored.items) }, after: { schedule: shown(schedule) } },
    context,
  );
  return changed;
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
): Promise<StoredPayments> {
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
      return loadStoredPayments(await findBooking({ id: bookingId }, context), context);
    }
  }
  const booking = await findBooking({ id: bookingId }, context);
  const stored = await loadStoredPayments(booking, context);
  if (!isRepeated) refuseSecond(stored.payments, input);
  refuseNote(booking, input.note);
  assertMayLower(input, null, booking);
  assertMayBookOff(input, null, stored, context);
  const items = await itemsAtPrice(stored, -loweredCents(input), context);
  const payment = await models.Payment.create({
    bookingId,
    ...columnsOf(input, context),
    ...(await inBase(input, booking, context)),
    idempotencyKey,
    idempotencyHash: idempotencyKey === null ? null : hash,
    createdAt: now,
    updatedAt: now,
  });
  return settle(stored, [...stored.payments, payment], items, context);
}

/** @throws AppError as {@link recordPayment}; 409 `stale`; 409 `receipt_issued` for anything but the note */
export async function updatePayment(
  id: number,
  { updatedAt, ...input }: PaymentUpdate,
  context: WriteContext,
): Promise<StoredPayments> {
  const { now } = context;
  const { payment, stored } = await findPayment(id, updatedAt, context);
  const { booking } = stored;
  if (input.note !== payment.note) refuseNote(booking, input.note);
  assertMayLower(input, payment, booking);
  const others = stored.payments.filter((one) => one !== payment);
  assertMayBookOff(input, payment, { ...stored, payments: others }, context);
  const items = await itemsAtPrice(stored, loweredCents(payment) - loweredCents(input), context);
  payment.set(columnsOf(input, context));
  // The exchange rate of the day it was recorded applies until the amount changes.
  if (payment.changed('amountCents')) payment.set(await inBase(input, booking, context));
  const changed = (payment.changed() || []).filter((field) => field !== 'note');
  if (changed.length > 0) await refuseWithReceipt(id, context);
  await payment.set({ updatedAt: nextUpdatedAt(payment, now) }).save();
  return settle(stored, stored.payments, items, context);
}

/**
 * @param updatedAt version that the owner saw
 * @throws AppError 400 if refunds would exceed the rest; 404; 409 `stale`; 409 `receipt_issued`
 */
export async function removePayment(
  id: number,
  updatedAt: string | undefined,
  context: WriteContext,
): Promise<StoredPayments> {
  const { payment, stored } = await findPayment(id, updatedAt, context);
  await refuseWithReceipt(id, context);
  const items = await itemsAtPrice(stored, loweredCents(payment), context);
  const { idempotencyKey, idempotencyHash } = payment;
  if (idempotencyKey !== null && idempotencyHash !== null) {
    // The sender may have missed the response and repeat the request.
    await keepSpent(requestOf(idempotencyKey, idempotencyHash), LONGEST_SPENT_MS, context);
  }
  await payment.destroy();
  const others = stored.payments.filter((one) => one !== payment);
  return settle(stored, others, items, context);
}

/** Identifies a request to record a payment after the payment is removed. */
function requestOf(idempotencyKey: string, hash: string): string {
  return `payment ${idempotencyKey} ${hash}`;
}

/** A payment among those of its booking. @throws AppError 404; 409 `stale` if `updatedAt` is out of date */
export async function findPayment(
  id: number,
  updatedAt: string | undefined,
  context: WriteContext,
): Promise<{ payment: Payment; stored: StoredPayments }> {
  const found = await context.models.Payment.findByPk(id, { attributes: ['bookingId'] });
  const booking = found && (await findBooking({ id: found.bookingId }, context));
  const stored = booking && (await loadStoredPayments(booking, context));
  const payment = stored?.payments.find((one) => one.id === id);
  if (!stored || !payment) throw notFound('This payment');
  assertNotStale(payment, updatedAt);
  return { payment, stored };
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
  const amountCents = parseCents(amount);
  const isOff = direction === 'off';
  const column = isOff ? OFF_DIRECTIONS[purpose] : direction;
  return { direction: column, isOff, purpose, paidOn, amountCents, way, note, lowersPrice };
}

/** Direction in which an amount settled without money counts. */
const OFF_DIRECTIONS = { stay: 'in', security: 'out' } as const satisfies Record<Purpose, string>;

/** @throws AppError 400 if more is written off than is open, or a security deposit is kept without a reason */
function assertMayBookOff(
  { direction, purpose, amount, note }: PaymentInput,
  before: Payment | null,
  others: StoredPayments,
  context: ReadContext,
): void {
  if (direction !== 'off') return;
  if (purpose === 'security') {
    if (note) return;
    throw invalidField('note', 'Please say what it is kept for. The guest reads it.');
  }
  const cents = parseCents(amount);
  // A later payment may have taken its place.
  const isKnown =
    before?.purpose === purpose &&
    directionOf(before) === direction &&
    before.amountCents === cents;
  if (isKnown || cents <= positionOf(others, context).stay.outstandingCents) return;
  throw invalidField('amount', 'That is more than the guest still owes. Please check the amount.');
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

/**
 * Changes the price of a stay and returns its schedule. Must run before the payment is changed, so that earlier payments
 * count and paid parts keep their amounts.
 */
async function itemsAtPrice(
  stored: StoredPayments,
  byCents: Cents,
  context: WriteContext,
): Promise<ScheduleItem[]> {
  const { booking } = stored;
  if (byCents !== 0) {
    const totalAmountCents = booking.totalAmountCents + byCents;
    const settings = await loadSettings(context);
    booking.set({
      totalAmountCents,
      totalAmountEurCents: toEurCents(totalAmountCents, booking.currency, settings),
      updatedAt: nextUpdatedAt(booking, context.now),
    });
    await booking.save();
  }
  return plannedItems(stored, context);
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

/** Checks the balance and stores what follows from the payments. */
async function settle(
  before: StoredPayments,
  rows: readonly Payment[],
  items: readonly ScheduleItem[],
  context: WriteContext,
): Promise<StoredPayments> {
  const { booking } = before;
  const payments = rows.toSorted((a, b) =>
    a.paidOn === b.paidOn ? a.id - b.id : a.paidOn < b.paidOn ? -1 : 1,
  );
  for (const purpose of PURPOSES) {
    const held = heldCents(paymentsOf(payments), purpose);
    if (held < 0) throw moreThanHeld(booking, purpose, held);
  }
  const settled = await storePlan({ ...before, payments }, items, context, { isTouched: true });
  await planScheduledMails(booking, context, { stored: settled });
  return settled;
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
    'That would be {amount} more given back or kept than was received as security deposit. Please check the amounts.',
} as const satisfies Record<Purpose, string>;

function moneyText(cents: Cents, currency: Booking['currency']) {
  return (language: Language) => formatMoney(cents, currency, LANGUAGES[language].locale);
}

/** @throws AppError 409 `payment_exists` */
function refuseSecond(
  payments: readonly Payment[],
  { direction, purpose, paidOn, amount }: PaymentInput,
): void {
  const cents = parseCents(amount);
  const alike = payments.filter((one) => directionOf(one) === direction && one.purpose === purpose);
  if (!alike.some((one) => one.paidOn === paidOn && one.amountCents === cents)) return;
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
