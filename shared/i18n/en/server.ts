// Texts for guests that only the server uses, in English. Browsers do not load them.

/** Messages for guests by the API's error code, in the language of the page that sent the request. */
export const guestErrors = {
  forbidden_origin:
    'This can be sent from {publicUrl} only. Please open that address and try again.',
  not_found: '{what} was not found. It may have been removed.',
  'not_found.address': 'This address',
  method_not_allowed: 'This address answers {allowed} only.',
  not_json: 'Please send JSON with the header Content-Type: application/json.',
  form_too_large:
    'This is more than can be sent at once. Nothing was saved. Please go back and send less.',
  no_form: 'Please go back and send the form of the page.',
  too_many_guests: 'The villa takes at most {maxGuests} guests. Please choose fewer.',
  'idempotency_conflict.enquiry':
    'This enquiry was already sent with other details. Please reload the page and send it again.',
  'idempotency_conflict.message':
    'This message was already sent with other words. Please reload the page and send it again.',
  price_changed:
    'The price has changed since you last saw it. Please check the new price and send again.',
  'rate_limited.calls':
    'Too many requests from your connection. Please try again in {minutes} {minutes|minute|minutes}.',
  unavailable:
    'The server could not finish this just now and nothing was stored. Please try again in a minute.',
  internal:
    'Something went wrong on our side. Please try again; if it stays, tell us the request id.',
} as const;

/** The simple page for an error, where a page was requested. */
export const errorPage = {
  'title.missing': 'Not found',
  'title.failed': 'This page cannot be shown just now',
  'title.refused': 'This did not work',
  'title.signIn': 'Please sign in',
  retry: 'Try again',
  home: 'Back to the home page',
  stay: 'Back to your booking',
  signIn: 'Sign in',
  'signIn.hint': 'This file is for the villa’s owner, and your session has ended.',
  'script.title': 'This page is not complete',
  'script.text': 'Its buttons and forms do not work yet.',
  'script.reload': 'Reload the page',
  requestId: 'Request id: {id}',
} as const;

