import type { DiscountJson, ExtraJson } from '@shared/contract/prices/priceTerms';
import type { HouseFacts } from '@shared/contract/facts/houseFacts';
import type { ArrivalTexts } from '@shared/contract/stay/arrival';
import type { DemoLanguage } from './demoGuests';

/** Guests' special requests; not every enquiry has one. */
export const REQUESTS: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: [
    'We land late and will be at the villa around 11 PM.',
    'Could you put a cot and a high chair in the master bedroom?',
    'We travel with two sets of golf clubs. Is there somewhere dry to keep them?',
  ],
  pt: [
    'Chegamos tarde, por volta das 23h00.',
    'Seria possível pôr um berço no quarto principal?',
    'Levamos dois sacos de golfe. Há um sítio seco onde os guardar?',
  ],
  de: [
    'Wir landen spät und sind gegen 23 Uhr am Haus.',
    'Könnten Sie ein Babybett ins große Schlafzimmer stellen?',
    'Wir bringen zwei Golftaschen mit. Gibt es dafür einen trockenen Platz?',
  ],
  fr: [
    'Nous atterrissons tard et serons à la villa vers 23 h.',
    'Pourriez-vous installer un lit bébé dans la grande chambre ?',
    'Nous venons avec deux sacs de golf. Y a-t-il un endroit sec où les ranger ?',
  ],
  nl: [
    'We landen laat en zijn rond 23.00 uur bij de villa.',
    'Kunt u een babybedje in de grote slaapkamer zetten?',
    'We nemen twee golftassen mee. Is er een droge plek om ze neer te zetten?',
  ],
};

export const OFFER_TEXTS: Readonly<Record<DemoLanguage, string>> = {
  en: 'It would be lovely to have you here. The pool is heated from April on.',
  pt: 'Teríamos muito gosto em recebê-los. A piscina é aquecida a partir de abril.',
  de: 'Wir würden uns sehr freuen, Sie hier zu haben. Der Pool ist ab April beheizt.',
  fr: 'Nous serions ravis de vous accueillir. La piscine est chauffée dès avril.',
  nl: 'We zouden u graag ontvangen. Het zwembad is vanaf april verwarmd.',
};

export const OFFER_DISCOUNT: Readonly<Record<DemoLanguage, string>> = {
  en: 'For coming back',
  pt: 'Por nos visitarem de novo',
  de: 'Für Stammgäste',
  fr: 'Remise de fidélité',
  nl: 'Voor vaste gasten',
};

/** One named by the owner, and one that guests read by its kind. */
export const DISCOUNTS: DiscountJson[] = [
  {
    name: 'Two weeks',
    names: { pt: 'Duas semanas', de: 'Zwei Wochen', fr: 'Deux semaines', nl: 'Twee weken' },
    kind: 'lengthOfStay',
    threshold: 14,
    percent: 10,
  },
  { name: '', kind: 'earlyBird', threshold: 200, percent: 8 },
];

export const EXTRAS: ExtraJson[] = [
  {
    id: 'pool-heating',
    name: 'Pool heating',
    names: {
      pt: 'Aquecimento da piscina',
      de: 'Poolheizung',
      fr: 'Chauffage de la piscine',
      nl: 'Zwembadverwarming',
    },
    price: '35.00',
    per: 'night',
    maxQuantity: 1,
  },
  {
    id: 'airport-transfer',
    name: 'Airport transfer',
    names: {
      pt: 'Transfer do aeroporto',
      de: 'Flughafentransfer',
      fr: 'Transfert aéroport',
      nl: 'Luchthaventransfer',
    },
    price: '75.00',
    per: 'piece',
    maxQuantity: 2,
  },
  {
    id: 'private-chef',
    name: 'Private chef evening',
    names: {
      pt: 'Jantar com chef privado',
      de: 'Abend mit Privatkoch',
      fr: 'Dîner avec chef à domicile',
      nl: 'Avond met privékok',
    },
    price: '65.00',
    per: 'guest',
    maxQuantity: 1,
  },
];

