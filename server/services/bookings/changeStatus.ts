import type { BookingStatusChange } from '@shared/contract/bookings/booking';
import {
  canTransition,
  hasTakenPlace,
  isWaiting,
  type BookingStatus,
} from '@shared/domain/bookings/bookingStatus';
import { isOver, staysOverlap } from '@shared/domain/bookings/stayRules';
import { conflict, invalidField, invalidTransition, withParams } from '../../errors';
import type { Booking } from '../../models/Booking';
import { loadLegal } from '../legal/legalDetails';
import { enqueueStatusMail, type StatusMailKind } from '../mail/decisionMails';
import { wasMessageSent } from '../mail/wasMessageSent';
import { planPaymentsAfterDecision } from '../payments/paymentSchedule';
import { applyOffer } from '../offers/applyOffer';
import { endOffersOf, settleOffer } from '../offers/settleOffer';
import { openOfferOf } from '../openOffer';
import { takeNights } from '../offers/takeNights';
import { planScheduledMails } from '../mail/scheduledMails';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import { settleGrantedRequests } from '../grantedRequests';
import type { ReadContext, WriteContext } from '../serviceContext';
import { freeNights } from '../heldNights';
import { mailedStayOf } from '../mailedStay';
import { findBooking } from '../findBooking';

const OVER_MESSAGE =
  'This stay is over, so it cannot be confirmed any more. If it took place, please enter it as a new booking.';

const TAKEN_PLACE_MESSAGE =
  'This stay is over, so it cannot be cancelled any more: its income belongs in the figures. If the guest gets money back, please record it in the booking’s payments as given back.';

const OFFERED_MESSAGE =
  'The guest has an open offer for this booking. Please say whether you confirm what you have offered, or the booking as the guest has asked for it.';
const OFFER_GONE_MESSAGE =
  'This offer is not open any more. Please look at the booking again before you confirm it.';

const NOT_DECLINABLE =
  'Only other bookings that wait for an answer and share a night with this one can be declined with it. Please look at them again.';

const MESSAGE_NOT_SENT =
  'This booking was decided meanwhile, and the guest was told without your words: they were not sent. Please send them as a message.';

/**
 * Moves a booking to another status; confirming takes its nights, cancelling frees them. Repeating the same status
 * changes nothing and sends nothing; a repeat with a message that would not be sent is rejected.
 * @param change `message` goes into the guest's mail; `cancelledBy` decides the refund
 * @throws AppError 400 for others that cannot be declined with it; 404; 409 `stale`; 409 `invalid_transition`, also for a stay that took place; 409 `offer_open`; 409
 * `nights_taken` naming the nights
 */
export async function changeBookingStatus(
  id: number,
  { status, message, notifyGuest, cancelledBy, offerId, declines, updatedAt }: BookingStatusChange,
  context: WriteContext,
): Promise<Booking> {
  const booking = await findBooking({ id }, context, { lock: true });
  if (booking.status === status) {
    if (status === 'confirmed') await assertDecidedAlike(booking, offerId, context);
    if (notifyGuest && message !== null) await assertMessageSent(booking, message, context);
    return booking;
  }
  assertNotStale(booking, updatedAt);
  if (!canTransition(booking.status, status)) {
    throw invalidTransition(booking.status, status);
  }
  if (hasTakenPlace(booking, context.today)) {
    throw conflict('invalid_transition', TAKEN_PLACE_MESSAGE);
  }
  const options = { message, notifyGuest, ...(cancelledBy && { cancelledBy }) };
  if (status !== 'confirmed') return endBooking(booking, status, options, context);
  // First, because open offers of these guests would otherwise end with another mail.
  for (const reference of new Set(declines?.references)) {
    await declineForAnother(reference, booking, declines?.message ?? null, context);
  }
  await takeUpOffer(booking, offerId, context);
  return confirmBooking(booking, options, context);
}

/** Rejects a different confirmation: two owners may decide at once. @throws AppError 409 `invalid_transition` */
async function assertDecidedAlike(
  booking: Booking,
  offerId: number | null | undefined,
  { models }: WriteContext,
): Promise<void> {
  if (offerId === undefined) return;
  const accepted = await models.Offer.findOne({
    where: { bookingId: booking.id, status: 'accepted' },
    order: [['id', 'DESC']],
  });
  if ((accepted?.id ?? null) !== offerId) throw conflict('invalid_transition', OFFER_GONE_MESSAGE);
}

/**
 * Accepts a repeated decision, whose response may have been lost. Rejects a message that was not sent because somebody
 * else decided first: the guest may accept the offer while the owner writes.
 * @throws AppError 409 `invalid_transition`
 */
async function assertMessageSent(
  { reference }: Booking,
  message: string,
  context: WriteContext,
): Promise<void> {
  const where = { reference, kind: ['confirmation', 'decline', 'cancellation'] };
  if (!(await wasMessageSent(message, where, context))) {
    throw conflict('invalid_transition', MESSAGE_NOT_SENT);
  }
}

/**
 * Applies the offer to the booking when the owner confirms it, for instance after the guest agreed on the telephone.
 * @param offerId `null` to confirm what the guest asked for
 * @throws AppError 409 `offer_open` if an open offer differs from the booking and the owner chose neither; 409
 * `invalid_transition` for an offer that is no longer open
 */
