import { plainLine, plainText } from '@shared/domain/plainText';
import type { BookingMailData, Mail, MessageMailData } from './mail';

/** A mail whose free texts show what they are, whatever was stored before they were looked at. */
export function plainMail(mail: Mail): Mail {
  return 'booking' in mail
    ? { ...mail, booking: plainBooking(mail.booking) }
    : { ...mail, message: plainMessage(mail.message) };
}

function plainBooking(booking: BookingMailData): BookingMailData {
  const { guestPhone, specialRequests, ownerMessage } = booking;
  return {
    ...booking,
    guestName: plainLine(booking.guestName),
    guestPhone: guestPhone && plainLine(guestPhone),
    specialRequests: specialRequests && plainText(specialRequests),
    ownerMessage: ownerMessage && plainText(ownerMessage),
  };
}

function plainMessage(message: MessageMailData): MessageMailData {
  return {
    ...message,
    firstName: plainLine(message.firstName),
    lastName: plainLine(message.lastName),
    phone: message.phone && plainLine(message.phone),
    message: plainText(message.message),
  };
}
