import { createHash, randomInt } from 'node:crypto';
import type { BookingEnquiry, BookingStatusChange } from '@shared/contract/bookings/booking';
import { presentQuote } from '@shared/contract/prices/price';
import {
  canTransition,
  INITIAL_BOOKING_STATUS,
  type BookingStatus,
} from '@shared/domain/bookings/bookingStatus';
import { parseCents, toEurCents } from '@shared/domain/prices/money';
import { isOver } from '@shared/domain/bookings/stayRules';
import { VILLA } from '@shared/villa';
import type { CreationAttributes } from 'sequelize';
import { conflict, notFound, priceChanged } from '../../errors';
import type { BookingMailKind } from '../../mail/mail';
import type { Booking } from '../../models/Booking';
import { freeNights, holdNights } from './heldNights';
import { recordEvent } from '../liveEvents';
import { oweBookingMails } from '../mail/outbox';
import { quoteBookableStay } from '../prices/quote';
import type { ReadContext, WriteContext } from '../serviceContext';
import { loadSettings } from '../prices/settings';
import { nextUpdatedAt, refuseStale } from '../optimisticConcurrency';

/** Letters and digits that nobody confuses on the phone. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 6;

const OVER_MESSAGE =
  'This stay is over, so it cannot be confirmed any more. If it took place, please enter it as a new booking.';

/** What an enquiry owes: the guest's receipt, and word to the owner. */
export const ENQUIRY_MAILS = ['enquiryReceipt', 'enquiryAlert'] as const;

/**
 * Stores an enquiry at the server's own price. Guests' enquiries come through `enquiryDesk.ts`,
 * which knows a shorter way to the same rows.
 * @param idempotencyKey the sender's; a repeat with the same body answers the first booking
 * @throws AppError 400 or 409 as {@link quoteBookableStay}; 409 `price_changed` with the quote;
 *   409 `idempotency_conflict` for a known key with another body
 */
export async function createEnquiry(
  enquiry: BookingEnquiry,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<Booking> {
  const { models, tx } = context;
  const earlier = await earlierWithKey(idempotencyKey, hashOf(enquiry), context);
  if (earlier) return earlier;
  const { row, settings } = await priceEnquiry(enquiry, idempotencyKey, context);
  const booking = await models.Booking.create(
    { ...row, reference: await freeReference(context) },
    { transaction: tx },
  );
  await oweBookingMails(ENQUIRY_MAILS, booking, null, settings, context);
  await recordEvent('enquiry', booking.reference, context);
  return booking;
}

/**
 * An enquiry at the server's own price, as the row that is to be stored once it has a reference.
 * @throws AppError 400 or 409 as {@link quoteBookableStay}; 409 `price_changed` with the quote
 */
export async function priceEnquiry(
  enquiry: BookingEnquiry,
  idempotencyKey: string | null,
  context: ReadContext,
) {
  const { quote, settings } = await quoteBookableStay(enquiry, context);
  if (parseCents(enquiry.totalAmount) !== quote.totalCents) throw priceChanged(presentQuote(quote));
  const row = {
    guestName: enquiry.guestName,
    guestEmail: enquiry.guestEmail,
    guestPhone: enquiry.guestPhone,
    checkinDate: enquiry.checkinDate,
    checkoutDate: enquiry.checkoutDate,
    guestCount: enquiry.guestCount,
    currency: enquiry.currency,
    totalAmountCents: quote.totalCents,
    totalAmountEurCents: toEurCents(quote.totalCents, quote.currency, settings),
    priceBreakdown: JSON.stringify(presentQuote(quote)),
    specialRequests: enquiry.specialRequests,
    status: INITIAL_BOOKING_STATUS,
    idempotencyKey,
    idempotencyHash: idempotencyKey === null ? null : hashOf(enquiry),
    createdAt: context.now,
    updatedAt: context.now,
  } satisfies Omit<CreationAttributes<Booking>, 'reference'>;
  return { row, settings };
}

/**
 * Moves a booking to another status; confirming takes its nights, cancelling frees them.
 * The same status again changes nothing, and tells nobody.
 * @param change `message` holds the owner's own words in the guest's mail
 * @throws AppError 404; 409 `stale`; 409 `invalid_transition`; 409 `nights_taken` naming the nights
 */
export async function changeBookingStatus(
  id: number,
  { status, message, notifyGuest, updatedAt }: BookingStatusChange,
  context: WriteContext,
): Promise<Booking> {
  const { models, tx, now, today } = context;
  const booking = await models.Booking.findByPk(id, { transaction: tx, lock: tx.LOCK.UPDATE });
  if (!booking) throw notFound('This booking');
  if (booking.status === status) return booking;
  refuseStale(booking, updatedAt);
  if (!canTransition(booking.status, status)) {
    throw conflict(
      'invalid_transition',
      `A ${booking.status} booking cannot become ${status}. Please reload to see its present state.`,
    );
  }
  if (status === 'confirmed') {
    if (isOver(booking, today)) throw conflict('invalid_transition', OVER_MESSAGE);
    await holdNights(booking, { bookingId: id }, context);
  }
  if (booking.status === 'confirmed') await freeNights({ bookingId: id }, context);
  const kind = notifyGuest ? statusMailKind(booking.status, status) : null;
  if (kind === 'cancellation') booking.calendarSequence += 1;
  await booking.update({ status, updatedAt: nextUpdatedAt(booking, now) }, { transaction: tx });
  if (kind) {
    await oweBookingMails([kind], booking, message, await loadSettings(context), context);
  }
  await recordEvent('booking', booking.reference, context);
  return booking;
}

/** The mail that a change of status owes the guest, or `null` for none. */
export function statusMailKind(from: BookingStatus, to: BookingStatus): BookingMailKind | null {
  if (to === 'confirmed') return 'confirmation';
  if (to === 'cancelled') return from === 'confirmed' ? 'cancellation' : 'decline';
  return null;
}

/**
 * The booking that the same sender made with this key before, or `null`.
 * @param hash of the body, see {@link hashOf}
 * @throws AppError 409 `idempotency_conflict` for a known key with another body
 */
export async function earlierWithKey(
  idempotencyKey: string | null,
  hash: string,
  { models, tx }: WriteContext,
): Promise<Booking | null> {
  if (idempotencyKey === null) return null;
  const earlier = await models.Booking.findOne({ where: { idempotencyKey }, transaction: tx });
  if (!earlier || earlier.idempotencyHash === hash) return earlier;
  throw conflict(
    'idempotency_conflict',
    'This enquiry was already sent with other details. Please reload the page and send it again.',
  );
}

/** A reference that no booking has. */
export async function freeReference({ models, tx }: WriteContext): Promise<string> {
  for (;;) {
    const reference = drawReference();
    const taken = await models.Booking.count({ where: { reference }, transaction: tx });
    if (taken === 0) return reference;
  }
}

/** A reference that hardly any booking has. */
export function drawReference(): string {
  const code = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  ).join('');
  return `${VILLA.referencePrefix}-${code}`;
}

/** What tells one validated body from another. */
export function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
