import type { stayIssuesEn } from './stayIssues.en';
import { translation } from './translation';

/** `stayIssues.en.ts` in French. */
export const stayIssuesFr = translation<typeof stayIssuesEn>()({
  'stay.checkout_not_later': 'Le départ doit suivre l’arrivée.',
  'stay.too_many_nights':
    'Un séjour dure au plus {limit} {limit|nuit|nuits}. Veuillez choisir un départ plus proche.',
  'stay.too_far_ahead':
    'L’arrivée peut avoir lieu au plus {months} {months|mois|mois} à l’avance. Veuillez choisir une date plus proche.',
  'stay.minimum_stay.peak':
    'En haute saison (juillet et août), un séjour dure au moins {nights} {nights|nuit|nuits}. Veuillez choisir un séjour plus long.',
  'stay.minimum_stay.regular':
    'Un séjour dure au moins {nights} {nights|nuit|nuits}. Veuillez choisir un séjour plus long.',
  'stay.minimum_stay.day':
    'Pour une arrivée le {day}, un séjour dure au moins {nights} {nights|nuit|nuits}. Veuillez choisir un séjour plus long.',
  'stay.no_arrival':
    'Une arrivée le {day} n’est pas possible. Jours d’arrivée : {weekdays}. Veuillez en choisir un autre.',
  'stay.no_departure':
    'Un départ le {day} n’est pas possible. Jours de départ : {weekdays}. Veuillez en choisir un autre.',
  'stay.unavailable.past':
    'Les dates choisies sont passées : {nights}. Veuillez choisir une arrivée plus tardive.',
  'stay.unavailable.notice':
    'Les dates choisies sont trop proches : {nights}. Veuillez choisir une arrivée plus tardive.',
  'stay.unavailable.taken':
    'Certaines des nuits choisies sont déjà prises : {nights}. Veuillez choisir d’autres dates.',
});