/** By guest, owner, guest. */
export const CONVERSATION: Readonly<Record<DemoLanguage, readonly [string, string, string]>> = {
  en: [
    'Is there parking at the villa, or should we look for a place in the street?',
    'There is room for two cars behind the gate, so you need not look for anything.',
    'Perfect, thank you! One more question: are there beach towels, or shall we bring our own?',
  ],
  pt: [
    'Há estacionamento na villa, ou temos de procurar lugar na rua?',
    'Há lugar para dois carros dentro do portão, por isso não precisam de procurar.',
    'Perfeito, obrigada! Só mais uma pergunta: há toalhas de praia ou levamos as nossas?',
  ],
  de: [
    'Kann man am Haus parken, oder müssen wir in der Straße suchen?',
    'Hinter dem Tor ist Platz für zwei Autos, Sie müssen also nicht suchen.',
    'Wunderbar, vielen Dank! Noch eine Frage: Gibt es Strandtücher, oder bringen wir eigene mit?',
  ],
  fr: [
    'Peut-on se garer à la villa, ou faut-il chercher une place dans la rue ?',
    'Il y a de la place pour deux voitures derrière le portail, inutile de chercher.',
    'Parfait, merci ! Encore une question : y a-t-il des serviettes de plage, ou faut-il apporter les nôtres ?',
  ],
  nl: [
    'Kunnen we bij de villa parkeren, of moeten we op straat zoeken?',
    'Achter de poort is plaats voor twee auto’s, u hoeft dus niet te zoeken.',
    'Geweldig, dank u! Nog een vraag: zijn er strandhanddoeken, of nemen we ze zelf mee?',
  ],
};

export const HOUSE_FACTS: Pick<HouseFacts, 'answers' | 'numbers'> = {
  answers: {
    airConditioning: 'bedrooms',
    heating: 'everywhere',
    poolHeating: 'onRequest',
    poolFence: 'no',
    parking: 'onSite',
    carCharging: 'socket',
    washingMachine: 'washerDryer',
    stepFree: 'groundFloor',
    pets: 'onRequest',
    smoking: 'outdoors',
  },
  numbers: { poolShallowCm: 110, poolDeepCm: 180, cots: 1, highChairs: 1, internetMbps: 200 },
};

export const ARRIVAL: Readonly<Record<DemoLanguage, Omit<ArrivalTexts, 'key'>>> = {
  en: {
    directions:
      'From Faro airport take the A22 west as far as Lagos, then the N125 towards Sagres and the turning to Luz. It is about an hour by car.',
    contact:
      'Call us between 9 AM and 8 PM, and at any hour when something cannot wait. In an emergency dial 112.',
    houseRules:
      'Please be quiet outside from 10 PM on, do not smoke indoors, and take a shower before you use the pool.',
  },
  pt: {
    directions:
      'Do aeroporto de Faro siga pela A22 para oeste até Lagos, depois pela N125 em direção a Sagres e vire para a Luz. É cerca de uma hora de carro.',
    contact:
      'Ligue-nos entre as 9h00 e as 20h00, e a qualquer hora se for urgente. Em caso de emergência, marque 112.',
    houseRules:
      'Pedimos silêncio no exterior a partir das 22h00, que não se fume dentro de casa e que se tome duche antes de entrar na piscina.',
  },
  de: {
    directions:
      'Vom Flughafen Faro auf der A22 nach Westen bis Lagos, dann auf der N125 Richtung Sagres und an der Abzweigung nach Luz abbiegen. Die Fahrt dauert etwa eine Stunde.',
    contact:
      'Sie erreichen uns von 9 bis 20 Uhr, und jederzeit, wenn etwas nicht warten kann. Im Notfall wählen Sie die 112.',
    houseRules:
      'Bitte seien Sie draußen ab 22 Uhr leise, rauchen Sie nicht im Haus und duschen Sie, bevor Sie in den Pool gehen.',
  },
  fr: {
    directions:
      'Depuis l’aéroport de Faro, prenez l’A22 vers l’ouest jusqu’à Lagos, puis la N125 direction Sagres et tournez vers Luz. Comptez environ une heure de route.',
    contact:
      'Appelez-nous de 9 h à 20 h, et à toute heure si cela ne peut pas attendre. En cas d’urgence, composez le 112.',
    houseRules:
      'Merci de rester calmes dehors à partir de 22 h, de ne pas fumer à l’intérieur et de prendre une douche avant la piscine.',
  },
  nl: {
    directions:
      'Neem vanaf de luchthaven van Faro de A22 naar het westen tot Lagos, daarna de N125 richting Sagres en de afslag naar Luz. Het is ongeveer een uur rijden.',
    contact:
      'U bereikt ons van 9.00 tot 20.00 uur, en altijd als iets niet kan wachten. Bel in noodgevallen 112.',
    houseRules:
      'Wees buiten vanaf 22.00 uur stil, rook niet binnen en neem een douche voordat u het zwembad in gaat.',
  },
};
