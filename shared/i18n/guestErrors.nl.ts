import type { guestErrorsEn } from './guestErrors.en';
import { translation } from './translation';

/** `guestErrors.en.ts` in Dutch. */
export const guestErrorsNl = translation<typeof guestErrorsEn>()({
  forbidden_origin:
    'Dit kan alleen worden verstuurd vanaf {publicUrl}. Open dat adres en probeer het opnieuw.',
  not_found: '{what} is niet gevonden. Misschien bestaat het niet meer.',
  'not_found.address': 'Dit adres',
  method_not_allowed: 'Dit adres beantwoordt alleen {allowed}.',
  not_json: 'Stuur JSON met de header Content-Type: application/json.',
  form_too_large:
    'Dit is meer dan in één keer kan worden verstuurd en er is niets van opgeslagen. Ga terug en schrijf het korter.',
  no_form: 'Ga terug en verstuur het formulier van de pagina.',
  too_many_guests:
    'In de villa is plaats voor maximaal {maxGuests} {maxGuests|gast|gasten}. Kies er minder.',
  'idempotency_conflict.enquiry':
    'Deze aanvraag is al met andere gegevens verstuurd. Laad de pagina opnieuw en verstuur de aanvraag nog eens.',
  'idempotency_conflict.message':
    'Dit bericht is al met een andere tekst verstuurd. Laad de pagina opnieuw en verstuur het nog eens.',
  price_changed:
    'De prijs is intussen veranderd. Controleer de nieuwe prijs en verstuur uw aanvraag opnieuw.',
  'rate_limited.calls':
    'Er kwamen te veel verzoeken van uw verbinding. Probeer het over {minutes} {minutes|minuut|minuten} opnieuw.',
  unavailable: 'Dat lukte net niet en er is niets opgeslagen. Probeer het over een minuut opnieuw.',
  internal:
    'Er ging iets mis aan onze kant. Probeer het opnieuw; blijft het zo, geef ons dan het nummer van het verzoek door.',
});
