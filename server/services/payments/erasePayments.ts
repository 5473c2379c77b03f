import { ERASED_NAME, paperKeptUntil } from '@shared/domain/privacy/erasure';
import { Op } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { Receipt } from '../../models/Receipt';
import type { ReadContext, WriteContext } from '../serviceContext';

/** Place of a receipt's encrypted name; see `Secrets`. */
export function receiptNamePlace({ number }: Pick<Receipt, 'number'>): string {
  return `receipts.retained_name ${number}`;
}

/** Receipts of bookings that still show the guest's name. */
export function namedReceipts(
  bookings: readonly Pick<Booking, 'id'>[],
  { models }: Pick<ReadContext, 'models'>,
): Promise<Receipt[]> {
  return models.Receipt.findAll({
    where: { bookingId: bookings.map(({ id }) => id), retainedUntil: null },
    order: ['number'],
  }).then((rows) => rows.filter(({ guestName }) => guestName !== ERASED_NAME));
}

/**
 * Erases the guest from a booking's payments and receipts. Amounts, days and numbers stay; the name on a receipt is
 * kept encrypted for as long as tax law requires.
 * @param sealedOf the encrypted name of a receipt
 * @param mask removes the guest's name from the owner's notes
 */
export async function erasePayments(
  booking: Booking,
  sealedOf: (receipt: Receipt) => string,
  mask: (text: string) => string,
  context: WriteContext,
): Promise<void> {
  const { models, today } = context;
  const forgotten = { note: null, idempotencyKey: null, idempotencyHash: null };
  const where = { bookingId: booking.id };
  await models.Payment.update(forgotten, { where });
  for (const receipt of await namedReceipts([booking], context)) {
    const until = paperKeptUntil(receipt.issuedOn, today);
    await receipt.update({
      voidReason: receipt.voidReason && mask(receipt.voidReason),
      guestName: ERASED_NAME,
      retainedName: until === null ? null : sealedOf(receipt),
      retainedUntil: until,
    });
  }
}

/** Receipts of an erased booking with an encrypted name. */
export function keptReceipts(
  { id }: Pick<Booking, 'id'>,
  { models }: ReadContext,
): Promise<Receipt[]> {
  return models.Receipt.findAll({
    where: { bookingId: id, retainedUntil: { [Op.ne]: null } },
  });
}
