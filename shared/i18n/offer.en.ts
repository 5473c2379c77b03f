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
  'offerEnded.taken.subject': 'Our offer {reference}: these nights are taken',
  'offerEnded.taken.title': 'These nights are taken',
  'offerEnded.taken.text':
    'We are sorry: another guest was first, so we cannot offer you these nights at {villa} any more. Perhaps other dates suit you. Just answer this mail, and we will see what we can do.',
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
} as const;
