import type { billEn } from './bill.en';
import { translation } from './translation';

/** `bill.en.ts` in Portuguese. */
export const billPt = translation<typeof billEn>()({
  'bill.nights': '{nights} {nights|noite|noites} × {rate}',
  'bill.discount': '{name} (−{percent} %)',
  'bill.extraGuests': 'Hóspedes adicionais',
  'bill.cleaning': 'Limpeza',
  'bill.pets': 'Animais de estimação',
  'bill.extra': '{name}: {quantity} × {rate}',
  'bill.touristTax':
    'Taxa turística: {guests} {guests|hóspede|hóspedes} × {nights} {nights|noite|noites} × {rate}',
  'bill.partyChildren': 'das quais {n} {n|criança|crianças}',
  'bill.partyPets': '{n} {n|animal|animais}',
  'bill.total': 'Total',
  'payment.all': 'A pagar na confirmação: {deposit}.',
  'payment.deposit': 'A pagar na confirmação: {deposit} ({percent} %).',
  'payment.balance': 'O restante, {balance}, é pago até {day}.',
  'payment.onArrival': 'O restante, {balance}, é pago à chegada.',
  'payment.security': 'Acresce uma caução de {security}, devolvida depois da estadia.',
});
