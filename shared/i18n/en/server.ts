// Texts for guests that only the server uses, in English. Browsers do not load them.

/** Messages for guests by the API's error code, in the language of the page that sent the request. */
export const guestErrors = {
  forbidden_origin: 'This only works at {publicUrl}. Please open that address and try again.',
  not_found: '{what} was not found. It may have been removed.',
  'not_found.address': 'This address',
  method_not_allowed: 'This address accepts {allowed} only.',
  not_json: 'Please send JSON with the header Content-Type: application/json.',
  form_too_large:
    'That is more than we can receive at once, and nothing was saved. Please go back and send less.',
  no_form: 'Please go back and use the form on the page.',
  too_many_guests: 'The villa sleeps at most {maxGuests} guests. Please choose fewer.',
  'idempotency_conflict.enquiry':
    'This enquiry has already been sent with different details. Please reload the page and send it again.',
  'idempotency_conflict.message':
    'This message has already been sent with different content. Please reload the page and send it again.',
  price_changed:
    'The price has changed since you last saw it. Please check the new price and send your enquiry again.',
  'rate_limited.calls':
    'Too many requests from your connection. Please try again in {minutes} {minutes|minute|minutes}.',
  unavailable:
    'We could not do this just now, and nothing was saved. Please try again in a minute.',
  internal:
    'Something went wrong on our side. Please try again. If it keeps happening, tell us the error code.',
} as const;

/** The simple page for an error, where a page was requested. */
export const errorPage = {
  'title.missing': 'Not found',
  'title.failed': 'This page is not available right now',
  'title.refused': 'That did not work',
  'title.signIn': 'Please sign in',
  retry: 'Try again',
  home: 'Back to the home page',
  stay: 'Back to your booking',
  signIn: 'Sign in',
  'signIn.hint': 'This file is only for the villa’s owner, and your session has ended.',
  'script.title': 'This page did not load completely',
  'script.text': 'Its buttons and forms do not work yet.',
  'script.reload': 'Reload the page',
  requestId: 'Error code: {id}',
} as const;

