/** The guest's page of a booking, in English. The server alone needs it: the page runs no script. */
export const stayPageEn = {
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
