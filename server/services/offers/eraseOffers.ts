import { quoteSchema } from '@shared/contract/prices/price';
import type { Booking } from '../../models/Booking';
import { storedJson } from '../../storedJson';
import type { WriteContext } from '../serviceContext';
import { endOffersOf } from './settleOffer';

/** Erases the owner's texts from a booking's offers; none of them stays open. Amounts stay. */
export async function eraseOffersOf(booking: Booking, context: WriteContext): Promise<void> {
  const { models } = context;
  await endOffersOf(booking, 'cancelled', context);
  const offers = await models.Offer.findAll({
    where: { bookingId: booking.id },
  });
  for (const offer of offers) {
    await offer.update({ message: null, quote: withoutOwnMessage(offer.quote) });
  }
}

/** Removes the owner's names of lines, which may name the guest, from a stored price. */
export function withoutOwnMessage(stored: string): string {
  const quote = storedJson(quoteSchema, stored);
  if (!quote?.lines?.some(({ kind }) => kind === 'other')) return stored;
  const lines = quote.lines.map((line) =>
    line.kind === 'other' ? { ...line, name: 'Other' } : line,
  );
  return JSON.stringify({ ...quote, lines });
}