/** The guest's page of a booking, which runs no script. */
export const stayPage = {
  title: 'Your stay',
  reference: 'Reference {reference}',
  private: 'Anyone who has the link to this page can open it, so please keep it to yourself.',
  'status.pending.title': 'We have your enquiry',
  'status.pending.text':
    'We reply within {hours} hours. Until then nothing is booked, and there is nothing to pay.',
  'status.confirmed.title': 'Your stay is confirmed',
  'status.confirmed.text': 'We look forward to welcoming you.',
  'status.cancelled.title': 'Your stay is cancelled',
  'status.cancelled.text':
    'If you were not expecting this, please write to us. Perhaps other dates would suit you.',
  'status.declined.title': 'We cannot offer you this stay',
  'status.declined.text':
    'We are sorry that these dates are not possible. Perhaps others would suit you, or you can write to us.',
  'status.ended.title': 'This stay will not take place',
  'status.ended.text':
    'It was declined or cancelled. If you were not expecting this, please write to us. Perhaps other dates would suit you.',
  'status.over.title': 'Your stay is over',
  'status.over.text': 'Thank you for being our guest.',
  'status.lapsed.title': 'These dates have passed',
  'status.lapsed.text':
    'Your enquiry did not become a booking. Perhaps other dates would suit you.',
  freeDates: 'Check availability',
  'next.kicker': 'Your next step',
  'next.transfer': 'Transfer {amount} by {day}',
  'next.overdue': 'Please transfer {amount}, which was due on {day}',
  'next.details': 'Tell us who is coming and when you arrive',
  'next.toDetails': 'Add details',
  copy: 'Copy',
  copied: 'Copied',
  countdown: 'In {days} {days|day|days}',
  'countdown.today': 'Today',
  'calendar.tentative': 'Marked as tentative until your stay is confirmed.',
  'facts.title': 'Dates and guests',
  'facts.checkin': 'Check-in',
  'facts.checkinValue': '{day}, from {time}',
  'facts.checkout': 'Check-out',
  'facts.checkoutValue': '{day}, until {time}',
  'facts.nights': 'Nights',
  'facts.guests': 'Guests',
  calendar: 'Add to your calendar',
  'calendar.hint': 'A file for the calendar on your phone or computer.',
  'bill.agreed': 'The price we agreed.',
  'cancel.title': 'If you cancel',
  'cancel.full': 'Until {day}, you get a full refund.',
  'cancel.part': 'Until {day}, {percent}% of the total is refunded.',
  'cancel.after': 'After that, there is no refund.',
  'cancel.none': 'Cancellations are not refunded.',
  'cancel.today':
    'If you cancelled today, up to {amount} of the total of {total} would be refunded, depending on what you have paid.',
  'cancel.todayAll': 'If you cancelled today, everything you have paid would be refunded: {paid}.',
  'cancel.todayPart':
    'If you cancelled today, {back} of the {paid} you have paid would be refunded.',
  'cancel.todayNone': 'If you cancelled today, none of the {paid} you have paid would be refunded.',
  'cancel.todayUnpaid':
    'You have not paid anything yet, and would owe nothing if you cancelled today.',
  'cancel.todayOwed':
    'You have not paid anything yet. If you cancelled today, {kept} of the total of {total} would still be due under the cancellation policy.',
  'cancel.asked':
    'You asked to cancel on {day}. Your refund is based on that day, even if the stay is cancelled later.',
  'cancel.enquiry':
    'This applies once your stay is confirmed. Until then you can cancel free of charge: just ask us on this page.',
  'details.title': 'Guests and arrival',
  'details.text': 'This helps us to welcome you. You can change it until the end of your stay.',
  'details.names': 'Names of the guests',
  'details.name': 'Guest {n}',
  'details.arrivalTime': 'Time of arrival',
  'details.arrivalTimeHint': 'Local time at the villa. Check-in is from {time}.',
  'details.early':
    'Check-in is from {time}, so the house may not be ready when you arrive. If you would like to check in earlier, please ask us.',
  'details.note': 'Travel details, for example a flight number',
  'details.noteShort': 'Travel details',
  'details.save': 'Save',
  'change.title': 'If your plans change',
  'change.text': 'Let us know here. Nothing changes until we have replied.',
  'change.waiting.dates':
    'On {day} you asked to change your dates: {from} to {to}. We will reply soon.',
  'change.waiting.cancellation':
    'On {day} you asked to cancel. Your stay is not cancelled yet; we will reply soon.',
  'change.takeBack': 'Withdraw request',
  'refusal.dates':
    'Dear {name},\n\nThank you for asking. Unfortunately we cannot offer you {newFrom} – {newTo}, so your dates stay as they are: {from} – {to}.\n\nPlease write to us if other dates would suit you.',
  'refusal.cancellation':
    'Dear {name},\n\nThank you for writing to us. We have not cancelled your stay, so your dates stay as they are: {from} – {to}.\n\nPlease write to us if you have any questions.',
  'dates.title': 'Ask to change your dates',
  'dates.checkin': 'New check-in',
  'dates.checkout': 'New check-out',
  'dates.message': 'Anything we should know',
  'dates.send': 'Request these dates',
  'cancellation.title': 'Ask to cancel',
  'cancellation.text': 'We read every request and reply; nothing is cancelled automatically.',
  'cancellation.message': 'Your reason, if you like',
  'cancellation.send': 'Request cancellation',
  'conversation.title': 'Messages',
  'conversation.text': 'Write to us here. We reply on this page and let you know by email.',
  'conversation.textWithoutMail': 'Write to us here. We reply on this page, so please check back.',
  'conversation.you': 'You',
  'conversation.owner': 'The owner',
  'conversation.seen': 'Read',
  'conversation.earlier': 'Earlier messages',
  'conversation.latest': 'Latest messages',
  'conversation.write': 'Your message',
  'conversation.files': 'Files',
  'conversation.filesHint': 'Pictures or PDFs, {count} at most, up to 10 MB each.',
  'conversation.send': 'Send',
  'done.message': 'We have your message. We will reply here and let you know by email.',
  'done.messageWithoutMail': 'We have your message. We will reply here, so please check back.',
  'problem.message':
    'Please write a message or choose a file. A message can have up to 5,000 characters.',
  'problem.file':
    'Please choose pictures (JPEG, PNG, WebP, AVIF, up to 25 megapixels) or PDFs that can be opened, and not too many at once. Save HEIC pictures from an iPhone as JPEG first. Nothing has been sent yet.',
  'problem.file_size': 'This file is too large: the limit is 10 MB. Nothing has been sent yet.',
  'problem.unavailable':
    'We cannot receive this at the moment, so nothing was sent. Please try again later, or without the file.',
  'done.details': 'Saved. Thank you.',
  'done.dates': 'We have your request. Your stay remains unchanged until we have replied.',
  'done.dates_rules':
    'We have your request. These dates do not match our usual minimum stay or our check-in and check-out days, so we may have to decline. Your stay remains unchanged until we have replied.',
  'done.dates_rules_far':
    'We have your request. We do not usually take bookings this far ahead, so we may have to decline. Your stay remains unchanged until we have replied.',
  'done.dates_rules_long':
    'We have your request. This is longer than guests can usually stay, so we may have to decline. Your stay remains unchanged until we have replied.',
  'done.cancellation':
    'We have your request to cancel. Nothing is cancelled until we have replied.',
  'done.request_withdrawn': 'Your request has been withdrawn. Your stay remains unchanged.',
  'problem.request_gone':
    'This request has been answered or changed in the meantime. Please check what this page says now.',
  'problem.invalid':
    'Something in the form is not right. Please check the fields and send it again.',
  'refused.title': 'Not sent',
  'refused.toForm': 'Go to the form',
  'refused.fields': 'Please check: {fields}.',
  'problem.too_many':
    'That was too many attempts in a short time. Please wait an hour, or write to us.',
  'problem.too_many_names':
    'There are more names than guests. If more people are coming, please write to us first.',
  'problem.dates': 'Please choose a check-in from today onwards, and a check-out after it.',
  'problem.dates_too_long':
    'The longest possible stay is 90 nights. Please choose an earlier check-out.',
  'problem.dates_too_far': 'This is too far ahead. Please choose an earlier check-in.',
  'problem.dates_taken':
    'Some of these nights are no longer available. Please choose others; the calendar on our site shows what is free.',
  'problem.same_dates': 'These are already your dates.',
  'problem.closed': 'This is no longer possible for your stay. Please write to us.',
  'review.title': 'How was your stay?',
  'review.text': 'A few lines help future guests, and us.',
  'review.given': 'We have your review. Thank you! You can change it until it is published.',
  'review.published':
    'Your review is on our home page. Thank you! If you would like it changed or removed, please write to us.',
  'review.starsLabel': 'Rating',
  'review.stars': '{n} out of 5 stars',
  'review.words': 'Your review',
  'review.wordsHint': 'What you liked, and what could be better.',
  'review.name': 'How should your name appear?',
  'review.name.none': 'Without a name',
  'review.shown':
    'Once published, your review appears on our home page with the month of your stay, where anyone can read it.',
  'review.answer': 'Our reply',
  'review.send': 'Send review',
  'review.change': 'Change review',
  'done.review': 'Thank you for your review. We will read it before we publish it.',
  'problem.review_too_early': 'You can write a review from your check-out day onwards.',
  'problem.review_published':
    'Your review has been published and can no longer be changed here. Please write to us.',
  'unknown.title': 'This link does not work',
  'unknown.text':
    'It may be incomplete, or there may be a newer one. Please use the link in our latest email, or write to us and we will send you a new one.',
  'ended.title': 'This page has closed',
  'ended.text':
    'Your stay was some time ago, so its page is no longer shown. If you need anything from it, please write to us. You are always welcome back.',
  contact: 'Write to us',
  home: 'Home page',
  'bill.title': 'The price',
  'arrival.title': 'Your arrival',
  'arrival.later':
    'From {day}, this page shows the address, directions, the key, Wi-Fi and who to call.',
  'arrival.address': 'Address and directions',
  'arrival.map': 'Open the map',
  'arrival.key': 'Key',
  'arrival.doorCode': 'Code',
  'arrival.wifi': 'Wi-Fi',
  'arrival.wifiName': 'Network',
  'arrival.wifiPassword': 'Password',
  'arrival.contact': 'Who to call',
  'arrival.houseRules': 'House rules',
} as const;

