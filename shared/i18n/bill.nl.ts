import type { billEn } from './bill.en';
import { translation } from './translation';

/** `bill.en.ts` in Dutch. */
export const billNl = translation<typeof billEn>()({
  'bill.nights': '{nights} {nights|nacht|nachten} × {rate}',
  'bill.discount': '{name} (−{percent}%)',
  'bill.extraGuests': 'Extra gasten',
  'bill.extraGuestsByStay': 'Extra gasten: {guests} × {rate}',
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
  'bill.partyPets': '{n} {n|huisdier|huisdieren}',
  'bill.total': 'Totaal',
  'payment.all': 'Te betalen bij bevestiging: {deposit}.',
  'payment.deposit': 'Te betalen bij bevestiging: {deposit} ({percent}%).',
  'payment.balance': 'De rest, {balance}, betaalt u uiterlijk {day}.',
  'payment.onArrival': 'De rest, {balance}, betaalt u bij aankomst.',
  'payment.security': 'Daar komt een borg van {security} bij; die krijgt u na uw verblijf terug.',
});
