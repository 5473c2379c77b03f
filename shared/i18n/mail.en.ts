/**
 * What mails to guests say, in English. Apart from the site's texts: guests' browsers need none of it.
 * Automatic answers to guests take no parameter that a guest has typed freely.
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
  'decline.calendar': 'See free dates',

  'cancellation.subject': 'Your stay is cancelled: {reference}',
  'cancellation.preview': '{from} to {to}',
  'cancellation.title': 'Your stay is cancelled',
  'cancellation.text':
    'Your booking at {villa} has been cancelled. If this surprises you, please answer this mail. Opening the attached file takes the stay out of your calendar.',
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
