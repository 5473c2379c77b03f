import type { NightsTakenBy } from '@shared/contract/offers/offer';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import type { Offer } from '../../models/Offer';
import { heldNights, spanOf } from '../heldNights';
import type { ReadContext } from '../serviceContext';

/**
 * Holders of nights of open offers, which their guests cannot accept now.
 * @returns by booking id, as a booking has at most one open offer; contains only offers with taken nights
 */
export async function nightsTakenBy(
  offers: readonly Pick<Offer, 'bookingId' | 'checkinDate' | 'checkoutDate'>[],
  context: ReadContext,
): Promise<ReadonlyMap<number, NightsTakenBy>> {
  const span = spanOf(offers);
  if (!span) return new Map();
  const held = await heldNights(span, context);
  if (held.size === 0) return new Map();
  const { models } = context;
  const open = await models.Offer.findAll({
    attributes: ['bookingId'],
    where: { status: 'sent' },
  });
  const offered = new Set(open.map(({ bookingId }) => bookingId));
  return new Map(
    offers.flatMap((offer) => {
      const holders = nightsOf(offer).flatMap((night) => {
        const holder = held.get(night);
        return holder && holder.bookingId !== offer.bookingId ? [holder.bookingId] : [];
      });
      if (holders.length === 0) return [];
      const by = holders.includes(null)
        ? 'block'
        : holders.every((id) => id !== null && offered.has(id))
          ? 'offer'
          : 'booking';
      return [[offer.bookingId, by] as const];
    }),
  );
}
