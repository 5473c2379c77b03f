import type { mailEn, mailTemplatesEn } from './mail.en';
import { translation } from './translation';

/** `mailTemplatesEn` in French. */
export const mailTemplatesFr = translation<typeof mailTemplatesEn>()({
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

/** `mailEn` in French. */
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
  'decline.textLapsed':
    'Merci d’avoir pensé à un séjour à {villa}. Nous sommes désolés de ne pas vous avoir répondu avant le jour de votre arrivée. Votre demande a pris fin\u00A0: rien n’est réservé et vous ne devez rien. Le calendrier de notre site montre ce qui est libre.',
  'decline.calendar': 'Voir les dates libres',
  'decline.titleAsked': 'Votre demande est retirée',
  'decline.textAsked':
    'Comme vous l’avez demandé, nous avons retiré votre demande de séjour à {villa}. Vous n’avez plus rien à faire.',
  'cancellation.subject': 'Votre séjour est annulé : {reference}',
  'cancellation.preview': 'Du {from} au {to}',
  'cancellation.title': 'Votre séjour est annulé',
  'cancellation.textAsked':
    'Comme vous l’avez demandé, votre réservation à {villa} a été annulée. En ouvrant le fichier joint, vous retirez le séjour de votre agenda.',
  'cancellation.text':
    'Votre réservation à {villa} a été annulée. Si cela vous surprend, répondez simplement à cet e-mail. En ouvrant le fichier joint, vous retirez le séjour de votre agenda.',
  'cancellation.textByOwner':
    'Nous sommes sincèrement désolés\u00A0: nous devons annuler votre réservation à {villa}. En ouvrant le fichier joint, vous retirez le séjour de votre agenda.',
  'cancellation.allBackUncounted': 'Nous vous remboursons tout ce que vous avez payé.',
  'cancellation.keptByPolicy':
    'Selon les conditions d’annulation de votre réservation, nous conservons {kept} sur le total de {total}. Ce que vous avez payé au-delà vous est remboursé.',
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
