import type { pageTexts as english } from '../en/pages';
import type { WholeCatalogue } from '../translate';
import { translation } from '../translation';
import { rules, validation } from './rules';

/** `en/pages.ts` in German. */
const pageTexts = translation<typeof english>()({
  // Navigation, footer, and texts of any page.
  'nav.label': 'Hauptmenü',
  'nav.home': 'Start',
  'nav.location': 'Lage',
  'nav.villa': 'Villa',
  'nav.golf': 'Golf',
  'nav.experiences': 'Erlebnisse',
  'nav.gallery': 'Galerie',
  'nav.book': 'Jetzt buchen',
  'nav.contact': 'Kontakt',
  'nav.openMenu': 'Menü öffnen',
  'nav.closeMenu': 'Menü schließen',
  'nav.currency': 'Währung',
  'nav.language': 'Sprache',
  'nav.skip': 'Zum Inhalt springen',
  'footer.about':
    'Eine private Villa in Praia da Luz an der westlichen Algarve. Sie buchen direkt beim Eigentümer.',
  'footer.explore': 'Entdecken',
  'footer.legal': 'Rechtliches',
  'footer.privacy': 'Datenschutz',
  'footer.terms': 'Mietbedingungen',
  'footer.cancellation': 'Stornierung',
  'footer.illustrations': 'Die Bilder der Villa und ihrer Umgebung sind Illustrationen.',
  'footer.placeIllustrations': 'Die Bilder von Golfplatz und Strand sind Illustrationen.',
  'footer.registration': 'Alojamento Local {number}',
  'footer.rights': '© {year} {name}',
  'field.optional': 'freiwillig',
  'toast.label': 'Meldungen',
  'toast.close': 'Meldung schließen',
  'error.retry': 'Noch einmal versuchen',
  'error.part.title': 'Dieser Teil konnte nicht geladen werden',
  'error.part.text':
    'Bitte laden Sie die Seite neu. Fehlt er dann immer noch, versuchen Sie es bitte in ein paar Minuten wieder.',
  'error.connection':
    'Wir sind gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  'error.typedStays': 'Ihre Eingaben sind noch da.',
  'error.server':
    'Unser Server hat gerade ein Problem. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'error.serverRequest':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. Bleibt es dabei, nennen Sie uns bitte den Fehlercode {requestId}.',
  'error.refused':
    'Unser Server hat das nicht angenommen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'error.page.title': 'Etwas ist schiefgegangen',
  'error.page.text':
    'Das war unser Fehler, nicht Ihrer. Was Ihnen bestätigt wurde, gilt weiterhin; was Sie hier eingegeben haben, ist leider verloren. Bitte laden Sie die Seite neu. Passiert es wieder, beginnen Sie auf der Startseite oder kommen Sie in ein paar Minuten zurück.',
  'error.reload': 'Seite neu laden',
  'error.noScript':
    'Dieses Formular braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  'error.gallery': 'Die Fotos konnten nicht geladen werden.',
  'notFound.title': '404 – Seite nicht gefunden',
  'notFound.hint': 'Unter dieser Adresse gibt es bei uns nichts (mehr).',
  'notFound.home': 'Zur Startseite',
  'notFound.book': 'Freie Termine ansehen',
  'meta.home.title': '{title}: Villa mit Pool an der Algarve',
  'meta.home.description':
    'Villa mit Pool für 6 bis 8 Gäste in Praia da Luz, Algarve: drei Schlafzimmer, Meerblick, Golf in der Nähe. Direkt beim Eigentümer buchen.',
  'meta.booking.title': 'Termine und Preise: Villa mit Pool, Algarve',
  'meta.booking.description':
    'Freie Termine und Preise der Villa mit Pool in Praia da Luz, Algarve, in Euro, Pfund oder Dollar. Die Anfrage kostet nichts.',
  'meta.notFound.title': 'Seite nicht gefunden',
  'footer.complaints': 'Beschwerdebuch (Livro de Reclamações)',
  'footer.taxNumber': 'NIF {number}',

  // The home page, section by section.
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
  'price.from': 'Ab {price}',
  'price.checkDates': 'Termine prüfen',
  'price.booked': 'belegt',

  'reviews.title': 'Was Gäste sagen',
  'reviews.soon': 'Die ersten Bewertungen folgen bald.',
  'reviews.note': 'Wir veröffentlichen nur Bewertungen von Gästen, die hier gewohnt haben.',
  'reviews.count': '{n} {n|Bewertung|Bewertungen} unserer Gäste',
  'reviews.stars': '{n} von 5 Sternen',
  'reviews.sample': 'Beispiel',
  'reviews.inLanguage': 'Auf {language}',
  'reviews.by': '{name}, {month}',
  'reviews.byGuest': 'Ein Gast, {month}',
  'reviews.answer': 'Unsere Antwort',
  'reviews.more': '{n} weitere anzeigen',

  'faq.title': 'Häufige Fragen',

  'contact.kicker': 'Kontakt',
  'contact.title': 'Fragen Sie uns',
  'contact.hours': '9 bis 20 Uhr (MEZ)',
  'contact.lead':
    'Wir sind von {hours} für Sie da und antworten meist innerhalb von {n} {n|Stunde|Stunden}.',
  'contact.leadByPhone':
    'Rufen Sie uns von {hours} an oder schreiben Sie: Wir antworten meist innerhalb von {n} {n|Stunde|Stunden}.',
  'contact.host': 'Ihr Gastgeber',
  'contact.speaks': 'Spricht {languages}',
  'contact.reach': 'Oder erreichen Sie uns direkt:',
  'contact.directly': 'Fragen? Sie erreichen uns direkt:',
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
    'Wir verwenden Ihre Nachricht, um Ihnen zu antworten, und löschen sie spätestens nach {months} {months|Monat|Monaten}:',

  // The booking page. Sentences of the specification are verbatim.
  'booking.back': 'Zur Startseite',
  'booking.title': 'Wählen Sie Ihre Reisedaten',
  'booking.lead': 'Nächte aussuchen, Preis sehen, Anfrage senden. Sie zahlen jetzt noch nichts.',
  'booking.formTitle': 'Ihre Anfrage',
  'booking.formLead':
    'Sagen Sie uns, wer kommt. Sie zahlen jetzt noch nichts, und noch ist nichts verbindlich.',
  'booking.checkin': 'Anreise',
  'booking.checkout': 'Abreise',
  'booking.guests': 'Gäste',
  'booking.guestCount': '{n} {n|Gast|Gäste}',
  'booking.clear': 'Auswahl löschen',
  'booking.continue': 'Weiter zur Anfrage',
  'booking.invalid': 'Auswahl nicht gültig',
  'booking.changeDates': 'Reisedaten ändern',

  'calendar.label': 'Belegungskalender',
  'calendar.firstWeek': 'Erste freie Woche',
  'calendar.cheapestWeek': 'Günstigste Woche im {month}',
  'calendar.noWeek':
    'Im ganzen buchbaren Zeitraum ist keine volle Woche mehr frei. Kürzere Aufenthalte vielleicht schon.',
  'calendar.noWeekIn':
    'Im {month} ist keine volle Woche frei. Versuchen Sie es mit einem anderen Monat oder weniger Nächten.',
  'calendar.full': 'Im {month} ist nichts mehr frei.',
  'calendar.nextFree': 'Der nächste freie Tag ist der {date}.',
  'calendar.showMonth': '{month} zeigen',
  'calendar.previous': 'Voriger Monat',
  'calendar.next': 'Nächster Monat',
  'calendar.loading': 'Freie Termine werden geladen …',
  'calendar.failed': 'Die freien Termine konnten nicht geladen werden.',
  'calendar.free': 'frei',
  'calendar.checkoutOnly': 'nur Abreise',
  'calendar.chosenCheckin': 'Ihre Anreise',
  'calendar.chosenCheckout': 'Ihre Abreise',
  'calendar.inStay': 'in Ihrem Aufenthalt',
  'calendar.reason.past': 'vergangen',
  'calendar.reason.notice': 'zu kurzfristig',
  'calendar.reason.booked': 'belegt',
  'calendar.reason.blocked': 'nicht verfügbar',
  'calendar.tooFar': 'zu weit im Voraus',
  'calendar.refused.no_arrival': 'Anreisetage: {weekdays}',
  'calendar.refused.no_departure': 'Abreisetage: {weekdays}',
  'calendar.refused.minimum_stay': 'mindestens {nights} {nights|Nacht|Nächte}',
  'calendar.refused.too_many_nights': 'höchstens {nights} {nights|Nacht|Nächte}',
  'calendar.refused.too_few_free':
    'nur {nights} {nights|Nacht|Nächte} frei, mindestens {minimum} nötig',
  'calendar.refused.unavailable': 'Nächte davor sind nicht frei',
  'calendar.note.first_checkout':
    'Bei Anreise am {checkin} ist die Abreise frühestens am {checkout} möglich.',
  'calendar.note.last_checkout':
    'Bei Anreise am {checkin} ist die Abreise spätestens am {checkout} möglich.',
  'calendar.note.day': '{day}: {reason}.',
  'calendar.pickCheckout': 'Anreise: {date}. Wählen Sie nun Ihre Abreise.',
  'calendar.pickCheckin': 'Abreise: {date}. Wählen Sie nun Ihre Anreise.',
  'calendar.chosen': '{nights} {nights|Nacht|Nächte}: {from} bis {to}.',
  'calendar.cleared': 'Auswahl gelöscht.',
  'calendar.clearedStay': '{from} bis {to} ist nicht mehr ausgewählt.',
  'calendar.clearedCheckin': 'Die Anreise am {from} ist nicht mehr ausgewählt.',
  'calendar.restore': 'Wieder auswählen',
  'calendar.legend.free': 'Frei',
  'calendar.legend.taken': 'Nicht verfügbar',
  'calendar.legend.noCheckin': 'Keine Anreise',
  'calendar.legend.notForCheckin': 'Nicht bei dieser Anreise',
  'calendar.legend.stay': 'Ihr Aufenthalt',
  'calendar.legend.changeover': 'Wechseltag',
  'calendar.hint': 'Preise pro Nacht in {currency}.',
  'calendar.minimum': 'Mindestens {regular} {regular|Nacht|Nächte}, im Juli und August {peak}.',

  'calendar.minimumRange':
    'Mindestens {least} {least|Nacht|Nächte}, an manchen Anreisetagen bis zu {most}.',
  'calendar.totals':
    'An jedem möglichen Abreisetag steht der Preis des ganzen Aufenthalts in {currency}.',
  'calendar.total': '{amount} für den ganzen Aufenthalt',

  'bill.title': 'Ihr Aufenthalt',
  'bill.empty': 'Wählen Sie Ihre Reisedaten, dann sehen Sie den Preis.',
  'bill.offer': '{nights} {nights|Nacht|Nächte}, {from} bis {to}: {amount}',
  'bill.calculating': 'Preis wird berechnet …',
  'bill.dates': '{from} bis {to}',
  'bill.average': 'Im Durchschnitt {rate} pro Nacht',
  'bill.note': 'Jetzt ist nichts zu zahlen. Der Eigentümer bestätigt den Preis.',
  'bill.failed': 'Der Preis konnte nicht berechnet werden',

  'foot.nights': '{nights} {nights|Nacht|Nächte}',
  'foot.guests': 'Personenzahl',

  'info.title': 'Gut zu wissen',
  'info.checkin': 'Anreise',
  'info.checkinText': 'ab {time}',
  'info.checkout': 'Abreise',
  'info.checkoutText': 'bis {time}',
  'info.minimum': 'Mindestaufenthalt',
  'info.minimumRange': '{least} {least|Nacht|Nächte}, an manchen Anreisetagen bis zu {most}',
  'info.minimumText': '{regular} {regular|Nacht|Nächte}, im Juli und August {peak}',

  'enquiry.name': 'Vor- und Nachname',
  'enquiry.email': 'E-Mail',
  'enquiry.phone': 'Telefon',
  'enquiry.requests': 'Besondere Wünsche',
  'enquiry.requestsHint': 'Ein Kinderbett, eine späte Ankunft, ein Geburtstag: Sagen Sie es uns.',
  'enquiry.requestsHintWithExtras':
    'Ein Geburtstag, eine Allergie, ein später Flug: Sagen Sie es uns.',
  'enquiry.total': 'Gesamtpreis: {total}',
  'enquiry.send': 'Anfrage senden',
  'enquiry.sendAgain': 'Anfrage zum neuen Preis senden',
  'enquiry.sending': 'Wird gesendet …',
  'steps.title': 'So geht es weiter',
  'steps.send': 'Sie senden Ihre Anfrage. Das kostet nichts und verpflichtet Sie zu nichts.',
  'steps.sent': 'Ihre Anfrage ist angekommen.',
  'steps.answer': 'Wir antworten innerhalb von {hours} Stunden und bestätigen die Termine.',
  'steps.deposit':
    'Sobald Ihr Aufenthalt bestätigt ist, überweisen Sie die Anzahlung von {amount}.',
  'steps.total':
    'Sobald Ihr Aufenthalt bestätigt ist, überweisen Sie den Gesamtbetrag von {amount}.',
  'steps.payment': 'Sobald Ihr Aufenthalt bestätigt ist, schicken wir Ihnen die Zahlungsdaten.',
  'enquiry.nameRequired.title': 'Ihr Name fehlt',
  'enquiry.nameRequired.text': 'Bitte geben Sie Ihren Vor- und Nachnamen ein.',
  'enquiry.emailRequired.title': 'Ihre E-Mail-Adresse fehlt',
  'enquiry.emailRequired.text': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'enquiry.emailInvalid.title': 'Diese E-Mail-Adresse stimmt nicht',
  'enquiry.emailInvalid.text': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'enquiry.datesRequired.title': 'Die Reisedaten fehlen',
  'enquiry.datesRequired.text': 'Bitte wählen Sie Anreise und Abreise.',
  'enquiry.priceRequired.title': 'Bitte wählen Sie Ihre Reisedaten',
  'enquiry.priceRequired.text': 'Wählen Sie Anreise und Abreise, dann geht es weiter.',
  'enquiry.failed.title': 'Die Anfrage konnte nicht gesendet werden',
  'enquiry.failed.text': 'Bitte versuchen Sie es später noch einmal.',
  'enquiry.priceChanged':
    'Der Preis beträgt jetzt {total}. Bitte prüfen Sie ihn und senden Sie die Anfrage noch einmal.',
  'enquiry.sent.title': 'Ihre Anfrage ist unterwegs!',
  'enquiry.sent.text':
    'Wir melden uns innerhalb von 24 Stunden, bestätigen die Verfügbarkeit und schicken Ihnen die Zahlungsdaten.',
  'enquiry.sent.mail': 'Eine Bestätigung per E-Mail folgt.',
  'enquiry.sent.noMail':
    'Bitte speichern Sie den Link zur Seite Ihres Aufenthalts: Dort erscheint unsere Antwort.',
  'enquiry.sent.reference': 'Ihre Buchungsnummer',
  'enquiry.sent.another': 'Weitere Anfrage stellen',
  'enquiry.sent.page': 'Seite Ihres Aufenthalts öffnen',
  'enquiry.sent.calendar': 'In den Kalender eintragen',
  'cancel.full': 'Kostenlos stornierbar bis {day}.',
  'cancel.part': 'Bis {day} werden {percent} % erstattet.',
  'cancel.after': 'Danach wird nichts erstattet.',
  'cancel.none': 'Bei einer Stornierung so kurz vor der Anreise wird nichts erstattet.',
  'cancel.policy': 'Stornobedingungen',
  'privacy.enquiry':
    'Wir verwenden Ihre Angaben, um Ihnen zu antworten, und für Ihren Aufenthalt. Wenn Sie nicht buchen, löschen wir sie {months} {months|Monat|Monate} nach den angefragten Tagen:',
  'discount.lengthOfStay': 'Ab {threshold} {threshold|Nacht|Nächten}: −{percent} %',
  'discount.earlyBird':
    'Mindestens {threshold} {threshold|Tag|Tage} vor der Anreise gebucht: −{percent} %',
  'discount.lastMinute':
    'Höchstens {threshold} {threshold|Tag|Tage} vor der Anreise gebucht: −{percent} %',
  'discount.title': 'Rabatte',
  'discount.best': 'Es gilt der günstigste Rabatt für Sie.',
  'party.adults': 'Erwachsene',
  'party.children': 'Kinder',
  'party.infants': 'Kleinkinder',
  'party.pets': 'Haustiere',
  'party.ages':
    'Kinder sind 2 bis {last} Jahre alt. Kleinkinder unter 2 Jahren zählen nicht als Gäste.',
  'seen.free': 'Sie haben sich {from} bis {to} für {guests} angesehen: noch frei, {total}.',
  'seen.gone':
    'Sie haben sich {from} bis {to} für {guests} angesehen. Diese Tage sind nicht mehr frei.',
  'seen.choose': 'Diese Tage wählen',
  'seen.near': 'Tage in der Nähe ansehen',
  'seen.forget': 'Diese Tage vergessen',
  'near.title': 'Die nächsten freien Termine für {nights} {nights|Nacht|Nächte}:',
  'months.choose': 'Monat wählen',
  'months.from': 'ab {amount}',
  'months.full': 'ausgebucht',
  'months.first': 'zuerst frei',
  'extras.title': 'Extras',
  'extras.free': 'Kostenlos',
  'extras.per.stay': '{price} pro Aufenthalt',
  'extras.per.night': '{price} pro Nacht',
  'extras.per.guest': '{price} pro Gast',
  'extras.per.piece': '{price} pro Stück',
  'extras.none': 'Keine',
});

/** All texts that a guest's browser loads for the language. */
export const pages: WholeCatalogue = { ...pageTexts, ...rules, ...validation };
