import type { commonEn } from './common.en';
import { translation } from './translation';

/** `common.en.ts` in German. */
export const commonDe = translation<typeof commonEn>()({
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
  'footer.contact': 'Kontakt',
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
  'error.settings': 'Die Preise konnten nicht geladen werden.',
  'error.part.title': 'Dieser Teil konnte nicht geladen werden',
  'error.part.text':
    'Bitte laden Sie die Seite neu. Fehlt er dann immer noch, versuchen Sie es bitte in ein paar Minuten wieder.',
  'error.connection':
    'Wir sind gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  'error.typedStays': 'Ihre Eingaben sind noch da.',
  'error.server':
    'Unser Server hat gerade ein Problem. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'error.serverRequest':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; bleibt es dabei, nennen Sie uns die Kennung {requestId}.',
  'error.refused':
    'Unser Server hat das nicht angenommen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'error.page.title': 'Ein Fehler hat diese Seite angehalten',
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
  'meta.home.description':
    'Villa mit Pool für 6 bis 8 Gäste in Praia da Luz, Algarve: drei Schlafzimmer, Meerblick, Golf in der Nähe. Preise und freie Termine ansehen und direkt beim Eigentümer buchen.',
  'meta.booking.title': 'Freie Termine und Preise',
  'meta.booking.description':
    'Freie Termine und Preise der Villa in Praia da Luz, in Euro, Pfund oder Dollar. Senden Sie eine Anfrage – bezahlt wird dabei nichts.',
  'meta.notFound.title': 'Seite nicht gefunden',
  'footer.complaints': 'Beschwerdebuch (Livro de Reclamações)',
  'footer.taxNumber': 'NIF {number}',
});
