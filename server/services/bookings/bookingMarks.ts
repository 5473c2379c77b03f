import type { BookingJson } from '@shared/contract/bookings/booking';
import type { Booking } from '../../models/Booking';
import { offersOfWaiting } from '../offers/offeredStays';
import { overdueAmong } from '../payments/due';
import type { ReadContext } from '../serviceContext';
import { bookingObstacles } from './confirmObstacles';
import { sentTwiceAmong } from './sentTwice';

/** What the owner is told of a booking besides itself: what hinders, waits or is late. */
export type BookingMarks = Pick<BookingJson, 'obstacle' | 'offer' | 'isOverdue' | 'isSentTwice'>;

/** Looks up what there is to tell of bookings, however many, with a few queries. */
export async function bookingMarks(
  bookings: readonly Booking[],
  context: ReadContext,
): Promise<(booking: Booking) => BookingMarks> {
  const obstacles = await bookingObstacles(bookings, context);
  const offers = await offersOfWaiting(bookings, context);
  const overdue = await overdueAmong(bookings, context);
  const sentTwice = await sentTwiceAmong(bookings, context);
  return ({ id }) => {
    const offer = offers.get(id);
    const obstacle = obstacles.get(id);
    return {
      ...(offer && { offer }),
      ...(obstacle && { obstacle }),
      ...(overdue.has(id) && { isOverdue: true }),
      ...(sentTwice.has(id) && { isSentTwice: true }),
    };
  };
}
