import { translation } from './translation';
import type { offerEn } from './offer.en';

/** `offer.en.ts` in French. */
export const offerFr = translation<typeof offerEn>()({
  'offer.preview': 'Du {from} au {to}. Valable jusqu’au {until}.',
  'offer.validUntil': 'L’offre est valable jusqu’au {until}.',
  'offer.held': 'D’ici là, nous vous gardons ces nuits.',
  'offer.notHeld':
    'Ces nuits ne vous sont pas encore réservées : elles iront à la première personne qui accepte.',
  'offer.howConfirms':
    'Si vous acceptez l’offre sur votre page, votre séjour est confirmé aussitôt.',
  'offer.howAsks':
    'Si vous acceptez l’offre sur votre page, nous la vérifions une dernière fois, puis nous confirmons votre séjour.',
  'offer.action': 'Voir l’offre et répondre',
  'offerEnded.taken.subject': 'Notre offre {reference} : ces nuits ne sont plus disponibles',
  'offerEnded.taken.title': 'Ces nuits ne sont plus disponibles',
  'offerEnded.taken.text':
    'Nous sommes désolés : nous ne pouvons plus vous proposer ces nuits à {villa}. D’autres dates vous conviendraient peut-être. Répondez simplement à ce message, et nous verrons ce que nous pouvons faire.',
  'offerEnded.expired.subject': 'Notre offre {reference} a expiré',
  'offerEnded.expired.title': 'Notre offre a expiré',
  'offerEnded.expired.text':
    'Notre offre pour votre séjour à {villa} était valable jusqu’au {until}, et nous n’avons pas eu de vos nouvelles. Souhaitez-vous toujours venir ? Répondez simplement à ce message, et nous verrons ce que nous pouvons faire.',
  'offerEnded.withdrawn.subject': 'Notre offre {reference} n’est plus valable',
  'offerEnded.withdrawn.title': 'Notre offre n’est plus valable',
  'offerEnded.withdrawn.text':
    'Nous sommes désolés : nous avons dû retirer notre offre pour votre séjour à {villa}. Si vous avez une question, ou si vous souhaitez d’autres dates, répondez simplement à ce message.',
  'offerEnded.offered': 'Ce que nous vous avions proposé',
  'offerEnded.calendar': 'Voir les dates libres',
  'status.offered.title': 'Nous avons une offre pour vous',
  'status.offered.text': 'Lisez-la ci-dessous et dites-nous si elle vous convient.',
  'status.accepted.title': 'Vous avez accepté notre offre',
  'status.accepted.text':
    'Merci. Nous la vérifions une dernière fois, puis nous confirmons votre séjour. D’ici là, ces nuits sont à vous.',
  'offer.open.title': 'Notre offre',
  'offer.held.title': 'Notre offre',
  'offer.held.text':
    'Pour le moment, ces nuits sont gardées pour quelqu’un qui n’a pas encore répondu. Revenez plus tard, ou écrivez-nous.',
  'offer.accepted.title': 'Notre offre',
  'offer.accepted.text': 'Vous l’avez acceptée. Nous confirmons votre séjour très bientôt.',
  'offer.declined.title': 'Vous avez refusé notre offre',
  'offer.declined.text': 'Aucun souci. Si vous souhaitez d’autres dates, écrivez-nous.',
  'offer.expired.title': 'Notre offre a expiré',
  'offer.expired.text':
    'Le délai est passé. Souhaitez-vous toujours venir ? Écrivez-nous, et nous verrons ce que nous pouvons faire.',
  'offer.taken.title': 'Ces nuits ne sont plus disponibles',
  'offer.taken.text':
    'Nous en sommes désolés. D’autres dates vous conviendraient peut-être. Écrivez-nous, et nous verrons ce que nous pouvons faire.',
  'offer.withdrawn.title': 'Notre offre n’est plus valable',
  'offer.withdrawn.text':
    'Nous sommes désolés d’avoir dû la retirer. Souhaitez-vous toujours venir ? Écrivez-nous, et nous verrons ce que nous pouvons faire.',
  'offer.acceptConfirms':
    'Avec ce bouton, vous réservez ce séjour à ce prix, aux conditions ci-dessous.',
  'offer.acceptAsks':
    'Avec ce bouton, vous acceptez ce séjour à ce prix, aux conditions ci-dessous. Nous le confirmons ensuite.',
  'offer.book': 'Réserver avec obligation de paiement',
  'offer.accept': 'Accepter avec obligation de paiement',
  'offer.notForMe': 'Cela ne me convient pas',
  'offer.declineText':
    'Ce n’est pas grave. Si d’autres dates ou un autre prix peuvent aider, dites-le-nous avant de refuser.',
  'offer.declineReason': 'La raison, si vous le souhaitez',
  'offer.decline': 'Refuser l’offre',
  'done.offer_accepted': 'Merci, votre séjour est confirmé. Vous trouverez tout sur cette page.',
  'done.offer_accepted_waiting':
    'Merci, nous avons bien reçu votre accord. Nous confirmons votre séjour très bientôt.',
  'done.offer_declined': 'Merci de nous l’avoir dit. Une autre fois, peut-être.',
  'problem.offer_expired': 'Cette offre a expiré et n’a pas pu être acceptée. Écrivez-nous.',
  'problem.offer_taken': 'Nous sommes désolés : ces nuits ne sont plus disponibles.',
  'problem.offer_held':
    'Pour le moment, ces nuits sont gardées pour quelqu’un d’autre. Revenez plus tard, ou écrivez-nous.',
  'problem.offer_gone': 'Cette offre n’est plus valable. Regardez ce que dit la page à présent.',
});
