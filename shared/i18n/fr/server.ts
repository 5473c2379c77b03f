import type * as english from '../en/server';
import { translation } from '../translation';

// `en/server.ts` in French.

export const guestErrors = translation<typeof english.guestErrors>()({
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
    'Un problème est survenu chez nous. Veuillez réessayer. S’il persiste, indiquez-nous le code d’erreur.',
});

export const errorPage = translation<typeof english.errorPage>()({
  'title.missing': 'Introuvable',
  'title.failed': 'Cette page n’est pas disponible pour le moment',
  'title.refused': 'Cela n’a pas fonctionné',
  'title.signIn': 'Veuillez vous connecter',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  stay: 'Retour à votre réservation',
  signIn: 'Se connecter',
  'signIn.hint': 'Ce fichier est réservé au propriétaire de la villa, et votre session a expiré.',
  'script.title': 'Cette page n’a pas été entièrement chargée',
  'script.text': 'Ses boutons et ses formulaires ne fonctionnent pas encore.',
  'script.reload': 'Recharger la page',
  requestId: 'Code d’erreur : {id}',
});

export const stayPage = translation<typeof english.stayPage>()({
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
  'status.declined.title': 'Nous ne pouvons pas vous proposer ce séjour',
  'status.declined.text':
    'Nous regrettons que ces dates ne soient pas possibles. D’autres vous conviennent peut-être, ou écrivez-nous.',
  'status.ended.title': 'Ce séjour n’aura pas lieu',
  'status.ended.text':
    'Il a été refusé ou annulé. Si cela vous surprend, écrivez-nous. D’autres dates vous conviennent peut-être.',
  'status.over.title': 'Votre séjour est terminé',
  'status.over.text': 'Merci d’avoir séjourné chez nous.',
  'status.lapsed.title': 'Ces dates sont passées',
  'status.lapsed.text':
    'Votre demande n’a pas abouti à une réservation. D’autres dates vous conviennent peut-être.',
  freeDates: 'Voir les disponibilités',
  'next.kicker': 'Prochaine étape',
  'next.transfer': 'Virez {amount} au plus tard le {day}',
  'next.overdue': 'Veuillez virer {amount}, à régler depuis le {day}',
  'next.details': 'Dites-nous qui vient et quand vous arrivez',
  'next.toDetails': 'Remplir',
  copy: 'Copier',
  copied: 'Copié',
  countdown: 'Dans {days} {days|jour|jours}',
  'countdown.today': 'Aujourd’hui',
  'calendar.tentative': 'Noté comme provisoire jusqu’à la confirmation du séjour.',
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
  'cancel.after': 'Ensuite, aucun remboursement.',
  'cancel.none': 'Les annulations ne sont pas remboursées.',
  'cancel.today':
    'Si vous annuliez aujourd’hui, jusqu’à {amount} sur {total} vous seraient remboursés, selon ce que vous avez payé.',
  'cancel.todayAll':
    'Si vous annuliez aujourd’hui, tout ce que vous avez payé vous serait remboursé\u00A0: {paid}.',
  'cancel.todayPart':
    'Si vous annuliez aujourd’hui, {back} sur les {paid} que vous avez payés vous seraient remboursés.',
  'cancel.todayNone':
    'Si vous annuliez aujourd’hui, rien des {paid} que vous avez payés ne vous serait remboursé.',
  'cancel.todayUnpaid':
    'Vous n’avez encore rien payé et ne devriez rien si vous annuliez aujourd’hui.',
  'cancel.todayOwed':
    'Vous n’avez encore rien payé. Si vous annuliez aujourd’hui, {kept} sur {total} resteraient dus selon les conditions d’annulation.',
  'cancel.asked':
    'Vous avez demandé l’annulation le {day}. C’est ce jour qui compte pour le remboursement, même si le séjour est annulé plus tard.',
  'cancel.enquiry':
    'Ces règles s’appliquent une fois le séjour confirmé. D’ici là, c’est sans frais\u00A0: demandez-nous simplement l’annulation sur cette page.',
  'details.title': 'Voyageurs et arrivée',
  'details.text':
    'Cela nous aide à bien vous accueillir. Vous pouvez le modifier jusqu’à la fin du séjour.',
  'details.names': 'Noms des voyageurs',
  'details.name': 'Voyageur {n}',
  'details.arrivalTime': 'Heure d’arrivée',
  'details.arrivalTimeHint': 'Heure locale. L’arrivée est possible à partir de {time}.',
  'details.early':
    'L’arrivée est possible à partir de {time} : plus tôt, la maison n’est peut-être pas prête. Si vous souhaitez entrer avant, demandez-nous.',
  'details.note': 'Votre voyage, par exemple un numéro de vol',
  'details.noteShort': 'Voyage',
  'details.save': 'Enregistrer',
  'change.title': 'Si vos projets changent',
  'change.text': 'Dites-le-nous ici. Rien ne change avant notre réponse.',
  'change.waiting.dates':
    'Le {day}, vous avez demandé un changement de dates : du {from} au {to}. Nous vous répondrons bientôt.',
  'change.waiting.cancellation':
    'Le {day}, vous avez demandé l’annulation. Votre séjour n’est pas encore annulé ; nous vous répondrons bientôt.',
  'change.takeBack': 'Retirer la demande',
  'refusal.dates':
    'Bonjour {name},\n\nMerci pour votre demande. Malheureusement, nous ne pouvons pas vous proposer {newFrom} – {newTo}. Tout reste comme prévu : {from} – {to}.\n\nÉcrivez-nous si d’autres dates vous conviennent.',
  'refusal.cancellation':
    'Bonjour {name},\n\nMerci de nous avoir écrit. Nous n’avons pas annulé votre séjour : il est maintenu, {from} – {to}.\n\nÉcrivez-nous si vous avez des questions.',
  'dates.title': 'Demander un changement de dates',
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
  'conversation.seen': 'Lu',
  'conversation.earlier': 'Messages précédents',
  'conversation.latest': 'Derniers messages',
  'conversation.write': 'Votre message',
  'conversation.files': 'Fichiers',
  'conversation.filesHint': 'Images ou PDF, {count} au plus et jusqu’à 10 Mo chacun.',
  'conversation.send': 'Envoyer',
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
    'Votre demande nous est bien parvenue, mais ces dates ne respectent pas notre séjour minimum ou nos jours d’arrivée et de départ : nous devrons peut-être refuser. Votre séjour reste inchangé jusqu’à notre réponse.',
  'done.dates_rules_far':
    'Votre demande nous est bien parvenue, mais nous ne prenons d’ordinaire pas de réservation aussi longtemps à l’avance : nous devrons peut-être refuser. Votre séjour reste inchangé jusqu’à notre réponse.',
  'done.dates_rules_long':
    'Votre demande nous est bien parvenue, mais ce séjour dépasse la durée que nous acceptons d’ordinaire : nous devrons peut-être refuser. Votre séjour reste inchangé jusqu’à notre réponse.',
  'done.cancellation':
    'Nous avons votre demande d’annulation. Rien n’est annulé avant notre réponse.',
  'done.request_withdrawn': 'Votre demande est retirée. Votre séjour reste inchangé.',
  'problem.request_gone':
    'Cette demande a entre-temps reçu une réponse ou été modifiée. Regardez ce qui est indiqué ici maintenant.',
  'problem.invalid':
    'Quelque chose ne va pas dans le formulaire. Vérifiez les champs et envoyez-le de nouveau.',
  'refused.title': 'Non envoyé',
  'refused.toForm': 'Aller au formulaire',
  'refused.fields': 'À vérifier\u00A0: {fields}.',
  'problem.too_many':
    'Vous avez fait trop d’essais en peu de temps. Attendez une heure ou écrivez-nous.',
  'problem.too_many_names':
    'Il y a plus de noms que de voyageurs. Si d’autres personnes viennent, écrivez-nous d’abord.',
  'problem.dates': 'Choisissez une arrivée à partir d’aujourd’hui, et un départ ultérieur.',
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
  'review.starsLabel': 'Note',
  'review.stars': '{n} {n|étoile|étoiles} sur 5',
  'review.words': 'Votre avis',
  'review.wordsHint': 'Ce qui vous a plu, et ce qui pourrait être mieux.',
  'review.name': 'Comment votre nom doit-il apparaître ?',
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
  'unknown.title': 'Ce lien ne fonctionne pas',
  'unknown.text':
    'Il est peut-être incomplet, ou il en existe un plus récent. Utilisez le lien de notre dernier e-mail, ou écrivez-nous et nous vous en enverrons un autre.',
  'ended.title': 'Cette page n’est plus disponible',
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

export const offer = translation<typeof english.offer>()({
  'offer.preview': 'Du {from} au {to}. Valable jusqu’au {until}.',
  'offer.validUntil': 'L’offre est valable jusqu’au {until}.',
  'offer.held': 'D’ici là, nous vous gardons ces nuits.',
  'offer.notHeld':
    'Ces nuits ne vous sont pas encore réservées : elles iront à la première personne qui accepte.',
  'offer.howConfirms':
    'Acceptez l’offre sur la page de votre séjour, et votre séjour est confirmé aussitôt.',
  'offer.howAsks':
    'Une fois l’offre acceptée sur la page de votre séjour, nous la vérifions une dernière fois, puis nous confirmons votre séjour.',
  'offer.action': 'Voir notre offre',
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
  'offerEnded.calendar': 'Voir les disponibilités',
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

export const payments = translation<typeof english.payments>()({
  'payments.title': 'Paiements',
  'payments.paid': 'Reçu',
  'payments.returned': 'Remboursé',
  'payments.keptSecurity': 'Retenu sur votre caution : {reason}',
  'payments.outstanding': 'Reste à payer pour le séjour',
  'payments.outstandingSecurity': 'Dépôt de garantie à remettre',
  'payments.allPaid': 'Tout est réglé. Merci\u00A0!',
  'payments.giveBack': 'Nous vous remboursons {amount}.',
  'payments.item.deposit': 'Acompte',
  'payments.item.balance': 'Solde',
  'payments.item.full': 'Total de votre séjour',
  'payments.item.part': 'Paiement partiel',
  'payments.item.security': 'Dépôt de garantie',
  'payments.item.kept': 'Frais d’annulation',
  'payments.dueBy': 'à régler au plus tard le {day}',
  'payments.overdue': 'était à régler au plus tard le {day}',
  'payments.isPaid': 'réglé',
  'payments.partlyPaid': 'dont {amount} déjà réglés',
  'payments.securityHint':
    'Le dépôt de garantie s’ajoute au prix et vous est rendu après votre séjour.',
  'payments.bank.title': 'Régler par virement bancaire',
  'payments.bank.text':
    'Veuillez virer le montant sur ce compte en indiquant la référence, afin que nous reconnaissions votre paiement.',
  'payments.bank.laterByMail':
    'Nous vous indiquerons comment payer. Si vous souhaitez le savoir dès maintenant, répondez simplement à cet e-mail.',
  'payments.bank.later':
    'Nous vous indiquerons comment payer. Si vous souhaitez le savoir dès maintenant, écrivez-nous sur cette page.',
  'payments.bank.whatIsOpen':
    'Ce qui reste à payer pour votre séjour se règle par virement sur ce compte. Indiquez la référence, afin que nous reconnaissions votre paiement.',
  'payments.bank.next': '{amount}, au plus tard le {day}',
  'payments.bank.amount': 'Montant',
  'payments.bank.euros': 'En euros',
  'payments.bank.eurosHint':
    'Le compte est en euros : ce montant exact règle le paiement. Votre banque peut facturer le change.',
  'payments.bank.holder': 'Titulaire du compte',
  'payments.bank.iban': 'IBAN',
  'payments.bank.bic': 'BIC',
  'payments.bank.reference': 'Référence',
  'payments.bank.qr': 'Code QR de ce virement',
  'payments.bank.qrHint':
    'Scannez le code avec l’application de votre banque : le virement est prérempli.',
  'receipt.title': 'Reçu {number}',
  'receipt.issuedOn': 'Établi le {day}',
  'receipt.void': 'Ce reçu est annulé depuis le {day}\u00A0: {reason}',
  'receipt.from': 'Reçu de',
  'receipt.by': 'Bénéficiaire',
  'receipt.taxNumber': 'NIF {number}',
  'receipt.registration': 'Alojamento Local {number}',
  'receipt.amount': 'Montant',
  'receipt.paidOn': 'Payé le',
  'receipt.way': 'Mode de paiement',
  'receipt.way.transfer': 'virement bancaire',
  'receipt.way.cash': 'espèces',
  'receipt.way.card': 'carte',
  'receipt.way.other': 'autre moyen',
  'receipt.for': 'Objet',
  'receipt.booking': 'Réservation',
  'receipt.forStay': 'Séjour du {from} au {to}',
  'receipt.forSecurity': 'Dépôt de garantie du séjour du {from} au {to}, à rendre après le séjour',
  'receipt.notInvoice': 'Confirme la réception d’un paiement. Ceci n’est pas une facture.',
});

export const mailTemplates = translation<typeof english.mailTemplates>()({
  'receipt.title': 'Merci pour votre demande',
  'receipt.subject': 'Nous avons bien reçu votre demande {reference}',
  'receipt.body':
    'Bonjour {guestName},\n\nVotre demande nous est bien parvenue. Nous vous contactons sous {replyTime} pour confirmer la disponibilité et vous indiquer comment régler. D’ici là, rien n’est réservé et il n’y a rien à payer.',
  'offer.title': 'Notre offre pour votre séjour',
  'offer.subject': 'Notre offre pour votre séjour : {reference}',
  'offer.body':
    'Bonjour {guestName},\n\nMerci de l’intérêt que vous portez à {villa}. Nous avons le plaisir de vous proposer ces dates : du {checkin} au {checkout}, au prix de {total}.\n\nVous pouvez consulter et accepter cette offre sur la page de votre séjour.',
  'confirmation.title': 'Votre séjour est confirmé',
  'confirmation.subject': 'Votre séjour est confirmé : {reference}',
  'confirmation.body':
    'Bonjour {guestName},\n\nNous avons hâte de vous accueillir à {villa}. Vous trouverez ci-joint votre séjour pour votre agenda.',
  'paymentRequest.title': 'Le paiement de votre séjour',
  'paymentRequest.subject': 'Le paiement de votre séjour : {reference}',
  'paymentRequest.body':
    'Bonjour {guestName},\n\nNous avons hâte de vous accueillir à {villa}. Merci de régler {amountDue} au plus tard le {dueDate}. Vous trouverez sur la page de votre séjour comment régler et ce que vous avez déjà versé.\n\nSi vous avez déjà réglé, merci : vous n’avez plus rien à faire.',
  'paymentReminder.title': 'Rappel de paiement',
  'paymentReminder.subject': 'Rappel de paiement : {reference}',
  'paymentReminder.body':
    'Bonjour {guestName},\n\nUn simple rappel : {amountDue} sont à régler pour votre séjour à {villa}, au plus tard le {dueDate}. Vous trouverez sur la page de votre séjour comment régler.\n\nSi votre règlement est déjà en route, merci : vous n’avez plus rien à faire.',
  'paymentOverdue.title': 'Votre paiement est en retard',
  'paymentOverdue.subject': 'Votre paiement est en retard : {reference}',
  'paymentOverdue.body':
    'Bonjour {guestName},\n\n{amountDue} étaient à régler pour votre séjour à {villa} au plus tard le {dueDate}, et ne nous sont pas encore parvenus. Merci de les verser dans les prochains jours ; vous trouverez sur la page de votre séjour comment régler. En cas de difficulté, répondez simplement à cet e-mail.\n\nSi votre règlement est déjà en route, merci : vous n’avez plus rien à faire.',
  'arrivalDetails.title': 'Avant votre arrivée',
  'arrivalDetails.subject': 'Avant votre arrivée : {reference}',
  'arrivalDetails.body':
    'Bonjour {guestName},\n\nVous serez bientôt à {villa}. Votre arrivée : {checkin}, à partir de {checkinTime}.\n\nL’itinéraire, la clé et tout ce qu’il vous faut savoir se trouvent sur la page de votre séjour. Lisez-la avant de partir, et gardez son lien pour vous.\n\nBon voyage !',
  'departureDay.title': 'Votre départ',
  'departureDay.subject': 'Votre départ : {reference}',
  'departureDay.body':
    'Bonjour {guestName},\n\nNous espérons que vous avez passé de beaux jours à {villa}. Votre départ : {checkout}, avant {checkoutTime}.\n\nSi vous avez une question avant le départ, consultez la page de votre séjour ou écrivez-nous depuis celle-ci. Bon retour !',
  'thanks.title': 'Merci pour votre séjour',
  'thanks.subject': 'Merci pour votre séjour : {reference}',
  'thanks.body':
    'Bonjour {guestName},\n\nMerci d’avoir séjourné à {villa}. Nous espérons que votre retour s’est bien passé.\n\nVoulez-vous dire à d’autres comment c’était ? Quelques mots sur la page de votre séjour suffisent, et vous choisissez sous quel nom ils paraissent.\n\nNous serions ravis de vous accueillir à nouveau.',
  'pay.amount': 'À régler',
  'pay.due': 'Au plus tard le',
});

export const mail = translation<typeof english.mail>()({
  'common.greeting': 'Bonjour,',
  'common.guest': 'cher voyageur',
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
  'stay.checkoutValue': '{day}, jusqu’à {time}',
  'stay.nights': 'Nuits',
  'stay.guests': 'Voyageurs',
  'bill.title': 'Le prix',
  'stayPage.action': 'Ouvrir la page de votre séjour',
  'stayPage.note': 'Vous y voyez à tout moment où en est votre séjour et pouvez nous y écrire.',
  'stayPage.secret':
    'Toute personne qui a ce lien peut ouvrir cette page : merci de ne pas le transmettre.',

  'enquiryReceipt.preview': 'Du {from} au {to} : nous répondons sous {hours} {hours|heure|heures}.',
  'enquiryReceipt.notYou':
    'Vous n’avez rien demandé ? Quelqu’un s’est sans doute trompé d’adresse. Vous n’avez rien à faire.',
  'confirmation.preview': 'Nous avons hâte de vous accueillir. Arrivée : {from}.',
  'confirmation.invitation': 'Séjour à {villa}',
  'enquiry.invitation': 'Demande : séjour à {villa}',
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
  'decline.calendar': 'Voir les disponibilités',
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
  'cancellation.nonePaid': 'Vous n’avez encore rien payé : il n’y a donc rien à rembourser.',
  'messageAnswer.title': 'Notre réponse',
  'messageAnswer.preview': 'Le propriétaire a répondu à votre message.',
  'messageAnswer.yours': 'Votre message',
  'messageAnswer.note':
    'Pour nous écrire à nouveau, répondez simplement à cet e-mail : il parvient au propriétaire.',
  'conversationNews.subject': 'Un message au sujet de votre séjour : {reference}',
  'conversationNews.preview': 'Au sujet de votre réservation {reference}',
  'conversationNews.title': 'Le propriétaire vous a écrit',
  'conversationNews.files':
    'Avec {count} {count|fichier|fichiers}, à retrouver sur la page de votre séjour.',
  'conversationNews.answer':
    'Vous pouvez répondre sur la page de votre séjour. Merci de garder ce lien pour vous.',
  'conversationNews.action': 'Lire et répondre',
  'conversationNews.reply': 'Il vous suffit de répondre à cet e-mail.',

  'messageReceipt.subject': 'Nous avons bien reçu votre message',
  'messageReceipt.preview': 'En général, nous répondons sous {hours} {hours|heure|heures}.',
  'messageReceipt.title': 'Merci pour votre message',
  'messageReceipt.text':
    'Il nous est bien parvenu. Nous sommes là de {opening} et répondons en général sous {hours} {hours|heure|heures}.',
  'messageReceipt.notYou':
    'Vous ne nous avez pas écrit ? Quelqu’un s’est sans doute trompé d’adresse. Vous n’avez rien à faire.',
  'common.taxNumber': 'NIF {number}',
  'common.registration': 'Alojamento Local {number}',
  'cancel.title': 'Si vous annulez',
  'cancel.full': 'Jusqu’au {day}, tout ce que vous avez payé vous est remboursé.',
  'cancel.part': 'Jusqu’au {day}, {percent} % du total vous sont remboursés.',
  'cancel.after': 'Ensuite, aucun remboursement.',
  'cancel.none': 'Les annulations ne sont pas remboursées.',
});

export const legalPage = translation<typeof english.legalPage>()({
  version: 'Version {version}, en vigueur depuis le {day}',
  translated: 'Cette traduction est là pour faciliter la lecture. La version anglaise fait foi :',
  'steps.title': 'Votre remboursement',
  'steps.full': 'Jusqu’à {days} {days|jour|jours} avant l’arrivée : tout ce que vous avez payé',
  'steps.part': 'Jusqu’à {days} {days|jour|jours} avant l’arrivée : {percent} % du prix total',
  'steps.fullToday': 'Jusqu’au jour de l’arrivée : tout ce que vous avez payé',
  'steps.partToday': 'Jusqu’au jour de l’arrivée : {percent} % du prix total',
  'steps.after': 'Ensuite : aucun remboursement',
  'steps.none': 'L’annulation d’un séjour confirmé n’est pas remboursée.',
  'operator.title': 'Le loueur',
  'operator.name': 'Nom',
  'operator.taxNumber': 'Numéro fiscal (NIF)',
  'operator.address': 'Adresse',
  'operator.registration': 'Enregistrement (Alojamento Local)',
  'operator.capacity': 'Enregistrée pour',
  'operator.guests': '{n} {n|personne|personnes}',
  'operator.euRegistration': 'Enregistrement (UE)',
  'operator.vatNote': 'TVA',
  'operator.privacyContact': 'Pour toute question sur vos données',
});

export const legal = translation<typeof english.legal>()({
  'privacy.1.title': 'Qui est responsable',
  'privacy.1.text':
    '{operator} est responsable de vos données sur ce site et autour de votre séjour dans la maison {villa}. Pour tout ce qui concerne vos données, adressez-vous à {contact}.',
  'privacy.2.title': 'Quand vous demandez un séjour',
  'privacy.2.text':
    'Nous conservons votre nom, votre adresse e-mail, votre numéro de téléphone si vous en donnez un, la langue dans laquelle vous nous lisez, vos dates, le nombre de personnes, avec les enfants et les animaux, ce que vous choisissez en plus, le prix, vos souhaits et les offres que nous vous faisons. Nous en avons besoin pour vous répondre, établir la réservation et vous accueillir : ce sont des démarches préalables à un contrat, faites à votre demande, et le contrat lui-même (RGPD, article 6, paragraphe 1, point b).',
  'privacy.3.title': 'Quand vous nous écrivez',
  'privacy.3.text':
    'Nous conservons votre nom, votre adresse e-mail, votre numéro de téléphone si vous en donnez un, votre message et nos réponses (RGPD, article 6, paragraphe 1, point b s’il s’agit d’un séjour, sinon point f : vous avez écrit parce que vous souhaitez une réponse). Ce que nous nous écrivons sur la page de votre séjour, avec les images et les documents que vous envoyez, est conservé avec la réservation.',
  'privacy.4.title': 'Quand vous séjournez chez nous',
  'privacy.4.text':
    'Votre séjour a sa propre page, qui s’ouvre par le lien figurant dans nos e-mails. Nous conservons ce que vous y indiquez pour vous accueillir et vous répondre : les noms de ceux qui vous accompagnent, quand et comment vous arrivez, par exemple un numéro de vol, et votre souhait de modifier ou d’annuler (RGPD, article 6, paragraphe 1, point b). N’indiquez s’il vous plaît le nom d’autres personnes que si elles le savent.\n\nNous notons ce que vous payez et ce que nous remboursons, avec le jour, le montant et le moyen, et établissons des reçus à votre nom (RGPD, article 6, paragraphe 1, point b et, lorsque la loi fiscale les exige, point c). Rien ne se paie sur ce site, et il ne demande aucune carte.\n\nSi vous nous envoyez un avis, nous le montrons sur notre page d’accueil une fois que nous l’avons lu : vos mots et vos étoiles, le mois de votre séjour et votre prénom, vos initiales ou aucun nom, comme vous le choisissez. Vous l’envoyez pour cela (RGPD, article 6, paragraphe 1, point a), et nous le retirons dès que vous nous le demandez.\n\nLa loi portugaise nous oblige à déclarer à l’autorité chargée des étrangers les voyageurs qui ne sont pas portugais, avec nom, nationalité, date et lieu de naissance, pays de résidence et pièce d’identité (RGPD, article 6, paragraphe 1, point c). Nous vous les demandons avant votre arrivée et ne nous en servons pour rien d’autre.',
  'privacy.5.title': 'Combien de temps nous les gardons',
  'privacy.5.text':
    'Demandes restées sans suite : {enquiryMonths} mois à compter du dernier jour demandé.\nMessages par le formulaire de contact : {messageMonths} mois.\nSéjours qui ont eu lieu : {stayMonths} mois à compter du départ.\nE-mails que nous avons envoyés : {mailDays} jours.\nNotre journal de qui a changé quoi : {logMonths} mois.\n\nAvec une demande ou un séjour disparaît tout ce qui s’y rattache : offres, noms, arrivée, souhaits, ce que nous nous sommes écrit et les fichiers joints, notes sur les paiements, et l’avis, aussi sur notre page d’accueil. Restent les nuits et les montants, sans nom. Ce que la loi fiscale nous oblige à garder, c’est-à-dire le nom lié à un séjour qui a eu lieu et les reçus, nous le conservons {taxYears} ans, le nom étant chiffré. Les copies de sauvegarde peuvent contenir ce qui a été effacé pendant six mois environ.',
  'privacy.6.title': 'Qui d’autre les voit',
  'privacy.6.text':
    'Les entreprises qui hébergent notre serveur et acheminent nos e-mails. Elles travaillent pour nous et n’en font rien pour elles-mêmes. Les autorités reçoivent ce que la loi leur accorde. Nous ne vendons rien et ne transmettons rien à des fins publicitaires.\n\nLà où une page montre une carte, le fournisseur de la carte voit l’adresse réseau de votre navigateur. Rien n’en est chargé avant que vous n’approchiez de la carte.\n\nL’image en tête de nos e-mails est chargée depuis notre serveur ou depuis Cloudinary, qui voit alors votre adresse réseau.',
  'privacy.7.title': 'Ni cookies, ni suivi',
  'privacy.7.text':
    'Ce site ne dépose aucun cookie chez ses visiteurs et ne suit personne. Votre navigateur retient la devise, les dates et le nombre de voyageurs choisis, enfants, bébés et animaux compris. Jusqu’à l’envoi de la demande ou la fermeture de l’onglet, il garde aussi ce que vous avez saisi dans le formulaire ; ensuite, jusqu’à la fermeture de l’onglet, la confirmation de réception avec le lien vers la page de votre séjour. Rien de cela n’est envoyé à personne, et la page de réservation oublie les dates et les voyageurs à votre demande. Pour écarter les abus, le serveur compte pendant un court moment les requêtes par adresse réseau, puis les oublie.',
  'privacy.8.title': 'Vos droits',
  'privacy.8.text':
    'Vous pouvez demander ce que nous détenons sur vous et en recevoir une copie, faire corriger ou effacer ces données, en faire limiter l’usage, les emporter ailleurs et vous opposer à leur usage. Adressez-vous à {contact} ; nous répondons dans le mois. Vous pouvez aussi saisir l’autorité portugaise, la [CNPD](https://www.cnpd.pt/).',
  'privacy.9.title': 'Est-ce obligatoire ?',
  'privacy.9.text':
    'Aucune loi ne vous oblige à nous donner quoi que ce soit avant de réserver. Sans nom ni adresse e-mail, nous ne pouvons pas répondre à une demande. Aucune décision vous concernant n’est prise par une machine.',
  'terms.1.title': 'Le loueur',
  'terms.1.text':
    '{operator} loue la maison {villa} à des vacanciers, en tant qu’Alojamento Local au sens du Decreto-Lei 128/2014. Ces conditions valent pour tout séjour demandé sur ce site.',
  'terms.2.title': 'De la demande à la réservation',
  'terms.2.text':
    'Une demande ne coûte rien et n’engage personne. La réservation est faite quand nous la confirmons par e-mail, ou quand vous acceptez une offre de notre part qui précise que votre séjour est ainsi confirmé. D’ici là, il n’y a rien à payer, et les dates peuvent aller à quelqu’un d’autre, sauf si notre offre vous les garde.',
  'terms.3.title': 'Prix et paiement',
  'terms.3.text':
    'Le prix indiqué dans notre confirmation est celui de tout le séjour, ménage compris, ainsi que tous les frais nommés à côté. La manière et la date du paiement figurent dans l’e-mail qui confirme la réservation ou dans un e-mail suivant. La taxe de la commune, s’il y en a une, est indiquée à part.',
  'terms.4.title': 'Les voyageurs',
  'terms.4.text':
    'Seul peut séjourner le nombre de personnes réservé, et jamais plus que ne le permet l’enregistrement de la maison. La personne qui réserve est majeure et répond de toutes celles qui l’accompagnent. Merci de demander avant d’inviter du monde ou d’amener un animal.',
  'terms.5.title': 'La maison',
  'terms.5.text':
    'L’arrivée et le départ ont lieu aux heures indiquées dans notre confirmation. Merci de traiter la maison, le jardin et la piscine comme s’ils étaient à vous, de respecter le calme des voisins la nuit et de suivre le livret d’accueil qui se trouve dans la maison. Dites-nous tout de suite si quelque chose se casse ou manque. La personne qui cause un dommage au-delà de l’usure normale le prend en charge.',
  'terms.6.title': 'Si vous annulez, ou si nous devons le faire',
  'terms.6.text':
    'Ce qui vous est rendu quand vous annulez figure à la page « Annulation » de ce site. Si nous devons annuler, vous récupérez tout ce que vous avez payé. Pour un hébergement à dates fixes, la loi ne prévoit pas le délai de rétractation de 14 jours (directive 2011/83/UE, article 16, point l).',
  'terms.7.title': 'Ce dont nous répondons',
  'terms.7.text':
    'Nous répondons de ce que nous avons promis et des dommages que nous causons intentionnellement ou par négligence grave, ou qui touchent à la vie et à la santé. Personne ne répond de ce qui ne pouvait être évité, comme la météo, des routes fermées ou une panne du réseau public ; nous aidons là où nous le pouvons.',
  'terms.8.title': 'Réclamations et litiges',
  'terms.8.text':
    'Parlez-nous-en d’abord : presque tout se règle dans la journée. Le [livre de réclamations](https://www.livroreclamacoes.pt/) (Livro de Reclamações) est à votre disposition sur papier dans la maison et en ligne ; l’autorité compétente est l’ASAE.\n\nLes consommateurs peuvent s’adresser à un organisme de règlement extrajudiciaire des litiges (Lei 144/2015). Pour l’Algarve, c’est le CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve, [www.consumidoronline.pt](https://www.consumidoronline.pt/) ; les autres figurent sur [www.consumidor.gov.pt](https://www.consumidor.gov.pt/).',
  'terms.9.title': 'Droit applicable',
  'terms.9.text':
    'Le droit portugais s’applique. Les consommateurs gardent la protection que leur donne le droit du pays où ils vivent et qu’aucun contrat ne peut leur ôter.',
  'cancellation.1.title': 'Comment annuler',
  'cancellation.1.text':
    'Demandez-le sur la page de votre séjour, qui s’ouvre par le lien de nos e-mails, répondez à l’un de nos e-mails ou écrivez-nous par le formulaire de ce site, avec votre référence. C’est le jour où votre message nous parvient qui compte, à l’heure du Portugal. Vous n’avez pas à donner de raison.',
  'cancellation.2.title': 'Ce qui vous est rendu',
  'cancellation.2.text':
    'La part se calcule sur le prix total du séjour, sans la taxe de séjour ; la taxe de séjour déjà payée est rendue en entier si le séjour ne commence pas. Le remboursement suit la voie du paiement, sous 14 jours. De ce qui n’est pas encore payé, seule reste due la part qui n’est pas rendue. Pour vous valent les paliers que nomme votre confirmation, même si cette page change par la suite.',
  'cancellation.3.title': 'Partir plus tôt, ou ne pas venir',
  'cancellation.3.text':
    'Un séjour qui commence plus tard, finit plus tôt ou n’a pas lieu est considéré comme annulé le jour de l’arrivée.',
  'cancellation.4.title': 'Si nous devons annuler',
  'cancellation.4.text':
    'Vous récupérez aussitôt tout ce que vous avez payé, et nous vous aidons à trouver une autre maison.',
  'missing.operator': 'Le propriétaire de la maison {villa}',
  'missing.contact': 'nous, par le formulaire de contact de ce site',
});

export const house = translation<typeof english.house>()({
  'rooms.title': 'Qui dort où',
  'facts.title': 'Bon à savoir',
  'walks.title': 'À pied depuis la maison',
  'map.title': 'Carte dessinée de Praia da Luz, sans échelle',
  sleeps: 'Couchages pour {n}',
  minutes: '{n} min',
  'place.beach': 'Plage',
  'place.promenade': 'Promenade',
  'place.shops': 'Commerces',
  'place.village': 'Village',
  'place.rochaNegra': 'Rocha Negra',
  'place.golf': 'Golf',
  'room.mainBedroom': 'Chambre principale',
  'room.gardenRoom': 'Chambre du jardin',
  'room.twinRoom': 'Chambre à deux lits',
  'room.childrensRoom': 'Chambre des enfants',
  'room.bedroom': 'Chambre',
  'room.livingRoom': 'Salon',
  'room.study': 'Bureau',
  'room.annexe': 'Annexe',
  'bed.double': '{n} {n|lit double|lits doubles}',
  'bed.single': '{n} {n|lit simple|lits simples}',
  'bed.bunk': '{n} {n|lit superposé|lits superposés}',
  'bed.sofaBed': '{n} {n|canapé-lit|canapés-lits} pour deux',
  bathroom: 'Salle de bains attenante',
  'airConditioning.no': 'Pas de climatisation',
  'airConditioning.bedrooms': 'Climatisation dans les chambres',
  'airConditioning.everywhere': 'Climatisation dans toute la maison',
  'heating.no': 'Pas de chauffage',
  'heating.bedrooms': 'Chauffage dans les chambres',
  'heating.everywhere': 'Chauffage dans toute la maison',
  'poolHeating.no': 'Piscine non chauffée',
  'poolHeating.onRequest': 'Piscine chauffée sur demande',
  'poolHeating.yes': 'Piscine chauffée',
  'poolFence.no': 'Piscine sans clôture',
  'poolFence.yes': 'Piscine clôturée',
  poolDepth: 'Piscine de {depth} m de profondeur',
  poolDepths: 'Piscine de {from} à {to} m de profondeur',
  'parking.no': 'Pas de stationnement',
  'parking.street': 'Stationnement dans la rue',
  'parking.onSite': 'Stationnement sur la propriété',
  'parking.garage': 'Garage',
  'carCharging.no': 'Pas de recharge pour voitures',
  'carCharging.socket': 'Prise pour recharger une voiture',
  'carCharging.wallbox': 'Borne de recharge électrique',
  'washingMachine.no': 'Pas de lave-linge',
  'washingMachine.washer': 'Lave-linge',
  'washingMachine.washerDryer': 'Lave-linge et sèche-linge',
  'stepFree.no': 'Présence de marches',
  'stepFree.groundFloor': 'Rez-de-chaussée de plain-pied',
  'stepFree.everywhere': 'Entièrement de plain-pied',
  'pets.no': 'Animaux non admis',
  'pets.onRequest': 'Animaux sur demande',
  'pets.yes': 'Animaux bienvenus',
  'smoking.no': 'Non-fumeurs',
  'smoking.outdoors': 'Fumer à l’extérieur seulement',
  'cots.none': 'Pas de lit bébé',
  cots: '{n} {n|lit bébé|lits bébé}',
  'highChairs.none': 'Pas de chaise haute',
  highChairs: '{n} {n|chaise haute|chaises hautes}',
  internet: 'Wi-Fi, {n} Mbit/s',
});

export const questions = translation<typeof english.questions>()({
  '1.title': 'Comment réserver ?',
  '1.text':
    'Choisissez vos dates et envoyez une demande. Elle ne coûte rien et ne vous engage à rien. Nous vous répondons sous {hours} heures, et les dates sont à vous dès que nous les avons confirmées.',
  '2.title': 'À quelle heure arriver et repartir ?',
  '2.text':
    'L’arrivée se fait à partir de {checkin}, le départ jusqu’à {checkout}. Si votre vol ne s’y prête pas, demandez-nous : on peut souvent s’arranger quand personne d’autre n’arrive ou ne part ce jour-là.',
  '3.title': 'Et si nos projets changent ?',
  '3.text':
    'Avant tout envoi, le prix indique jusqu’à quand vous pouvez annuler et ce qui vous est remboursé. Les détails sont à la page Annulation.',
  '4.title': 'Le linge est-il compris ?',
  '4.text':
    'Oui. Les lits sont faits à votre arrivée et il y a des serviettes pour tous, pour le bain et pour la piscine.',
  '5.title': 'La maison convient-elle à de jeunes enfants ?',
  '5.text':
    'Les familles sont les bienvenues. Dites-nous l’âge de vos enfants : nous vous dirons ce qu’il faut savoir de la piscine et des escaliers, et ce que nous pouvons préparer pour vous.',
  '6.title': 'Quelles sont les règles de la maison ?',
  '6.text':
    'Calme à l’extérieur à partir de dix heures du soir, pas de fêtes, et seules les personnes de la réservation dorment sur place. Demandez-nous avant d’amener un animal.',
  '7.title': 'Faut-il une voiture ?',
  '7.text':
    'Pas au village : la plage, les commerces et les restaurants sont à quelques minutes à pied. Pour Lagos, Sagres et les golfs, une voiture est utile.',
});

export { rules } from './rules';