/** Texts about offers, in mails and on the page of the stay. */
export const offer = {
  'offer.preview': '{from} to {to}. Valid until {until}.',
  'offer.validUntil': 'The offer is valid until {until}.',
  'offer.held': 'We are holding these nights for you until then.',
  'offer.notHeld': 'We are not holding these nights for you yet: they go to whoever accepts first.',
  'offer.howConfirms': 'Accept the offer on your stay page, and your stay is confirmed.',
  'offer.howAsks':
    'Once you accept the offer on your stay page, we check it one last time and confirm your stay.',
  'offer.action': 'View our offer',
  'offerEnded.taken.subject': 'Our offer {reference}: these nights are no longer available',
  'offerEnded.taken.title': 'These nights are no longer available',
  'offerEnded.taken.text':
    'We are sorry: we can no longer offer you these nights at {villa}. If other dates would suit you, just reply to this email, and we will see what we can do.',
  'offerEnded.expired.subject': 'Our offer {reference} has expired',
  'offerEnded.expired.title': 'Our offer has expired',
  'offerEnded.expired.text':
    'Our offer for your stay at {villa} was valid until {until}, and we have not heard from you. If you would still like to come, just reply to this email, and we will see what we can do.',
  'offerEnded.withdrawn.subject': 'Our offer {reference} is no longer valid',
  'offerEnded.withdrawn.title': 'Our offer is no longer valid',
  'offerEnded.withdrawn.text':
    'We are sorry that we have had to withdraw our offer for your stay at {villa}. If you have any questions or would like other dates, just reply to this email.',
  'offerEnded.offered': 'What we offered',
  'offerEnded.calendar': 'Check availability',
  'status.offered.title': 'We have an offer for you',
  'status.offered.text': 'Please read it below and let us know whether it suits you.',
  'status.accepted.title': 'You have accepted our offer',
  'status.accepted.text':
    'Thank you. We will check it one last time and then confirm your stay. We are holding the nights for you until then.',
  'offer.open.title': 'Our offer',
  'offer.held.title': 'Our offer',
  'offer.held.text':
    'These nights are on hold for another guest who has not replied yet. Please check back later, or write to us.',
  'offer.accepted.title': 'Our offer',
  'offer.accepted.text': 'You have accepted it. We will confirm your stay soon.',
  'offer.declined.title': 'You have declined our offer',
  'offer.declined.text':
    'That is quite all right. If you would like other dates, please write to us.',
  'offer.expired.title': 'Our offer has expired',
  'offer.expired.text':
    'Would you still like to come? Please write to us, and we will see what we can do.',
  'offer.taken.title': 'These nights are no longer available',
  'offer.taken.text':
    'We are sorry about that. If other dates would suit you, please write to us, and we will see what we can do.',
  'offer.withdrawn.title': 'Our offer is no longer valid',
  'offer.withdrawn.text':
    'We are sorry that we had to withdraw it. If you would still like to come, please write to us, and we will see what we can do.',
  'offer.acceptConfirms':
    'By pressing this button, you book this stay at this price, on the terms below.',
  'offer.acceptAsks':
    'By pressing this button, you accept this stay at this price, on the terms below. We then confirm it.',
  // The law requires this wording on the button itself (Directive 2011/83/EU, article 8(2)).
  'offer.book': 'Book with obligation to pay',
  'offer.accept': 'Accept with obligation to pay',
  'offer.notForMe': 'This does not suit me',
  'offer.declineText':
    'That is quite all right. If other dates or a different price would help, let us know before you decline.',
  'offer.declineReason': 'Your reason, if you like',
  'offer.decline': 'Decline the offer',
  'done.offer_accepted':
    'Thank you, your stay is confirmed. You will find everything about it on this page.',
  'done.offer_accepted_waiting':
    'Thank you, we have your acceptance. We will confirm your stay soon.',
  'done.offer_declined': 'Thank you for letting us know. Perhaps another time.',
  'problem.offer_expired':
    'This offer has expired and can no longer be accepted. Please write to us.',
  'problem.offer_taken': 'We are sorry: these nights are no longer available.',
  'problem.offer_held':
    'These nights are on hold for another guest. Please check back later, or write to us.',
  'problem.offer_gone': 'This offer is no longer valid. Please check what this page says now.',
} as const;