/** The guest's page of a booking, which runs no script. */
export const stayPage = {
  title: 'Your stay',
  reference: 'Reference {reference}',
  private: 'This page is yours alone: whoever has its address can open it.',
  'status.pending.title': 'We have your enquiry',
  'status.pending.text':
    'We answer within {hours} hours. Until then nothing is booked, and nothing is to be paid.',
  'status.confirmed.title': 'Your stay is confirmed',
  'status.confirmed.text': 'We look forward to welcoming you.',
  'status.cancelled.title': 'Your stay is cancelled',
  'status.cancelled.text':
    'If that surprises you, please write to us. Perhaps other dates suit you.',
  'status.declined.title': 'We could not take your enquiry',
  'status.declined.text':
    'We are sorry that this stay is not possible. Perhaps other dates suit you, or write to us.',
  'status.ended.title': 'This stay does not take place',
  'status.ended.text':
    'It was declined or cancelled. If that surprises you, please write to us. Perhaps other dates suit you.',
  'status.over.title': 'Your stay is over',
  'status.over.text': 'Thank you for being our guest.',
  'status.lapsed.title': 'These dates are past',
  'status.lapsed.text': 'The enquiry came to nothing. Perhaps other dates suit you.',
  freeDates: 'See free dates',
  'next.kicker': 'Your next step',
  'next.transfer': 'Transfer {amount} by {day}',
  'next.overdue': 'Please transfer {amount}: it was due on {day}',
  'next.details': 'Tell us who is coming and when you arrive',
  'next.toDetails': 'Fill in',
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
  'calendar.hint': 'A file for the calendar of your phone or computer.',
  'bill.agreed': 'The price as we agreed on it.',
  'cancel.title': 'If you cancel',
  'cancel.full': 'Until {day} you get back all that you have paid.',
  'cancel.part': 'Until {day} you get back {percent}% of the total.',
  'cancel.after': 'After that nothing is given back.',
  'cancel.none': 'A cancellation is not refunded.',
  'cancel.today':
    'If you cancelled today, {amount} of {total} would be given back, as far as it has been paid.',
  'cancel.todayAll': 'If you cancelled today, you would get back all that you have paid: {paid}.',
  'cancel.todayPart':
    'If you cancelled today, you would get back {back} of the {paid} that you have paid.',
  'cancel.todayNone':
    'If you cancelled today, nothing of the {paid} that you have paid would be given back.',
  'cancel.todayUnpaid':
    'You have paid nothing so far, and would owe nothing if you cancelled today.',
  'cancel.todayOwed':
    'You have paid nothing so far. If you cancelled today, {kept} of {total} would still be due by the policy.',
  'cancel.asked':
    'You asked to cancel on {day}. That day counts for what you get back, also if the stay is cancelled later.',
  'cancel.enquiry':
    'That is how it is once the stay is confirmed. Until then it costs you nothing: just ask us on this page to cancel.',
  'details.title': 'Who comes, and when',
  'details.text': 'It helps us to welcome you. You can change it until the end of the stay.',
  'details.names': 'Names of the guests',
  'details.name': 'Guest {n}',
  'details.arrivalTime': 'Time of arrival',
  'details.arrivalTimeHint': 'In the villa’s time. Check-in is from {time}.',
  'details.early':
    'Check-in is from {time}, so the house may not be ready when you arrive. If you would like to come in earlier, please ask us.',
  'details.note': 'How you come, for example a flight number',
  'details.noteShort': 'Journey',
  'details.save': 'Save',
  'change.title': 'If plans change',
  'change.text': 'Tell us here. Nothing changes until we have answered.',
  'change.waiting.dates': 'On {day} you asked for other dates: {from} to {to}. We will answer.',
  'change.waiting.cancellation':
    'On {day} you asked to cancel. It is not cancelled yet; we will answer.',
  'change.takeBack': 'Take this wish back',
  'refusal.dates':
    'Dear {name},\n\nthank you for asking. Unfortunately we cannot offer you {newFrom} – {newTo}. Everything stays as it is: {from} – {to}.\n\nPlease write to us if other dates would suit you.',
  'refusal.cancellation':
    'Dear {name},\n\nthank you for writing to us. We have not cancelled your stay: it stays as it is, {from} – {to}.\n\nPlease write to us if you have any questions.',
  'dates.title': 'Ask for other dates',
  'dates.checkin': 'New check-in',
  'dates.checkout': 'New check-out',
  'dates.message': 'Anything we should know',
  'dates.send': 'Ask for these dates',
  'cancellation.title': 'Ask to cancel',
  'cancellation.text': 'We read it and answer; nothing is cancelled by itself.',
  'cancellation.message': 'The reason, if you like',
  'cancellation.send': 'Ask to cancel this stay',
  'conversation.title': 'Messages',
  'conversation.text': 'Write to us here. We answer on this page, and a mail tells you.',
  'conversation.textWithoutMail': 'Write to us here. We answer on this page, so please look again.',
  'conversation.you': 'You',
  'conversation.owner': 'The owner',
  'conversation.new': 'New',
  'conversation.markRead': 'Mark as read',
  'conversation.seen': 'Read',
  'conversation.earlier': 'Earlier messages',
  'conversation.latest': 'Latest messages',
  'conversation.write': 'Your message',
  'conversation.files': 'Files',
  'conversation.filesHint': 'Pictures or PDF, {count} at most and up to 10 MB each.',
  'conversation.send': 'Send',
  'done.read': 'Marked as read. We see it on our side.',
  'done.message': 'Your message is with us. We answer here, and a mail tells you.',
  'done.messageWithoutMail': 'Your message is with us. We answer here, so please look again.',
  'problem.message': 'Please write something or choose a file; 5,000 characters are the most.',
  'problem.file':
    'Please choose pictures (JPEG, PNG, WebP, AVIF, up to 25 megapixels) or PDFs that open, not too many at a time. An iPhone’s HEIC pictures have to be saved as JPEG first. Nothing was sent yet.',
  'problem.file_size': 'This file is too large: 10 MB is the most. Nothing was sent yet.',
  'problem.unavailable':
    'We cannot take this just now, so nothing was sent. Please try again later, or without the file.',
  'done.details': 'Saved. Thank you.',
  'done.dates': 'Your wish is with us. Your stay stays as it is until we have answered.',
  'done.dates_rules':
    'Your wish is with us, although these dates do not keep to our usual minimum stay or days of arrival and departure, so we may have to decline. Your stay stays as it is until we have answered.',
  'done.dates_rules_far':
    'Your wish is with us, although we do not usually take bookings so far ahead, so we may have to decline. Your stay stays as it is until we have answered.',
  'done.dates_rules_long':
    'Your wish is with us, although this is longer than guests can usually stay, so we may have to decline. Your stay stays as it is until we have answered.',
  'done.cancellation':
    'We have your request to cancel. Nothing is cancelled until we have answered.',
  'done.request_withdrawn': 'Your wish is taken back. Your stay stays as it is.',
  'problem.request_gone':
    'This wish was answered or changed meanwhile. Please look at what stands here now.',
  'problem.invalid': 'We could not read that. Please check the fields and send it again.',
  'refused.title': 'Not sent',
  'refused.toForm': 'Go to the form',
  'refused.fields': 'Please look at: {fields}.',
  'problem.too_many': 'That was too often in a short time. Please wait an hour, or write to us.',
  'problem.too_many_names':
    'These are more names than guests. If more people come, please write to us first.',
  'problem.dates':
    'These dates make no stay. Please choose a check-in from today on, and a later check-out.',
  'problem.dates_too_long':
    'This is too long for one stay: 90 nights are the most. Please choose an earlier check-out.',
  'problem.dates_too_far': 'This is too far ahead. Please choose an earlier check-in.',
  'problem.dates_taken':
    'Some of these nights are taken. Please choose others; the calendar on our site shows what is free.',
  'problem.same_dates': 'These are the dates you already have.',
  'problem.closed': 'That is no longer possible for this stay. Please write to us.',
  'review.title': 'How was your stay?',
  'review.text': 'A few words help the guests who come after you, and us.',
  'review.given': 'We have your review. Thank you! You can change it until it is published.',
  'review.published':
    'Your review is on our home page. Thank you! If you want it changed or taken away, please write to us.',
  'review.starsLabel': 'Stars',
  'review.stars': '{n} of 5 stars',
  'review.words': 'Your words',
  'review.wordsHint': 'What you liked, and what could be better.',
  'review.name': 'How may we name you?',
  'review.name.none': 'Without a name',
  'review.shown':
    'Once we have published it, everybody can read it on our home page, with the month of your stay.',
  'review.answer': 'Our answer',
  'review.send': 'Send the review',
  'review.change': 'Change the review',
  'done.review': 'Thank you for your review. We read it before it is published.',
  'problem.review_too_early': 'A review can be written from the day of departure on.',
  'problem.review_published':
    'Your review is published and cannot be changed here any more. Please write to us.',
  'unknown.title': 'This link opens no page',
  'unknown.text':
    'It may be incomplete, or there is a newer one. Please use the link in our newest mail to you, or write to us and we send you another.',
  'ended.title': 'This page is closed',
  'ended.text':
    'The stay was some time ago, so its page is no longer shown. If you need anything of it, please write to us. You are welcome again.',
  contact: 'Write to us',
  home: 'Home page',
  'bill.title': 'The price',
  'arrival.title': 'Arriving',
  'arrival.later':
    'From {day} this page shows the address, directions, the key, Wi-Fi and whom to call.',
  'arrival.address': 'Address and directions',
  'arrival.map': 'Open the map',
  'arrival.key': 'Key',
  'arrival.doorCode': 'Code',
  'arrival.wifi': 'Wi-Fi',
  'arrival.wifiName': 'Network',
  'arrival.wifiPassword': 'Password',
  'arrival.contact': 'Whom to call',
  'arrival.houseRules': 'House rules',
} as const;

