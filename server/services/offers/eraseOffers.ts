import { quoteSchema } from '@shared/contract/prices/price';
import type { Booking } from '../../models/Booking';
import { storedJson } from '../../storedJson';
import type { WriteContext } from '../serviceContext';
import { endOffersOf } from './settleOffer';

/** Takes the owner's words out of a booking's offers, of which none stays open. Amounts stay. */
export async function eraseOffersOf(booking: Booking, context: WriteContext): Promise<void> {
  const { models, tx } = context;
  await endOffersOf(booking, 'cancelled', context);
  const offers = await models.Offer.findAll({
    where: { bookingId: booking.id },
    transaction: tx,
  });
  for (const offer of offers) {
    await offer.update({ message: null, quote: withoutOwnWords(offer.quote) }, { transaction: tx });
  }
}

/** A stored price without what the owner has called its lines, which may name the guest. */
export function withoutOwnWords(stored: string): string {
  const quote = storedJson(quoteSchema, stored);
  if (!quote?.lines?.some(({ kind }) => kind === 'other')) return stored;
  const lines = quote.lines.map((line) =>
    line.kind === 'other' ? { ...line, name: 'Other' } : line,
  );
  return JSON.stringify({ ...quote, lines });
}
