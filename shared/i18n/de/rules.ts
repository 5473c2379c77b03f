import type { rules as english } from '../en/rules';
import { translation } from '../translation';
import type { ValidationEn } from '../validation';

/** `en/rules.ts` in German. */
export const rules = translation<typeof english>()({
  // Bills and payments.
  'bill.nights': '{nights} {nights|Nacht|Nächte} × {rate}',
  'bill.discount': '{name} (−{percent} %)',
  'bill.lengthOfStay': 'Rabatt für längere Aufenthalte',
  'bill.earlyBird': 'Frühbucherrabatt',
  'bill.lastMinute': 'Last-Minute-Rabatt',
  'bill.extraGuests': 'Zusätzliche Gäste',
  'bill.extraGuestsByStay': 'Zusätzliche Gäste: {guests} × {rate} pro Aufenthalt',
  'bill.extraGuestsByNight':
    'Zusätzliche Gäste: {guests} × {nights} {nights|Nacht|Nächte} × {rate}',
  'bill.cleaning': 'Endreinigung',
  'bill.pets': 'Haustiere',
  'bill.extra': '{name}: {quantity} × {rate}',
  'bill.touristTax':
    'Touristensteuer: {guests} {guests|Gast|Gäste} × {nights} {nights|Nacht|Nächte} × {rate}',
  'bill.touristTaxFirstNights':
    'Touristensteuer: {guests} {guests|Gast|Gäste} × erste {nights} Nächte × {rate}',
  'bill.other': '{name}',
  'bill.agreedNights': '{nights} {nights|Nacht|Nächte}',
  'bill.agreedTax': 'Touristensteuer',
  'bill.partyChildren': 'davon {n} {n|Kind|Kinder}',
  'bill.partyInfants': '{n} {n|Kleinkind|Kleinkinder}',
  'bill.partyPets': '{n} {n|Haustier|Haustiere}',
  'bill.total': 'Gesamtpreis',
  'payment.all': 'Bei Bestätigung zu zahlen: {deposit}.',
  'payment.deposit': 'Bei Bestätigung zu zahlen: {deposit} ({percent} %).',
  'payment.balance': 'Der Restbetrag von {balance} ist bis {day} zu zahlen.',
  'payment.onArrival': 'Den Restbetrag von {balance} zahlen Sie bei der Anreise.',
  'payment.security':
    'Hinzu kommt eine Kaution von {security}; Sie erhalten sie nach Ihrem Aufenthalt zurück.',

  // Invalid stays, by the code of the issue. The sentence about the minimum stay is the specification's, verbatim.
  'stay.checkout_not_later': 'Die Abreise muss nach der Anreise liegen.',
  'stay.too_many_nights':
    'Ein Aufenthalt kann höchstens {limit} {limit|Nacht|Nächte} dauern. Bitte wählen Sie eine frühere Abreise.',
  'stay.too_far_ahead':
    'Die Anreise kann höchstens {months} {months|Monat|Monate} im Voraus liegen. Bitte wählen Sie einen früheren Tag.',
  'stay.minimum_stay.peak':
    'In der Hauptsaison (Juli und August) bleiben Gäste mindestens {nights} {nights|Nacht|Nächte}. Bitte wählen Sie einen längeren Aufenthalt.',
  'stay.minimum_stay.regular':
    'Der Mindestaufenthalt beträgt {nights} {nights|Nacht|Nächte}. Bitte wählen Sie einen längeren Aufenthalt.',
  'stay.minimum_stay.day':
    'Bei Anreise am {day} beträgt der Mindestaufenthalt {nights} {nights|Nacht|Nächte}. Bitte wählen Sie einen längeren Aufenthalt.',
  'stay.no_arrival':
    'Eine Anreise am {day} ist nicht möglich. Anreisetage: {weekdays}. Bitte wählen Sie eine andere Anreise.',
  'stay.no_departure':
    'Eine Abreise am {day} ist nicht möglich. Abreisetage: {weekdays}. Bitte wählen Sie eine andere Abreise.',
  'stay.unavailable.past':
    'Die gewählten Tage sind schon vorbei: {nights}. Bitte wählen Sie eine spätere Anreise.',
  'stay.unavailable.notice':
    'Die gewählten Tage sind zu kurzfristig: {nights}. Bitte wählen Sie eine spätere Anreise.',
  'stay.unavailable.taken':
    'Einige der gewählten Nächte sind schon vergeben: {nights}. Bitte wählen Sie andere Reisedaten.',
});

/** The contract's messages about fields. */
export const validation = translation<ValidationEn>()({
  'Full name is required': 'Bitte geben Sie Ihren Vor- und Nachnamen ein.',
  'First name is required': 'Bitte geben Sie Ihren Vornamen ein.',
  'Last name is required': 'Bitte geben Sie Ihren Nachnamen ein.',
  'Email is required': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Message is required': 'Bitte schreiben Sie uns eine Nachricht.',
  'Please choose a subject': 'Bitte wählen Sie einen Betreff.',
  'Check-in date is required': 'Bitte wählen Sie die Anreise.',
  'Check-out date is required': 'Bitte wählen Sie die Abreise.',
  'At least 1 guest is required': 'Bitte geben Sie mindestens einen Gast an.',
  'At least one of the guests must be an adult.': 'Mindestens ein Gast muss erwachsen sein.',
  'Please choose EUR, GBP or USD': 'Bitte wählen Sie EUR, GBP oder USD.',
  'Please calculate the price first': 'Bitte warten Sie, bis der Preis berechnet ist.',
  'Please use at most {n} characters': 'Bitte verwenden Sie höchstens {n} Zeichen.',
  'Please remove invisible control characters': 'Bitte entfernen Sie unsichtbare Steuerzeichen.',
  'Please use a real date in the form yyyy-MM-dd': 'Bitte geben Sie ein Datum an, das es gibt.',
  'Please use Latin letters, as at the foot of the document’s page':
    'Bitte verwenden Sie lateinische Buchstaben wie in den unteren Zeilen des Ausweises.',
  'Please use at most 16 letters and digits, as on the document':
    'Bitte höchstens 16 Buchstaben und Ziffern, wie auf dem Ausweis.',
  'Please choose a country from the list': 'Bitte wählen Sie ein Land aus der Liste.',
  Required: 'Diese Angabe fehlt.',
  'Invalid input': 'Diese Angabe ist ungültig.',
});
