import type { stayIssuesEn } from './stayIssues.en';
import { translation } from './translation';

/** `stayIssues.en.ts` in German. */
export const stayIssuesDe = translation<typeof stayIssuesEn>()({
  'stay.checkout_not_later': 'Die Abreise muss nach der Anreise liegen.',
  'stay.too_many_nights':
    'Ein Aufenthalt kann höchstens {limit} {limit|Nacht|Nächte} dauern. Bitte wählen Sie eine frühere Abreise.',
  'stay.too_far_ahead':
    'Die Anreise kann höchstens {months} {months|Monat|Monate} im Voraus liegen. Bitte wählen Sie einen früheren Tag.',
  'stay.minimum_stay.peak':
    'In der Hauptsaison (Juli und August) bleiben Gäste mindestens {nights} {nights|Nacht|Nächte}. Bitte wählen Sie einen längeren Aufenthalt.',
  'stay.minimum_stay.regular':
    'Der Mindestaufenthalt beträgt {nights} {nights|Nacht|Nächte}. Bitte wählen Sie einen längeren Aufenthalt.',
  'stay.minimum_stay.day':
    'Bei Anreise am {day} beträgt der Mindestaufenthalt {nights} {nights|Nacht|Nächte}. Bitte wählen Sie einen längeren Aufenthalt.',
  'stay.no_arrival':
    'Eine Anreise am {day} ist nicht möglich. Anreisetage: {weekdays}. Bitte wählen Sie eine andere Anreise.',
  'stay.no_departure':
    'Eine Abreise am {day} ist nicht möglich. Abreisetage: {weekdays}. Bitte wählen Sie eine andere Abreise.',
  'stay.unavailable.past':
    'Die gewählten Tage sind schon vorbei: {nights}. Bitte wählen Sie eine spätere Anreise.',
  'stay.unavailable.notice':
    'Die gewählten Tage sind zu kurzfristig: {nights}. Bitte wählen Sie eine spätere Anreise.',
  'stay.unavailable.taken':
    'Einige der gewählten Nächte sind schon vergeben: {nights}. Bitte wählen Sie andere Reisedaten.',
});
