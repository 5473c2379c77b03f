import { addDays } from '@shared/domain/date';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { BookingMailData } from './mail';
import type { MailWords } from './mailSentences';
import { NO_ADDRESS } from './noAddress';
import type { MailVilla } from './VillaContext';
import { calendarText } from '../files/calendarText';

/**
 * The stay for the guest's calendar (RFC 5545): whole days, check-out's included, because the
 * guest is still there in the morning. Days have no zone, so no calendar can move them. Files of
 * one stay have one identifier and rising sequence numbers, by which a calendar replaces the
 * event of an earlier file, or takes it out (RFC 5546).
 * @param env the host of `publicUrl` makes the identifier the villa's own
 * @param isCancelled the stay is off
 */
export function stayInvitation(
  booking: BookingMailData,
  createdAt: Date,
  { publicUrl, ownerEmail }: { publicUrl: string; ownerEmail: string },
  { 'villa.name': villa, 'villa.place': place }: MailVilla,
  { mailText, longDay, time, language, prefix }: MailWords,
  isCancelled = false,
) {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: { company: villa, product: 'Bookings', language: language.toUpperCase() },
    method,
  });
  calendar.createEvent({
    id: `${booking.reference}@${new URL(publicUrl).hostname}`,
    sequence: booking.calendarSequence,
    // Nobody can write to an address that there is not.
    ...(ownerEmail !== NO_ADDRESS && { organizer: { name: villa, email: ownerEmail } }),
    start: booking.checkinDate,
    end: addDays(booking.checkoutDate, 1),
    allDay: true,
    stamp: createdAt,
    summary: mailText('confirmation.invitation', { villa }),
    description: mailText('confirmation.invitationText', {
      checkin: longDay(booking.checkinDate),
      checkinTime: time(booking.checkinTime),
      checkout: longDay(booking.checkoutDate),
      checkoutTime: time(booking.checkoutTime),
      reference: booking.reference,
    }),
    location: place,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    url: publicUrl + prefix,
  });
  return {
    filename: `${booking.reference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarText(calendar),
  };
}
