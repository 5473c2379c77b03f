import type { Mail, MailOf } from '../../mail/mail';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import { loadSettings } from '../prices/settings';
import type { WriteContext } from '../serviceContext';
import { bookingMailData } from './bookingMailData';
import { enqueueMails } from './enqueue';

type OfferMail = Extract<Mail, { offer: unknown }>;
type Why = MailOf<'offerEnded'>['why'];
type OfferNewsMail = MailOf<'offerNews'>;
type News = OfferNewsMail['news'];

export async function enqueueOfferMail(
  offer: Offer,
  booking: Booking,
  context: WriteContext,
): Promise<void> {
  const data = await offerMailData(offer, booking, offer.message, context);
  await enqueueMails([{ kind: 'offer', ...data }], context);
}

export async function enqueueOfferEnded(
  offer: Offer,
  booking: Booking,
  why: Why,
  message: string | null,
  context: WriteContext,
): Promise<void> {
  const data = await offerMailData(offer, booking, message, context);
  await enqueueMails([{ kind: 'offerEnded', ...data, why }], context);
}

/**
 * Enqueues the mail that tells the owner how an offer ended.
 * @param more.words the guest's message
 * @param more.alsoSoldBy names of other sites' calendars in which the nights are also taken
 */
export async function enqueueOfferNews(
  offer: Offer,
  booking: Booking,
  news: News,
  context: WriteContext,
  more: Pick<OfferNewsMail, 'words' | 'alsoSoldBy'> = {},
): Promise<void> {
  const data = await offerMailData(offer, booking, null, context);
  await enqueueMails([{ kind: 'offerNews', ...data, news, ...more }], context);
}

/** The booking under the terms of the offer, and those terms. */
async function offerMailData(
  offer: Offer,
  booking: Booking,
  ownerMessage: string | null,
  context: WriteContext,
): Promise<Pick<OfferMail, 'booking' | 'offer'>> {
  const offered = {
    ...booking.get({ plain: true }),
    checkinDate: offer.checkinDate,
    checkoutDate: offer.checkoutDate,
    guestCount: offer.guestCount,
    children: offer.children,
    pets: offer.pets,
    totalAmountCents: offer.totalCents,
    priceBreakdown: offer.quote,
  };
  const { validUntil, holdsNights, confirmsItself } = offer;
  return {
    booking: bookingMailData(offered, ownerMessage, await loadSettings(context)),
    offer: { validUntil, holdsNights, confirmsItself },
  };
}
