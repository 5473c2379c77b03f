import type { BookingJson } from '@shared/contract/bookings/booking';
import { isOver } from '@shared/domain/bookings/stayRules';
import type { Booking } from '../../models/Booking';
import { endedOffersOf, loadWaitingOffers, presentOfferBrief } from '../offers/offeredStays';
import { feedNames, loadCalendarConflicts } from '../calendarConflicts';
import { paymentStates } from '../payments/duePayments';
import type { ReadContext } from '../serviceContext';
import { competingBookings, ownersLastMessages } from './answers';
import { bookingObstacles, stayToConfirm } from './confirmObstacles';
import { sentTwiceAmong } from './sentTwice';
import { guestKnows } from '../mailedStay';

/** What to show beside a booking: obstacles, open requests, late payments. */
export type BookingMarks = Pick<
  BookingJson,
  | 'obstacle'
  | 'offer'
  | 'endedOffer'
  | 'alsoSoldBy'
  | 'isOverdue'
  | 'payment'
  | 'isSentTwice'
  | 'guestKnows'
  | 'competing'
  | 'wroteAt'
>;

export async function marksOf(booking: Booking, context: ReadContext): Promise<BookingMarks> {
  return (await bookingMarks([booking], context))(booking);
}

/** Loads the marks of any number of bookings with a few queries. */
export async function bookingMarks(
  bookings: readonly Booking[],
  context: ReadContext,
): Promise<(booking: Booking) => BookingMarks> {
  const offers = await loadWaitingOffers(bookings, context);
  const obstacles = await bookingObstacles(bookings, offers, context);
  const conflicts = await loadCalendarConflicts(context);
  const endedOffers = await endedOffersOf(bookings, context);
  const payments = await paymentStates(bookings, context);
  const sentTwice = await sentTwiceAmong(bookings, context);
  const competing = await competingBookings(bookings, context);
  const wroteAt = await ownersLastMessages(bookings, context);
  return (booking) => {
    const { id } = booking;
    const offer = offers.get(id);
    const endedOffer = endedOffers.get(id);
    const obstacle = obstacles.get(id);
    const others = competing.get(id);
    const wrote = wroteAt.get(id);
    const payment = payments.get(id);
    const isCurrent = booking.status !== 'cancelled' && !isOver(booking, context.today);
    const alsoSoldBy = isCurrent ? feedNames(conflicts, stayToConfirm(booking, offers)) : [];
    return {
      ...guestKnows(booking, context.today),
      ...(offer && { offer: presentOfferBrief(offer) }),
      ...(endedOffer && { endedOffer }),
      ...(obstacle && { obstacle }),
      ...(alsoSoldBy.length > 0 && { alsoSoldBy }),
      ...(payment && { payment }),
      ...(payment === 'overdue' && { isOverdue: true }),
      ...(sentTwice.has(id) && { isSentTwice: true }),
      ...(others && { competing: others }),
      ...(wrote && { wroteAt: wrote.toISOString() }),
    };
  };
}
