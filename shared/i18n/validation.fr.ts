import { translation } from './translation';
import type { ValidationEn } from './validation';

/** What the contract says of fields, in French. */
export const validationFr = translation<ValidationEn>()({
  'Full name is required': 'Veuillez saisir votre nom et votre prénom.',
  'First name is required': 'Veuillez saisir votre prénom.',
  'Last name is required': 'Veuillez saisir votre nom.',
  'Email is required': 'Veuillez saisir votre adresse e-mail.',
  'Please enter a valid email address': 'Veuillez saisir une adresse e-mail valable.',
  'Message is required': 'Veuillez écrire un message.',
  'Please choose a subject': 'Veuillez choisir un objet.',
  'Check-in date is required': 'Veuillez choisir la date d’arrivée.',
  'Check-out date is required': 'Veuillez choisir la date de départ.',
  'At least 1 guest is required': 'Veuillez indiquer au moins une personne.',
  'At least one of the guests must be an adult.': 'Au moins une personne doit être adulte.',
  'Please choose EUR, GBP or USD': 'Veuillez choisir EUR, GBP ou USD.',
  'Please calculate the price first': 'Veuillez attendre que le prix soit calculé.',
  'Please use at most {n} characters': 'Veuillez utiliser au plus {n} caractères.',
  'Please remove invisible control characters':
    'Veuillez retirer les caractères de contrôle invisibles.',
  'Please use a real date in the form yyyy-MM-dd': 'Veuillez indiquer une date qui existe.',
  Required: 'Cette indication est requise.',
  'Invalid input': 'Cette indication n’est pas valable.',
});
