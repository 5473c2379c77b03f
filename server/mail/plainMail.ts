import { plainLine, plainText } from '@shared/domain/plainText';
import type { BookingMailData, Mail, MessageMailData } from './mail';

/** Removes invisible characters from a mail's free texts, for data stored before they were checked. */
export function plainMail(mail: Mail): Mail {
  if (mail.kind === 'stayRequestAlert') {
    const { booking, request } = mail;
    const message = request.message && plainText(request.message);
    return { ...mail, booking: plainBooking(booking), request: { ...request, message } };
  }
  if (mail.kind === 'offerNews' && mail.words !== undefined) {
    return { ...mail, booking: plainBooking(mail.booking), words: plainText(mail.words) };
  }
  if ('booking' in mail) return { ...mail, booking: plainBooking(mail.booking) };
  if (mail.kind === 'messageAnswer') {
    const { message, answer } = mail;
    return {
      ...mail,
      message: plainMessage(message),
      answer: { ...answer, text: plainText(answer.text) },
    };
  }
  if ('conversation' in mail) {
    const { conversation } = mail;
    return {
      ...mail,
      conversation: { ...conversation, guestName: plainLine(conversation.guestName) },
    };
  }
  if ('message' in mail) return { ...mail, message: plainMessage(mail.message) };
  return mail;
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
