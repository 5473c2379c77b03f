import { optionalText, rowId } from '@shared/contract/common';
import type { StayOffer, StayOfferState } from '@shared/contract/stay/stayOffer';
import { STAY_LIMITS } from '@shared/contract/stay/stayPage';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { plainText } from '@shared/domain/plainText';
import { Op } from 'sequelize';
import * as z from 'zod/mini';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import type { ReadContext } from '../serviceContext';
import type { OfferAnswer } from './answerOffer';
import { nightsTakenBy } from './nightsTakenBy';
import { quoteOfOffer } from './offerQuote';

/** Form for answering an offer; identifies the one that the guest read. */
export const offerForm = z.object({ offer: rowId });

/** The same with an optional reason for declining. */
export const declineForm = z.extend(offerForm, { message: optionalText(STAY_LIMITS.message) });

/** The offer on the guest's page; `null` for a decided booking or without an offer. */
export async function offerForStay(
  booking: Booking,
  context: ReadContext,
): Promise<StayOffer | null> {
  if (!isWaiting(booking.status)) return null;
  const { models } = context;
  const offer = await models.Offer.findOne({
    where: { bookingId: booking.id, status: { [Op.ne]: 'draft' } },
    order: [['id', 'DESC']],
  });
  if (!offer) return null;
  const { id, checkinDate, checkoutDate, guestCount, children, pets, currency } = offer;
  return {
    id,
    state: await stateOf(offer, context),
    checkinDate,
    checkoutDate,
    guestCount,
    children,
    pets,
    currency,
    totalCents: offer.totalCents,
    quote: quoteOfOffer(offer),
    message: offer.message && plainText(offer.message),
    validUntil: offer.validUntil,
    holdsNights: offer.holdsNights,
    confirmsItself: offer.confirmsItself,
  };
}

/** The current state, even if the expiry job has not run yet. */
async function stateOf(offer: Offer, context: ReadContext): Promise<StayOfferState> {
  const { status, reason, bookingId } = offer;
  if (status === 'withdrawn') return reason === 'nights_taken' ? 'taken' : 'withdrawn';
  if (status !== 'sent') return status === 'draft' ? 'withdrawn' : status;
  if (offer.validUntil < context.today || offer.checkinDate < context.today) return 'expired';
  const by = (await nightsTakenBy([offer], context)).get(bookingId);
  if (!by) return 'open';
  return by === 'offer' ? 'held' : 'taken';
}

const DONE = {
  accepted: 'offer_accepted',
  accepted_waiting: 'offer_accepted_waiting',
  declined: 'offer_declined',
} as const;

export function offerResult(answer: OfferAnswer): string | { problem: string } {
  switch (answer) {
    case 'accepted':
    case 'accepted_waiting':
    case 'declined':
      return DONE[answer];
    default:
      // Returned, not thrown, so that the transaction which ends the offer is committed.
      return { problem: `offer_${answer}` };
  }
}
