import type { guestErrorsEn } from './guestErrors.en';
import { translation } from './translation';

/** `guestErrors.en.ts` in German. */
export const guestErrorsDe = translation<typeof guestErrorsEn>()({
  forbidden_origin:
    'Das lässt sich nur von {publicUrl} aus senden. Bitte öffnen Sie diese Adresse und versuchen Sie es noch einmal.',
  not_found: '{what} wurde nicht gefunden. Vielleicht gibt es das nicht mehr.',
  'not_found.address': 'Diese Adresse',
  method_not_allowed: 'Diese Adresse beantwortet nur {allowed}.',
  not_json: 'Bitte senden Sie JSON mit der Kopfzeile Content-Type: application/json.',
  form_too_large:
    'Das ist mehr, als auf einmal gesendet werden kann, und nichts davon wurde gespeichert. Bitte gehen Sie zurück und schreiben Sie kürzer.',
  no_form: 'Bitte gehen Sie zurück und senden Sie das Formular der Seite.',
  too_many_guests:
    'In der Villa ist Platz für höchstens {maxGuests} {maxGuests|Gast|Gäste}. Bitte wählen Sie weniger.',
  'idempotency_conflict.enquiry':
    'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
  'idempotency_conflict.message':
    'Diese Nachricht wurde schon mit anderem Text gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
  price_changed:
    'Der Preis hat sich inzwischen geändert. Bitte prüfen Sie den neuen Preis und senden Sie die Anfrage noch einmal.',
  'rate_limited.calls':
    'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in {minutes} {minutes|Minute|Minuten} noch einmal.',
  unavailable:
    'Das hat gerade nicht geklappt, und es wurde nichts gespeichert. Bitte versuchen Sie es in einer Minute noch einmal.',
  internal:
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; bleibt es dabei, nennen Sie uns die Kennung der Anfrage.',
});
