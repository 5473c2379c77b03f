import type { stayIssuesEn } from './stayIssues.en';
import { translation } from './translation';

/** `stayIssues.en.ts` in Dutch. */
export const stayIssuesNl = translation<typeof stayIssuesEn>()({
  'stay.checkout_not_later': 'Het vertrek moet na de aankomst liggen.',
  'stay.too_many_nights':
    'Een verblijf duurt maximaal {limit} {limit|nacht|nachten}. Kies een eerder vertrek.',
  'stay.too_far_ahead':
    'De aankomst kan maximaal {months} {months|maand|maanden} vooruit liggen. Kies een eerdere dag.',
  'stay.minimum_stay.peak':
    'In het hoogseizoen (juli en augustus) duurt een verblijf minimaal {nights} {nights|nacht|nachten}. Kies een langer verblijf.',
  'stay.minimum_stay.regular':
    'Een verblijf duurt minimaal {nights} {nights|nacht|nachten}. Kies een langer verblijf.',
  'stay.minimum_stay.day':
    'Bij aankomst op {day} duurt een verblijf minimaal {nights} {nights|nacht|nachten}. Kies een langer verblijf.',
  'stay.no_arrival':
    'Een aankomst op {day} is niet mogelijk. Aankomstdagen: {weekdays}. Kies een andere aankomst.',
  'stay.no_departure':
    'Een vertrek op {day} is niet mogelijk. Vertrekdagen: {weekdays}. Kies een ander vertrek.',
  'stay.unavailable.past': 'De gekozen dagen zijn al voorbij: {nights}. Kies een latere aankomst.',
  'stay.unavailable.notice':
    'De gekozen dagen zijn te kort dag: {nights}. Kies een latere aankomst.',
  'stay.unavailable.taken':
    'Een deel van de gekozen nachten is al bezet: {nights}. Kies andere data.',
});