/** Texts about offers, in mails and on the page of the stay. */
export const offer = {
  'offer.preview': '{from} to {to}. Valid until {until}.',
  'offer.validUntil': 'The offer is valid until {until}.',
  'offer.held': 'We are keeping these nights for you until then.',
  'offer.notHeld': 'We are not keeping the nights for you yet: they go to whoever accepts first.',
  'offer.howConfirms': 'If you accept the offer on your page, your stay is confirmed.',
  'offer.howAsks':
    'If you accept the offer on your page, we check it once more and confirm your stay.',
  'offer.action': 'See the offer and answer',
  'offerEnded.taken.subject': 'Our offer {reference}: these nights are no longer available',
  'offerEnded.taken.title': 'These nights are no longer available',
  'offerEnded.taken.text':
    'We are sorry: we cannot offer you these nights at {villa} any more. Perhaps other dates suit you. Just answer this mail, and we will see what we can do.',
  'offerEnded.expired.subject': 'Our offer {reference} has ended',
  'offerEnded.expired.title': 'Our offer has ended',
  'offerEnded.expired.text':
    'Our offer for your stay at {villa} was valid until {until}, and we have not heard from you. Would you still like to come? Just answer this mail, and we will see what we can do.',
  'offerEnded.withdrawn.subject': 'Our offer {reference} no longer stands',
  'offerEnded.withdrawn.title': 'Our offer no longer stands',
  'offerEnded.withdrawn.text':
    'We are sorry: we have had to withdraw our offer for your stay at {villa}. If you have a question, or would like other dates, just answer this mail.',
  'offerEnded.offered': 'What we had offered',
  'offerEnded.calendar': 'See free dates',
  'status.offered.title': 'We have an offer for you',
  'status.offered.text': 'Please read it below, and tell us whether it suits you.',
  'status.accepted.title': 'You have accepted our offer',
  'status.accepted.text':
    'Thank you. We check it once more and then confirm your stay. The nights are yours until then.',
  'offer.open.title': 'Our offer',
  'offer.held.title': 'Our offer',
  'offer.held.text':
    'At the moment these nights are kept for another guest who has not answered yet. Please look again later, or write to us.',
  'offer.accepted.title': 'Our offer',
  'offer.accepted.text': 'You have accepted it. We confirm your stay soon.',
  'offer.declined.title': 'You have declined our offer',
  'offer.declined.text': 'That is no trouble. If you would like other dates, please write to us.',
  'offer.expired.title': 'Our offer has ended',
  'offer.expired.text':
    'Its time has run out. Would you still like to come? Please write to us, and we will see what we can do.',
  'offer.taken.title': 'These nights are no longer available',
  'offer.taken.text':
    'We are sorry that they are not. Perhaps other dates suit you. Please write to us, and we will see what we can do.',
  'offer.withdrawn.title': 'Our offer no longer stands',
  'offer.withdrawn.text':
    'We are sorry that we had to withdraw it. Would you still like to come? Please write to us, and we will see what we can do.',
  'offer.acceptConfirms': 'With this button you book this stay at this price, on the terms below.',
  'offer.acceptAsks':
    'With this button you accept this stay at this price, on the terms below. We then confirm it.',
  // The law requires this wording on the button itself (Directive 2011/83/EU, article 8(2)).
  'offer.book': 'Book with obligation to pay',
  'offer.accept': 'Accept with obligation to pay',
  'offer.notForMe': 'This does not suit me',
  'offer.declineText':
    'That is no trouble. If other dates or another price would help, tell us before you decline.',
  'offer.declineReason': 'The reason, if you like',
  'offer.decline': 'Decline the offer',
  'done.offer_accepted': 'Thank you, your stay is confirmed. You find all about it on this page.',
  'done.offer_accepted_waiting':
    'Thank you, we have your acceptance. We will confirm your stay soon.',
  'done.offer_declined': 'Thank you for telling us. Perhaps another time.',
  'problem.offer_expired': 'This offer has ended, so it could not be accepted. Please write to us.',
  'problem.offer_taken': 'We are sorry: these nights are no longer available.',
  'problem.offer_held':
    'At the moment these nights are kept for another guest. Please look again later, or write to us.',
  'problem.offer_gone': 'This offer no longer stands. Please look at what the page says now.',
} as const;

