import { createHash, randomInt } from 'node:crypto';
import type { BookingEnquiry, BookingSummary, PageQuery } from '@shared/contract/booking';
import { presentQuote } from '@shared/contract/price';
import { formatDay, type PlainDate } from '@shared/domain/date';
import {
  canTransition,
  INITIAL_BOOKING_STATUS,
  type BookingStatus,
} from '@shared/domain/bookingStatus';
import { formatCents, parseCents, toEurCents } from '@shared/domain/money';
import { nightsOf, overlapMessage } from '@shared/domain/stay';
import { VILLA } from '@shared/villa';
import { col, fn } from 'sequelize';
import { conflict, nightsTaken, notFound, priceChanged } from '../errors';
import type { Booking } from '../models/Booking';
import { heldNights } from './availability';
import { loadPage, NEWEST_FIRST, type Page } from './paging';
import { quoteBookableStay } from './quote';
import type { ReadContext, WriteContext } from './serviceContext';

/** Letters and digits that nobody confuses on the phone. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 6;

/**
 * Stores an enquiry at the server's own price.
 * @param idempotencyKey the sender's; a repeat with the same body answers the first booking
 * @throws AppError 400 or 409 as {@link quoteBookableStay}; 409 `price_changed` with the quote;
 *   409 `idempotency_conflict` for a known key with another body
 */
export async function createEnquiry(
  enquiry: BookingEnquiry,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<Booking> {
  const { models, tx, now } = context;
  const hash = hashOf(enquiry);
  if (idempotencyKey !== null) {
    const earlier = await models.Booking.findOne({ where: { idempotencyKey }, transaction: tx });
    if (earlier?.idempotencyHash === hash) return earlier;
    if (earlier) {
      throw conflict(
        'idempotency_conflict',
        'This enquiry was already sent with other details. Please reload the page and send it again.',
      );
    }
  }
  const { quote, settings } = await quoteBookableStay(enquiry, context);
  if (parseCents(enquiry.totalAmount) !== quote.totalCents) throw priceChanged(presentQuote(quote));
  return models.Booking.create(
    {
      reference: await freeReference(context),
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
      idempotencyHash: idempotencyKey === null ? null : hash,
      createdAt: now,
      updatedAt: now,
    },
    { transaction: tx },
  );
}

/**
 * Moves a booking to another status; confirming takes its nights, cancelling frees them.
 * The same status again changes nothing.
 * @throws AppError 404; 409 `invalid_transition`; 409 `nights_taken` naming the nights
 */
export async function changeBookingStatus(
  id: number,
  status: BookingStatus,
  context: WriteContext,
): Promise<Booking> {
  const { models, tx, now } = context;
  const booking = await models.Booking.findByPk(id, { transaction: tx, lock: tx.LOCK.UPDATE });
  if (!booking) throw notFound('This booking');
  if (booking.status === status) return booking;
  if (!canTransition(booking.status, status)) {
    throw conflict(
      'invalid_transition',
      `A ${booking.status} booking cannot become ${status}. Please reload to see its present state.`,
    );
  }
  if (status === 'confirmed') await holdNights(booking, context);
  if (booking.status === 'confirmed') {
    await models.HeldNight.destroy({ where: { bookingId: id }, transaction: tx });
  }
  return booking.update({ status, updatedAt: now }, { transaction: tx });
}

/** Bookings for the owner, newest first. */
export async function listBookings(
  query: PageQuery,
  { models, tx }: ReadContext,
): Promise<Page<Booking>> {
  return loadPage(query, (where, limit) =>
    models.Booking.findAll({ where, limit, order: NEWEST_FIRST, transaction: tx }),
  );
}

/** Counts and revenue for the dashboard. Revenue sums the EUR amounts fixed at booking time. */
export async function summariseBookings({ models, tx }: ReadContext): Promise<BookingSummary> {
  const rows = await models.Booking.findAll({
    attributes: [
      'status',
      [fn('COUNT', col('id')), 'count'],
      [fn('SUM', col('total_amount_eur_cents')), 'eurCents'],
    ],
    group: 'status',
    raw: true,
    transaction: tx,
  });
  // Aggregates have names of their own, which the model's type does not know.
  const groups = rows as unknown as { status: BookingStatus; count: number; eurCents: number }[];
  const of = (status: BookingStatus) => groups.find((group) => group.status === status);
  return {
    confirmedRevenueEur: formatCents(Number(of('confirmed')?.eurCents ?? 0)),
    confirmedCount: Number(of('confirmed')?.count ?? 0),
    pendingCount: Number(of('pending')?.count ?? 0),
    totalCount: groups.reduce((sum, group) => sum + Number(group.count), 0),
    messageCount: await models.ContactMessage.count({ transaction: tx }),
  };
}

/**
 * Takes the nights of a booking that is being confirmed. Rivals were kept out by the write
 * transaction; should one ever get past it, the unique night stops it all the same.
 */
async function holdNights(booking: Booking, context: WriteContext): Promise<void> {
  const nights = nightsOf(booking);
  const held = await heldNights(
    { first: booking.checkinDate, last: nights.at(-1) ?? booking.checkinDate },
    context,
  );
  const taken = nights.filter((night) => held.has(night));
  if (taken.length > 0) throw nightsAlreadyHeld(taken);
  await context.models.HeldNight.bulkCreate(
    nights.map((night) => ({ night, bookingId: booking.id })),
    { transaction: context.tx },
  );
}

function nightsAlreadyHeld(nights: PlainDate[]) {
  return nightsTaken(overlapMessage(nights.map((night) => formatDay(night, 'en-GB'))), nights);
}

async function freeReference({ models, tx }: WriteContext): Promise<string> {
  for (;;) {
    const code = Array.from(
      { length: REFERENCE_LENGTH },
      () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
    ).join('');
    const reference = `${VILLA.referencePrefix}-${code}`;
    const taken = await models.Booking.count({ where: { reference }, transaction: tx });
    if (taken === 0) return reference;
  }
}

function hashOf(enquiry: BookingEnquiry): string {
  return createHash('sha256').update(JSON.stringify(enquiry)).digest('hex');
}
