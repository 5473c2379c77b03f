/**
 * What mails say whose words the owner can change, in English: what holds until the owner has. Between
 * braces stand the placeholders that `shared/domain/mail/templates.ts` names for each kind. Loaded by the
 * server only.
 */
export const templatesEn = {
  'receipt.title': 'Thank you for your enquiry',
  'receipt.subject': 'We have your enquiry {reference}',
  'receipt.body':
    'Hello,\n\nIt has reached us. We will contact you within {replyTime} to confirm availability and give you payment details. Until then nothing is booked, and nothing is to be paid.',

  'offer.title': 'Our offer for your stay',
  'offer.subject': 'Our offer for your stay: {reference}',
  'offer.body':
    'Dear {guestName},\n\nThank you for your interest in {villa}. We are glad to offer you these days: {checkin} to {checkout}, at {total}.\n\nYou can read and accept the offer on your page.',

  'confirmation.title': 'Your stay is confirmed',
  'confirmation.subject': 'Your stay is confirmed: {reference}',
  'confirmation.body':
    'Dear {guestName},\n\nWe look forward to welcoming you at {villa}. An entry for your calendar is attached.',

  'paymentRequest.title': 'The payment for your stay',
  'paymentRequest.subject': 'The payment for your stay: {reference}',
  'paymentRequest.body':
    'Dear {guestName},\n\nWe look forward to your stay at {villa}. Please pay {amountDue} by {dueDate}. Your page shows how to pay, and what you have paid so far.\n\nIf you have paid already, thank you: there is nothing more you need to do.',

  'paymentReminder.title': 'A reminder of your payment',
  'paymentReminder.subject': 'A reminder of your payment: {reference}',
  'paymentReminder.body':
    'Dear {guestName},\n\nA friendly reminder: {amountDue} for your stay at {villa} is due on {dueDate}. Your page shows how to pay.\n\nIf your payment is already on its way, thank you: there is nothing more you need to do.',

  'paymentOverdue.title': 'Your payment is overdue',
  'paymentOverdue.subject': 'Your payment is overdue: {reference}',
  'paymentOverdue.body':
    'Dear {guestName},\n\n{amountDue} for your stay at {villa} was due on {dueDate}, and has not reached us yet. Please pay it in the next few days; your page shows how. If something stands in the way, please answer this mail.\n\nIf your payment is already on its way, thank you: there is nothing more you need to do.',

  'arrivalDetails.title': 'Before you arrive',
  'arrivalDetails.subject': 'Before you arrive: {reference}',
  'arrivalDetails.body':
    'Dear {guestName},\n\nYou will soon be at {villa}. Your check-in: {checkin}, from {checkinTime}.\n\nDirections, the key and everything else you need to know are on your page. Please read it before you leave home, and keep its link to yourself.\n\nHave a good journey.',

  'departureDay.title': 'Your departure',
  'departureDay.subject': 'Your departure: {reference}',
  'departureDay.body':
    'Dear {guestName},\n\nWe hope you have had a good time at {villa}. Your check-out: {checkout}, until {checkoutTime}.\n\nIf you have a question before you leave, look at your page or write to us there. Have a safe journey home.',

  'thanks.title': 'Thank you for your stay',
  'thanks.subject': 'Thank you for your stay: {reference}',
  'thanks.body':
    'Dear {guestName},\n\nThank you for staying at {villa}. We hope you had a good journey home.\n\nWould you tell others how it was? A few words on your page are enough, and you decide under which name they appear.\n\nWe would be glad to welcome you again.',

  'pay.amount': 'To pay',
  'pay.due': 'Due',
} as const;
