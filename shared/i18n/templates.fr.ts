import type { templatesEn } from './templates.en';
import { translation } from './translation';

/** `templates.en.ts` in French. */
export const templatesFr = translation<typeof templatesEn>()({
  'receipt.title': 'Merci pour votre demande',
  'receipt.subject': 'Nous avons bien reçu votre demande {reference}',
  'receipt.body':
    'Bonjour,\n\nVotre demande nous est bien parvenue. Nous vous contactons sous {replyTime} pour confirmer la disponibilité et vous indiquer comment régler. D’ici là, rien n’est réservé et il n’y a rien à payer.',
  'offer.title': 'Notre offre pour votre séjour',
  'offer.subject': 'Notre offre pour votre séjour : {reference}',
  'offer.body':
    'Bonjour {guestName},\n\nMerci de l’intérêt que vous portez à {villa}. Nous avons le plaisir de vous proposer ces dates : du {checkin} au {checkout}, au prix de {total}.\n\nVous pouvez consulter et accepter cette offre sur votre page.',
  'confirmation.title': 'Votre séjour est confirmé',
  'confirmation.subject': 'Votre séjour est confirmé : {reference}',
  'confirmation.body':
    'Bonjour {guestName},\n\nNous avons hâte de vous accueillir à {villa}. Vous trouverez ci-joint votre séjour pour votre agenda.',
  'paymentRequest.title': 'Le règlement de votre séjour',
  'paymentRequest.subject': 'Le règlement de votre séjour : {reference}',
  'paymentRequest.body':
    'Bonjour {guestName},\n\nNous avons hâte de vous accueillir à {villa}. Merci de régler {amountDue} au plus tard le {dueDate}. Vous trouverez sur votre page comment régler et ce que vous avez déjà versé.\n\nSi vous avez déjà réglé, merci : vous n’avez plus rien à faire.',
  'paymentReminder.title': 'Un rappel de votre règlement',
  'paymentReminder.subject': 'Un rappel de votre règlement : {reference}',
  'paymentReminder.body':
    'Bonjour {guestName},\n\nUn simple rappel : {amountDue} sont à régler pour votre séjour à {villa}, au plus tard le {dueDate}. Vous trouverez sur votre page comment régler.\n\nSi votre règlement est déjà en route, merci : vous n’avez plus rien à faire.',
  'paymentOverdue.title': 'Votre règlement est en retard',
  'paymentOverdue.subject': 'Votre règlement est en retard : {reference}',
  'paymentOverdue.body':
    'Bonjour {guestName},\n\n{amountDue} étaient à régler pour votre séjour à {villa} au plus tard le {dueDate}, et ne nous sont pas encore parvenus. Merci de les verser dans les prochains jours ; vous trouverez sur votre page comment régler. En cas de difficulté, répondez simplement à cet e-mail.\n\nSi votre règlement est déjà en route, merci : vous n’avez plus rien à faire.',
  'arrivalDetails.title': 'Avant votre arrivée',
  'arrivalDetails.subject': 'Avant votre arrivée : {reference}',
  'arrivalDetails.body':
    'Bonjour {guestName},\n\nVous serez bientôt à {villa}. Votre arrivée : {checkin}, à partir de {checkinTime}.\n\nL’itinéraire, la clé et tout ce qu’il vous faut savoir se trouvent sur votre page. Lisez-la avant de partir, et gardez son lien pour vous.\n\nBon voyage !',
  'departureDay.title': 'Votre départ',
  'departureDay.subject': 'Votre départ : {reference}',
  'departureDay.body':
    'Bonjour {guestName},\n\nNous espérons que vous avez passé de beaux jours à {villa}. Votre départ : {checkout}, avant {checkoutTime}.\n\nSi vous avez une question avant le départ, consultez votre page ou écrivez-nous depuis celle-ci. Bon retour !',
  'thanks.title': 'Merci pour votre séjour',
  'thanks.subject': 'Merci pour votre séjour : {reference}',
  'thanks.body':
    'Bonjour {guestName},\n\nMerci d’avoir séjourné à {villa}. Nous espérons que votre retour s’est bien passé.\n\nVoulez-vous dire à d’autres comment c’était ? Quelques mots sur votre page suffisent, et vous choisissez sous quel nom ils paraissent.\n\nNous serions ravis de vous accueillir à nouveau.',
  'pay.amount': 'À régler',
  'pay.due': 'Au plus tard le',
});
