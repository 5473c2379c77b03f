import type { rules as english } from '../en/rules';
import { translation } from '../translation';
import type { ValidationEn } from '../validation';

/** `en/rules.ts` in French. */
export const rules = translation<typeof english>()({
  // Bills and payments.
  'bill.nights': '{nights} {nights|nuit|nuits} × {rate}',
  'bill.discount': '{name} (−{percent} %)',
  'bill.lengthOfStay': 'Remise long séjour',
  'bill.earlyBird': 'Remise pour réservation anticipée',
  'bill.lastMinute': 'Remise de dernière minute',
  'bill.extraGuests': 'Personnes supplémentaires',
  'bill.extraGuestsByStay': 'Personnes supplémentaires : {guests} × {rate} par séjour',
  'bill.extraGuestsByNight':
    'Personnes supplémentaires : {guests} × {nights} {nights|nuit|nuits} × {rate}',
  'bill.cleaning': 'Ménage',
  'bill.pets': 'Animaux',
  'bill.extra': '{name} : {quantity} × {rate}',
  'bill.touristTax':
    'Taxe de séjour : {guests} {guests|personne|personnes} × {nights} {nights|nuit|nuits} × {rate}',
  'bill.touristTaxFirstNights':
    'Taxe de séjour : {guests} {guests|personne|personnes} × {nights} premières nuits × {rate}',
  'bill.other': '{name}',
  'bill.agreedNights': '{nights} {nights|nuit|nuits}',
  'bill.agreedTax': 'Taxe de séjour',
  'bill.partyChildren': 'dont {n} {n|enfant|enfants}',
  'bill.partyInfants': '{n} {n|bébé|bébés}',
  'bill.partyPets': '{n} {n|animal|animaux}',
  'bill.total': 'Total',
  'payment.all': 'À régler à la confirmation : {deposit}.',
  'payment.deposit': 'À régler à la confirmation : {deposit} ({percent} %).',
  'payment.balance': 'Le solde de {balance} est à régler au plus tard le {day}.',
  'payment.onArrival': 'Le solde de {balance} est à régler à l’arrivée.',
  'payment.security':
    'Un dépôt de garantie de {security} s’y ajoute ; il vous est rendu après votre séjour.',

  // Invalid stays, by the code of the issue. The sentence about the minimum stay is the specification's, verbatim.
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

/** The contract's messages about fields. */
export const validation = translation<ValidationEn>()({
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
  'Please use Latin letters, as at the foot of the document’s page':
    'Veuillez utiliser des lettres latines, comme au bas de la page de la pièce d’identité.',
  'Please use at most 16 letters and digits, as on the document':
    'Veuillez indiquer au plus 16 lettres et chiffres, comme sur la pièce d’identité.',
  'Please choose a country from the list': 'Veuillez choisir un pays de la liste.',
  Required: 'Cette indication est requise.',
  'Invalid input': 'Cette indication n’est pas valable.',
});
