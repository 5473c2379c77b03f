import type { Booking } from '../models/Booking';
import type { Offer } from '../models/Offer';
import type { ReadContext } from './serviceContext';

export function openOfferOf(
  { id }: Pick<Booking, 'id'>,
  { models }: ReadContext,
): Promise<Offer | null> {
  return models.Offer.findOne({ where: { bookingId: id, status: 'sent' } });
}
