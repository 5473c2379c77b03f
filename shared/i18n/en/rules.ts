/**
 * Texts about bills and stays, in English, for guests' pages, mails and the back office. For the contract's messages
 * about fields see `validation.ts`.
 */
export const rules = {
  // Bills and payments.
  'bill.nights': '{nights} {nights|night|nights} × {rate}',
  'bill.discount': '{name} (−{percent}%)',
  'bill.lengthOfStay': 'Long stay discount',
  'bill.earlyBird': 'Early booking discount',
  'bill.lastMinute': 'Last-minute discount',
  'bill.extraGuests': 'Extra guests',
  'bill.extraGuestsByStay': 'Extra guests: {guests} × {rate} per stay',
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
  'bill.partyInfants': '{n} {n|infant|infants}',
  'bill.partyPets': '{n} {n|pet|pets}',
  'bill.total': 'Total',
  'payment.all': 'Due on confirmation: {deposit}.',
  'payment.deposit': 'Due on confirmation: {deposit} ({percent}%).',
  'payment.balance': 'The balance of {balance} is due by {day}.',
  'payment.onArrival': 'The balance of {balance} is due on arrival.',
  'payment.security':
    'A security deposit of {security} is also payable and is refunded after your stay.',

  // Invalid stays, by the code of the issue. The sentence about the minimum stay is the specification's, verbatim.
  'stay.checkout_not_later': 'Check-out must be after check-in.',
  'stay.too_many_nights':
    'The longest possible stay is {limit} nights. Please choose an earlier check-out.',
  'stay.too_far_ahead':
    'Check-in can be at most {months} {months|month|months} ahead. Please choose an earlier date.',
  'stay.minimum_stay.peak':
    'Minimum stay requirement: {nights} night(s) during peak season (July-August). Please select {nights} or more nights.',
  'stay.minimum_stay.regular':
    'Minimum stay requirement: {nights} night(s) during regular season. Please select {nights} or more nights.',
  'stay.minimum_stay.day':
    'Minimum stay requirement: {nights} night(s) for a check-in on {day}. Please select {nights} or more nights.',
  'stay.no_arrival':
    'Check-in is not possible on {day}, only on {weekdays}. Please choose another check-in date.',
  'stay.no_departure':
    'Check-out is not possible on {day}, only on {weekdays}. Please choose another check-out date.',
  'stay.unavailable.past':
    'Selected dates are in the past: {nights}. Please choose a later check-in.',
  'stay.unavailable.notice':
    'Selected dates are too soon to book: {nights}. Please choose a later check-in.',
  'stay.unavailable.taken':
    'Selected dates overlap with existing bookings. Unavailable: {nights}. Please choose different dates.',
} as const;
