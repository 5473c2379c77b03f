import type { rules as english } from '../en/rules';
import { translation } from '../translation';
import type { ValidationEn } from '../validation';

/** `en/rules.ts` in Dutch. */
export const rules = translation<typeof english>()({
  // Bills and payments.
  'bill.nights': '{nights} {nights|nacht|nachten} × {rate}',
  'bill.discount': '{name} (−{percent}%)',
  'bill.lengthOfStay': 'Korting voor een lang verblijf',
  'bill.earlyBird': 'Vroegboekkorting',
  'bill.lastMinute': 'Last-minutekorting',
  'bill.extraGuests': 'Extra gasten',
  'bill.extraGuestsByStay': 'Extra gasten: {guests} × {rate} per verblijf',
  'bill.extraGuestsByNight': 'Extra gasten: {guests} × {nights} {nights|nacht|nachten} × {rate}',
  'bill.cleaning': 'Schoonmaak',
  'bill.pets': 'Huisdieren',
  'bill.extra': '{name}: {quantity} × {rate}',
  'bill.touristTax':
    'Toeristenbelasting: {guests} {guests|gast|gasten} × {nights} {nights|nacht|nachten} × {rate}',
  'bill.touristTaxFirstNights':
    'Toeristenbelasting: {guests} {guests|gast|gasten} × eerste {nights} nachten × {rate}',
  'bill.other': '{name}',
  'bill.agreedNights': '{nights} {nights|nacht|nachten}',
  'bill.agreedTax': 'Toeristenbelasting',
  'bill.partyChildren': 'van wie {n} {n|kind|kinderen}',
  'bill.partyInfants': '{n} {n|baby|baby’s}',
  'bill.partyPets': '{n} {n|huisdier|huisdieren}',
  'bill.total': 'Totaal',
  'payment.all': 'Te betalen bij bevestiging: {deposit}.',
  'payment.deposit': 'Te betalen bij bevestiging: {deposit} ({percent}%).',
  'payment.balance': 'Het restbedrag van {balance} betaalt u uiterlijk {day}.',
  'payment.onArrival': 'Het restbedrag van {balance} betaalt u bij aankomst.',
  'payment.security': 'Daar komt een borg van {security} bij; die krijgt u na uw verblijf terug.',

  // Invalid stays, by the code of the issue. The sentence about the minimum stay is the specification's, verbatim.
  'stay.checkout_not_later': 'Het vertrek moet na de aankomst liggen.',
  'stay.too_many_nights':
    'Een verblijf duurt maximaal {limit} {limit|nacht|nachten}. Kies een eerder vertrek.',
  'stay.too_far_ahead':
    'De aankomst kan maximaal {months} {months|maand|maanden} vooruit liggen. Kies een eerdere dag.',
  'stay.minimum_stay.peak':
    'In het hoogseizoen (juli en augustus) duurt een verblijf minimaal {nights} {nights|nacht|nachten}. Kies een langer verblijf.',
  'stay.minimum_stay.regular':
    'Een verblijf duurt minimaal {nights} {nights|nacht|nachten}. Kies een langer verblijf.',
  'stay.minimum_stay.day':
    'Bij aankomst op {day} duurt een verblijf minimaal {nights} {nights|nacht|nachten}. Kies een langer verblijf.',
  'stay.no_arrival':
    'Een aankomst op {day} is niet mogelijk. Aankomstdagen: {weekdays}. Kies een andere aankomst.',
  'stay.no_departure':
    'Een vertrek op {day} is niet mogelijk. Vertrekdagen: {weekdays}. Kies een ander vertrek.',
  'stay.unavailable.past': 'De gekozen dagen zijn al voorbij: {nights}. Kies een latere aankomst.',
  'stay.unavailable.notice':
    'De gekozen dagen zijn te kort dag: {nights}. Kies een latere aankomst.',
  'stay.unavailable.taken':
    'Een deel van de gekozen nachten is al bezet: {nights}. Kies andere data.',
});

/** The contract's messages about fields. */
export const validation = translation<ValidationEn>()({
  'Full name is required': 'Vul uw voor- en achternaam in.',
  'First name is required': 'Vul uw voornaam in.',
  'Last name is required': 'Vul uw achternaam in.',
  'Email is required': 'Vul uw e-mailadres in.',
  'Please enter a valid email address': 'Vul een geldig e-mailadres in.',
  'Message is required': 'Schrijf een bericht.',
  'Please choose a subject': 'Kies een onderwerp.',
  'Check-in date is required': 'Kies de dag van aankomst.',
  'Check-out date is required': 'Kies de dag van vertrek.',
  'At least 1 guest is required': 'Geef minstens één gast op.',
  'At least one of the guests must be an adult.': 'Minstens één gast moet volwassen zijn.',
  'Please choose EUR, GBP or USD': 'Kies EUR, GBP of USD.',
  'Please calculate the price first': 'Wacht tot de prijs is berekend.',
  'Please use at most {n} characters': 'Gebruik maximaal {n} tekens.',
  'Please remove invisible control characters': 'Verwijder onzichtbare stuurtekens.',
  'Please use a real date in the form yyyy-MM-dd': 'Geef een datum op die bestaat.',
  'Please use Latin letters, as at the foot of the document’s page':
    'Gebruik Latijnse letters, zoals onderaan de pagina van het document.',
  'Please use at most 16 letters and digits, as on the document':
    'Gebruik hoogstens 16 letters en cijfers, zoals op het document.',
  'Please choose a country from the list': 'Kies een land uit de lijst.',
  Required: 'Dit gegeven ontbreekt.',
  'Invalid input': 'Dit gegeven klopt niet.',
});
