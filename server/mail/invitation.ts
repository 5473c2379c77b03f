import { addDays } from '@shared/domain/date';
import { VILLA } from '@shared/villa';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { longDay } from './BookingParts';
import type { BookingMailData } from './mail';
import { mailText } from './mailText';

/**
 * The stay for the guest's calendar (RFC 5545): whole days, check-out's included, because the
 * guest is still there in the morning. Days have no zone, so no calendar can move them.
 * @param publicUrl its host makes the identifier the villa's own
 */
export function stayInvitation(booking: BookingMailData, createdAt: Date, publicUrl: string) {
  const calendar = ical({
    prodId: { company: VILLA.name, product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${booking.reference}@${new URL(publicUrl).hostname}`,
    start: booking.checkinDate,
    end: addDays(booking.checkoutDate, 1),
    allDay: true,
    stamp: createdAt,
    summary: mailText('confirmation.invitation', { villa: VILLA.name }),
    description: mailText('confirmation.invitationText', {
      checkin: longDay(booking.checkinDate),
      checkinTime: booking.checkinTime,
      checkout: longDay(booking.checkoutDate),
      checkoutTime: booking.checkoutTime,
      reference: booking.reference,
    }),
    location: VILLA.place,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    url: publicUrl,
  });
  return {
    filename: `${booking.reference}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  };
}
