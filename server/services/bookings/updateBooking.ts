import { isDeepStrictEqual } from 'node:util';
import { presentQuote, type StayChoices } from '@shared/contract/prices/price';
import type { BookingUpdate, StayChange } from '@shared/contract/bookings/ownerBooking';
import { villaDay, type PlainDate } from '@shared/domain/date';
import { formatCents, parseCents, toEurCents } from '@shared/domain/prices/money';
import { personOf } from '@shared/domain/privacy/erasure';
import { isOver, type Stay } from '@shared/domain/bookings/stayRules';
import { conflict, invalidField } from '../../errors';
import type { Booking } from '../../models/Booking';
import { refuseHeldNights } from '../heldNights';
import { hasUnmailedChange, lastMailedStay, stayFacts } from '../mailedStay';
import { writeMessage } from '../conversation/conversation';
import { enqueueStayMail } from '../mail/decisionMails';
import { readdressMails } from '../mail/enqueue';
import { offersOfWaiting } from '../offers/offeredStays';
import { openOfferOf } from '../openOffer';
import { takeNights } from '../offers/takeNights';
import { planScheduledMails } from '../mail/scheduledMails';
import { detachRefunds } from '../payments/ownerPayments';
import { planPayments, planPaymentsAfterDecision } from '../payments/paymentSchedule';
import { refuseTooManyGuests } from '../prices/quote';
import type { ReadContext, WriteContext } from '../serviceContext';
import { stayLinkColumns } from '../stay/stayLink';
import { settleGrantedRequests } from '../grantedRequests';
import { loadSettings } from '../prices/settings';
import { nextUpdatedAt, assertNotStale } from '../optimisticConcurrency';
import { findBooking } from '../findBooking';
import { assertListPrice, choicesAfter, keptExtraRates, listPrice } from './ownerQuote';

/** Fields that an erased booking no longer accepts: nobody would find them there to erase them again. */
const PERSONAL = ['guestName', 'guestEmail', 'guestPhone', 'notes', 'houseNotes'] as const;
export const ERASED_MESSAGE =
  'The guest’s data were erased from this booking, and none can be added. Please enter a new booking instead.';

/** Fields that an open offer fixes. */
const STAY_FIELDS = [
  'checkinDate',
  'checkoutDate',
  'guestCount',
  'children',
  'pets',
  'totalAmountCents',
  'priceBreakdown',
] as const;
const OFFERED_MESSAGE =
  'The guest has an open offer for this booking. Please withdraw it before you change dates, guests or price.';
const ACCEPTED_MESSAGE =
  'The guest has accepted your offer of these dates and this price. Please make another offer, or decline the booking.';

const OVER_MESSAGE =
  'This stay is over, so it can only get other dates in the past: its income belongs in the figures. If the guest comes again, please enter a new booking.';

export const STAY_MAIL_NEEDS_CONFIRMED =
  'Only the guest of a confirmed stay is notified of a change by mail.';

/**
 * Changes a booking. New dates or guests update the price lines, except for a stay that is over and stays in the past.
 * The agreed amount changes only if one is sent, and is then converted to EUR at the current rates. The guest of a
 * confirmed stay is mailed on request, including earlier changes that were made without a mail.
 * @throws AppError 400 past the limits; 404; 409 `stale`; 409 `invalid_transition` for anything but the notes of a
 *   cancelled booking, and for moving a past stay into the future; 409 `nights_taken`; 409 `price_changed` if the list
 *   price that was sent is out of date
 */
