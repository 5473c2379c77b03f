import type { billEn } from './bill.en';
import { translation } from './translation';

/** `bill.en.ts` in German. */
export const billDe = translation<typeof billEn>()({
  'bill.nights': '{nights} {nights|Nacht|Nächte} × {rate}',
  'bill.discount': '{name} (−{percent} %)',
  'bill.extraGuests': 'Zusätzliche Gäste',
  'bill.extraGuestsByStay': 'Zusätzliche Gäste: {guests} × {rate}',
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
  'bill.partyPets': '{n} {n|Haustier|Haustiere}',
  'bill.total': 'Gesamtpreis',
  'payment.all': 'Bei Bestätigung zu zahlen: {deposit}.',
  'payment.deposit': 'Bei Bestätigung zu zahlen: {deposit} ({percent} %).',
  'payment.balance': 'Der Rest von {balance} ist bis {day} zu zahlen.',
  'payment.onArrival': 'Den Rest von {balance} zahlen Sie bei der Anreise.',
  'payment.security':
    'Hinzu kommt eine Kaution von {security}; Sie erhalten sie nach Ihrem Aufenthalt zurück.',
});
