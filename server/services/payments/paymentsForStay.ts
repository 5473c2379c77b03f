import type { StayPayments } from '@shared/contract/payments/stayPayments';
import { isOver } from '@shared/domain/bookings/stayRules';
import { epcText, type BankAccount } from '@shared/domain/payments/bankDetails';
import { encode } from 'uqr';
import type { Booking } from '../../models/Booking';
import type { ReadContext } from '../serviceContext';
import { loadBankAccount } from './bankDetails';
import { keepsPayments } from './paymentSettings';
import { paymentPosition, type PaymentPosition } from './paymentPlan';

/** Largest version of the QR code that the standard allows. */
const MAX_QR_VERSION = 13;

/**
 * What the guest's page says of payments; `null` while nothing is asked for and nothing was paid, and where the
 * owner records none here: the page then tells what the terms say.
 */
export async function paymentsForStay(
  booking: Booking,
  context: ReadContext,
): Promise<StayPayments | null> {
  if (!(await keepsPayments(context))) return null;
  const position = await paymentPosition(booking, context);
  const { items, stay, security, isStored } = position;
  const receivedCents = stay.receivedCents + security.receivedCents;
  if (!isStored || (items.length === 0 && receivedCents === 0)) return null;
  // Nobody brings a security deposit any more, or it has been given back.
  const shown = items.filter(
    ({ kind, paidCents }) => kind !== 'security' || paidCents > 0 || security.outstandingCents > 0,
  );
  return {
    items: shown.map(({ kind, dueDate, cents, paidCents, state }) => ({
      kind,
      dueDate,
      cents,
      paidCents,
      state,
    })),
    receivedCents,
    returnedCents: stay.returnedCents + security.returnedCents,
    outstandingCents: stay.outstandingCents,
    securityOutstandingCents: security.outstandingCents,
    giveBackCents: stay.giveBackCents + security.giveBackCents,
    transfer: await nextTransfer(booking, position, context),
  };
}

/** All that is due by the first day on which something is, and what is overdue. */
export function nextDue(
  { items, stay, security }: PaymentPosition,
  { today }: Pick<ReadContext, 'today'>,
): { cents: number; dueDate: string } | null {
  const open = items.filter(
    ({ kind, cents, paidCents }) =>
      paidCents < cents &&
      (kind === 'security' ? security.outstandingCents > 0 : stay.outstandingCents > 0),
  );
  const first = open[0]?.dueDate;
  if (first === undefined) return null;
  const until = first < today ? today : first;
  const due = open.filter(({ dueDate }) => dueDate <= until);
  const cents = due.reduce((sum, item) => sum + item.cents - item.paidCents, 0);
  return { cents, dueDate: first };
}

/**
 * The next transfer of a booking, and where to; `null` where there is none, or no account, or the owner
 * records no payments here: nobody then knows what has been paid.
 */
export async function transferFor(
  booking: Booking,
  context: ReadContext,
): Promise<Transfer | null> {
  if (!(await keepsPayments(context))) return null;
  return withBank(await paymentPosition(booking, context), context);
}

/**
 * Where the guest of a confirmed stay pays whose owner records no payments here; `null` where there is no account, or a
 * {@link transferFor} names it. Nobody knows here what was paid, so that no amount is asked for.
 */
export async function accountFor(
  booking: Pick<Booking, 'status' | 'checkoutDate'>,
  context: ReadContext,
): Promise<BankAccount | null> {
  if (booking.status !== 'confirmed' || isOver(booking, context.today)) return null;
  return (await keepsPayments(context)) ? null : loadBankAccount(context);
}

type Transfer = Omit<NonNullable<StayPayments['transfer']>, 'qr'>;

async function withBank(position: PaymentPosition, context: ReadContext): Promise<Transfer | null> {
  const due = nextDue(position, context);
  const bank = due && (await loadBankAccount(context));
  return bank && { ...due, bank };
}

async function nextTransfer(
  { reference, currency }: Booking,
  position: PaymentPosition,
  context: ReadContext,
): Promise<StayPayments['transfer']> {
  const transfer = await withBank(position, context);
  if (!transfer) return null;
  const text = currency === 'EUR' ? epcText(transfer.bank, transfer.cents, reference) : null;
  return { ...transfer, qr: text === null ? null : qrCode(text) };
}

/** @returns `null` for a text that no code of the standard's size holds */
function qrCode(text: string): { size: number; path: string } | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: 4, maxVersion: MAX_QR_VERSION });
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { size, path };
  } catch {
    return null;
  }
}
