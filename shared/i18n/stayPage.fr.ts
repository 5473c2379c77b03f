import type { stayPageEn } from './stayPage.en';
import { translation } from './translation';

/** The guest's page of a booking, in French. */
export const stayPageFr = translation<typeof stayPageEn>()({
  title: 'Votre séjour',
  reference: 'Référence {reference}',
  private:
    'Cette page vous est réservée. Toute personne qui en a l’adresse peut l’ouvrir : merci de ne pas la transmettre.',
  'status.pending.title': 'Nous avons votre demande',
  'status.pending.text':
    'Nous répondons sous {hours} heures. D’ici là, rien n’est réservé et rien n’est à payer.',
  'status.confirmed.title': 'Votre séjour est confirmé',
  'status.confirmed.text': 'Nous avons hâte de vous accueillir.',
  'status.cancelled.title': 'Votre séjour a été annulé',
  'status.cancelled.text':
    'Si cela vous surprend, écrivez-nous. D’autres dates vous conviennent peut-être.',
  'status.declined.title': 'Nous n’avons pas pu accepter votre demande',
  'status.declined.text':
    'Nous regrettons que ce séjour ne soit pas possible. D’autres dates vous conviennent peut-être, ou écrivez-nous.',
  'status.ended.title': 'Ce séjour n’aura pas lieu',
  'status.ended.text':
    'Il a été refusé ou annulé. Si cela vous surprend, écrivez-nous. D’autres dates vous conviennent peut-être.',
  'status.over.title': 'Votre séjour est terminé',
  'status.over.text': 'Merci d’avoir séjourné chez nous.',
  'status.lapsed.title': 'Ces dates sont passées',
  'status.lapsed.text':
    'La demande est restée sans suite. D’autres dates vous conviennent peut-être.',
  freeDates: 'Voir les dates libres',
  'facts.title': 'Dates et voyageurs',
  'facts.checkin': 'Arrivée',
  'facts.checkinValue': '{day}, à partir de {time}',
  'facts.checkout': 'Départ',
  'facts.checkoutValue': '{day}, jusqu’à {time}',
  'facts.nights': 'Nuits',
  'facts.guests': 'Voyageurs',
  calendar: 'Ajouter à votre agenda',
  'calendar.hint': 'Un fichier pour l’agenda de votre téléphone ou ordinateur.',
  'bill.agreed': 'Le prix dont nous avons convenu.',
  'cancel.title': 'Si vous annulez',
  'cancel.full': 'Jusqu’au {day}, tout ce que vous avez payé vous est remboursé.',
  'cancel.part': 'Jusqu’au {day}, {percent} % du total vous sont remboursés.',
  'cancel.after': 'Ensuite, rien n’est remboursé.',
  'cancel.none': 'En cas d’annulation, rien n’est remboursé.',
  'cancel.today':
    'Si vous annuliez aujourd’hui, {amount} sur {total} vous seraient remboursés, dans la limite de ce qui a été payé.',
  'cancel.todayAll':
    'Si vous annuliez aujourd’hui, tout ce que vous avez payé vous serait remboursé\u00A0: {paid}.',
  'cancel.todayPart':
    'Si vous annuliez aujourd’hui, {back} sur les {paid} que vous avez payés vous seraient remboursés.',
  'cancel.todayNone':
    'Si vous annuliez aujourd’hui, rien des {paid} que vous avez payés ne vous serait remboursé.',
  'cancel.todayUnpaid':
    'Vous n’avez encore rien payé et ne devriez rien si vous annuliez aujourd’hui.',
  'cancel.todayOwed':
    'Vous n’avez encore rien payé. Si vous annuliez aujourd’hui, {kept} sur {total} resteraient dus selon les conditions.',
  'cancel.asked':
    'Vous avez demandé l’annulation le {day}. C’est ce jour qui compte pour le remboursement, même si le séjour est annulé plus tard.',
  'cancel.enquiry':
    'Ces règles s’appliquent une fois le séjour confirmé. D’ici là, c’est sans frais\u00A0: demandez-nous simplement l’annulation sur cette page.',
  'details.title': 'Qui vient, et quand',
  'details.text':
    'Cela nous aide à bien vous accueillir. Vous pouvez le modifier jusqu’à la fin du séjour.',
  'details.names': 'Noms des voyageurs',
  'details.name': 'Voyageur {n}',
  'details.arrivalTime': 'Heure d’arrivée',
  'details.arrivalTimeHint': 'Heure locale. L’arrivée est possible à partir de {time}.',
  'details.early':
    'L’arrivée est possible à partir de {time} : plus tôt, la maison n’est peut-être pas prête. Si vous souhaitez entrer avant, demandez-nous.',
  'details.note': 'Comment vous venez, par exemple un numéro de vol',
  'details.noteShort': 'Voyage',
  'details.save': 'Enregistrer',
  'change.title': 'Si vos projets changent',
  'change.text': 'Dites-le-nous ici. Rien ne change avant notre réponse.',
  'change.waiting.dates':
    'Le {day}, vous avez demandé d’autres dates : du {from} au {to}. Nous vous répondrons.',
  'change.waiting.cancellation':
    'Le {day}, vous avez demandé à annuler. Ce n’est pas encore annulé ; nous vous répondrons.',
  'change.takeBack': 'Retirer cette demande',
  'refusal.dates':
    'Bonjour {name},\n\nMerci pour votre demande. Malheureusement, nous ne pouvons pas vous proposer {newFrom} – {newTo}. Tout reste comme prévu : {from} – {to}.\n\nÉcrivez-nous si d’autres dates vous conviennent.',
  'refusal.cancellation':
    'Bonjour {name},\n\nMerci de nous avoir écrit. Nous n’avons pas annulé votre séjour : il est maintenu, {from} – {to}.\n\nÉcrivez-nous si vous avez des questions.',
  'dates.title': 'Demander d’autres dates',
  'dates.checkin': 'Nouvelle arrivée',
  'dates.checkout': 'Nouveau départ',
  'dates.message': 'Ce que nous devrions savoir',
  'dates.send': 'Demander ces dates',
  'cancellation.title': 'Demander l’annulation',
  'cancellation.text':
    'Nous lisons votre demande et répondons ; rien n’est annulé automatiquement.',
  'cancellation.message': 'La raison, si vous le souhaitez',
  'cancellation.send': 'Demander l’annulation de ce séjour',
  'conversation.title': 'Messages',
  'conversation.text':
    'Écrivez-nous ici. Nous répondons sur cette page, et un e-mail vous prévient.',
  'conversation.textWithoutMail':
    'Écrivez-nous ici. Nous répondons sur cette page\u00A0: pensez à y revenir.',
  'conversation.you': 'Vous',
  'conversation.owner': 'Le propriétaire',
  'conversation.new': 'Nouveau',
  'conversation.markRead': 'Marquer comme lu',
  'conversation.seen': 'Lu',
  'conversation.earlier': 'Messages précédents',
  'conversation.latest': 'Derniers messages',
  'conversation.write': 'Votre message',
  'conversation.files': 'Fichiers',
  'conversation.filesHint': 'Images ou PDF, {count} au plus et jusqu’à 10 Mo chacun.',
  'conversation.send': 'Envoyer',
  'done.read': 'Marqué comme lu. Nous le voyons de notre côté.',
  'done.message':
    'Votre message nous est parvenu. Nous répondons ici, et un e-mail vous préviendra.',
  'done.messageWithoutMail':
    'Votre message nous est parvenu. Nous répondons ici\u00A0: pensez à y revenir.',
  'problem.message': 'Écrivez quelques mots ou choisissez un fichier ; 5 000 caractères au plus.',
  'problem.file':
    'Choisissez des images (JPEG, PNG, WebP, AVIF, 25 mégapixels au plus) ou des PDF lisibles, et pas trop à la fois. Enregistrez d’abord en JPEG les images HEIC d’un iPhone. Rien n’a encore été envoyé.',
  'problem.file_size':
    'Ce fichier est trop volumineux : 10 Mo au plus. Rien n’a encore été envoyé.',
  'problem.unavailable':
    'Nous ne pouvons pas le recevoir pour l’instant, rien n’a été envoyé. Réessayez plus tard, ou sans le fichier.',
  'done.details': 'Enregistré. Merci.',
  'done.dates':
    'Votre demande nous est bien parvenue. Votre séjour reste inchangé jusqu’à notre réponse.',
  'done.dates_rules':
    'Votre souhait nous est parvenu, mais ces dates ne respectent pas notre séjour minimum ou nos jours d’arrivée et de départ\u00A0: nous devrons peut-être refuser. Votre séjour reste inchangé jusqu’à notre réponse.',
  'done.dates_rules_far':
    'Votre souhait nous est parvenu, mais nous ne prenons d’ordinaire pas de réservation aussi longtemps à l’avance\u00A0: nous devrons peut-être refuser. Votre séjour reste inchangé jusqu’à notre réponse.',
  'done.dates_rules_long':
    'Votre souhait nous est parvenu, mais ce séjour dépasse la durée que nous acceptons d’ordinaire\u00A0: nous devrons peut-être refuser. Votre séjour reste inchangé jusqu’à notre réponse.',
  'done.cancellation':
    'Nous avons votre demande d’annulation. Rien n’est annulé avant notre réponse.',
  'done.request_withdrawn': 'Votre demande est retirée. Votre séjour reste inchangé.',
  'problem.request_gone':
    'Cette demande a entre-temps reçu une réponse ou été modifiée. Regardez ce qui est indiqué ici maintenant.',
  'problem.invalid': 'Nous n’avons pas pu lire votre envoi. Vérifiez les champs et recommencez.',
  'refused.title': 'Non envoyé',
  'refused.toForm': 'Aller au formulaire',
  'refused.fields': 'À vérifier\u00A0: {fields}.',
  'problem.too_many':
    'Vous avez fait trop d’essais en peu de temps. Attendez une heure ou écrivez-nous.',
  'problem.too_many_names':
    'Il y a plus de noms que de voyageurs. Si d’autres personnes viennent, écrivez-nous d’abord.',
  'problem.dates':
    'Aucun séjour n’est possible à ces dates. Choisissez une arrivée à partir d’aujourd’hui et un départ ultérieur.',
  'problem.dates_too_long':
    'C’est trop long pour un seul séjour : 90 nuits au plus. Choisissez un départ plus proche.',
  'problem.dates_too_far': 'C’est trop loin dans l’avenir. Choisissez une arrivée plus proche.',
  'problem.dates_taken':
    'Certaines de ces nuits sont déjà prises. Veuillez en choisir d’autres\u00A0: le calendrier de notre site montre ce qui est libre.',
  'problem.same_dates': 'Ce sont les dates que vous avez déjà.',
  'problem.closed': 'Ce n’est plus possible pour ce séjour. Écrivez-nous.',
  'review.title': 'Comment s’est passé votre séjour ?',
  'review.text': 'Quelques mots aideront les voyageurs qui viendront après vous, et nous aussi.',
  'review.given':
    'Nous avons bien reçu votre avis. Merci ! Vous pouvez le modifier jusqu’à sa publication.',
  'review.published':
    'Votre avis figure sur notre page d’accueil. Merci ! Pour le faire modifier ou retirer, écrivez-nous.',
  'review.starsLabel': 'Étoiles',
  'review.stars': '{n} {n|étoile|étoiles} sur 5',
  'review.words': 'Votre avis',
  'review.wordsHint': 'Ce qui vous a plu, et ce qui pourrait être mieux.',
  'review.name': 'Sous quel nom publier votre avis ?',
  'review.name.none': 'Sans nom',
  'review.shown':
    'Une fois publié, il peut être lu par tous sur notre page d’accueil, avec le mois de votre séjour.',
  'review.answer': 'Notre réponse',
  'review.send': 'Envoyer l’avis',
  'review.change': 'Modifier l’avis',
  'done.review': 'Merci pour votre avis. Nous le lisons avant de le publier.',
  'problem.review_too_early': 'Un avis peut être écrit à partir du jour du départ.',
  'problem.review_published':
    'Votre avis est publié et ne peut plus être modifié ici. Écrivez-nous, s’il vous plaît.',
  'unknown.title': 'Ce lien n’ouvre aucune page',
  'unknown.text':
    'Il est peut-être incomplet, ou il en existe un plus récent. Utilisez le lien de notre dernier e-mail, ou écrivez-nous et nous vous en enverrons un autre.',
  'ended.title': 'Cette page est fermée',
  'ended.text':
    'Le séjour remonte à quelque temps, sa page n’est donc plus affichée. Si vous en avez besoin, écrivez-nous. Vous serez toujours les bienvenus chez nous.',
  contact: 'Nous écrire',
  home: 'Page d’accueil',
  'bill.title': 'Le prix',
  'arrival.title': 'Votre arrivée',
  'arrival.later':
    'À partir du {day}, vous trouverez ici l’adresse, l’itinéraire, la clé, le Wi-Fi et qui appeler.',
  'arrival.address': 'Adresse et itinéraire',
  'arrival.map': 'Ouvrir la carte',
  'arrival.key': 'Clé',
  'arrival.doorCode': 'Code',
  'arrival.wifi': 'Wi-Fi',
  'arrival.wifiName': 'Réseau',
  'arrival.wifiPassword': 'Mot de passe',
  'arrival.contact': 'Qui appeler',
  'arrival.houseRules': 'Règlement intérieur',
});
