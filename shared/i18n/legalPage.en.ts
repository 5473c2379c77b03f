/**
 * What stands around the texts of the law's pages, in English. Apart from the site's texts: only
 * these pages need it.
 */
export const legalPageEn = {
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
