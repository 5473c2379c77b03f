import { isDeepStrictEqual } from 'node:util';
import { isOver } from '@shared/domain/bookings/stayRules';
import { stayFactsSchema, type StayFactsData } from '../../mail/mail';
import type { Booking } from '../../models/Booking';
import { storedJson } from '../../storedJson';
import { stayFacts } from '../mail/outbox';
import type { ReadContext } from '../serviceContext';

/** A stay as its guest was told of it last: as it stands, unless it was changed since without a mail. */
export function stayAsTold(booking: Booking): StayFactsData {
  const told = booking.toldStay && storedJson(stayFactsSchema, booking.toldStay);
  return told || stayFacts(booking);
}

/**
 * What to keep of what the guest was told, after a change that tells nothing.
 * @param told before the change, see {@link stayAsTold}
 * @returns for `Booking.toldStay`: `null` where the guest knows how it stands, or it is no matter any more
 */
export function untoldSince(
  told: StayFactsData,
  booking: Booking,
  { today }: Pick<ReadContext, 'today'>,
): string | null {
  if (booking.status !== 'confirmed' || booking.erasedAt || isOver(booking, today)) return null;
  return isDeepStrictEqual(told, stayFacts(booking)) ? null : JSON.stringify(told);
}