/** Texts about payments, on the page of the stay, in mails and on receipts. */
export const payments = {
  'payments.title': 'Payments',
  'payments.paid': 'Received',
  'payments.returned': 'Refunded',
  'payments.keptSecurity': 'Kept from your security deposit: {reason}',
  'payments.outstanding': 'Outstanding for your stay',
  'payments.outstandingSecurity': 'Outstanding security deposit',
  'payments.allPaid': 'Everything is paid. Thank you!',
  'payments.giveBack': 'We will refund {amount}.',
  'payments.item.deposit': 'Deposit',
  'payments.item.balance': 'Balance',
  'payments.item.full': 'Total for your stay',
  'payments.item.part': 'Part payment',
  'payments.item.security': 'Security deposit',
  'payments.item.kept': 'Cancellation charge',
  'payments.dueBy': 'due by {day}',
  'payments.overdue': 'was due by {day}',
  'payments.isPaid': 'paid',
  'payments.partlyPaid': '{amount} already paid',
  'payments.securityHint':
    'The security deposit is payable in addition to the price and is refunded after your stay.',
  'payments.bank.title': 'Pay by bank transfer',
  'payments.bank.text':
    'Please transfer the amount to this account and quote the reference, so that we can match your payment.',
  'payments.bank.laterByMail':
    'We will let you know how to pay. If you would like to know now, just reply to this email.',
  'payments.bank.later':
    'We will let you know how to pay. If you would like to know now, please write to us on this page.',
  'payments.bank.whatIsOpen':
    'Anything still to pay for your stay goes to this account. Please quote the reference, so that we can match your payment.',
  'payments.bank.next': '{amount}, by {day}',
  'payments.bank.amount': 'Amount',
  'payments.bank.euros': 'In euros',
  'payments.bank.eurosHint':
    'The account is in euros: exactly this amount settles the payment. Your bank may charge you for the exchange.',
  'payments.bank.holder': 'Account holder',
  'payments.bank.iban': 'IBAN',
  'payments.bank.bic': 'BIC',
  'payments.bank.reference': 'Reference',
  'payments.bank.qr': 'QR code of this transfer',
  'payments.bank.qrHint': 'Scan the code with your banking app to fill in the transfer.',
  'receipt.title': 'Receipt {number}',
  'receipt.issuedOn': 'Issued on {day}',
  'receipt.void': 'This receipt has been void since {day}: {reason}',
  'receipt.from': 'Received from',
  'receipt.by': 'Received by',
  'receipt.taxNumber': 'NIF {number}',
  'receipt.registration': 'Alojamento Local {number}',
  'receipt.amount': 'Amount',
  'receipt.paidOn': 'Paid on',
  'receipt.way': 'Paid by',
  'receipt.way.transfer': 'bank transfer',
  'receipt.way.cash': 'cash',
  'receipt.way.card': 'card',
  'receipt.way.other': 'other',
  'receipt.for': 'For',
  'receipt.booking': 'Booking',
  'receipt.forStay': 'Stay from {from} to {to}',
  'receipt.forSecurity':
    'Security deposit for the stay from {from} to {to}, refundable after the stay',
  'receipt.notInvoice': 'This confirms that we have received a payment. It is not an invoice.',
} as const;

/**
 * Title, subject and text of the mails to guests that the owner can edit; these apply until the owner does.
 * `shared/domain/mail/mailTemplates.ts` lists the placeholders of each kind, which are written in braces.
 */
