import type { Translation } from './translation';
import type { offerEn } from './offer.en';

/** Ce que les hôtes lisent des offres, en français. */
export const offerFr: Translation<typeof offerEn> = {
  'offer.preview': 'Du {from} au {to}. Valable jusqu’au {until}.',
  'offer.validUntil': 'L’offre est valable jusqu’au {until}.',
  'offer.held': 'D’ici là, nous vous gardons ces nuits.',
  'offer.notHeld':
    'Ces nuits ne vous sont pas encore réservées : elles iront à la première personne qui accepte.',
  'offer.howConfirms':
    'Si vous acceptez l’offre sur votre page, votre séjour est confirmé aussitôt.',
  'offer.howAsks':
    'Si vous acceptez l’offre sur votre page, nous la vérifions une dernière fois, puis nous confirmons votre séjour.',
  'offer.action': 'Voir l’offre et répondre',
  'offerEnded.taken.subject': 'Notre offre {reference} : ces nuits sont prises',
  'offerEnded.taken.title': 'Ces nuits sont prises',
  'offerEnded.taken.text':
    'Nous sommes désolés : quelqu’un d’autre a été plus rapide, et nous ne pouvons plus vous proposer ces nuits à {villa}. D’autres dates vous conviendraient peut-être. Répondez simplement à ce message, et nous verrons ce que nous pouvons faire.',
  'offerEnded.expired.subject': 'Notre offre {reference} a expiré',
  'offerEnded.expired.title': 'Notre offre a expiré',
  'offerEnded.expired.text':
    'Notre offre pour votre séjour à {villa} était valable jusqu’au {until}, et nous n’avons pas eu de vos nouvelles. Souhaitez-vous toujours venir ? Répondez simplement à ce message, et nous verrons ce que nous pouvons faire.',
  'offerEnded.withdrawn.subject': 'Notre offre {reference} n’est plus valable',
  'offerEnded.withdrawn.title': 'Notre offre n’est plus valable',
  'offerEnded.withdrawn.text':
    'Nous sommes désolés : nous avons dû retirer notre offre pour votre séjour à {villa}. Si vous avez une question, ou si vous souhaitez d’autres dates, répondez simplement à ce message.',
  'offerEnded.offered': 'Ce que nous vous avions proposé',
  'offerEnded.calendar': 'Voir les dates libres',
};
