import type { ItemOf } from '@shared/contract/bookings/today';
import { plainLine } from '@shared/domain/plainText';
import type { ReadContext } from '../serviceContext';
import { nightsTakenBy } from './nightsTakenBy';

/** Unanswered offers, earliest expiry first. @param limit number of rows */
export async function openOffers(
  limit: number,
  context: ReadContext,
): Promise<{ rows: ItemOf<'offer'>[]; total: number }> {
  const { models } = context;
  const where = { status: 'sent' as const };
  const offers = await models.Offer.findAll({
    attributes: ['bookingId', 'checkinDate', 'checkoutDate', 'validUntil', 'holdsNights'],
    where,
    order: [
      ['validUntil', 'ASC'],
      ['id', 'ASC'],
    ],
    limit,
  });
  const bookings = await models.Booking.findAll({
    attributes: ['id', 'reference', 'guestName'],
    where: { id: offers.map(({ bookingId }) => bookingId) },
  });
  const taken = await nightsTakenBy(offers, context);
  const rows = offers.flatMap(
    ({ bookingId, checkinDate, checkoutDate, validUntil, holdsNights }) => {
      const booking = bookings.find(({ id }) => id === bookingId);
      if (!booking) return [];
      const { reference, guestName } = booking;
      const stay = { checkinDate, checkoutDate };
      return [
        {
          kind: 'offer' as const,
          reference,
          guestName: plainLine(guestName),
          ...stay,
          validUntil,
          holdsNights,
          nightsTakenBy: taken.get(bookingId) ?? null,
        },
      ];
    },
  );
  return { rows, total: rows.length < limit ? rows.length : await models.Offer.count({ where }) };
}