export const mailTemplates = {
  'receipt.title': 'Thank you for your enquiry',
  'receipt.subject': 'We have your enquiry {reference}',
  'receipt.body':
    'Dear {guestName},\n\nWe have received your enquiry and will contact you within {replyTime} to confirm availability and give you payment details. Until then nothing is booked, and there is nothing to pay.',

  'offer.title': 'Our offer for your stay',
  'offer.subject': 'Our offer for your stay: {reference}',
  'offer.body':
    'Dear {guestName},\n\nThank you for your interest in {villa}. We are delighted to offer you these dates: {checkin} to {checkout}, at {total}.\n\nYou can read and accept the offer on your stay page.',

  'confirmation.title': 'Your stay is confirmed',
  'confirmation.subject': 'Your stay is confirmed: {reference}',
  'confirmation.body':
    'Dear {guestName},\n\nWe look forward to welcoming you at {villa}. An entry for your calendar is attached.',

  'paymentRequest.title': 'Payment for your stay',
  'paymentRequest.subject': 'Payment for your stay: {reference}',
  'paymentRequest.body':
    'Dear {guestName},\n\nWe look forward to welcoming you at {villa}. Please pay {amountDue} by {dueDate}. Your stay page shows how to pay, and what you have paid so far.\n\nIf you have already paid, thank you: there is nothing more you need to do.',

  'paymentReminder.title': 'Payment reminder',
  'paymentReminder.subject': 'Payment reminder: {reference}',
  'paymentReminder.body':
    'Dear {guestName},\n\nA friendly reminder: {amountDue} for your stay at {villa} is due on {dueDate}. Your stay page shows how to pay.\n\nIf your payment is already on its way, thank you: there is nothing more you need to do.',

  'paymentOverdue.title': 'Your payment is overdue',
  'paymentOverdue.subject': 'Your payment is overdue: {reference}',
  'paymentOverdue.body':
    'Dear {guestName},\n\n{amountDue} for your stay at {villa} was due on {dueDate}, and has not reached us yet. Please pay it in the next few days; your stay page shows how. If there is a problem, please reply to this email.\n\nIf your payment is already on its way, thank you: there is nothing more you need to do.',

  'arrivalDetails.title': 'Before you arrive',
  'arrivalDetails.subject': 'Before you arrive: {reference}',
  'arrivalDetails.body':
    'Dear {guestName},\n\nYou will soon be at {villa}. Your check-in: {checkin}, from {checkinTime}.\n\nDirections, the key and everything else you need to know are on your stay page. Please read it before you leave home, and keep the link to yourself.\n\nHave a good journey.',

  'departureDay.title': 'Your departure',
  'departureDay.subject': 'Your departure: {reference}',
  'departureDay.body':
    'Dear {guestName},\n\nWe hope you have had a wonderful time at {villa}. Your check-out: {checkout}, until {checkoutTime}.\n\nIf you have a question before you leave, look at your stay page or write to us there. Have a safe journey home.',

  'thanks.title': 'Thank you for your stay',
  'thanks.subject': 'Thank you for your stay: {reference}',
  'thanks.body':
    'Dear {guestName},\n\nThank you for staying at {villa}. We hope you had a good journey home.\n\nWould you like to tell future guests how it was? A few lines on your stay page are enough, and you choose how your name appears.\n\nWe would be delighted to welcome you again.',

  'pay.amount': 'To pay',
  'pay.due': 'Due',
} as const;

/** Other texts of mails to guests. Automatic replies use no parameter that contains a guest's free text. */
export const mail = {
  'common.greeting': 'Hello,',
  'common.guest': 'guest',
  'common.greetingName': 'Dear {name},',
  'common.regards': 'Kind regards,',
  'common.team': 'the owner of {villa}',
  'common.footer': '{villa} · {place}',
  'common.taxNumber': 'NIF {number}',
  'common.registration': 'Alojamento Local {number}',
  'common.site': 'Visit the site',
  'common.automatic': 'This email was sent automatically. If you reply, the owner will read it.',

  'stay.reference': 'Reference',
  'stay.checkin': 'Check-in',
  'stay.checkinValue': '{day}, from {time}',
  'stay.checkout': 'Check-out',
  'stay.checkoutValue': '{day}, until {time}',
  'stay.nights': 'Nights',
  'stay.guests': 'Guests',
  'bill.title': 'The price',

  'cancel.title': 'If you cancel',
  'cancel.full': 'Until {day}, you get a full refund.',
  'cancel.part': 'Until {day}, {percent}% of the total is refunded.',
  'cancel.after': 'After that, there is no refund.',
  'cancel.none': 'Cancellations are not refunded.',

  'stayPage.action': 'Open your stay page',
  'stayPage.note': 'It always shows the latest about your stay, and you can write to us there.',
  'stayPage.secret': 'Anyone who has this link can open the page, so please keep it to yourself.',

  'enquiryReceipt.preview': '{from} to {to}: we reply within {hours} hours.',
  'enquiryReceipt.notYou':
    'Not expecting this email? Someone may have mistyped their address. There is nothing you need to do.',

  'confirmation.preview': 'We look forward to welcoming you on {from}.',
  'confirmation.invitation': 'Stay at {villa}',
  'enquiry.invitation': 'Enquiry: stay at {villa}',
  'confirmation.invitationText':
    'Check-in on {checkin} from {checkinTime}, check-out on {checkout} until {checkoutTime} (Lisbon time). Reference {reference}.',

  'stayChange.subject': 'Your stay has changed: {reference}',
  'stayChange.preview': 'Now {from} to {to}.',
  'stayChange.title': 'Your stay has changed',
  'stayChange.text':
    'We have changed your booking at {villa}. If anything is not as you expected, please reply to this email.',
  'stayChange.extras': 'Extras',
  'stayChange.noExtras': 'none',
  'stayChange.before': 'Before',
  'stayChange.after': 'Now',
  'stayChange.now': 'Your stay now',
  'stayChange.calendar':
    'The new dates are attached as a calendar file. Opening it replaces the earlier entry.',

  'decline.subject': 'Your enquiry {reference}',
  'decline.preview': 'We cannot offer you {from} to {to}.',
  'decline.title': 'We are sorry',
  'decline.text':
    'Thank you for asking about a stay at {villa}. Unfortunately we cannot offer you these dates. Perhaps others would suit you: the calendar on our site shows what is free.',
  'decline.textLapsed':
    'Thank you for asking about a stay at {villa}. We are sorry that we did not reply before your check-in date. Your enquiry has ended: nothing is booked, and you owe nothing. The calendar on our site shows what is free.',
  'decline.calendar': 'Check availability',
  'decline.titleAsked': 'Your enquiry has been withdrawn',
  'decline.textAsked':
    'As you asked, we have withdrawn your enquiry about a stay at {villa}. There is nothing more you need to do.',

  'cancellation.subject': 'Your stay is cancelled: {reference}',
  'cancellation.preview': '{from} to {to}',
  'cancellation.title': 'Your stay is cancelled',
  'cancellation.textAsked':
    'As you asked, we have cancelled your booking at {villa}. Opening the attached file removes the stay from your calendar.',
  'cancellation.text':
    'Your booking at {villa} has been cancelled. If you were not expecting this, please reply to this email. Opening the attached file removes the stay from your calendar.',
  'cancellation.textByOwner':
    'We are very sorry that we have to cancel your booking at {villa}. Opening the attached file removes the stay from your calendar.',
  'cancellation.allBackUncounted': 'We will refund everything you have paid.',
  'cancellation.keptByPolicy':
    'Under the cancellation policy of your booking, we keep {kept} of the total of {total}. We will refund anything you have paid beyond that.',
  'cancellation.allBack': 'We will refund everything you have paid: {back}.',
  'cancellation.partBack': 'Of the {paid} you have paid, we will refund {back}.',
  'cancellation.noneBack':
    'Under the cancellation policy of your booking, none of the {paid} you have paid is refunded.',
  'cancellation.nonePaid': 'You have not paid anything for it, so there is nothing to refund.',

  'messageAnswer.title': 'Our reply',
  'messageAnswer.preview': 'The owner has replied to your message.',
  'messageAnswer.yours': 'You wrote',
  'messageAnswer.note': 'To write back, just reply to this email: it reaches the owner.',
  'conversationNews.subject': 'A message about your stay: {reference}',
  'conversationNews.preview': 'About your booking {reference}',
  'conversationNews.title': 'The owner has written to you',
  'conversationNews.files':
    'With {count} {count|file|files}, which you will find on your stay page.',
  'conversationNews.answer': 'You can reply on your stay page. Please keep the link to yourself.',
  'conversationNews.action': 'Read and reply',
  'conversationNews.reply': 'To write back, just reply to this email.',

  'messageReceipt.subject': 'We have your message',
  'messageReceipt.preview': 'We usually reply within {hours} {hours|hour|hours}.',
  'messageReceipt.title': 'Thank you for your message',
  'messageReceipt.text':
    'We have received your message. We are here from {opening} and usually reply within {hours} {hours|hour|hours}.',
  'messageReceipt.notYou':
    'Not expecting this email? Someone may have mistyped their address. There is nothing you need to do.',
} as const;

