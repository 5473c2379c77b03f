// What mails to guests say, in English. Apart from the site's texts: guests' browsers need none of it.

/**
 * Title, subject and words of the mails to guests that the owner can change: what holds until the owner has.
 * Between braces stand the placeholders that `shared/domain/mail/mailTemplates.ts` names for each kind.
 */
export const mailTemplatesEn = {
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

/**
 * What else mails to guests say. Automatic answers to guests take no parameter that a guest has typed freely.
 */
export const mailEn = {
  'common.greeting': 'Hello,',
  'common.greetingName': 'Dear {name},',
  'common.regards': 'Kind regards,',
  'common.team': 'the owner of {villa}',
  'common.footer': '{villa} · {place}',
  'common.taxNumber': 'NIF {number}',
  'common.registration': 'Alojamento Local {number}',
  'common.site': 'Visit the site',
  'common.automatic': 'This is an automatic message. If you reply, the owner will read it.',

  'stay.reference': 'Reference',
  'stay.checkin': 'Check-in',
  'stay.checkinValue': '{day}, from {time}',
  'stay.checkout': 'Check-out',
  'stay.checkoutValue': '{day}, until {time}',
  'stay.nights': 'Nights',
  'stay.guests': 'Guests',
  'bill.title': 'The price',

  'cancel.title': 'If you cancel',
  'cancel.full': 'Until {day} you get back all that you have paid.',
  'cancel.part': 'Until {day} you get back {percent}% of the total.',
  'cancel.after': 'After that nothing is given back.',
  'cancel.none': 'A cancellation is not refunded.',

  'stayPage.action': 'Open your stay’s page',
  'stayPage.note': 'It shows where your stay stands, with dates, price and a calendar file.',
  'stayPage.secret': 'Anyone who has this link can open it, so please keep it to yourself.',

  'enquiryReceipt.preview': '{from} to {to}: we answer within {hours} hours.',
  'enquiryReceipt.notYou':
    'You did not ask for this? Somebody may have mistyped an address. There is nothing you need to do.',

  'confirmation.preview': 'We look forward to welcoming you on {from}.',
  'confirmation.invitation': 'Stay at {villa}',
  'confirmation.invitationText':
    'Check-in on {checkin} from {checkinTime}, check-out on {checkout} until {checkoutTime} (Lisbon time). Reference {reference}.',

  'stayChange.subject': 'Your stay has changed: {reference}',
  'stayChange.preview': 'Now {from} to {to}.',
  'stayChange.title': 'Your stay has changed',
  'stayChange.text':
    'We have changed your booking at {villa}. If anything here surprises you, please answer this mail.',
  'stayChange.extras': 'Extras',
  'stayChange.noExtras': 'none',
  'stayChange.before': 'Before',
  'stayChange.after': 'Now',
  'stayChange.now': 'Your stay now',
  'stayChange.calendar':
    'The new dates are attached for your calendar. Opening the file replaces the earlier entry.',

  'decline.subject': 'Your enquiry {reference}',
  'decline.preview': 'We cannot offer you {from} to {to}.',
  'decline.title': 'We are sorry',
  'decline.text':
    'Thank you for asking about a stay at {villa}. Unfortunately we cannot offer you these dates. Perhaps others suit you: the calendar on our site shows what is free.',
  'decline.textLapsed':
    'Thank you for asking about a stay at {villa}. We are sorry that we did not answer before your check-in day. Your enquiry has ended: nothing is booked, and you owe nothing. The calendar on our site shows which dates are free.',
  'decline.calendar': 'See free dates',
  'decline.titleAsked': 'Your enquiry is withdrawn',
  'decline.textAsked':
    'As you asked, we have withdrawn your enquiry about a stay at {villa}. There is nothing left for you to do.',

  'cancellation.subject': 'Your stay is cancelled: {reference}',
  'cancellation.preview': '{from} to {to}',
  'cancellation.title': 'Your stay is cancelled',
  'cancellation.textAsked':
    'As you asked, your booking at {villa} has been cancelled. Opening the attached file takes the stay out of your calendar.',
  'cancellation.text':
    'Your booking at {villa} has been cancelled. If this surprises you, please answer this mail. Opening the attached file takes the stay out of your calendar.',
  'cancellation.textByOwner':
    'We are very sorry: we have to cancel your booking at {villa}. Opening the attached file takes the stay out of your calendar.',
  'cancellation.allBackUncounted': 'We give you back all that you have paid.',
  'cancellation.keptByPolicy':
    'By the cancellation policy of your booking, we keep {kept} of the total of {total}. Whatever you have paid beyond that, we give you back.',
  'cancellation.allBack': 'We give you back all that you have paid: {back}.',
  'cancellation.partBack': 'Of the {paid} that you have paid, we give you {back} back.',
  'cancellation.noneBack':
    'By the cancellation policy of your booking, nothing of the {paid} that you have paid is given back.',
  'cancellation.nonePaid': 'You have paid nothing for it so far, so there is nothing to give back.',

  'messageAnswer.title': 'Our answer',
  'messageAnswer.preview': 'The owner has answered your message.',
  'messageAnswer.yours': 'You wrote',
  'messageAnswer.note': 'To write back, just reply to this mail: it reaches the owner.',
  'conversationNews.subject': 'A message about your stay: {reference}',
  'conversationNews.preview': 'About your booking {reference}',
  'conversationNews.title': 'The owner has written to you',
  'conversationNews.files': 'With {count} {count|file|files}, which you find on your page.',
  'conversationNews.answer': 'You can answer on your page. Please keep its link to yourself.',
  'conversationNews.action': 'Read and answer',
  'conversationNews.reply': 'To answer, just reply to this mail.',

  'messageReceipt.subject': 'We have your message',
  'messageReceipt.preview': 'Usually we answer within {hours} {hours|hour|hours}.',
  'messageReceipt.title': 'Thank you for your message',
  'messageReceipt.text':
    'It has reached us. We answer from {opening}, usually within {hours} {hours|hour|hours}.',
  'messageReceipt.notYou':
    'You did not write to us? Somebody may have mistyped an address. There is nothing you need to do.',
} as const;
