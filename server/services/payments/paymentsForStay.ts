import type { StayAccount, StayPayments } from '@shared/contract/payments/stayPayments';
import { isOver } from '@shared/domain/bookings/stayRules';
import { epcText, type BankAccount } from '@shared/domain/payments/bankDetails';
import type { Cents } from '@shared/domain/prices/money';
import { plainLine } from '@shared/domain/plainText';
import { encode } from 'uqr';
import { euroCentsOf } from '../../models/amountParts';
import type { Booking } from '../../models/Booking';
import type { ReadContext } from '../serviceContext';
import { loadBankAccount } from './bankDetails';
import { keepsPayments } from './paymentSettings';
import { positionOf, type PaymentPosition, type StoredPayments } from './paymentSchedule';

/** Largest version of the QR code that the standard allows. */
const MAX_QR_VERSION = 13;

/** Payments on the guest's page; `null` if nothing is due or paid, or if the owner records no payments. */
export async function paymentsForStay(
  stored: StoredPayments,
  context: ReadContext,
): Promise<StayPayments | null> {
  if (!(await keepsPayments(context))) return null;
  const position = positionOf(stored, context);
  const { items, stay, security, isStored } = position;
  const receivedCents = stay.receivedCents + security.receivedCents;
  if (!isStored || (items.length === 0 && receivedCents === 0)) return null;
  // Hide a security deposit that can no longer be paid or has been refunded.
  const shown = items.filter(
    ({ kind, paidCents }) =>
      kind !== 'security' ||
      (security.state !== 'returned' && (paidCents > 0 || security.outstandingCents > 0)),
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
    keptSecurity: stored.payments
      .filter(({ isOff, purpose }) => isOff && purpose === 'security')
      .map(({ amountCents: cents, note }) => ({ cents, reason: plainLine(note ?? '') })),
    outstandingCents: stay.outstandingCents,
    securityOutstandingCents: security.outstandingCents,
    giveBackCents: stay.giveBackCents + security.giveBackCents,
    transfer: await transferWithCode(stored.booking, position, context),
  };
}

type OpenPart = { dueDate: string; cents: number };

function openParts({ items, stay, security }: PaymentPosition): OpenPart[] {
  return items
    .filter(({ kind }) => (kind === 'security' ? security : stay).outstandingCents > 0)
    .map(({ dueDate, cents, paidCents }) => ({ dueDate, cents: cents - paidCents }));
}

/**
 * The next transfer: everything overdue, or else everything due on the first due day, and the account.
 * @param parts by day
 * @returns `null` if nothing is due or there is no account
 */
export async function nextTransfer(
  parts: readonly OpenPart[],
  context: ReadContext,
): Promise<Transfer | null> {
  const open = parts.filter(({ cents }) => cents > 0);
  const first = open[0]?.dueDate;
  const bank = first === undefined ? null : await loadBankAccount(context);
  if (first === undefined || !bank) return null;
  const until = first < context.today ? context.today : first;
  const due = open.filter(({ dueDate }) => dueDate <= until);
  const cents = due.reduce((sum, part) => sum + part.cents, 0);
  return { cents, dueDate: first, bank };
}

/** The account for a confirmed stay's guest, without an amount due; `null` if the owner records payments. */
export async function accountFor(
  booking: Pick<Booking, 'status' | 'checkoutDate'>,
  context: ReadContext,
): Promise<BankAccount | null> {
  if (booking.status !== 'confirmed' || isOver(booking, context.today)) return null;
  return (await keepsPayments(context)) ? null : loadBankAccount(context);
}

/** The same on the guest's page, with the whole price in euros. */
export async function accountForStay(
  booking: Booking,
  context: ReadContext,
): Promise<StayAccount | null> {
  const bank = await accountFor(booking, context);
  return (
    bank && { ...bank, totalEuroCents: settlingEuros(booking.totalAmountCents, bank, booking) }
  );
}

type Transfer = Omit<NonNullable<StayPayments['transfer']>, 'qr' | 'euroCents'>;

async function transferWithCode(
  booking: Booking,
  position: PaymentPosition,
  context: ReadContext,
): Promise<StayPayments['transfer']> {
  const transfer = await nextTransfer(openParts(position), context);
  if (!transfer) return null;
  const { reference, currency } = booking;
  const euroCents = settlingEuros(transfer.cents, transfer.bank, booking);
  // The code is for transfers in euros only.
  const inEuros = currency === 'EUR' ? transfer.cents : euroCents;
  const text = inEuros === null ? null : epcText(transfer.bank, inEuros, reference);
  return { ...transfer, euroCents, qr: text === null ? null : qrCode(text) };
}

type Amount = Pick<Booking, 'currency' | 'totalAmountCents' | 'totalAmountEurCents'>;

/** Euros that settle an amount in another currency. @returns `null` for euros, and for an account in pounds */
export function settlingEuros(cents: Cents, { iban }: BankAccount, booking: Amount): Cents | null {
  const { currency, totalAmountCents } = booking;
  if (currency === 'EUR' || iban.startsWith('GB') || totalAmountCents === 0) return null;
  return euroCentsOf(cents, booking);
}

/** @returns `null` for a text too long for the standard */
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