/** Texts around the sections of the legal pages. */
export const legalPage = {
  version: 'Version {version}, in force since {day}',
  translated: 'This is a translation for your convenience. The English version prevails:',
  'steps.title': 'Your refund',
  'steps.full': 'Until {days} {days|day|days} before check-in: a full refund',
  'steps.part': 'Until {days} {days|day|days} before check-in: {percent}% of the total price',
  'steps.fullToday': 'Until the day of check-in: a full refund',
  'steps.partToday': 'Until the day of check-in: {percent}% of the total price',
  'steps.after': 'After that: no refund',
  'steps.none': 'Cancellations of confirmed stays are not refunded.',
  'operator.title': 'Who you book with',
  'operator.name': 'Name',
  'operator.taxNumber': 'Tax number (NIF)',
  'operator.address': 'Address',
  'operator.registration': 'Registration (Alojamento Local)',
  'operator.capacity': 'Registered for',
  'operator.guests': '{n} {n|guest|guests}',
  'operator.euRegistration': 'Registration (EU)',
  'operator.vatNote': 'VAT',
  'operator.privacyContact': 'For questions about your data',
} as const;

/**
 * Standard texts of the legal pages, which the owner can edit: the sections of each page, numbered like entries of a
 * list. Words in braces are filled in when a page is shown, see `LegalSlots`. A starting point, not legal advice. The
 * Site editor of the back office loads these as well.
 */
