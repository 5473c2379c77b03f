import { receiptContentSchema, type ReceiptContent } from '@shared/contract/payments/payments';
import { ERASED_NAME } from '@shared/domain/privacy/erasure';
import { plainLine } from '@shared/domain/plainText';
import type { Language } from '@shared/i18n/languages';
import { conflict, notFound, withParams } from '../../errors';
import type { Receipt } from '../../models/Receipt';
import { storedJson } from '../../storedJson';
import { wholeContent } from '../content/contentInLanguage';
import { loadLegal } from '../legal/legalDetails';
import type { ReadContext, WriteContext } from '../serviceContext';
import { findBooking } from '../findBooking';
import { findPayment } from './ownerPayments';
import { directionOf, loadStoredPayments, type StoredPayments } from './paymentSchedule';
import { receiptNumbers } from './paymentSettings';

/**
 * Issues the receipt of a payment, or returns its valid one. The number is assigned in the transaction that stores the
 * receipt, so numbers have no gaps and no repeats.
 * @throws AppError 404; 409 `invalid_transition` for a refund; 409 `erased`
 */
export async function issueReceipt(
  paymentId: number,
  context: WriteContext,
): Promise<StoredPayments> {
  const { models, now, today } = context;
  const { payment, stored } = await findPayment(paymentId, undefined, context);
  const { booking } = stored;
  const earlier = await models.Receipt.findOne({
    where: { paymentId, voidOn: null },
  });
  if (earlier) return stored;
  if (directionOf(payment) !== 'in') {
    throw conflict('invalid_transition', 'A receipt is for money that was received.');
  }
  if (booking.erasedAt) {
    throw conflict(
      'erased',
      'The guest’s data were erased from this booking, so there is no name for a receipt.',
    );
  }
  const { details } = await loadLegal(context);
  const villa = await wholeContent(booking.language, context);
  const content: ReceiptContent = {
    reference: booking.reference,
    villaName: villa['villa.name'],
    operatorName: details.operatorName,
    taxNumber: details.taxNumber,
    address: details.address,
    registration: details.registration,
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    currency: booking.currency,
    amountCents: payment.amountCents,
    purpose: payment.purpose,
    paidOn: payment.paidOn,
    way: payment.way,
  };
  const last = await lastReceiptNumber(context);
  await models.Receipt.create({
    number: last + 1,
    bookingId: booking.id,
    paymentId,
    guestName: plainLine(booking.guestName),
    content: JSON.stringify(content),
    issuedOn: today,
    voidOn: null,
    voidReason: null,
    createdAt: now,
  });
  return stored;
}

/** The highest number ever issued, also by a database that a restore replaced. */
async function lastReceiptNumber(context: ReadContext): Promise<number> {
  const { lastReceipt } = await receiptNumbers.load(context);
  const last = await context.models.Receipt.max<number | null, Receipt>('number');
  return Math.max(last ?? 0, lastReceipt);
}

/** Voids a receipt; nothing else ever changes. Drops an erased guest's reason. @throws AppError 404; 409 `stale` */
export async function voidReceipt(
  id: number,
  { reason }: { reason: string },
  context: WriteContext,
): Promise<StoredPayments> {
  const { models, today } = context;
  const receipt = await models.Receipt.findByPk(id);
  if (!receipt) throw notFound('This receipt');
  if (receipt.voidOn !== null) {
    throw conflict(
      'stale',
      withParams('Receipt {number} is void already.', { number: receipt.number }),
    );
  }
  const booking = await findBooking({ id: receipt.bookingId }, context);
  // A name in the reason could not be erased again.
  const voidReason = booking.erasedAt ? null : reason;
  await receipt.update({ voidOn: today, voidReason });
  return loadStoredPayments(booking, context);
}

export type ReceiptPaper = {
  number: number;
  issuedOn: string;
  guestName: string | null;
  /** Replaces a name that the PDF cannot show. */
  guestEmail: string;
  content: ReceiptContent;
  voidOn: string | null;
  voidReason: string | null;
  language: Language;
};

/** @throws AppError 404, also if the stored data is invalid */
export async function loadReceipt(id: number, context: ReadContext): Promise<ReceiptPaper> {
  const receipt = await context.models.Receipt.findByPk(id);
  const content = receipt && storedJson(receiptContentSchema, receipt.content);
  if (!receipt || !content) throw notFound('This receipt');
  const { language, guestEmail } = await findBooking({ id: receipt.bookingId }, context);
  const { number, issuedOn, guestName, voidOn, voidReason } = receipt;
  return {
    number,
    issuedOn,
    guestName: guestName === ERASED_NAME ? null : guestName,
    guestEmail,
    content,
    voidOn,
    voidReason,
    language,
  };
}