async function takeUpOffer(
  booking: Booking,
  offerId: number | null | undefined,
  context: WriteContext,
): Promise<void> {
  const open = await openOfferOf(booking, context);
  if (open && offerId === undefined) throw conflict('offer_open', OFFERED_MESSAGE);
  if (offerId === undefined || offerId === null) return;
  if (open?.id !== offerId) throw conflict('invalid_transition', OFFER_GONE_MESSAGE);
  await settleOffer(open, booking, 'accepted', 'confirmed', context);
  await applyOffer(booking, open, context);
}

/**
 * Confirms a pending booking: takes its nights and sends the confirmation.
 * @param booking read in the same transaction
 * @throws AppError 409 `invalid_transition` for a stay that is over or has too many guests; 409 `nights_taken` naming
 *   the nights
 */
export async function confirmBooking(
  booking: Booking,
  options: Pick<BookingStatusChange, 'message' | 'notifyGuest'>,
  context: WriteContext,
): Promise<Booking> {
  if (isOver(booking, context.today)) throw conflict('invalid_transition', OVER_MESSAGE);
  await assertWithinCapacity(booking, context);
  await endOffersOf(booking, 'confirmed', context);
  await takeNights(booking, context);
  return setStatus(booking, 'confirmed', options, context);
}

/** Declines a waiting booking whose nights go to another. @throws AppError 400 if it is none; 404 */
async function declineForAnother(
  reference: string,
  confirmed: Booking,
  message: string | null,
  context: WriteContext,
): Promise<void> {
  const booking = await findBooking({ reference }, context, { lock: true });
  if (
    booking.id === confirmed.id ||
    !isWaiting(booking.status) ||
    !staysOverlap(booking, confirmed)
  ) {
    throw invalidField('declines', NOT_DECLINABLE);
  }
  await endBooking(booking, 'cancelled', { message, notifyGuest: true }, context);
}

/** Declines an enquiry whose check-in day has passed. @param booking read and locked in the same transaction */
export function declineLapsed(
  booking: Booking,
  options: Pick<BookingStatusChange, 'message' | 'notifyGuest'>,
  context: WriteContext,
): Promise<Booking> {
  return endBooking(booking, 'cancelled', { ...options, isLapsed: true }, context);
}

async function endBooking(
  booking: Booking,
  status: BookingStatus,
  options: DecisionOptions,
  context: WriteContext,
): Promise<Booking> {
  await endOffersOf(booking, 'cancelled', context);
  await freeNights({ bookingId: booking.id }, context);
  return setStatus(booking, status, options, context);
}

type DecisionOptions = Pick<BookingStatusChange, 'message' | 'notifyGuest' | 'cancelledBy'> & {
  /** Declined because the check-in day passed without an answer. */
  isLapsed?: true;
};

async function setStatus(
  booking: Booking,
  status: BookingStatus,
  options: DecisionOptions,
  context: WriteContext,
): Promise<Booking> {
  const { now } = context;
  const { notifyGuest, cancelledBy } = options;
  const kind = notifyGuest ? statusMailKind(booking.status, status) : null;
  const calendarSequence = booking.calendarSequence + (kind === 'cancellation' ? 1 : 0);
  booking.set({ status, calendarSequence, updatedAt: nextUpdatedAt(booking, now) });
  if (status === 'confirmed' && booking.schedulesMails) booking.mailsFrom ??= now;
  const stored = await planPaymentsAfterDecision(booking, context, cancelledBy);
  await planScheduledMails(booking, context, { stored });
  if (kind) await enqueueStatusMail(kind, stored, options, context);
  // The owner has already informed the guest of a booking that the owner entered.
  if (status === 'confirmed') booking.mailedStay ??= mailedStayOf(booking);
  await booking.save();
  // After the mail, which quotes the refund that the guest asked for.
  await settleGrantedRequests(booking, context);
  return booking;
}

/** @throws AppError 409 for more guests than the registration allows; it may have been entered after the enquiry */
export async function assertWithinCapacity(
  { guestCount }: Pick<Booking, 'guestCount'>,
  context: WriteContext,
): Promise<void> {
  const capacity = await capacityOf(context);
  if (guestCount <= capacity) return;
  throw conflict(
    'invalid_transition',
    withParams(
      'Your registration allows {capacity} guests at most (Decreto-Lei 128/2014), and this booking has {n}. Please agree on fewer with the guest and change the booking first.',
      { capacity, n: guestCount },
    ),
  );
}

export async function isWithinCapacity(
  { guestCount }: Pick<Booking, 'guestCount'>,
  context: ReadContext,
): Promise<boolean> {
  return guestCount <= (await capacityOf(context));
}

async function capacityOf(context: ReadContext): Promise<number> {
  return (await loadLegal(context)).details.capacity ?? Number.POSITIVE_INFINITY;
}

/** The mail that a change of status sends to the guest, or `null`. */
export function statusMailKind(from: BookingStatus, to: BookingStatus): StatusMailKind | null {
  if (to === 'confirmed') return 'confirmation';
  if (to === 'cancelled') return from === 'confirmed' ? 'cancellation' : 'decline';
  return null;
}
