import type { guestErrorsEn } from './guestErrors.en';
import { translation } from './translation';

/** `guestErrors.en.ts` in French. */
export const guestErrorsFr = translation<typeof guestErrorsEn>()({
  forbidden_origin:
    'Cet envoi n’est possible que depuis {publicUrl}. Veuillez ouvrir cette adresse et réessayer.',
  not_found: '{what} est introuvable, ou n’existe plus.',
  'not_found.address': 'Cette adresse',
  method_not_allowed: 'Cette adresse ne répond qu’à {allowed}.',
  not_json: 'Veuillez envoyer du JSON avec l’en-tête Content-Type: application/json.',
  form_too_large:
    'C’est plus que ce qui peut être envoyé en une fois, et rien n’a été enregistré. Veuillez revenir en arrière et écrire plus court.',
  no_form: 'Veuillez revenir en arrière et envoyer le formulaire de la page.',
  too_many_guests:
    'La villa accueille au plus {maxGuests} {maxGuests|personne|personnes}. Veuillez en choisir moins.',
  'idempotency_conflict.enquiry':
    'Cette demande a déjà été envoyée avec d’autres données. Veuillez recharger la page et l’envoyer de nouveau.',
  'idempotency_conflict.message':
    'Ce message a déjà été envoyé avec un autre texte. Veuillez recharger la page et l’envoyer de nouveau.',
  price_changed:
    'Le prix a changé entre-temps. Veuillez vérifier le nouveau prix et envoyer de nouveau la demande.',
  'rate_limited.calls':
    'Trop de demandes depuis votre connexion. Veuillez réessayer dans {minutes} {minutes|minute|minutes}.',
  unavailable:
    'Cela n’a pas abouti et rien n’a été enregistré. Veuillez réessayer dans une minute.',
  internal:
    'Un problème est survenu chez nous. Veuillez réessayer ; s’il persiste, indiquez-nous le numéro de la requête.',
});
