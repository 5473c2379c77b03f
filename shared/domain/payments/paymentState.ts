import { isOver } from '../bookings/stayRules';
import type { PlainDate } from '../date';
import type { Cents } from '../prices/money';
import { byDueDate, stayItems, sumOf, type ScheduleItem } from './paymentSchedule';

/**
 * Direction of a payment: `in` from the guest, `out` to the guest, `off` without money: what the guest owes for the
 * stay is written off, or a part of the security deposit is kept for damage.
 */
export const DIRECTIONS = ['in', 'out', 'off'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The security deposit is kept separate from the total. */
export const PURPOSES = ['stay', 'security'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const WAYS = ['transfer', 'cash', 'card', 'other'] as const;
export type Way = (typeof WAYS)[number];

/**
 * `open`: nothing paid, nothing overdue. `overdue`: an item is past its due date. `refundDue`: the owner has
 * received more than they may keep. `returned`: that was refunded.
 */
export const PAYMENT_STATES = [
  'open',
  'partly',
  'paid',
  'overdue',
  'refundDue',
  'returned',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export type Payment = { direction: Direction; purpose: Purpose; cents: Cents };

export type PaidItem = ScheduleItem & { paidCents: Cents; state: PaymentState };

/** One side of the account: the stay or the security deposit. Amounts are never negative. */
export type Account = {
  scheduledCents: Cents;
  receivedCents: Cents;
  returnedCents: Cents;
  /** Of the stay: written off. Of the security deposit: kept for damage. */
  offCents: Cents;
  /** Still to be paid by the guest. */
  outstandingCents: Cents;
  /** To be refunded now. */
  giveBackCents: Cents;
  /** `null` where there is nothing to pay and nothing was paid. */
  state: PaymentState | null;
};

export type PaymentSummary = {
  /** Of the stay and of the security deposit, oldest due first. */
  items: PaidItem[];
  stay: Account;
  security: Account;
};

/** Received minus refunded; of the security deposit also minus what is kept for damage. */
export function heldCents(payments: readonly Payment[], purpose: Purpose): Cents {
  const { receivedCents, returnedCents, offCents } = sides(payments, purpose);
  return receivedCents - returnedCents - (purpose === 'security' ? offCents : 0);
}

/**
 * A booking's account. Money is allocated to its schedule, oldest due first.
 * @param stay.isCancelled then nothing more is due, and everything above the `kept` item is refunded
 * @param stay.checkoutDate the security deposit is due back from then on
 */
export function summarise(
  items: readonly ScheduleItem[],
  payments: readonly Payment[],
  { isCancelled, checkoutDate }: { isCancelled: boolean; checkoutDate: PlainDate },
  today: PlainDate,
): PaymentSummary {
  const isEnded = isCancelled || isOver({ checkoutDate }, today);
  const { returnedCents, offCents } = sides(payments, 'security');
  // After the stay, or after a partial refund, the security deposit is no longer expected.
  const isClosed = isEnded || returnedCents + offCents > 0;
  const writtenOffCents = isCancelled ? 0 : sides(payments, 'stay').offCents;
  const settledCents = heldCents(payments, 'stay') + writtenOffCents;
  const stay = allocate(stayItems(items), settledCents, today);
  const security = securityItems(
    isCancelled ? [] : items.filter(({ kind }) => kind === 'security'),
    payments,
    { isClosed, today },
  );
  return {
    items: [...stay, ...security].toSorted(byDueDate),
    stay: stayAccount(stay, payments, isCancelled),
    security: securityAccount(security, payments, { isEnded, isClosed }),
  };
}

/** If the security deposit is no longer expected, the amount received counts as paid. */
function securityItems(
  items: readonly ScheduleItem[],
  payments: readonly Payment[],
  { isClosed, today }: { isClosed: boolean; today: PlainDate },
): PaidItem[] {
  const paid = allocate(items, sides(payments, 'security').receivedCents, today);
  return isClosed
    ? paid.map((item) => ({ ...item, state: item.paidCents > 0 ? 'paid' : 'open' }))
    : paid;
}

function allocate(items: readonly ScheduleItem[], held: Cents, today: PlainDate): PaidItem[] {
  let left = Math.max(0, held);
  return items.toSorted(byDueDate).map((item) => {
    const paidCents = Math.min(left, item.cents);
    left -= paidCents;
    return { ...item, paidCents, state: itemState({ ...item, paidCents }, today) };
  });
}

function itemState(
  { cents, paidCents, dueDate }: ScheduleItem & { paidCents: Cents },
  today: PlainDate,
): PaymentState {
  if (paidCents === cents) return 'paid';
  if (dueDate < today) return 'overdue';
  return paidCents > 0 ? 'partly' : 'open';
}

function sides(payments: readonly Payment[], purpose: Purpose) {
  const of = (direction: Direction) =>
    sumOf(
      payments.filter((payment) => payment.purpose === purpose && payment.direction === direction),
    );
  return { receivedCents: of('in'), returnedCents: of('out'), offCents: of('off') };
}

function stayAccount(
  items: readonly PaidItem[],
  payments: readonly Payment[],
  isCancelled: boolean,
): Account {
  const scheduledCents = sumOf(items);
  const sums = sides(payments, 'stay');
  const unpaidCents = Math.max(0, scheduledCents - heldCents(payments, 'stay'));
  const giveBackCents = Math.max(0, heldCents(payments, 'stay') - scheduledCents);
  // A payment after the write-off, or a cancellation, takes its place.
  const offCents = isCancelled ? 0 : Math.min(sums.offCents, unpaidCents);
  const outstandingCents = isCancelled ? 0 : unpaidCents - offCents;
  const account = { ...sums, scheduledCents, offCents, outstandingCents, giveBackCents };
  return { ...account, state: stayState(account, items, isCancelled) };
}

function stayState(
  { scheduledCents, receivedCents, returnedCents, outstandingCents, giveBackCents }: AccountSums,
  items: readonly PaidItem[],
  isCancelled: boolean,
): PaymentState | null {
  if (giveBackCents > 0) return 'refundDue';
  if (isCancelled) return returnedCents > 0 ? 'returned' : receivedCents > 0 ? 'paid' : null;
  if (outstandingCents === 0) return scheduledCents + receivedCents > 0 ? 'paid' : null;
  return openState(items, receivedCents - returnedCents);
}

function securityAccount(
  items: readonly PaidItem[],
  payments: readonly Payment[],
  { isEnded, isClosed }: { isEnded: boolean; isClosed: boolean },
): Account {
  const scheduledCents = sumOf(items);
  const held = heldCents(payments, 'security');
  const outstandingCents = isClosed ? 0 : Math.max(0, scheduledCents - held);
  const giveBackCents = Math.max(0, isEnded ? held : held - scheduledCents);
  const sums = sides(payments, 'security');
  const account = { ...sums, scheduledCents, outstandingCents, giveBackCents };
  return { ...account, state: securityState(account, items) };
}

function securityState(
  { scheduledCents, receivedCents, returnedCents, offCents, ...open }: AccountSums,
  items: readonly PaidItem[],
): PaymentState | null {
  const { outstandingCents, giveBackCents } = open;
  if (giveBackCents > 0) return 'refundDue';
  if (returnedCents > 0 && returnedCents + offCents >= receivedCents) return 'returned';
  if (outstandingCents === 0) return receivedCents > 0 ? 'paid' : null;
  return scheduledCents === 0 ? null : openState(items, receivedCents - returnedCents);
}

type AccountSums = Omit<Account, 'state'>;

function openState(items: readonly PaidItem[], held: Cents): PaymentState {
  if (items.some(({ state }) => state === 'overdue')) return 'overdue';
  return held > 0 ? 'partly' : 'open';
}

/** The state of a booking's payments that matters most. */
export function pressingState(
  stay: { state: PaymentState | null },
  security: { state: PaymentState | null },
): PaymentState | null {
  const states = [stay.state, security.state];
  for (const state of ['overdue', 'refundDue'] as const) if (states.includes(state)) return state;
  return stay.state;
}

/** Dates for filtering lists. They do not depend on the current day. */
export type OpenDays = {
  /** The first due date of an unpaid item of the stay. */
  nextDueDate: PlainDate | null;
  /** Irrelevant once the stay is over. */
  securityDueDate: PlainDate | null;
  /** The day from which the owner owes the guest. */
  giveBackFrom: PlainDate | null;
};

/** @param stay.since any day on which the booking already had a schedule */
export function openDays(
  items: readonly ScheduleItem[],
  payments: readonly Payment[],
  stay: { isCancelled: boolean; checkoutDate: PlainDate; since: PlainDate },
): OpenDays {
  const summary = summarise(items, payments, stay, FIRST_DAY);
  const open = stay.isCancelled
    ? []
    : summary.items.filter(({ cents, paidCents }) => paidCents < cents);
  const dueOf = (isSecurity: boolean) =>
    open.find(({ kind }) => (kind === 'security') === isSecurity)?.dueDate ?? null;
  const owesNow = summary.stay.giveBackCents + summary.security.giveBackCents > 0;
  const holdsSecurity = heldCents(payments, 'security') > 0;
  return {
    nextDueDate: dueOf(false),
    securityDueDate: summary.security.outstandingCents > 0 ? dueOf(true) : null,
    giveBackFrom: owesNow ? stay.since : holdsSecurity ? stay.checkoutDate : null,
  };
}

const FIRST_DAY = '0001-01-01';