export const legal = {
  'privacy.1.title': 'Who is responsible',
  'privacy.1.text':
    '{operator} is responsible for your data on this site and around your stay at {villa}. For anything about your data, write to {contact}.',
  'privacy.2.title': 'When you send an enquiry',
  'privacy.2.text':
    'We keep your name, your email address, your telephone number if you give one, the language you use, your dates, the number of guests with children and pets, the extras you choose, the price, your special requests and the offers we make you. We need this to reply to you, to make the booking and to welcome you: steps you ask for before a contract, and the contract itself (GDPR, article 6(1)(b)).',
  'privacy.3.title': 'When you write to us',
  'privacy.3.text':
    'We keep your name, your email address, your telephone number if you give one, your message and our replies (GDPR, article 6(1)(b) where it is about a stay, otherwise 6(1)(f): you wrote because you want a reply). Messages exchanged on your stay page, with the pictures and documents you send, are kept with the booking.',
  'privacy.4.title': 'When you stay with us',
  'privacy.4.text':
    'Your stay has its own page, which you open with the link in our emails. We keep what you enter there to welcome you and to reply to you: the names of your fellow guests, your time of arrival and travel details such as a flight number, and any request to change your dates or to cancel (GDPR, article 6(1)(b)). Please enter other people’s names only with their knowledge.\n\nWe record what you pay and what we refund, with date, amount and method, and issue receipts in your name (GDPR, article 6(1)(b) and, where tax law requires it, 6(1)(c)). No payment is taken on this site, and it never asks for a card.\n\nIf you send us a review, we show it on our home page once we have read it: your text and rating, the month of your stay, and your first name, your initials or no name, as you choose. We do so because you ask us to (GDPR, article 6(1)(a)), and remove it whenever you like.\n\nPortuguese law obliges us to report guests who are not Portuguese to the immigration authority, with name, nationality, date and place of birth, country of residence and identity document (GDPR, article 6(1)(c)). We ask you for these details before you arrive and use them for nothing else.',
  'privacy.5.title': 'How long we keep it',
  'privacy.5.text':
    'Enquiries that did not become a booking: {enquiryMonths} months from the last day asked for.\nMessages sent with the contact form: {messageMonths} months.\nStays that took place: {stayMonths} months from check-out.\nEmails we have sent: {mailDays} days.\nOur record of who changed what: {logMonths} months.\n\nWhen an enquiry or a stay is deleted, so is everything that belongs to it: offers, names, arrival details, requests, messages with their files, notes on payments, and the review, also on our home page. Only nights and amounts without a name remain. What tax law requires us to keep, namely the guest’s name for a stay that took place and receipts, we keep for {taxYears} years, with the name encrypted. Backups may contain deleted data for about another half a year.',
  'privacy.6.title': 'Who else sees it',
  'privacy.6.text':
    'The companies that run our server and deliver our emails. They work on our behalf and use nothing for purposes of their own. Authorities receive what the law entitles them to. We sell nothing, and pass nothing on for advertising.\n\nWhere a page shows a map, the map’s provider sees the network address of your browser. Nothing is loaded from there until you scroll close to the map.\n\nThe picture at the head of our emails is loaded from our server or from Cloudinary, which then sees your network address.',
  'privacy.7.title': 'No cookies, no tracking',
  'privacy.7.text':
    'This site sets no cookies for its guests and does not track anyone. Your browser remembers the currency, the dates and the number of guests, including children, infants and pets, that you choose. Until you send the enquiry or close the tab, it also keeps what you have typed into its form; after sending, it keeps the receipt of the enquiry, with the link to the page about your stay, until you close the tab. It sends none of this to anyone, and the booking page forgets the dates and guests when you ask it to. To prevent abuse, the server counts requests by network address for a short time and then forgets them.',
  'privacy.8.title': 'Your rights',
  'privacy.8.text':
    'You can ask what data we hold about you and receive a copy, have it corrected or erased, have its use restricted, take it elsewhere, and object to its use. Write to {contact}; we reply within a month. You can also complain to the Portuguese data protection authority, the [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'Do you have to give us your data?',
  'privacy.9.text':
    'No law requires you to give us anything before you book. Without a name and an email address we cannot reply to an enquiry. No decision about you is made automatically.',

  'terms.1.title': 'Who you book with',
  'terms.1.text':
    '{operator} lets {villa} to holiday guests, as Alojamento Local under Decreto-Lei 128/2014. These terms apply to every stay enquired about on this site.',
  'terms.2.title': 'From the enquiry to the booking',
  'terms.2.text':
    'An enquiry is free and binds nobody. A booking is made when we confirm it by email, or when you accept an offer of ours which states that accepting it confirms your stay. Until then there is nothing to pay, and the dates may go to somebody else, unless our offer holds them for you.',
  'terms.3.title': 'Price and payment',
  'terms.3.text':
    'The price in our confirmation is the price of the whole stay, including cleaning and every fee listed with it. How and when it is to be paid is stated in the email that confirms the booking, or in a later one. A municipal tourist tax, where there is one, is listed separately.',
  'terms.4.title': 'Guests',
  'terms.4.text':
    'Only as many people as were booked may stay, and never more than the registration of the house allows. The person who books must be of age, and is responsible for everyone in the party. Please ask before you invite visitors or bring a pet.',
  'terms.5.title': 'The house',
  'terms.5.text':
    'Check-in and check-out are at the times in our confirmation. Please treat the house, garden and pool as if they were your own, keep quiet at night for the sake of the neighbours, and follow the information book in the house. Tell us at once if something breaks or is missing. Whoever causes damage beyond ordinary wear and tear pays for it.',
  'terms.6.title': 'If you cancel, or we have to',
  'terms.6.text':
    'What is refunded if you cancel is stated on the “Cancellation” page of this site. If we have to cancel, we refund everything you have paid. For accommodation on fixed dates, the law gives no 14-day right of withdrawal (Directive 2011/83/EU, article 16(l)).',
  'terms.7.title': 'Our liability',
  'terms.7.text':
    'We are liable for what we have promised, and for damage that we cause intentionally or by gross negligence, or to life and health. Nobody is liable for what could not be prevented, such as weather, closed roads or a failure of public utilities; we help where we can.',
  'terms.8.title': 'Complaints and disputes',
  'terms.8.text':
    'Please tell us first: most things can be put right within a day. The [complaints book](https://www.livroreclamacoes.pt/) (Livro de Reclamações) is available to you on paper in the house and online; the competent authority is ASAE.\n\nConsumers can turn to an alternative dispute resolution body (Lei 144/2015). For the Algarve it is CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/); the others are listed at [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Governing law',
  'terms.9.text':
    'Portuguese law applies. Consumers keep the protection that the law of the country where they live gives them and that no contract can take away.',

  'cancellation.1.title': 'How to cancel',
  'cancellation.1.text':
    'Send us a request on your stay page, which you open with the link in our emails, reply to any of our emails, or write to us with the contact form on this site, quoting your reference. What counts is the day on which it reaches us, by Portuguese time. You do not need to give a reason.',
  'cancellation.2.title': 'What we refund',
  'cancellation.2.text':
    'The percentage is of the total price of the stay, without tourist tax; tourist tax already paid is refunded in full for a stay that does not begin. Refunds are made by the same method as the payment, within 14 days. Of anything not yet paid, only the share that is not refunded remains due. The terms in your confirmation apply to you, even if this page changes later.',
  'cancellation.3.title': 'Leaving early, or not arriving',
  'cancellation.3.text':
    'A stay that begins late, ends early or is not taken up is treated as cancelled on the day of check-in.',
  'cancellation.4.title': 'If we have to cancel',
  'cancellation.4.text':
    'We refund everything you have paid, at once, and help you to find another house.',

  // Fill the words in braces until the owner has entered the details in Settings.
  'missing.operator': 'The owner of {villa}',
  'missing.contact': 'us with the contact form on this site',
} as const;

