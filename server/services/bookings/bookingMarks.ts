import type { BookingJson } from '@shared/contract/bookings/booking';
import { isOver } from '@shared/domain/bookings/stayRules';
import type { Booking } from '../../models/Booking';
import { offersOfWaiting } from '../offers/offeredStays';
import { loadClashes, overlaps } from '../calendars/clashes';
import { overdueAmong } from '../payments/due';
import type { ReadContext } from '../serviceContext';
import { bookingObstacles, staysToConfirm } from './confirmObstacles';
import { sentTwiceAmong } from './sentTwice';

/** What the owner is told of a booking besides itself: what hinders, waits or is late. */
export type BookingMarks = Pick<
  BookingJson,
  'obstacle' | 'offer' | 'alsoSoldBy' | 'isOverdue' | 'isSentTwice'
>;

/** Looks up what there is to tell of bookings, however many, with a few queries. */
export async function bookingMarks(
  bookings: readonly Booking[],
  context: ReadContext,
): Promise<(booking: Booking) => BookingMarks> {
  const obstacles = await bookingObstacles(bookings, context);
  const offers = await offersOfWaiting(bookings, context);
  const clashes = await feedsWithNightsOf(bookings, context);
  const overdue = await overdueAmong(bookings, context);
  const sentTwice = await sentTwiceAmong(bookings, context);
  return ({ id }) => {
    const offer = offers.get(id);
    const obstacle = obstacles.get(id);
    const alsoSoldBy = clashes.get(id);
    return {
      ...(offer && { offer }),
      ...(obstacle && { obstacle }),
      ...(alsoSoldBy && { alsoSoldBy }),
      ...(overdue.has(id) && { isOverdue: true }),
      ...(sentTwice.has(id) && { isSentTwice: true }),
    };
  };
}

/** Names of other sites' calendars that have a night of bookings which are not over, by the booking's id. */
async function feedsWithNightsOf(
  bookings: readonly Booking[],
  context: ReadContext,
): Promise<ReadonlyMap<number, string[]>> {
  const clashes = await loadClashes(context);
  if (clashes.length === 0) return new Map();
  const current = bookings.filter(
    (booking) => booking.status !== 'cancelled' && !isOver(booking, context.today),
  );
  const stays = await staysToConfirm(current, context);
  return new Map(
    stays.flatMap((stay) => {
      const names = clashes
        .filter((clash) => overlaps(clash, stay))
        .map(({ feedName }) => feedName);
      return names.length > 0 ? [[stay.id, [...new Set(names)]] as const] : [];
    }),
  );
}
