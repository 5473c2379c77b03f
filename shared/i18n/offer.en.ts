/** What guests read of offers, in mails and on the page of their stay, in English. */
export const offerEn = {
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
  // The law wants these words on the buttons themselves (Directive 2011/83/EU, article 8(2)).
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
