import type { homeEn } from './home.en';
import { translation } from './translation';

/** `home.en.ts` in German. */
export const homeDe = translation<typeof homeEn>()({
  'villa.tagline': 'nur 5 Minuten vom Strand',

  'hero.kicker': 'Praia da Luz · Algarve',
  'hero.title': 'Eine weiße Villa über dem Atlantik',
  'hero.lead':
    'Drei Schlafzimmer, ein Pool mit Blick aufs Meer und ein Ort, in dem der Tag noch auf der Promenade ausklingt: {tagline}.',
  'hero.book': 'Aufenthalt buchen',
  'hero.gallery': 'Zur Galerie',
  'hero.alt': 'Die Villa und ihr Pool im Abendlicht, dahinter das Meer',

  'about.kicker': 'Die Villa',
  'about.title': 'Platz für alle – und Ruhe für jeden',
  'about.first':
    'Dieses Haus ist für lange Mittagessen gebaut. Zwischen Küche und Terrasse lassen sich die Türen ganz zur Seite falten, ab Mittag spendet eine Pergola Schatten, und im Pool liegt die letzte Sonne des Tages. Drinnen dicke Mauern, Eichenbalken und Terrakotta unter den Füßen: kühl im August, warm im Februar.',
  'about.second':
    'Sie mieten das ganze Haus direkt vom Eigentümer, und niemand sonst ist auf dem Grundstück. Fragen Sie vor Ihrer Reise, was Sie möchten: Es antwortet, wer auch weiß, wo der Sicherungskasten hängt.',
  'about.bedrooms': 'Schlafzimmer',
  'about.bathrooms': 'Bäder',
  'about.guests': 'Gäste',
  'about.beach': 'Minuten zum Strand',

  'amenities.title': 'Was Sie hier erwartet',
  'amenities.lead': 'Alles, was Sie hier sehen, gehört zum Haus und ist im Preis enthalten.',
  'amenities.1.title': 'Eigener Pool',
  'amenities.1.text':
    'Mit Blick auf den Atlantik, Liegen für alle und Schatten, wenn Sie ihn möchten.',
  'amenities.2.title': 'Drei Schlafzimmer',
  'amenities.2.text':
    'Zwei Doppelzimmer und ein Zweibettzimmer, mit guten Matratzen und frischer Bettwäsche.',
  'amenities.3.title': 'Zwei Bäder',
  'amenities.3.text': 'Eines davon mit frei stehender Wanne am Gartenfenster.',
  'amenities.4.title': 'Küche für Leute, die gern kochen',
  'amenities.4.text':
    'Kochinsel aus Stein, Gasherd, scharfe Messer – und daneben ein Tisch für acht.',
  'amenities.5.title': 'Schattige Terrasse',
  'amenities.5.text': 'Eine Pergola voller Bougainvilleen über der langen Tafel im Freien.',
  'amenities.6.title': 'Grill',
  'amenities.6.text':
    'Gemauert und mit Holzkohle, daneben Platz für den Fisch vom Markt am Morgen.',
  'amenities.7.title': 'Dachterrasse',
  'amenities.7.text': 'Sofas und Laternen – und ein Sonnenuntergang, der beides nicht braucht.',
  'amenities.8.title': 'Golfbereich',
  'amenities.8.text': 'Platz, um vor der Runde am kurzen Spiel zu feilen.',
  'amenities.9.title': 'Schnelles WLAN',
  'amenities.9.text': 'In jedem Zimmer und am Pool, für alle, die müssen.',

  'golf.kicker': 'Golf',
  'golf.title': 'Morgens eine Runde, ab zwei am Pool',
  'golf.first':
    'Boavista liegt zwischen Luz und Lagos; seine Fairways ziehen sich den Hang entlang, immer mit dem Meer im Blick. Auf der anderen Seite der Bucht von Lagos bietet Palmares siebenundzwanzig Löcher in drei Schleifen: unter Pinien, über Dünen und hoch über dem Strand Meia Praia.',
  'golf.second':
    'Der Winter gehört hier den Golfern: mild, grün und still. Im Haus ist Platz für die Bags – und dafür, die Runde am Abend noch einmal zu erzählen.',

  'location.kicker': 'Beste Lage',
  'location.title': 'Am ruhigen Rand eines Ortes mit Strand',
  'location.lead':
    'Praia da Luz hat seine eigene Bucht, gut sechs Kilometer westlich von Lagos, neben der dunklen Landzunge, die hier alle Rocha Negra nennen.',
  'location.1.title': 'Der Strand',
  'location.1.text': 'Ein weiter Bogen aus Sand, dahinter eine Promenade aus Calçada-Pflaster.',
  'location.2.title': 'Der Ort',
  'location.2.text': 'Bäckerei, Supermarkt, Fischrestaurants und ein Kirchplatz.',
  'location.3.title': 'Lagos',
  'location.3.text':
    'Die ummauerte Altstadt, der Jachthafen und der Markt sind mit dem Auto schnell erreicht.',
  'location.4.title': 'Flughafen Faro',
  'location.4.text': 'Mit dem Auto etwa eine Stunde, auf der Autobahn A22 fast bis vor die Tür.',

  'luz.kicker': 'Warum Praia da Luz',
  'luz.title': 'Die Algarve, bevor sie es eilig hatte',
  'luz.1.title': 'Klippenwege ab der Haustür',
  'luz.1.text':
    'Der Fischerpfad „Trilho dos Pescadores“ führt durch den Ort: nach Osten über die Landzunge der Rocha Negra nach Lagos, nach Westen immer an der Kante entlang nach Burgau.',
  'luz.2.title': 'Eine Bucht nach Süden',
  'luz.2.text':
    'Geschützt vor dem Nordwind, mit Wasser, das ruhig genug ist für die ersten Versuche auf dem Paddelbrett.',
  'luz.3.title': 'Klein genug zum Zufußgehen',
  'luz.3.text':
    'Für nichts im Ort brauchen Sie das Auto: nicht fürs Brot, nicht für den Strand, nicht für die gegrillten Sardinen.',

  'travelers.title': 'Wer sich hier zu Hause fühlt',
  'travelers.1.title': 'Familien',
  'travelers.1.text':
    'Drei Generationen finden an einem Tisch Platz – und jede hat eine Tür zum Zumachen.',
  'travelers.2.title': 'Golfer',
  'travelers.2.text':
    'Zwei Clubs ganz in der Nähe und eine Terrasse, auf der die Wetten beglichen werden.',
  'travelers.3.title': 'Freunde',
  'travelers.3.text':
    'Ein Pool, ein Grill, ein Dach mit Laternen: Der Abend plant sich von selbst.',

  'experiences.kicker': 'Erlebnisse',
  'experiences.title': 'Tage, die vor der Haustür beginnen',
  'experiences.1.title': 'Ponta da Piedade',
  'experiences.1.text':
    'Goldene Felsbögen und Grotten gleich südlich von Lagos. Am besten früh mit dem Boot oder zu Fuß über den Holzsteg.',
  'experiences.2.title': 'Meia Praia',
  'experiences.2.text':
    'Kilometerlanger flacher Sand an der Bucht von Lagos, zum Laufen, Reiten und Kiten.',
  'experiences.3.title': 'Sagres',
  'experiences.3.text':
    'Wo Europa aufhört: eine Festung, ein Leuchtturm und Brandung auf beiden Seiten des Kaps.',
  'experiences.4.title': 'Der Markt von Lagos',
  'experiences.4.text':
    'Unten Fisch, oben Obst, und darüber eine Dachterrasse mit Blick auf den Hafen.',

  'gallery.title': 'Fotogalerie',
  'gallery.intro': 'Das Haus im Lauf eines Tages, vom ersten Kaffee bis zu den Laternen.',
  'gallery.viewAll': 'Alle {n} Fotos ansehen',
  'gallery.open': 'Foto öffnen: {title}',
  'gallery.empty': 'Die Fotos sind noch unterwegs.',
  'viewer.label': 'Fotoansicht',
  'viewer.counter': '{i} von {n}',
  'viewer.loading': 'Foto wird geladen …',
  'viewer.previous': 'Vorheriges Foto',
  'viewer.next': 'Nächstes Foto',
  'viewer.close': 'Schließen',
  'viewer.thumbnails': 'Alle Fotos',
  'viewer.show': 'Foto {i} zeigen: {title}',

  'price.title': 'Preise ab',
  'price.perNight': 'pro Nacht',
  'price.note': 'Die ganze Villa, direkt gebucht. Saisonpreise und Gebühren sehen Sie im Kalender.',
  'price.check': 'Freie Termine ansehen',

  'reviews.title': 'Was Gäste sagen',
  'reviews.soon': 'Die ersten Bewertungen folgen bald.',
  'reviews.note': 'Hier steht nur, was Gäste dieses Hauses geschrieben haben.',
  'reviews.count': '{n} {n|Bewertung|Bewertungen} von Gästen dieses Hauses',
  'reviews.stars': '{n} von 5 Sternen',
  'reviews.by': '{name}, {month}',
  'reviews.byGuest': 'Ein Gast, {month}',
  'reviews.answer': 'Unsere Antwort',
  'reviews.more': '{n} weitere anzeigen',

  'contact.kicker': 'Kontakt',
  'contact.title': 'Fragen Sie uns',
  'contact.hours': '9 bis 20 Uhr (MEZ)',
  'contact.lead':
    'Wir sind von {hours} für Sie da und antworten meist innerhalb von {n} {n|Stunde|Stunden}.',
  'contact.address': 'Adresse',
  'contact.directions':
    'Vom Flughafen Faro auf der A22 nach Westen bis Lagos, dann auf der N125 Richtung Vila do Bispo und in Luz abbiegen.',
  'contact.firstName': 'Vorname',
  'contact.lastName': 'Nachname',
  'contact.email': 'E-Mail',
  'contact.phone': 'Telefon',
  'contact.subject': 'Betreff',
  'contact.subject.booking': 'Eine neue Buchung',
  'contact.subject.existing': 'Eine bestehende Buchung',
  'contact.subject.amenities': 'Die Villa und ihre Ausstattung',
  'contact.subject.general': 'Etwas anderes',
  'contact.message': 'Nachricht',
  'contact.send': 'Nachricht senden',
  'contact.sending': 'Wird gesendet …',
  'contact.sent.title': 'Ihre Nachricht ist angekommen',
  'contact.sent.text': 'Wir melden uns, so schnell wir können.',
  'contact.failed.title': 'Die Nachricht konnte nicht gesendet werden',
  'contact.failed.text': 'Bitte versuchen Sie es später noch einmal.',
  'map.loading': 'Karte wird geladen …',
  'map.unavailable': 'Die Karte ist zurzeit nicht verfügbar',
  'map.open': 'In Google Maps öffnen',
  'map.title': 'Karte von Praia da Luz',
  'privacy.message':
    'Wir speichern, was Sie schreiben, um Ihnen zu antworten, höchstens {months} {months|Monat|Monate} lang:',
});
