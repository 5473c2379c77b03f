import type { billEn } from './bill.en';
import { translation } from './translation';

/** `bill.en.ts` in French. */
export const billFr = translation<typeof billEn>()({
  'bill.nights': '{nights} {nights|nuit|nuits} × {rate}',
  'bill.discount': '{name} (−{percent} %)',
  'bill.extraGuests': 'Personnes supplémentaires',
  'bill.extraGuestsByStay': 'Personnes supplémentaires : {guests} × {rate}',
  'bill.extraGuestsByNight':
    'Personnes supplémentaires : {guests} × {nights} {nights|nuit|nuits} × {rate}',
  'bill.cleaning': 'Ménage',
  'bill.pets': 'Animaux',
  'bill.extra': '{name} : {quantity} × {rate}',
  'bill.touristTax':
    'Taxe de séjour : {guests} {guests|personne|personnes} × {nights} {nights|nuit|nuits} × {rate}',
  'bill.touristTaxFirstNights':
    'Taxe de séjour : {guests} {guests|personne|personnes} × {nights} premières nuits × {rate}',
  'bill.other': '{name}',
  'bill.agreedNights': '{nights} {nights|nuit|nuits}',
  'bill.agreedTax': 'Taxe de séjour',
  'bill.partyChildren': 'dont {n} {n|enfant|enfants}',
  'bill.partyPets': '{n} {n|animal|animaux}',
  'bill.total': 'Total',
  'payment.all': 'À régler à la confirmation : {deposit}.',
  'payment.deposit': 'À régler à la confirmation : {deposit} ({percent} %).',
  'payment.balance': 'Le solde de {balance} est à régler au plus tard le {day}.',
  'payment.onArrival': 'Le solde de {balance} est à régler à l’arrivée.',
  'payment.security':
    'Un dépôt de garantie de {security} s’y ajoute ; il vous est rendu après votre séjour.',
});
