import type { homeEn } from './home.en';
import { translation } from './translation';

/** `home.en.ts` in French. */
export const homeFr = translation<typeof homeEn>()({
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

  'reviews.title': 'L’avis des voyageurs',
  'reviews.soon': 'Les premiers avis arrivent bientôt.',
  'reviews.note': 'Seuls figurent ici les avis de voyageurs qui ont séjourné dans cette maison.',
  'reviews.count': '{n} avis de {n|voyageur qui a|voyageurs qui ont} séjourné ici',
  'reviews.stars': '{n} {n|étoile|étoiles} sur 5',
  'reviews.by': '{name}, {month}',
  'reviews.byGuest': 'Un voyageur, {month}',
  'reviews.answer': 'Notre réponse',
  'reviews.more': 'Afficher {n} avis de plus',

  'contact.kicker': 'Contact',
  'contact.title': 'Posez-nous vos questions',
  'contact.hours': '9 h à 20 h (heure d’Europe centrale)',
  'contact.lead': 'Nous répondons de {hours}, en général sous {n} {n|heure|heures}.',
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
    'Nous conservons ce que vous écrivez pour vous répondre, au plus {months} {months|mois|mois} :',
});
