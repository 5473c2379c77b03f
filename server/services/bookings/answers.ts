import type { BookingJson } from '@shared/contract/bookings/booking';
import { isWaiting, WAITING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import { staysOverlap } from '@shared/domain/bookings/stayRules';
import { plainLine } from '@shared/domain/plainText';
import { col, fn, Op } from 'sequelize';
import type { Booking } from '../../models/Booking';
import { touching } from '../bookingFilters';
import { spanOf } from '../heldNights';
import type { ReadContext } from '../serviceContext';
import { isSameEnquiry } from './sentTwice';

/** Most others that are named; the calendar shows all. */
const MAX_COMPETING = 5;

/** Waiting bookings of other guests that share nights with a waiting booking, by its id. */
export async function competingBookings(
  bookings: readonly Booking[],
  { models, today }: ReadContext,
): Promise<ReadonlyMap<number, NonNullable<BookingJson['competing']>>> {
  const waiting = bookings.filter(
    ({ status, checkoutDate }) => isWaiting(status) && checkoutDate > today,
  );
  const span = spanOf(waiting);
  if (!span) return new Map();
  const others = await models.Booking.findAll({
    attributes: [
      'id',
      'reference',
      'guestName',
      'guestEmail',
      'checkinDate',
      'checkoutDate',
      'guestCount',
    ],
    where: { ...touching(span.first, span.last), status: [...WAITING_STATUSES] },
    order: ['createdAt', 'id'],
  });
  return new Map(
    waiting.flatMap((booking) => {
      const competing = others.filter(
        (other) =>
          other.id !== booking.id && staysOverlap(other, booking) && !isSameEnquiry(other, booking),
      );
      if (competing.length === 0) return [];
      const named = competing.slice(0, MAX_COMPETING).map(({ reference, guestName }) => ({
        reference,
        guestName: plainLine(guestName),
      }));
      return [[booking.id, named] as const];
    }),
  );
}

type LastMessage = { bookingId: number; author: 'owner' | 'guest'; lastAt: Date | string };

/** When the owner last wrote to guests who wait and have not written since, by booking id. */
export async function ownersLastMessages(
  bookings: readonly Booking[],
  { models }: ReadContext,
): Promise<ReadonlyMap<number, Date>> {
  const waiting = bookings.filter(({ status }) => isWaiting(status)).map(({ id }) => id);
  if (waiting.length === 0) return new Map();
  const rows = await models.ConversationMessage.findAll({
    attributes: ['bookingId', 'author', [fn('MAX', col('created_at')), 'lastAt']],
    where: { bookingId: { [Op.in]: waiting } },
    group: ['bookingId', 'author'],
    raw: true,
  });
  // Aggregate columns are missing from the model's type.
  const last = rows as unknown as LastMessage[];
  return new Map(
    last.flatMap(({ bookingId, author, lastAt }) => {
      const theirs = last.find((each) => each.bookingId === bookingId && each.author === 'guest');
      const isAnswered = !theirs || new Date(theirs.lastAt) < new Date(lastAt);
      return author === 'owner' && isAnswered ? [[bookingId, new Date(lastAt)] as const] : [];
    }),
  );
}