export { rules } from './rules';

/** What the home page shows of the house’s facts. */
export const house = {
  'rooms.title': 'Who sleeps where',
  'facts.title': 'Good to know',
  'walks.title': 'On foot from the house',
  'map.title': 'A drawn map of Praia da Luz, not to scale',
  sleeps: 'Sleeps {n}',
  minutes: '{n} min',
  'place.beach': 'Beach',
  'place.promenade': 'Promenade',
  'place.shops': 'Shops',
  'place.village': 'Village',
  'place.rochaNegra': 'Rocha Negra',
  'place.golf': 'Golf',
  'room.mainBedroom': 'Main bedroom',
  'room.gardenRoom': 'Garden room',
  'room.twinRoom': 'Twin room',
  'room.childrensRoom': 'Children’s room',
  'room.bedroom': 'Bedroom',
  'room.livingRoom': 'Living room',
  'room.study': 'Study',
  'room.annexe': 'Annexe',
  'bed.double': '{n} double {n|bed|beds}',
  'bed.single': '{n} single {n|bed|beds}',
  'bed.bunk': '{n} bunk {n|bed|beds}',
  'bed.sofaBed': '{n} sofa {n|bed|beds} for two',
  bathroom: 'Private bathroom',
  'airConditioning.no': 'No air conditioning',
  'airConditioning.bedrooms': 'Air conditioning in the bedrooms',
  'airConditioning.everywhere': 'Air conditioning throughout',
  'heating.no': 'No heating',
  'heating.bedrooms': 'Heating in the bedrooms',
  'heating.everywhere': 'Heating throughout',
  'poolHeating.no': 'Unheated pool',
  'poolHeating.onRequest': 'Pool heating on request',
  'poolHeating.yes': 'Heated pool',
  'poolFence.no': 'Unfenced pool',
  'poolFence.yes': 'Fenced pool',
  poolDepth: 'Pool {depth} m deep',
  poolDepths: 'Pool {from} to {to} m deep',
  'parking.no': 'No parking',
  'parking.street': 'Street parking',
  'parking.onSite': 'On-site parking',
  'parking.garage': 'Garage',
  'carCharging.no': 'No car charging',
  'carCharging.socket': 'Socket for charging an electric car',
  'carCharging.wallbox': 'Wallbox for electric cars',
  'washingMachine.no': 'No washing machine',
  'washingMachine.washer': 'Washing machine',
  'washingMachine.washerDryer': 'Washing machine and dryer',
  'stepFree.no': 'Not step-free',
  'stepFree.groundFloor': 'Ground floor step-free',
  'stepFree.everywhere': 'Step-free throughout',
  'pets.no': 'No pets',
  'pets.onRequest': 'Pets on request',
  'pets.yes': 'Pets welcome',
  'smoking.no': 'No smoking',
  'smoking.outdoors': 'Smoking outdoors only',
  'cots.none': 'No cot',
  cots: '{n} {n|cot|cots}',
  'highChairs.none': 'No high chair',
  highChairs: '{n} high {n|chair|chairs}',
  internet: 'Wi-Fi, {n} Mbit/s',
} as const;

/** Frequent questions, until the owner writes other ones. Words in braces are filled in. */
export const questions = {
  '1.title': 'How do we book?',
  '1.text':
    'Choose your dates and send an enquiry. It is free and does not commit you to anything. We reply within {hours} hours, and the dates are yours once we have confirmed them.',
  '2.title': 'When can we arrive, and when do we have to leave?',
  '2.text':
    'Check-in is from {checkin}, check-out until {checkout}. If that does not fit your flight, ask us: we can often arrange something when no other guests arrive or leave that day.',
  '3.title': 'What if our plans change?',
  '3.text':
    'The price summary shows until when you can cancel, and what is refunded, before you send anything. The Cancellation page has the details.',
  '4.title': 'Is linen included?',
  '4.text':
    'Yes. The beds are made when you arrive, and there are towels for everyone, for the bathroom and for the pool.',
  '5.title': 'Is the house suitable for small children?',
  '5.text':
    'Families are welcome. Tell us how old your children are, and we will tell you about the pool and the stairs, and what we can have ready for you.',
  '6.title': 'What are the house rules?',
  '6.text':
    'Quiet outdoors from ten in the evening, no parties, and no overnight guests who are not part of the booking. Please ask before you bring a pet.',
  '7.title': 'Do we need a car?',
  '7.text':
    'Not in the village: the beach, shops and restaurants are a short walk away. For Lagos, Sagres and the golf courses, a car is a good idea.',
} as const;