/** Texts about payments, on the page of the stay, in mails and on receipts. */
export const payments = {
  'payments.title': 'Payments',
  'payments.paid': 'Received',
  'payments.returned': 'Given back',
  'payments.outstanding': 'Still to pay for the stay',
  'payments.outstandingSecurity': 'Security deposit still to bring',
  'payments.allPaid': 'Everything is paid. Thank you!',
  'payments.giveBack': 'We give you {amount} back.',
  'payments.item.deposit': 'Deposit',
  'payments.item.balance': 'Balance',
  'payments.item.full': 'Total of your stay',
  'payments.item.part': 'Part payment',
  'payments.item.security': 'Security deposit',
  'payments.item.kept': 'Cancellation charge',
  'payments.dueBy': 'due by {day}',
  'payments.overdue': 'was due by {day}',
  'payments.isPaid': 'paid',
  'payments.partlyPaid': '{amount} of it paid',
  'payments.securityHint':
    'The security deposit comes on top of the price. You get it back after your stay.',
  'payments.bank.title': 'Pay by bank transfer',
  'payments.bank.text':
    'Please transfer the amount to this account and give the reference, so that we recognise your payment.',
  'payments.bank.laterByMail':
    'We will tell you how to pay. If you would like to know now, just answer this mail.',
  'payments.bank.later':
    'We will tell you how to pay. If you would like to know now, please write to us on this page.',
  'payments.bank.whatIsOpen':
    'What is still to pay for your stay goes to this account. Please give the reference, so that we recognise your payment.',
  'payments.bank.next': '{amount}, by {day}',
  'payments.bank.amount': 'Amount',
  'payments.bank.euros': 'In euros',
  'payments.bank.eurosHint':
    'The account is in euros: exactly this amount settles it. Your bank may charge you for the exchange.',
  'payments.bank.holder': 'Account holder',
  'payments.bank.iban': 'IBAN',
  'payments.bank.bic': 'BIC',
  'payments.bank.reference': 'Reference',
  'payments.bank.qr': 'QR code of this transfer',
  'payments.bank.qrHint': 'Scan the code with your banking app, and the transfer is filled in.',
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
    'Security deposit for the stay from {from} to {to}; to be given back after the stay',
  'receipt.notInvoice': 'This confirms that a payment was received. It is not an invoice.',
} as const;

