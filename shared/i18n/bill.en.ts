/** What stands on a bill and below it, in English: on the site, in the back office and in mails. */
export const billEn = {
  'bill.nights': '{nights} {nights|night|nights} × {rate}',
  'bill.discount': '{name} (−{percent}%)',
  'bill.extraGuests': 'Extra guests',
  'bill.extraGuestsByStay': 'Extra guests: {guests} × {rate}',
  'bill.extraGuestsByNight': 'Extra guests: {guests} × {nights} {nights|night|nights} × {rate}',
  'bill.cleaning': 'Cleaning',
  'bill.pets': 'Pets',
  'bill.extra': '{name}: {quantity} × {rate}',
  'bill.touristTax':
    'Tourist tax: {guests} {guests|guest|guests} × {nights} {nights|night|nights} × {rate}',
  'bill.touristTaxFirstNights':
    'Tourist tax: {guests} {guests|guest|guests} × first {nights} nights × {rate}',
  'bill.other': '{name}',
  'bill.agreedNights': '{nights} {nights|night|nights}',
  'bill.agreedTax': 'Tourist tax',
  'bill.partyChildren': '{n} of them {n|a child|children}',
  'bill.partyPets': '{n} {n|pet|pets}',
  'bill.total': 'Total',
  'payment.all': 'Due at the confirmation: {deposit}.',
  'payment.deposit': 'Due at the confirmation: {deposit} ({percent}%).',
  'payment.balance': 'The rest, {balance}, is due by {day}.',
  'payment.onArrival': 'The rest, {balance}, is due on arrival.',
  'payment.security':
    'A security deposit of {security} comes on top, and is given back after the stay.',
} as const;
