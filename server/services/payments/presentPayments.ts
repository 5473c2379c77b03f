import type { AccountJson, BookingPayments } from '@shared/contract/payments/payments';
import { receiptContentSchema } from '@shared/contract/payments/payments';
import { daysBetween } from '@shared/domain/date';
import type { Account } from '@shared/domain/payments/paymentState';
import { convertToCent, formatCents } from '@shared/domain/prices/money';
import type { Booking } from '../../models/Booking';
import type { Payment } from '../../models/Payment';
import type { Receipt } from '../../models/Receipt';
import { storedJson } from '../../storedJson';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { askedToCancelOn } from '../cancellationRequest';
import { loadBankAccount } from './bankDetails';
import { keepsPayments } from './paymentSettings';
import {
  directionOf,
  positionOf,
  refundByPolicy,
  summaryOnceCancelled,
  type StoredPayments,
} from './paymentSchedule';

export async function presentBookingPayments(
  stored: StoredPayments,
  context: ReadContext,
): Promise<BookingPayments> {
  const { models } = context;
  const { booking } = stored;
  const { items, stay, security, isStored } = positionOf(stored, context);
  const receipts = await models.Receipt.findAll({
    where: { bookingId: booking.id },
    order: ['number'],
  });
  const settings = await loadSettings(context);
  const { currency } = booking;
  const { baseCurrency } = settings;
  const inBase = (cents: number) =>
    formatCents(convertToCent(cents, currency, baseCurrency, settings));
  return {
    currency,
    schedule: items.map(({ kind, dueDate, cents, paidCents, state, key }) => ({
      kind,
      dueDate,
      amount: formatCents(cents),
      paid: formatCents(paidCents),
      state,
      ...(key !== undefined && { key }),
    })),
    isStored,
    isKept: await keepsPayments(context),
    hasBankAccount: (await loadBankAccount(context)) !== null,
    stay: presentAccount(stay),
    security: presentAccount(security),
    inBase:
      baseCurrency === currency
        ? null
        : {
            currency: baseCurrency,
            received: inBase(stay.receivedCents - stay.returnedCents),
            outstanding: inBase(stay.outstandingCents),
          },
    refund: await presentRefund(stored, context),
    payments: stored.payments.map((row) => presentPayment(row, booking)),
    receipts: receipts.map(presentReceipt),
    updatedAt: stored.plan?.updatedAt.toISOString() ?? null,
  };
}

async function presentRefund(
  stored: StoredPayments,
  context: ReadContext,
): Promise<NonNullable<BookingPayments['refund']> | null> {
  const { booking } = stored;
  if (booking.status !== 'confirmed') return null;
  const askedOn = await askedToCancelOn(booking, context);
  const day = askedOn ?? context.today;
  const refund = refundByPolicy(booking, day);
  if (!refund) return null;
  const { stay } = summaryOnceCancelled(stored, { askedOn }, context);
  return {
    askedOn,
    daysBeforeCheckin: daysBetween(day, booking.checkinDate),
    percent: refund.percent,
    tax: formatCents(refund.taxCents),
    amount: formatCents(refund.cents),
    kept: formatCents(stay.scheduledCents),
    back: formatCents(stay.giveBackCents),
  };
}

function presentAccount(account: Account): AccountJson {
  return {
    scheduled: formatCents(account.scheduledCents),
    received: formatCents(account.receivedCents),
    returned: formatCents(account.returnedCents),
    off: formatCents(account.offCents),
    outstanding: formatCents(account.outstandingCents),
    giveBack: formatCents(account.giveBackCents),
    state: account.state,
  };
}

export function presentPayment(row: Payment, { currency }: Pick<Booking, 'currency'>) {
  return {
    id: row.id,
    direction: directionOf(row),
    purpose: row.purpose,
    paidOn: row.paidOn,
    amount: formatCents(row.amountCents),
    inBase:
      row.baseCurrency === currency
        ? null
        : { currency: row.baseCurrency, amount: formatCents(row.baseAmountCents) },
    way: row.way,
    note: row.note,
    lowersPrice: row.lowersPrice,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentReceipt(row: Receipt) {
  const content = storedJson(receiptContentSchema, row.content);
  return {
    id: row.id,
    number: row.number,
    issuedOn: row.issuedOn,
    amount: formatCents(content?.amountCents ?? 0),
    paymentId: row.paymentId,
    voidOn: row.voidOn,
    voidReason: row.voidReason,
  };
}
