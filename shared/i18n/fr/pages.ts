import type { pageTexts as english } from '../en/pages';
import type { WholeCatalogue } from '../translate';
import { translation } from '../translation';
import { rules, validation } from './rules';

/** `en/pages.ts` in French. */
const pageTexts = translation<typeof english>()({
  // Navigation, footer, and texts of any page.
  'nav.label': 'Menu principal',
  'nav.home': 'Accueil',
  'nav.location': 'Situation',
  'nav.villa': 'La villa',
  'nav.golf': 'Golf',
  'nav.experiences': 'À découvrir',
  'nav.gallery': 'Photos',
  'nav.book': 'Réserver',
  'nav.contact': 'Contact',
  'nav.openMenu': 'Ouvrir le menu',
  'nav.closeMenu': 'Fermer le menu',
  'nav.currency': 'Devise',
  'nav.language': 'Langue',
  'nav.skip': 'Aller au contenu',
  'footer.about':
    'Une villa privée à Praia da Luz, dans l’ouest de l’Algarve. Vous réservez directement auprès du propriétaire.',
  'footer.explore': 'Explorer',
  'footer.legal': 'Informations légales',
  'footer.privacy': 'Confidentialité',
  'footer.terms': 'Conditions de location',
  'footer.cancellation': 'Annulation',
  'footer.illustrations': 'Les images de la villa et de ses environs sont des illustrations.',
  'footer.placeIllustrations': 'Les images du golf et de la plage sont des illustrations.',
  'footer.registration': 'Alojamento Local {number}',
  'footer.rights': '© {year} {name}',
  'field.optional': 'facultatif',
  'toast.label': 'Notifications',
  'toast.close': 'Fermer la notification',
  'error.retry': 'Réessayer',
  'error.part.title': 'Cette partie n’a pas pu être chargée',
  'error.part.text':
    'Veuillez recharger la page. Si cela ne suffit pas, réessayez dans quelques minutes.',
  'error.connection':
    'Nous sommes injoignables pour le moment. Vérifiez votre connexion et réessayez.',
  'error.typedStays': 'Ce que vous avez saisi est toujours là.',
  'error.server': 'Notre serveur rencontre un problème. Veuillez réessayer dans quelques minutes.',
  'error.serverRequest':
    'Un problème est survenu chez nous. Veuillez réessayer. S’il persiste, indiquez-nous le code d’erreur {requestId}.',
  'error.refused':
    'Notre serveur n’a pas accepté cette demande. Veuillez recharger la page et réessayer.',
  'error.page.title': 'Un problème est survenu',
  'error.page.text':
    'C’est notre faute, pas la vôtre. Ce qui vous a été confirmé reste valable ; ce que vous aviez saisi ici est perdu. Veuillez recharger la page. Si cela se reproduit, repartez de la page d’accueil ou revenez dans quelques minutes.',
  'error.reload': 'Recharger la page',
  'error.noScript': 'Ce formulaire a besoin de JavaScript. Activez-le, puis rechargez la page.',
  'error.gallery': 'Les photos n’ont pas pu être chargées.',
  'notFound.title': '404 – Page introuvable',
  'notFound.hint': 'Il n’y a rien, ou plus rien, à cette adresse.',
  'notFound.home': 'Retour à l’accueil',
  'notFound.book': 'Voir les disponibilités',
  'meta.home.title': '{title} : villa avec piscine en Algarve',
  'meta.home.description':
    'Villa avec piscine pour 6 à 8 personnes à Praia da Luz, en Algarve : trois chambres, vue mer, golf à proximité. Réservez auprès du propriétaire.',
  'meta.booking.title': 'Dates et prix : villa avec piscine, Algarve',
  'meta.booking.description':
    'Dates libres et prix de la villa avec piscine à Praia da Luz, en Algarve, en euros, livres ou dollars. Envoyez une demande, sans rien payer.',
  'meta.notFound.title': 'Page introuvable',
  'footer.complaints': 'Livre de réclamations (Livro de Reclamações)',
  'footer.taxNumber': 'NIF {number}',

  // The home page, section by section.
  'villa.tagline': 'la plage est à 5 minutes à peine',

  'hero.kicker': 'Praia da Luz · Algarve',
  'hero.title': 'Une villa blanche au-dessus de l’Atlantique',
  'hero.lead':
    'Trois chambres, une piscine tournée vers la mer et un village où la journée s’achève encore sur la promenade : {tagline}.',
  'hero.book': 'Réserver un séjour',
  'hero.gallery': 'Voir les photos',
  'hero.alt': 'La villa et sa piscine dans la lumière du soir, la mer au fond',

  'about.kicker': 'La villa',
  'about.title': 'De la place pour être ensemble, et pour être seul',
  'about.first':
    'La maison a été pensée pour les longs déjeuners. Entre la cuisine et la terrasse, les portes se replient entièrement, une pergola donne de l’ombre dès midi et la piscine garde le dernier soleil du jour. À l’intérieur, des murs épais, des poutres en chêne et de la terre cuite sous les pieds : frais en août, doux en février.',
  'about.second':
    'Vous louez la maison entière, à son propriétaire, sans personne d’autre sur le terrain. Avant de venir, demandez tout ce que vous voulez : celui qui répond est aussi celui qui sait où se trouve le disjoncteur.',
  'about.bedrooms': 'chambres',
  'about.bathrooms': 'salles de bains',
  'about.guests': 'personnes',
  'about.beach': 'minutes de la plage',

  'amenities.title': 'Ce qui vous attend ici',
  'amenities.lead': 'Tout ce qui suit fait partie de la maison et du prix.',
  'amenities.1.title': 'Piscine privée',
  'amenities.1.text':
    'Face à l’océan, avec un transat pour chacun et de l’ombre quand vous en voulez.',
  'amenities.2.title': 'Trois chambres',
  'amenities.2.text':
    'Deux avec lit double, une avec lits jumeaux ; de bons matelas et des draps frais.',
  'amenities.3.title': 'Deux salles de bains',
  'amenities.3.text': 'Dont une avec baignoire îlot devant la fenêtre du jardin.',
  'amenities.4.title': 'Une vraie cuisine',
  'amenities.4.text':
    'Îlot en pierre, plaque au gaz, couteaux qui coupent et, juste à côté, une table pour huit.',
  'amenities.5.title': 'Terrasse ombragée',
  'amenities.5.text': 'Une pergola de bougainvilliers au-dessus de la grande table d’extérieur.',
  'amenities.6.title': 'Barbecue',
  'amenities.6.text':
    'Maçonné, au charbon de bois, à côté d’un plan de travail pour le poisson du marché.',
  'amenities.7.title': 'Toit-terrasse',
  'amenities.7.text':
    'Des canapés, des lanternes et un coucher de soleil qui s’en passe très bien.',
  'amenities.8.title': 'Coin golf',
  'amenities.8.text': 'De quoi travailler votre petit jeu avant le parcours.',
  'amenities.9.title': 'Wi-Fi rapide',
  'amenities.9.text':
    'Dans chaque pièce et au bord de la piscine, pour ceux qui ne peuvent s’en passer.',

  'golf.kicker': 'Golf',
  'golf.title': 'Un parcours le matin, la piscine à deux heures',
  'golf.first':
    'Boavista se trouve entre Luz et Lagos ; ses fairways longent la colline, la mer en vue. De l’autre côté de la baie de Lagos, Palmares compte vingt-sept trous en trois boucles, parmi les pins, sur les dunes et au-dessus de la plage de Meia Praia.',
  'golf.second':
    'L’hiver, ici, appartient aux golfeurs : doux, vert et tranquille. La maison a de la place pour les sacs, et pour rejouer le parcours le soir en le racontant.',

  'location.kicker': 'Situation idéale',
  'location.title': 'Au bout calme d’un village de bord de mer',
  'location.lead':
    'Praia da Luz a sa propre baie, à six kilomètres environ à l’ouest de Lagos, près du promontoire sombre que tout le monde ici appelle la Rocha Negra.',
  'location.1.title': 'La plage',
  'location.1.text': 'Un grand arc de sable, bordé d’une promenade en pavés de calçada.',
  'location.2.title': 'Le village',
  'location.2.text':
    'Une boulangerie, un supermarché, des restaurants de poisson et la place de l’église.',
  'location.3.title': 'Lagos',
  'location.3.text':
    'La vieille ville fortifiée, la marina et le marché sont à quelques minutes en voiture.',
  'location.4.title': 'Aéroport de Faro',
  'location.4.text':
    'À une heure de voiture environ, par l’autoroute A22, presque jusqu’à la porte.',

  'luz.kicker': 'Pourquoi Praia da Luz',
  'luz.title': 'L’Algarve d’avant, quand rien ne pressait',
  'luz.1.title': 'Les sentiers des falaises au départ de la maison',
  'luz.1.text':
    'Le sentier des Pêcheurs traverse le village : vers l’est par le promontoire de la Rocha Negra jusqu’à Lagos, vers l’ouest au bord des falaises jusqu’à Burgau.',
  'luz.2.title': 'Une baie plein sud',
  'luz.2.text': 'À l’abri du vent du nord, avec une eau assez calme pour s’essayer au paddle.',
  'luz.3.title': 'Tout se fait à pied',
  'luz.3.text':
    'Rien, au village, n’exige la voiture : ni le pain, ni la plage, ni les sardines grillées.',

  'travelers.title': 'Ceux qui se sentent ici chez eux',
  'travelers.1.title': 'Les familles',
  'travelers.1.text': 'Trois générations tiennent à table, et chacune a une porte à fermer.',
  'travelers.2.title': 'Les golfeurs',
  'travelers.2.text': 'Deux clubs à quelques minutes, et une terrasse pour régler les paris.',
  'travelers.3.title': 'Les amis',
  'travelers.3.text':
    'Une piscine, un barbecue, un toit et des lanternes : le programme se fait tout seul.',

  'experiences.kicker': 'À découvrir',
  'experiences.title': 'Des journées qui commencent devant la porte',
  'experiences.1.title': 'Ponta da Piedade',
  'experiences.1.text':
    'Des arches dorées et des grottes, juste au sud de Lagos. Allez-y tôt en bateau, ou à pied par la passerelle.',
  'experiences.2.title': 'Meia Praia',
  'experiences.2.text':
    'Des kilomètres de sable plat sur la baie de Lagos, pour courir, monter à cheval ou faire du kitesurf.',
  'experiences.3.title': 'Sagres',
  'experiences.3.text':
    'Là où l’Europe s’arrête : une forteresse, un phare, et des vagues des deux côtés du cap.',
  'experiences.4.title': 'Le marché de Lagos',
  'experiences.4.text':
    'Le poisson en bas, les fruits à l’étage et, tout en haut, une terrasse sur le port.',

  'gallery.title': 'Galerie de photos',
  'gallery.intro': 'La maison au fil d’une journée, du premier café aux lanternes.',
  'gallery.viewAll': 'Voir les {n} photos',
  'gallery.open': 'Ouvrir la photo : {title}',
  'gallery.empty': 'Les photos arrivent bientôt.',
  'viewer.label': 'Photos en grand',
  'viewer.counter': '{i} sur {n}',
  'viewer.loading': 'Chargement de la photo…',
  'viewer.previous': 'Photo précédente',
  'viewer.next': 'Photo suivante',
  'viewer.close': 'Fermer',
  'viewer.thumbnails': 'Toutes les photos',
  'viewer.show': 'Afficher la photo {i} : {title}',

  'price.title': 'À partir de',
  'price.perNight': 'la nuit',
  'price.note':
    'La villa entière, réservée en direct. Les saisons et les frais figurent dans le calendrier.',
  'price.check': 'Voir les disponibilités',
  'price.from': 'Dès {price}',
  'price.checkDates': 'Voir les dates',
  'price.booked': 'complet',

  'reviews.title': 'L’avis des voyageurs',
  'reviews.soon': 'Les premiers avis arrivent bientôt.',
  'reviews.note': 'Nous ne publions que les avis de voyageurs qui ont séjourné ici.',
  'reviews.count': '{n} avis de {n|voyageur qui a|voyageurs qui ont} séjourné ici',
  'reviews.stars': '{n} {n|étoile|étoiles} sur 5',
  'reviews.sample': 'Exemple',
  'reviews.inLanguage': 'En {language}',
  'reviews.by': '{name}, {month}',
  'reviews.byGuest': 'Un voyageur, {month}',
  'reviews.answer': 'Notre réponse',
  'reviews.more': 'Afficher {n} avis de plus',

  'faq.title': 'Questions fréquentes',

  'contact.kicker': 'Contact',
  'contact.title': 'Posez-nous vos questions',
  'contact.hours': '9 h à 20 h (heure d’Europe centrale)',
  'contact.lead': 'Nous sommes là de {hours} et répondons en général sous {n} {n|heure|heures}.',
  'contact.leadByPhone':
    'Appelez-nous de {hours}, ou écrivez-nous : nous répondons en général sous {n} {n|heure|heures}.',
  'contact.host': 'Votre hôte',
  'contact.speaks': 'Langues parlées : {languages}',
  'contact.reach': 'Ou contactez-nous directement :',
  'contact.directly': 'Des questions ? Contactez-nous directement :',
  'contact.address': 'Adresse',
  'contact.directions':
    'Depuis l’aéroport de Faro, prenez l’A22 vers l’ouest jusqu’à Lagos, puis la N125 en direction de Vila do Bispo, et tournez à Luz.',
  'contact.firstName': 'Prénom',
  'contact.lastName': 'Nom',
  'contact.email': 'E-mail',
  'contact.phone': 'Téléphone',
  'contact.subject': 'Objet',
  'contact.subject.booking': 'Une nouvelle réservation',
  'contact.subject.existing': 'Une réservation existante',
  'contact.subject.amenities': 'La villa et ses équipements',
  'contact.subject.general': 'Autre chose',
  'contact.message': 'Message',
  'contact.send': 'Envoyer le message',
  'contact.sending': 'Envoi en cours…',
  'contact.sent.title': 'Votre message est bien arrivé',
  'contact.sent.text': 'Nous vous répondons dès que possible.',
  'contact.failed.title': 'Le message n’a pas pu être envoyé',
  'contact.failed.text': 'Veuillez réessayer plus tard.',
  'map.loading': 'Chargement de la carte…',
  'map.unavailable': 'La carte est indisponible pour le moment',
  'map.open': 'Ouvrir dans Google Maps',
  'map.title': 'Carte de Praia da Luz',
  'privacy.message':
    'Nous utilisons votre message pour vous répondre et le supprimons au plus tard après {months} {months|mois|mois} :',

  // The booking page. Sentences of the specification are verbatim.
  'booking.back': 'Retour à l’accueil',
  'booking.title': 'Choisissez vos dates',
  'booking.lead':
    'Choisissez vos nuits, consultez le prix, envoyez une demande. Aucun paiement à cette étape.',
  'booking.formTitle': 'Votre demande',
  'booking.formLead':
    'Dites-nous qui vient. Aucun paiement à cette étape, et rien n’est encore définitif.',
  'booking.checkin': 'Arrivée',
  'booking.checkout': 'Départ',
  'booking.guests': 'Voyageurs',
  'booking.guestCount': '{n} {n|personne|personnes}',
  'booking.clear': 'Effacer les dates',
  'booking.continue': 'Continuer',
  'booking.invalid': 'Sélection non valable',
  'booking.changeDates': 'Modifier les dates',

  'calendar.label': 'Calendrier des disponibilités',
  'calendar.firstWeek': 'Première semaine libre',
  'calendar.cheapestWeek': 'Semaine la moins chère : {month}',
  'calendar.noWeek':
    'Plus aucune semaine entière n’est libre sur la période ouverte. Des séjours plus courts le sont peut-être.',
  'calendar.noWeekIn':
    'Pas de semaine entière libre ({month}). Essayez un autre mois, ou moins de nuits.',
  'calendar.full': 'Tout est pris ({month}).',
  'calendar.nextFree': 'Prochain jour libre : {date}.',
  'calendar.showMonth': 'Afficher {month}',
  'calendar.previous': 'Mois précédent',
  'calendar.next': 'Mois suivant',
  'calendar.loading': 'Chargement des disponibilités…',
  'calendar.failed': 'Les disponibilités n’ont pas pu être chargées.',
  'calendar.free': 'libre',
  'calendar.checkoutOnly': 'départ uniquement',
  'calendar.chosenCheckin': 'votre arrivée',
  'calendar.chosenCheckout': 'votre départ',
  'calendar.inStay': 'pendant votre séjour',
  'calendar.reason.past': 'passé',
  'calendar.reason.notice': 'trop proche pour être réservé',
  'calendar.reason.booked': 'réservé',
  'calendar.reason.blocked': 'indisponible',
  'calendar.tooFar': 'trop lointain pour être réservé',
  'calendar.refused.no_arrival': 'jours d’arrivée : {weekdays}',
  'calendar.refused.no_departure': 'jours de départ : {weekdays}',
  'calendar.refused.minimum_stay': 'au moins {nights} {nights|nuit|nuits}',
  'calendar.refused.too_many_nights': 'au plus {nights} {nights|nuit|nuits}',
  'calendar.refused.too_few_free':
    '{nights} {nights|nuit libre|nuits libres} seulement, il en faut au moins {minimum}',
  'calendar.refused.unavailable': 'les nuits d’avant ne sont pas toutes libres',
  'calendar.note.first_checkout':
    'Pour une arrivée le {checkin}, le départ est possible à partir du {checkout}.',
  'calendar.note.last_checkout':
    'Pour une arrivée le {checkin}, le départ est possible jusqu’au {checkout}.',
  'calendar.note.day': '{day} : {reason}.',
  'calendar.pickCheckout': 'Arrivée : {date}. Choisissez maintenant votre départ.',
  'calendar.pickCheckin': 'Départ : {date}. Choisissez maintenant votre arrivée.',
  'calendar.chosen': '{nights} {nights|nuit|nuits} : du {from} au {to}.',
  'calendar.cleared': 'Dates effacées.',
  'calendar.clearedStay': 'Le séjour du {from} au {to} a été effacé.',
  'calendar.clearedCheckin': 'L’arrivée du {from} a été effacée.',
  'calendar.restore': 'Choisir de nouveau',
  'calendar.legend.free': 'Libre',
  'calendar.legend.taken': 'Indisponible',
  'calendar.legend.noCheckin': 'Arrivée impossible',
  'calendar.legend.notForCheckin': 'Impossible avec cette arrivée',
  'calendar.legend.stay': 'Votre séjour',
  'calendar.legend.changeover': 'Départ et arrivée',
  'calendar.hint': 'Prix par nuit en {currency}.',
  'calendar.minimum': 'Au moins {regular} {regular|nuit|nuits}, {peak} en juillet et en août.',

  'calendar.minimumRange':
    'Au moins {least} {least|nuit|nuits}, jusqu’à {most} selon le jour d’arrivée.',
  'calendar.totals': 'Chaque date de départ affiche le prix du séjour entier en {currency}.',
  'calendar.total': '{amount} pour le séjour entier',

  'bill.title': 'Votre séjour',
  'bill.empty': 'Choisissez vos dates pour voir le prix.',
  'bill.offer': '{nights} {nights|nuit|nuits}, du {from} au {to} : {amount}',
  'bill.calculating': 'Calcul du prix…',
  'bill.dates': 'du {from} au {to}',
  'bill.average': '{rate} la nuit en moyenne',
  'bill.note': 'Rien à payer maintenant. Le propriétaire confirme le prix.',
  'bill.failed': 'Le prix n’a pas pu être calculé',

  'foot.nights': '{nights} {nights|nuit|nuits}',
  'foot.guests': 'Taille du groupe',

  'info.title': 'Bon à savoir',
  'info.checkin': 'Arrivée',
  'info.checkinText': 'à partir de {time}',
  'info.checkout': 'Départ',
  'info.checkoutText': 'avant {time}',
  'info.minimum': 'Séjour minimum',
  'info.minimumRange': '{least} {least|nuit|nuits}, jusqu’à {most} selon le jour d’arrivée',
  'info.minimumText': '{regular} {regular|nuit|nuits}, {peak} en juillet et en août',

  'enquiry.name': 'Nom et prénom',
  'enquiry.email': 'E-mail',
  'enquiry.phone': 'Téléphone',
  'enquiry.requests': 'Demandes particulières',
  'enquiry.requestsHint': 'Un lit bébé, une arrivée tardive, un anniversaire : dites-le-nous.',
  'enquiry.requestsHintWithExtras': 'Un anniversaire, une allergie, un vol tardif : dites-le-nous.',
  'enquiry.total': 'Total : {total}',
  'enquiry.send': 'Envoyer la demande',
  'enquiry.sendAgain': 'Envoyer la demande au nouveau prix',
  'enquiry.sending': 'Envoi en cours…',
  'steps.title': 'La suite',
  'steps.send': 'Vous envoyez votre demande. C’est gratuit et sans engagement.',
  'steps.sent': 'Nous avons votre demande.',
  'steps.answer': 'Nous répondons sous {hours} heures et confirmons les dates.',
  'steps.deposit': 'Une fois votre séjour confirmé, vous virez l’acompte de {amount}.',
  'steps.total': 'Une fois votre séjour confirmé, vous virez le total de {amount}.',
  'steps.payment':
    'Une fois votre séjour confirmé, nous vous envoyons les informations de paiement.',
  'enquiry.nameRequired.title': 'Il manque votre nom',
  'enquiry.nameRequired.text': 'Veuillez saisir votre nom et votre prénom.',
  'enquiry.emailRequired.title': 'Il manque votre e-mail',
  'enquiry.emailRequired.text': 'Veuillez saisir votre adresse e-mail.',
  'enquiry.emailInvalid.title': 'Cette adresse e-mail n’est pas valable',
  'enquiry.emailInvalid.text': 'Veuillez saisir une adresse e-mail valable.',
  'enquiry.datesRequired.title': 'Il manque les dates',
  'enquiry.datesRequired.text': 'Veuillez choisir vos dates d’arrivée et de départ.',
  'enquiry.priceRequired.title': 'Veuillez choisir vos dates',
  'enquiry.priceRequired.text': 'Choisissez vos dates d’arrivée et de départ pour continuer.',
  'enquiry.failed.title': 'La demande n’a pas pu être envoyée',
  'enquiry.failed.text': 'Veuillez réessayer plus tard.',
  'enquiry.priceChanged':
    'Le prix est maintenant de {total}. Vérifiez-le, puis envoyez de nouveau votre demande.',
  'enquiry.sent.title': 'Votre demande est envoyée !',
  'enquiry.sent.text':
    'Nous vous contactons dans les 24 heures pour confirmer la disponibilité et vous indiquer comment régler.',
  'enquiry.sent.mail': 'Vous allez recevoir un e-mail de confirmation.',
  'enquiry.sent.noMail':
    'Enregistrez le lien vers la page de votre séjour : notre réponse y apparaîtra.',
  'enquiry.sent.reference': 'Votre référence',
  'enquiry.sent.another': 'Faire une autre demande',
  'enquiry.sent.page': 'Ouvrir la page de votre séjour',
  'enquiry.sent.calendar': 'Ajouter à votre agenda',
  'cancel.full': 'Annulation gratuite jusqu’au {day}.',
  'cancel.part': 'Jusqu’au {day}, {percent} % vous sont remboursés.',
  'cancel.after': 'Ensuite, aucun remboursement.',
  'cancel.none': 'Une annulation si près de l’arrivée n’est pas remboursée.',
  'cancel.policy': 'Conditions d’annulation',
  'privacy.enquiry':
    'Nous utilisons vos données pour vous répondre et pour votre séjour. Si vous ne réservez pas, nous les supprimons {months} {months|mois|mois} après les dates demandées :',
  'discount.lengthOfStay': 'Dès {threshold} {threshold|nuit|nuits} : −{percent} %',
  'discount.earlyBird':
    'Réservé au moins {threshold} {threshold|jour|jours} avant l’arrivée : −{percent} %',
  'discount.lastMinute':
    'Réservé au plus {threshold} {threshold|jour|jours} avant l’arrivée : −{percent} %',
  'discount.title': 'Réductions',
  'discount.best': 'La remise la plus avantageuse s’applique.',
  'party.adults': 'Adultes',
  'party.children': 'Enfants',
  'party.infants': 'Bébés',
  'party.pets': 'Animaux',
  'party.ages':
    'Les enfants ont de 2 à {last} ans. Les bébés de moins de 2 ans ne comptent pas comme voyageurs.',
  'seen.free': 'Vous aviez regardé du {from} au {to} pour {guests} : toujours libre, {total}.',
  'seen.gone': 'Vous aviez regardé du {from} au {to} pour {guests}. Ces dates ne sont plus libres.',
  'seen.choose': 'Choisir ces dates',
  'seen.near': 'Voir les dates proches',
  'seen.forget': 'Oublier ces dates',
  'near.title': 'Les dates libres les plus proches pour {nights} {nights|nuit|nuits} :',
  'months.choose': 'choisir un mois',
  'months.from': 'dès {amount}',
  'months.full': 'complet',
  'months.first': 'premier libre',
  'extras.title': 'Suppléments',
  'extras.free': 'Gratuit',
  'extras.per.stay': '{price} par séjour',
  'extras.per.night': '{price} par nuit',
  'extras.per.guest': '{price} par personne',
  'extras.per.piece': '{price} l’unité',
  'extras.none': 'Aucun',
});

/** All texts that a guest's browser loads for the language. */
export const pages: WholeCatalogue = { ...pageTexts, ...rules, ...validation };
