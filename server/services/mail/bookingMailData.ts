import type { BookingMailData } from '../../mail/mailData';
import type { Booking } from '../../models/Booking';
import type { VillaSettings } from '../../models/VillaSettings';
import { storedPolicy } from '../legal/legalDetails';
import { storedQuote } from '../prices/storedQuote';

export type MailedBooking = Pick<
  Booking,
  | 'reference'
  | 'guestName'
  | 'guestEmail'
  | 'guestPhone'
  | 'checkinDate'
  | 'checkoutDate'
  | 'guestCount'
  | 'currency'
  | 'totalAmountCents'
  | 'priceBreakdown'
  | 'specialRequests'
  | 'language'
> &
  Partial<
    Pick<Booking, 'calendarSequence' | 'cancellationPolicy' | 'children' | 'infants' | 'pets'>
  >;

export function bookingMailData(
  booking: MailedBooking,
  ownerMessage: string | null,
  { checkinTime, checkoutTime }: Pick<VillaSettings, 'checkinTime' | 'checkoutTime'>,
): BookingMailData {
  return {
    reference: booking.reference,
    guestName: booking.guestName,
    guestEmail: booking.guestEmail,
    guestPhone: booking.guestPhone,
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    guestCount: booking.guestCount,
    children: booking.children ?? 0,
    infants: booking.infants ?? 0,
    pets: booking.pets ?? 0,
    currency: booking.currency,
    totalCents: booking.totalAmountCents,
    quote: storedQuote(booking),
    specialRequests: booking.specialRequests,
    ...cancellationOf(booking),
    checkinTime,
    checkoutTime,
    ownerMessage,
    calendarSequence: booking.calendarSequence ?? 0,
    language: booking.language,
  };
}

function cancellationOf({
  cancellationPolicy,
}: MailedBooking): Pick<BookingMailData, 'cancellation'> {
  const cancellation = storedPolicy(cancellationPolicy);
  return cancellation ? { cancellation } : {};
}
