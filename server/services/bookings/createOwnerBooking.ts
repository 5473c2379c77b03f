import { presentQuote } from '@shared/contract/prices/price';
import type { OwnerBooking } from '@shared/contract/bookings/ownerBooking';
import { parseCents, toEurCents } from '@shared/domain/prices/money';
import type { Booking } from '../../models/Booking';
import { findSameRequest, hashOf } from '../idempotency';
import { freeReference } from './reference';
import { refuseHeldNights } from '../heldNights';
import { mailedStayOf } from '../mailedStay';
import { loadLegal } from '../legal/legalDetails';
import { takeNights } from '../offers/takeNights';
import { planPaymentsAfterDecision } from '../payments/paymentSchedule';
import { storedChoices } from '../prices/quote';
import type { WriteContext } from '../serviceContext';
import { assertListPrice, listPrice } from './ownerQuote';

/**
 * Stores a booking that the owner enters, at the amount agreed with the guest. The current list price is stored beside
 * it as price lines.
 * @param idempotencyKey a repeat with the same body returns the first booking
 * @throws AppError 400 past the limits; 409 `nights_taken` if a night is held; 409 `price_changed` if the list price
 *   that was sent is out of date
 */
export async function createOwnerBooking(
  input: OwnerBooking,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<Booking> {
  const { models, now } = context;
  const hash = hashOf(input);
  const earlier = await findSameRequest(idempotencyKey, hash, context);
  if (earlier) return earlier;

  const { quote, priced } = await listPrice(input, context);
  await refuseHeldNights(input, context);
  const totalAmountCents = parseCents(input.totalAmount);
  if (input.isListPrice) assertListPrice(totalAmountCents, quote);
  const stay = {
    checkinDate: input.checkinDate,
    checkoutDate: input.checkoutDate,
    guestCount: input.guestCount,
    ...storedChoices(input, priced.terms),
    currency: input.currency,
    totalAmountCents,
    priceBreakdown: JSON.stringify(presentQuote(quote)),
  };
  const booking = await models.Booking.create({
    ...stay,
    reference: await freeReference(context),
    guestName: input.guestName,
    guestEmail: input.guestEmail,
    guestPhone: input.guestPhone,
    totalAmountEurCents: toEurCents(totalAmountCents, input.currency, priced.settings),
    specialRequests: null,
    language: input.language,
    stripePaymentIntentId: null,
    calendarEventId: null,
    cancellationPolicy: JSON.stringify((await loadLegal(context)).cancellation),
    notes: input.notes,
    houseNotes: null,
    source: 'owner',
    // The guest wrote to the owner or another site, and does not expect mails from here.
    schedulesMails: false,
    // The owner has already informed the guest of a confirmed booking.
    mailedStay: input.status === 'confirmed' ? mailedStayOf(stay) : null,
    status: input.status,
    idempotencyKey,
    idempotencyHash: idempotencyKey === null ? null : hash,
    createdAt: now,
    updatedAt: now,
  });
  if (input.status === 'confirmed') {
    await takeNights(booking, context);
    await planPaymentsAfterDecision(booking, context);
  }
  return booking;
}
