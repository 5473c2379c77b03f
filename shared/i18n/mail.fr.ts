import type { mailEn } from './mail.en';
import { translation } from './translation';

/** `mail.en.ts` in French. */
export const mailFr = translation<typeof mailEn>()({
  'common.greeting': 'Bonjour,',
  'common.greetingName': 'Bonjour {name},',
  'common.regards': 'Bien cordialement,',
  'common.team': 'le propriétaire de {villa}',
  'common.footer': '{villa} · {place}',
  'common.site': 'Voir le site',
  'common.automatic':
    'Cet e-mail a été envoyé automatiquement. Si vous y répondez, le propriétaire vous lira.',
  'stay.reference': 'Référence',
  'stay.checkin': 'Arrivée',
  'stay.checkinValue': '{day}, à partir de {time}',
  'stay.checkout': 'Départ',
  'stay.checkoutValue': '{day}, avant {time}',
  'stay.nights': 'Nuits',
  'stay.guests': 'Personnes',
  'bill.title': 'Le prix',
  'stayPage.action': 'Ouvrir la page de votre séjour',
  'stayPage.note':
    'Vous y voyez où en est votre séjour, avec les dates, le prix et le fichier pour votre agenda.',
  'stayPage.secret':
    'Toute personne qui a ce lien peut ouvrir cette page : merci de ne pas le transmettre.',

  'enquiryReceipt.preview': 'Du {from} au {to} : nous répondons sous {hours} {hours|heure|heures}.',
  'enquiryReceipt.notYou':
    'Vous n’avez rien demandé ? Quelqu’un s’est sans doute trompé d’adresse. Vous n’avez rien à faire.',
  'confirmation.preview': 'Nous avons hâte de vous accueillir. Arrivée : {from}.',
  'confirmation.invitation': 'Séjour à {villa}',
  'confirmation.invitationText':
    'Arrivée : {checkin}, à partir de {checkinTime}. Départ : {checkout}, avant {checkoutTime} (heure de Lisbonne). Référence {reference}.',
  'stayChange.subject': 'Votre séjour a été modifié : {reference}',
  'stayChange.preview': 'Désormais du {from} au {to}.',
  'stayChange.title': 'Votre séjour a été modifié',
  'stayChange.text':
    'Nous avons modifié votre réservation à {villa}. Si quelque chose vous surprend, répondez simplement à cet e-mail.',
  'stayChange.extras': 'Suppléments',
  'stayChange.noExtras': 'aucun',
  'stayChange.before': 'Avant',
  'stayChange.after': 'Maintenant',
  'stayChange.now': 'Votre séjour maintenant',
  'stayChange.calendar':
    'Les nouvelles dates sont jointes pour votre agenda. En ouvrant le fichier, vous remplacez l’entrée précédente.',
  'decline.subject': 'Votre demande {reference}',
  'decline.preview': 'Nous ne pouvons pas vous proposer ces dates, du {from} au {to}.',
  'decline.title': 'Nous sommes désolés',
  'decline.text':
    'Merci d’avoir pensé à un séjour à {villa}. Malheureusement, nous ne pouvons pas vous proposer ces dates. D’autres vous conviennent peut-être : le calendrier de notre site montre ce qui est libre.',
  'decline.calendar': 'Voir les dates libres',
  'cancellation.subject': 'Votre séjour est annulé : {reference}',
  'cancellation.preview': 'Du {from} au {to}',
  'cancellation.title': 'Votre séjour est annulé',
  'cancellation.text':
    'Votre réservation à {villa} a été annulée. Si cela vous surprend, répondez simplement à cet e-mail. En ouvrant le fichier joint, vous retirez le séjour de votre agenda.',
  'cancellation.allBack': 'Nous vous remboursons tout ce que vous avez payé\u00A0: {back}.',
  'cancellation.partBack': 'Sur les {paid} que vous avez payés, nous vous remboursons {back}.',
  'cancellation.noneBack':
    'Selon les conditions d’annulation de votre réservation, les {paid} que vous avez payés ne sont pas remboursés.',
  'cancellation.nonePaid': 'Vous n’aviez encore rien payé\u00A0: il n’y a donc rien à rembourser.',
  'messageAnswer.title': 'Notre réponse',
  'messageAnswer.preview': 'Le propriétaire a répondu à votre message.',
  'messageAnswer.yours': 'Votre message',
  'messageAnswer.note':
    'Pour nous écrire à nouveau, répondez simplement à cet e-mail : il parvient au propriétaire.',
  'conversationNews.subject': 'Un message au sujet de votre séjour : {reference}',
  'conversationNews.preview': 'Au sujet de votre réservation {reference}',
  'conversationNews.title': 'Le propriétaire vous a écrit',
  'conversationNews.files': 'Avec {count} {count|fichier|fichiers}, à retrouver sur votre page.',
  'conversationNews.answer':
    'Vous pouvez répondre sur votre page. Merci de garder ce lien pour vous.',
  'conversationNews.action': 'Lire et répondre',
  'conversationNews.reply': 'Il vous suffit de répondre à cet e-mail.',

  'messageReceipt.subject': 'Nous avons bien reçu votre message',
  'messageReceipt.preview': 'En général, nous répondons sous {hours} {hours|heure|heures}.',
  'messageReceipt.title': 'Merci pour votre message',
  'messageReceipt.text':
    'Il nous est bien parvenu. Nous répondons de {opening}, en général sous {hours} {hours|heure|heures}.',
  'messageReceipt.notYou':
    'Vous ne nous avez pas écrit ? Quelqu’un s’est sans doute trompé d’adresse. Vous n’avez rien à faire.',
  'common.taxNumber': 'NIF {number}',
  'common.registration': 'Alojamento Local {number}',
  'cancel.title': 'Si vous annulez',
  'cancel.full': 'Jusqu’au {day}, tout ce que vous avez payé vous est remboursé.',
  'cancel.part': 'Jusqu’au {day}, {percent} % du total vous sont remboursés.',
  'cancel.after': 'Ensuite, rien n’est remboursé.',
  'cancel.none': 'En cas d’annulation, rien n’est remboursé.',
});
