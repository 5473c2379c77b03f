import type { homeEn } from './home.en';
import { translation } from './translation';

/** `home.en.ts` in Dutch. */
export const homeNl = translation<typeof homeEn>()({
  'villa.tagline': 'op slechts 5 minuten van het strand',

  'hero.kicker': 'Praia da Luz · Algarve',
  'hero.title': 'Een witte villa boven de Atlantische Oceaan',
  'hero.lead':
    'Drie slaapkamers, een zwembad met uitzicht op zee en een dorp waar de dag nog eindigt op de boulevard: {tagline}.',
  'hero.book': 'Uw verblijf boeken',
  'hero.gallery': 'Foto’s bekijken',
  'hero.alt': 'De villa en het zwembad in het avondlicht, met de zee erachter',

  'about.kicker': 'De villa',
  'about.title': 'Ruimte om samen te zijn, en om even alleen te zijn',
  'about.first':
    'Dit huis is gebouwd voor lange lunches. Tussen keuken en terras gaan de vouwdeuren helemaal open, vanaf twaalf uur geeft een pergola schaduw en in het zwembad valt de laatste zon van de dag. Binnen vindt u dikke muren, eiken balken en terracotta onder uw voeten: koel in augustus, warm in februari.',
  'about.second':
    'U huurt het hele huis, van de eigenaar zelf, en er is niemand anders op het terrein. Vraag voor uw komst gerust wat u wilt weten: wie antwoordt, weet ook waar de meterkast zit.',
  'about.bedrooms': 'slaapkamers',
  'about.bathrooms': 'badkamers',
  'about.guests': 'gasten',
  'about.beach': 'minuten naar het strand',

  'amenities.title': 'Wat hier voor u klaarstaat',
  'amenities.lead': 'Alles hieronder hoort bij het huis en zit in de prijs.',
  'amenities.1.title': 'Privézwembad',
  'amenities.1.text': 'Met uitzicht op zee, een ligbed voor iedereen en schaduw als u die wilt.',
  'amenities.2.title': 'Drie slaapkamers',
  'amenities.2.text':
    'Twee met een tweepersoonsbed en één met twee bedden; goede matrassen en fris beddengoed.',
  'amenities.3.title': 'Twee badkamers',
  'amenities.3.text': 'Eén met een vrijstaand bad bij het raam aan de tuin.',
  'amenities.4.title': 'Een keuken voor wie graag kookt',
  'amenities.4.text':
    'Stenen kookeiland, gaskookplaat, scherpe messen en daarnaast een tafel voor acht.',
  'amenities.5.title': 'Terras in de schaduw',
  'amenities.5.text': 'Een pergola met bougainville boven de lange tafel buiten.',
  'amenities.6.title': 'Barbecue',
  'amenities.6.text': 'Gemetseld, op houtskool, met een werkblad voor de vis van de ochtendmarkt.',
  'amenities.7.title': 'Dakterras',
  'amenities.7.text': 'Banken en lantaarns, en een zonsondergang die geen van beide nodig heeft.',
  'amenities.8.title': 'Golfhoek',
  'amenities.8.text': 'Een plek om vóór uw ronde het korte spel te oefenen.',
  'amenities.9.title': 'Snelle wifi',
  'amenities.9.text': 'In elke kamer en bij het zwembad, voor wie niet anders kan.',

  'golf.kicker': 'Golf',
  'golf.title': '’s Ochtends een ronde, om twee uur het zwembad in',
  'golf.first':
    'Boavista ligt tussen Luz en Lagos; de fairways volgen de heuvel, met de zee in zicht. Aan de overkant van de baai van Lagos heeft Palmares zevenentwintig holes in drie lussen: tussen de pijnbomen, over de duinen en boven het strand van Meia Praia.',
  'golf.second':
    'De winter is hier van de golfers: zacht, groen en stil. In huis is ruimte voor de tassen, en om de ronde ’s avonds nog eens over te doen.',

  'location.kicker': 'Toplocatie',
  'location.title': 'Aan de stille kant van een dorp met strand',
  'location.lead':
    'Praia da Luz ligt aan een eigen baai, ruim zes kilometer ten westen van Lagos, naast de donkere kaap die iedereen hier de Rocha Negra noemt.',
  'location.1.title': 'Het strand',
  'location.1.text': 'Een brede boog van zand met daarachter een boulevard van calçada-steentjes.',
  'location.2.title': 'Het dorp',
  'location.2.text': 'Een bakker, een supermarkt, visrestaurants en een kerkplein.',
  'location.3.title': 'Lagos',
  'location.3.text': 'De ommuurde oude stad, de jachthaven en de markt liggen op korte rijafstand.',
  'location.4.title': 'Luchthaven Faro',
  'location.4.text': 'Ongeveer een uur met de auto, over de snelweg A22 bijna tot aan de deur.',

  'luz.kicker': 'Waarom Praia da Luz',
  'luz.title': 'De Algarve van vóór de haast',
  'luz.1.title': 'Kustpaden vanaf de voordeur',
  'luz.1.text':
    'Het Visserspad loopt door het dorp: naar het oosten over de kaap van de Rocha Negra naar Lagos, naar het westen langs de rand van de kliffen naar Burgau.',
  'luz.2.title': 'Een baai op het zuiden',
  'luz.2.text': 'Beschut tegen de noordenwind, met water dat kalm genoeg is om te leren suppen.',
  'luz.3.title': 'Klein genoeg om te lopen',
  'luz.3.text':
    'In het dorp hebt u nergens de auto voor nodig: niet voor het brood, niet voor het strand, niet voor de gegrilde sardines.',

  'travelers.title': 'Wie zich hier thuis voelt',
  'travelers.1.title': 'Gezinnen',
  'travelers.1.text': 'Drie generaties passen aan tafel, en elk heeft een deur om dicht te doen.',
  'travelers.2.title': 'Golfers',
  'travelers.2.text':
    'Twee clubs op korte rijafstand, en een terras om de weddenschap te beslechten.',
  'travelers.3.title': 'Vrienden',
  'travelers.3.text':
    'Een zwembad, een barbecue, een dak met lantaarns: de avond vult zich vanzelf.',

  'experiences.kicker': 'Beleven',
  'experiences.title': 'Dagen die bij de voordeur beginnen',
  'experiences.1.title': 'Ponta da Piedade',
  'experiences.1.text':
    'Gouden bogen en grotten net ten zuiden van Lagos. Ga vroeg met de boot, of te voet over het vlonderpad.',
  'experiences.2.title': 'Meia Praia',
  'experiences.2.text':
    'Kilometers vlak zand aan de baai van Lagos, om te hardlopen, paard te rijden en te kiten.',
  'experiences.3.title': 'Sagres',
  'experiences.3.text':
    'Waar Europa ophoudt: een fort, een vuurtoren en golven aan beide kanten van de kaap.',
  'experiences.4.title': 'De markt van Lagos',
  'experiences.4.text':
    'Beneden vis, boven fruit, en daarboven een dakterras met zicht op de haven.',

  'gallery.title': 'Fotogalerij',
  'gallery.intro': 'Het huis door de dag heen, van de eerste koffie tot de lantaarns.',
  'gallery.viewAll': 'Alle {n} foto’s bekijken',
  'gallery.open': 'Foto openen: {title}',
  'gallery.empty': 'De foto’s zijn onderweg.',
  'viewer.label': 'Foto’s in het groot',
  'viewer.counter': '{i} van {n}',
  'viewer.loading': 'Foto wordt geladen …',
  'viewer.previous': 'Vorige foto',
  'viewer.next': 'Volgende foto',
  'viewer.close': 'Sluiten',
  'viewer.thumbnails': 'Alle foto’s',
  'viewer.show': 'Foto {i} tonen: {title}',

  'price.title': 'Vanaf',
  'price.perNight': 'per nacht',
  'price.note':
    'De hele villa, rechtstreeks geboekt. Seizoensprijzen en kosten staan in de kalender.',
  'price.check': 'Vrije data bekijken',

  'reviews.title': 'Wat gasten zeggen',
  'reviews.soon': 'De eerste beoordelingen komen binnenkort.',
  'reviews.note': 'Hier staat alleen wat gasten van dit huis hebben geschreven.',
  'reviews.count': '{n} {n|beoordeling|beoordelingen} van gasten van dit huis',
  'reviews.stars': '{n} van 5 sterren',
  'reviews.by': '{name}, {month}',
  'reviews.byGuest': 'Een gast, {month}',
  'reviews.answer': 'Ons antwoord',
  'reviews.more': 'Nog {n} tonen',

  'contact.kicker': 'Contact',
  'contact.title': 'Stel ons uw vraag',
  'contact.hours': '9.00 tot 20.00 uur (CET)',
  'contact.lead': 'We antwoorden van {hours}, meestal binnen {n} {n|uur|uur}.',
  'contact.address': 'Adres',
  'contact.directions':
    'Neem vanaf de luchthaven van Faro de A22 naar het westen tot Lagos, daarna de N125 richting Vila do Bispo en sla bij Luz af.',
  'contact.firstName': 'Voornaam',
  'contact.lastName': 'Achternaam',
  'contact.email': 'E-mail',
  'contact.phone': 'Telefoon',
  'contact.subject': 'Onderwerp',
  'contact.subject.booking': 'Een nieuwe boeking',
  'contact.subject.existing': 'Een bestaande boeking',
  'contact.subject.amenities': 'De villa en de voorzieningen',
  'contact.subject.general': 'Iets anders',
  'contact.message': 'Bericht',
  'contact.send': 'Bericht versturen',
  'contact.sending': 'Wordt verstuurd …',
  'contact.sent.title': 'Uw bericht is aangekomen',
  'contact.sent.text': 'We nemen zo snel mogelijk contact met u op.',
  'contact.failed.title': 'Het bericht kon niet worden verstuurd',
  'contact.failed.text': 'Probeer het later nog eens.',
  'map.loading': 'Kaart wordt geladen …',
  'map.unavailable': 'De kaart is tijdelijk niet beschikbaar',
  'map.open': 'Openen in Google Maps',
  'map.title': 'Kaart van Praia da Luz',
  'privacy.message':
    'We bewaren wat u schrijft om u te antwoorden, hooguit {months} {months|maand|maanden}:',
});