export async function updateBooking(
  id: number,
  update: BookingUpdate,
  context: WriteContext,
): Promise<Booking> {
  const { now } = context;
  const booking = await findBooking({ id }, context, { lock: true });
  const { updatedAt, mail, ...changes } = update;
  assertNotStale(booking, updatedAt);
  if (booking.erasedAt && (mail || PERSONAL.some((field) => changes[field] !== undefined))) {
    throw conflict('erased', ERASED_MESSAGE);
  }
  if (booking.status === 'cancelled' && Object.keys(changes).some((field) => field !== 'notes')) {
    throw conflict(
      'invalid_transition',
      'A cancelled booking cannot be changed any more, apart from your notes. Please enter a new booking instead.',
    );
  }

  if (mail && booking.status !== 'confirmed') {
    throw invalidField('mail', STAY_MAIL_NEEDS_CONFIRMED);
  }

  const before = stayFacts(booking);
  const known = lastMailedStay(booking);
  await setStay(booking, update, context);
  if (STAY_FIELDS.some((field) => booking.changed(field))) {
    if (await openOfferOf(booking, context)) throw conflict('offer_open', OFFERED_MESSAGE);
    if (await hasAcceptedOffer(booking, context)) throw conflict('offer_open', ACCEPTED_MESSAGE);
  }
  if (isMoved(before, booking)) {
    if (leavesThePast(before, booking, context.today))
      throw conflict('invalid_transition', OVER_MESSAGE);
    await refuseHeldNights(booking, context, { bookingId: id });
    if (booking.status === 'confirmed') await takeNights(booking, context);
  }
  if (booking.changed('totalAmountCents')) await detachRefunds(booking, context);
  const isElsewhere = isOtherAddress(update.guestEmail, booking);
  booking.set({
    ...(update.guestName !== undefined && { guestName: update.guestName }),
    ...(update.guestEmail !== undefined && { guestEmail: update.guestEmail }),
    // The previous recipient must not open the guest's page; the next mail gets a new link.
    ...(isElsewhere && stayLinkColumns(null)),
    ...(update.guestPhone !== undefined && { guestPhone: update.guestPhone || null }),
    ...(update.language !== undefined && { language: update.language }),
    ...(update.notes !== undefined && { notes: update.notes || null }),
    ...(update.houseNotes !== undefined && { houseNotes: update.houseNotes || null }),
    updatedAt: nextUpdatedAt(booking, now),
  });
  if (isElsewhere) await readdressMails(booking, context);
  // A stay entered in the past by mistake gets its scheduled mails once its dates are corrected.
  const wasOver = isOver(before, context.today);
  const planned =
    wasOver && booking.status === 'confirmed'
      ? await planPaymentsAfterDecision(booking, context)
      : await planPayments(booking, context, { creates: false });
  if (mail && hasUnmailedChange(booking)) {
    booking.calendarSequence += 1;
    await enqueueStayMail('stayChange', planned, mail.message, known, context);
  } else if (mail?.message) {
    // The stay matches what the guest knows, so only the message is sent.
    await writeMessage(booking, 'owner', { text: mail.message, files: [], key: null }, context);
  }
  await settleGrantedRequests(booking, context);
  await planScheduledMails(booking, context, { stored: planned });
  return booking.save();
}

/**
 * Whether a change would move a past stay into the future, where it could be cancelled. A stay may still be extended on
 * its check-out day. A stay that was entered after it ended may have been entered with a wrong year.
 */
function leavesThePast(before: Stay, booking: Booking, today: PlainDate): boolean {
  if (booking.status !== 'confirmed' || !isOver(before, today) || isOver(booking, today))
    return false;
  const isLonger = before.checkoutDate === today && booking.checkinDate === before.checkinDate;
  return !isLonger && villaDay(booking.createdAt) < before.checkoutDate;
}

async function hasAcceptedOffer(booking: Booking, context: ReadContext): Promise<boolean> {
  const offers = await offersOfWaiting([booking], context);
  return offers.get(booking.id)?.status === 'accepted';
}

function isOtherAddress(address: string | undefined, { guestEmail }: Booking): boolean {
  return address !== undefined && personOf(address) !== personOf(guestEmail);
}

/** Sets dates, guests, amount and price lines; stores nothing. @throws AppError 400; 409 `price_changed` */
export async function setStay(
  booking: Booking,
  change: StayChange & StayChoices & Pick<BookingUpdate, 'isListPrice'>,
  context: ReadContext,
): Promise<void> {
  const before = stayFacts(booking);
  const choices = choicesAfter(booking, change);
  const kept = keptExtraRates(booking, change);
  // A form may resend unchanged values, which must not reprice the booking.
  const hasOtherChoices = !isDeepStrictEqual(choices, choicesAfter(booking, {}));
  booking.set({
    checkinDate: change.checkinDate ?? booking.checkinDate,
    checkoutDate: change.checkoutDate ?? booking.checkoutDate,
    guestCount: change.guestCount ?? booking.guestCount,
  });
  const hasOtherGuests = booking.guestCount !== before.guestCount;
  if (hasOtherGuests) refuseTooManyGuests(booking.guestCount, await loadSettings(context));
  const isPriced =
    isMoved(before, booking) ||
    ((hasOtherGuests || hasOtherChoices) && !isOver(booking, context.today));
  if (isPriced || change.isListPrice) {
    const { checkinDate, checkoutDate, guestCount, currency } = booking;
    const { quote } = await listPrice(
      {
        checkinDate,
        checkoutDate,
        guestCount,
        currency,
        ...choices,
        keptExtraRates: kept,
      },
      context,
      before.guestCount,
    );
    if (change.isListPrice) {
      assertListPrice(
        parseCents(change.totalAmount ?? formatCents(booking.totalAmountCents)),
        quote,
      );
    }
    booking.set({
      children: choices.children,
      pets: choices.pets,
      priceBreakdown: JSON.stringify(presentQuote(quote)),
    });
  }
  if (change.totalAmount === undefined) return;
  const cents = parseCents(change.totalAmount);
  if (cents === booking.totalAmountCents) return;
  booking.totalAmountCents = cents;
  booking.totalAmountEurCents = toEurCents(cents, booking.currency, await loadSettings(context));
}

function isMoved(before: Stay, after: Stay): boolean {
  return before.checkinDate !== after.checkinDate || before.checkoutDate !== after.checkoutDate;
}
