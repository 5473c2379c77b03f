import { addDays } from '@shared/domain/date';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { BookingMailData } from './mailData';
import { NO_ADDRESS } from './noAddress';
import type { MailContext } from './mailContext';
import { calendarText } from '../files/calendarText';

const STATUS = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/**
 * The stay for the guest's calendar (RFC 5545): whole days including check-out, when the guest is still there in the
 * morning. Days have no time zone, so no calendar can shift them. All files of a stay share one identifier and have
 * rising sequence numbers, by which a calendar program replaces or removes the event (RFC 5546).
 * @param state `tentative` before the stay is confirmed; `cancelled` removes it
 */
export function stayInvitation(
  booking: BookingMailData,
  {
    createdAt,
    publicUrl,
    ownerEmail,
    villa: { 'villa.name': villa, 'villa.place': place },
    mailText,
    longDay,
    time,
    language,
    prefix,
  }: Omit<MailContext, 'reader' | 'day' | 'stayLink' | 'linkToken' | 'news' | 'picture'>,
  state: 'tentative' | 'confirmed' | 'cancelled' = 'confirmed',
) {
  const isCancelled = state === 'cancelled';
  const isTentative = state === 'tentative';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: { company: villa, product: 'Bookings', language: language.toUpperCase() },
    method,
  });
  calendar.createEvent({
    // Unique to this villa.
    id: `${booking.reference}@${new URL(publicUrl).hostname}`,
    sequence: booking.calendarSequence,
    // Without an address there is no organizer to write to.
    ...(ownerEmail !== NO_ADDRESS && { organizer: { name: villa, email: ownerEmail } }),
    start: booking.checkinDate,
    end: addDays(booking.checkoutDate, 1),
    allDay: true,
    stamp: createdAt,
    summary: mailText(isTentative ? 'enquiry.invitation' : 'confirmation.invitation', { villa }),
    description: mailText('confirmation.invitationText', {
      checkin: longDay(booking.checkinDate),
      checkinTime: time(booking.checkinTime),
      checkout: longDay(booking.checkoutDate),
      checkoutTime: time(booking.checkoutTime),
      reference: booking.reference,
    }),
    location: place,
    status: STATUS[state],
    transparency:
      state === 'confirmed' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    url: publicUrl + prefix,
  });
  return {
    filename: `${booking.reference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarText(calendar),
  };
}
