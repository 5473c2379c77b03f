import { notFound } from '../errors';
import type { Booking } from '../models/Booking';
import type { ReadContext } from './serviceContext';

/** @throws AppError 404 */
export async function findBooking(
  where: { id: number } | { reference: string },
  { models }: Pick<ReadContext, 'models'>,
  options: { lock?: boolean } = {},
): Promise<Booking> {
  const booking = await models.Booking.findOne({ where, ...options });
  if (!booking) throw notFound('This booking');
  return booking;
}