/**
 * Title, subject and text of the mails to guests that the owner can edit; these apply until the owner does.
 * `shared/domain/mail/mailTemplates.ts` lists the placeholders of each kind, which are written in braces.
 */
export const mailTemplates = {
  'receipt.title': 'Thank you for your enquiry',
  'receipt.subject': 'We have your enquiry {reference}',
  'receipt.body':
    'Dear {guestName},\n\nIt has reached us. We will contact you within {replyTime} to confirm availability and give you payment details. Until then nothing is booked, and nothing is to be paid.',

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
  'stayPage.note': 'It always shows where your stay stands, and you can write to us there.',
  'stayPage.secret': 'Anyone who has this link can open it, so please keep it to yourself.',

  'enquiryReceipt.preview': '{from} to {to}: we answer within {hours} hours.',
  'enquiryReceipt.notYou':
    'You did not ask for this? Somebody may have mistyped an address. There is nothing you need to do.',

  'confirmation.preview': 'We look forward to welcoming you on {from}.',
  'confirmation.invitation': 'Stay at {villa}',
  'enquiry.invitation': 'Enquiry: stay at {villa}',
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

/** Texts around the sections of the legal pages. */
export const legalPage = {
  version: 'Version {version}, in force since {day}',
  translated: 'This is a translation, for your convenience. The English version is in force:',
  'steps.title': 'How much you get back',
  'steps.full': 'Until {days} {days|day|days} before check-in: all that you have paid',
  'steps.part': 'Until {days} {days|day|days} before check-in: {percent}% of the total price',
  'steps.fullToday': 'Until the day of check-in: all that you have paid',
  'steps.partToday': 'Until the day of check-in: {percent}% of the total price',
  'steps.after': 'After that: nothing',
  'steps.none': 'Nothing is given back once a stay is confirmed.',
  'operator.title': 'Who lets the house',
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
  'privacy.2.title': 'When you ask for a stay',
  'privacy.2.text':
    'We keep your name, your email address, your telephone number if you give one, the language in which you read us, your dates, how many of you come, with children and pets, what you choose besides, the price and what you wish for, and the offers that we make you. We need this to answer you, to make the booking and to welcome you: steps before a contract that you asked for, and the contract itself (GDPR, article 6(1)(b)).',
  'privacy.3.title': 'When you write to us',
  'privacy.3.text':
    'We keep your name, your email address, your telephone number if you give one, your message and our answers (GDPR, article 6(1)(b) where it is about a stay, otherwise 6(1)(f): you wrote because you want an answer). What you and we write to each other on the page of your stay, with the pictures and documents that you send, we keep with the booking.',
  'privacy.4.title': 'When you stay with us',
  'privacy.4.text':
    'Your stay has a page of its own, which opens by the link in our mails. What you fill in there we keep to welcome you and to answer you: the names of those who come with you, when you arrive and how, such as a flight number, and your wish to change or to cancel (GDPR, article 6(1)(b)). Please enter the names of others only if they know of it.\n\nWe note what you pay and what we give back, with day, amount and way, and write receipts in your name (GDPR, article 6(1)(b) and, where tax law asks for them, 6(1)(c)). Nothing is paid on this site, and it asks for no card.\n\nIf you send us a review, we show it on our home page once we have read it: your words and stars, the month of your stay, and your first name, your initials or no name, as you choose. You send it for that (GDPR, article 6(1)(a)), and we take it away whenever you ask us to.\n\nPortuguese law obliges us to report guests who are not Portuguese to the authority for foreigners, with name, nationality, date and place of birth, country of residence and identity document (GDPR, article 6(1)(c)). We ask you for these before you arrive and use them for nothing else.',
  'privacy.5.title': 'How long we keep it',
  'privacy.5.text':
    'Enquiries that came to nothing: {enquiryMonths} months from the last day asked for.\nMessages by the contact form: {messageMonths} months.\nStays that took place: {stayMonths} months from the check-out.\nMails that we have sent: {mailDays} days.\nOur record of who changed what: {logMonths} months.\n\nWith an enquiry or a stay goes all that belongs to it: offers, names, arrival, wishes, what we wrote to each other with its files, notes on payments, and the review, also on our home page. What stays are nights and amounts without a name. What tax law makes us keep, which is the name of a stay that took place and receipts, we keep for {taxYears} years, the name encrypted. Safety copies may hold what is gone for about half a year more.',
  'privacy.6.title': 'Who else sees it',
  'privacy.6.text':
    'The companies that run our server and deliver our mails. They work for us and for nothing of their own. Authorities get what the law gives them. We sell nothing, and pass nothing on for advertising.\n\nWhere a page shows a map, the map’s provider sees the network address of your browser. Nothing is loaded from there before you come near the map.',
  'privacy.7.title': 'No cookies, no tracking',
  'privacy.7.text':
    'This site sets no cookie for its guests and follows nobody. Your browser remembers the currency and the dates that you choose and, until you send the enquiry or close the tab, what you have typed into its form; it sends none of this to anyone, and the booking page forgets the dates when you ask it to. To keep out abuse the server counts requests by network address for a short time and then forgets them.',
  'privacy.8.title': 'Your rights',
  'privacy.8.text':
    'You can ask what we hold about you and get a copy of it, have it corrected or erased, have its use limited, take it elsewhere, and object to its use. Write to {contact}; we answer within a month. You can also complain to the Portuguese authority, the [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'Do you have to?',
  'privacy.9.text':
    'No law makes you give us anything before you book. Without a name and an email address we cannot answer an enquiry. No decision about you is made by a machine.',

  'terms.1.title': 'Who lets the house',
  'terms.1.text':
    '{operator} lets {villa} to guests for holidays, as Alojamento Local under Decreto-Lei 128/2014. These terms hold for every stay that is asked for on this site.',
  'terms.2.title': 'From the enquiry to the booking',
  'terms.2.text':
    'An enquiry costs nothing and binds nobody. A booking is made when we confirm it by mail, or when you accept an offer of ours that says that your stay is confirmed with it. Until then nothing is to be paid, and the dates may go to somebody else, unless our offer keeps them for you.',
  'terms.3.title': 'Price and payment',
  'terms.3.text':
    'The price in our confirmation is the price of the whole stay, with cleaning and every fee that is named beside it. How and when it is paid stands in the mail that confirms the booking, or follows it. A tax of the municipality, where there is one, is named apart.',
  'terms.4.title': 'Guests',
  'terms.4.text':
    'Only as many people as were booked may stay, and never more than the registration of the house allows. Whoever books is of age, and answers for everybody who comes along. Please ask before you invite visitors or bring a pet.',
  'terms.5.title': 'The house',
  'terms.5.text':
    'Arrival and departure are at the times in our confirmation. Please treat house, garden and pool as if they were yours, keep the night quiet for the neighbours, and follow the information book that lies in the house. Tell us at once when something breaks or is missing. Whoever causes damage pays for it, beyond ordinary wear.',
  'terms.6.title': 'If you cancel, or we must',
  'terms.6.text':
    'What is given back when you cancel stands on the page “Cancellation” of this site. If we have to cancel, you get back everything that you have paid. For lodging on fixed dates the law gives no 14 days to withdraw (Directive 2011/83/EU, article 16(l)).',
  'terms.7.title': 'What we answer for',
  'terms.7.text':
    'We answer for what we promised, and for damage that we cause by intent or gross negligence, or to life and health. Nobody is answerable for what could not be prevented, such as weather, closed roads or a failure of the public grid; we help where we can.',
  'terms.8.title': 'Complaints and disputes',
  'terms.8.text':
    'Please tell us first: most things are put right within a day. The [complaints book](https://www.livroreclamacoes.pt/) (Livro de Reclamações) is open to you on paper in the house and online; the authority in charge is ASAE.\n\nConsumers can turn to a body of alternative dispute resolution (Lei 144/2015). For the Algarve it is CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/); the others are listed at [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Law',
  'terms.9.text':
    'Portuguese law holds. Consumers keep the protection that the law of the country where they live gives them and that no contract can take away.',

  'cancellation.1.title': 'How to cancel',
  'cancellation.1.text':
    'Ask for it on the page of your stay, which opens by the link in our mails, answer any of our mails, or write to us by the form on this site, with your reference. The day on which it reaches us counts, by the clock in Portugal. You need to give no reason.',
  'cancellation.2.title': 'What you get back',
  'cancellation.2.text':
    'The share is of the total price of the stay, without tourist tax; tourist tax that was paid is given back whole for a stay that does not begin. What is given back goes the way it was paid, within 14 days. Of what was not paid yet, only the share that is not given back is still due. What holds for you are the steps that your confirmation names, also if this page changes later.',
  'cancellation.3.title': 'Leaving early, or not coming',
  'cancellation.3.text':
    'A stay that begins late, ends early or is not taken up is treated as cancelled on the day of check-in.',
  'cancellation.4.title': 'If we must cancel',
  'cancellation.4.text':
    'You get back everything that you have paid, at once, and we help you to find another house.',

  // Fill the words in braces until the owner has entered the details in Settings.
  'missing.operator': 'The owner of {villa}',
  'missing.contact': 'us by the contact form of this site',
} as const;

export { rules } from './rules';

/** What the home page shows of the house’s facts. */
export const house = {
  'rooms.title': 'Who sleeps where',
  'facts.title': 'Good to know',
  'walks.title': 'On foot from the house',
  'map.title': 'A drawn map of Praia da Luz, not to scale',
  sleeps: 'Beds for {n}',
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
  bathroom: 'Own bathroom',
  'airConditioning.no': 'No air conditioning',
  'airConditioning.bedrooms': 'Air conditioning in the bedrooms',
  'airConditioning.everywhere': 'Air conditioning throughout',
  'heating.no': 'No heating',
  'heating.bedrooms': 'Heating in the bedrooms',
  'heating.everywhere': 'Heating throughout',
  'poolHeating.no': 'Pool not heated',
  'poolHeating.onRequest': 'Pool heating on request',
  'poolHeating.yes': 'Heated pool',
  'poolFence.no': 'Pool not fenced',
  'poolFence.yes': 'Fenced pool',
  poolDepth: 'Pool {depth} m deep',
  poolDepths: 'Pool {from} to {to} m deep',
  'parking.no': 'No parking',
  'parking.street': 'Parking in the street',
  'parking.onSite': 'Parking on the grounds',
  'parking.garage': 'Garage',
  'carCharging.no': 'No car charging',
  'carCharging.socket': 'Socket for charging a car',
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
    'Choose your dates and send an enquiry. It costs nothing and commits you to nothing. You hear from us within {hours} hours, and the dates are yours once we have confirmed them.',
  '2.title': 'When can we arrive, and when do we leave?',
  '2.text':
    'Check-in is from {checkin}, check-out until {checkout}. If your flight does not fit, ask us: something can often be arranged when nobody else comes or goes that day.',
  '3.title': 'What if our plans change?',
  '3.text':
    'The price shows until when you can cancel and what you get back, before you send anything. The Cancellation page has the details.',
  '4.title': 'Is linen included?',
  '4.text':
    'Yes. The beds are made when you arrive, and there are towels for everyone, for the bathroom and for the pool.',
  '5.title': 'Is the house right for small children?',
  '5.text':
    'Families are welcome. Tell us how old your children are, and we will tell you what to expect of the pool and the stairs, and what we can have ready for you.',
  '6.title': 'What are the house rules?',
  '6.text':
    'Quiet outdoors from ten in the evening, no parties, and no overnight guests who are not part of the booking. Please ask before you bring a pet.',
  '7.title': 'Do we need a car?',
  '7.text':
    'Not in the village: beach, shops and restaurants are a short walk away. For Lagos, Sagres and the golf courses a car is a good idea.',
} as const;
