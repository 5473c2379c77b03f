import { isWaiting, WAITING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import { emailOf } from '../../models/noEmail';
import { personOf } from '@shared/domain/privacy/erasure';
import type { Booking } from '../../models/Booking';
import type { ReadContext } from '../serviceContext';

type Enquiry = Pick<Booking, 'id' | 'guestEmail' | 'checkinDate' | 'checkoutDate' | 'guestCount'>;

/** Pending bookings that repeat an earlier, uncancelled one: same guest, days and number of people. */
export async function sentTwiceAmong(
  bookings: readonly Booking[],
  { models }: ReadContext,
): Promise<ReadonlySet<number>> {
  const waiting = bookings.filter(({ status, erasedAt }) => isWaiting(status) && !erasedAt);
  if (waiting.length === 0) return new Set();
  const others: Enquiry[] = await models.Booking.findAll({
    attributes: ['id', 'guestEmail', 'checkinDate', 'checkoutDate', 'guestCount'],
    where: {
      checkinDate: [...new Set(waiting.map(({ checkinDate }) => checkinDate))],
      status: [...WAITING_STATUSES, 'confirmed'],
    },
    order: ['id'],
    raw: true,
  });
  const first = new Map<string, number>();
  for (const other of others) {
    const key = keyOf(other);
    if (!first.has(key)) first.set(key, other.id);
  }
  return new Set(
    waiting.filter((each) => (first.get(keyOf(each)) ?? each.id) < each.id).map(({ id }) => id),
  );
}

/** Whether two bookings have the same guest, days and number of people, as when an enquiry is sent twice. */
export function isSameEnquiry(one: Enquiry, other: Enquiry): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ id, guestEmail, checkinDate, checkoutDate, guestCount }: Enquiry): string {
  // Guests without an address are different people.
  return [checkinDate, checkoutDate, guestCount, emailOf(personOf(guestEmail)) || id].join(' ');
}
