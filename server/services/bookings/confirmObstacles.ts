import type { BookingObstacle } from '@shared/contract/bookings/booking';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { isOver, nightsOf } from '@shared/domain/bookings/stayRules';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import { loadLegal } from '../legal/legalDetails';
import { loadWaitingOffers } from '../offers/offeredStays';
import { heldNights, spanOf, type HeldBy } from '../heldNights';
import type { ReadContext } from '../serviceContext';

/** Why pending bookings cannot be confirmed, by id. @param ownOffers see `loadWaitingOffers` */
export async function bookingObstacles(
  bookings: readonly Booking[],
  ownOffers: ReadonlyMap<number, Offer>,
  context: ReadContext,
): Promise<ReadonlyMap<number, BookingObstacle>> {
  const obstacles = new Map<number, BookingObstacle>();
  const waiting = bookings
    .filter(({ status }) => isWaiting(status))
    .map((booking) => stayToConfirm(booking, ownOffers));
  for (const { id } of waiting.filter((booking) => isOver(booking, context.today))) {
    obstacles.set(id, { kind: 'over' });
  }
  const { capacity } = (await loadLegal(context)).details;
  for (const { id, guestCount } of waiting) {
    if (capacity !== null && guestCount > capacity && !obstacles.has(id)) {
      obstacles.set(id, { kind: 'capacity', capacity });
    }
  }
  const holders = await firstHolders(
    waiting.filter(({ id }) => !obstacles.has(id)),
    context,
  );
  if (holders.size === 0) return obstacles;
  const { models } = context;
  const held = [...holders.values()];
  const holdingBookings = await models.Booking.findAll({
    attributes: ['id', 'reference', 'guestName', 'status'],
    where: { id: idsOf(held, 'bookingId') },
  });
  const holdingBlocks = await models.Block.findAll({
    where: { id: idsOf(held, 'blockId') },
  });
  const known = new Set(bookings.map(({ id }) => id));
  const offers = new Map([
    ...ownOffers,
    ...(await loadWaitingOffers(
      holdingBookings.filter(({ id }) => !known.has(id)),
      context,
    )),
  ]);
  for (const [id, { bookingId, blockId }] of holders) {
    const booking = holdingBookings.find((row) => row.id === bookingId);
    const block = holdingBlocks.find((row) => row.id === blockId);
    if (booking) {
      const { reference, guestName } = booking;
      const isOffered = booking.status !== 'confirmed';
      const isAccepted = offers.get(booking.id)?.status === 'accepted';
      obstacles.set(id, {
        kind: 'booking',
        reference,
        guestName,
        ...(isOffered && { isOffered }),
        ...(isAccepted && { isAccepted }),
      });
    } else if (block) {
      const { startDate, feedId } = block;
      obstacles.set(id, { kind: 'block', startDate, isImported: feedId !== null });
    }
  }
  return obstacles;
}

type Wanted = Pick<Booking, 'id' | 'checkinDate' | 'checkoutDate' | 'guestCount'>;

/** The stay to check: the offer's if one is open, otherwise the booking's. */
export function stayToConfirm(booking: Booking, offers: ReadonlyMap<number, Offer>): Wanted {
  const offer = offers.get(booking.id);
  const { checkinDate, checkoutDate, guestCount } = offer?.status === 'sent' ? offer : booking;
  return { id: booking.id, checkinDate, checkoutDate, guestCount };
}

/** Who holds the first taken night of each stay, by booking id. */
async function firstHolders(
  bookings: readonly Wanted[],
  context: ReadContext,
): Promise<ReadonlyMap<number, HeldBy>> {
  const span = spanOf(bookings);
  if (!span) return new Map();
  const held = await heldNights(span, context);
  return new Map(
    bookings.flatMap((booking) => {
      const holder = nightsOf(booking)
        .map((night) => held.get(night))
        // Nights held by the booking's own offer are no obstacle.
        .find((each) => each !== undefined && each.bookingId !== booking.id);
      return holder ? [[booking.id, holder] as const] : [];
    }),
  );
}

function idsOf(holders: readonly HeldBy[], key: keyof HeldBy): number[] {
  return [...new Set(holders.flatMap((holder) => holder[key] ?? []))];
}
