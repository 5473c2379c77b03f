/**
 * What is wrong with a stay, by the code of its issue. The sentence of the minimum stay is the
 * specification's, word for word.
 */
export const stayIssuesEn = {
  'stay.checkout_not_later': 'Check-out must be after check-in.',
  'stay.too_many_nights':
    'A stay can be at most {limit} nights. Please choose an earlier check-out.',
  'stay.too_far_ahead':
    'Check-in can be at most {months} {months|month|months} ahead. Please choose an earlier date.',
  'stay.minimum_stay.peak':
    'Minimum stay requirement: {nights} night(s) during peak season (July-August). Please select {nights} or more nights.',
  'stay.minimum_stay.regular':
    'Minimum stay requirement: {nights} night(s) during regular season. Please select {nights} or more nights.',
  'stay.minimum_stay.day':
    'Minimum stay requirement: {nights} night(s) for a check-in on {day}. Please select {nights} or more nights.',
  'stay.no_arrival':
    'A check-in on {day} is not possible: guests arrive on {weekdays}. Please choose another check-in.',
  'stay.no_departure':
    'A check-out on {day} is not possible: guests leave on {weekdays}. Please choose another check-out.',
  'stay.unavailable.past':
    'Selected dates are in the past: {nights}. Please choose a later check-in.',
  'stay.unavailable.notice':
    'Selected dates are too soon to book: {nights}. Please choose a later check-in.',
  'stay.unavailable.taken':
    'Selected dates overlap with existing bookings. Unavailable: {nights}. Please choose different dates.',
} as const;
