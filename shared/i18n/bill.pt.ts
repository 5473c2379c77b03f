import type { billEn } from './bill.en';
import { translation } from './translation';

/** `bill.en.ts` in Portuguese. */
export const billPt = translation<typeof billEn>()({
  'bill.nights': '{nights} {nights|noite|noites} × {rate}',
  'bill.discount': '{name} (−{percent}%)',
  'bill.extraGuests': 'Hóspedes adicionais',
  'bill.extraGuestsByStay': 'Hóspedes adicionais: {guests} × {rate}',
  'bill.extraGuestsByNight':
    'Hóspedes adicionais: {guests} × {nights} {nights|noite|noites} × {rate}',
  'bill.cleaning': 'Limpeza',
  'bill.pets': 'Animais de estimação',
  'bill.extra': '{name}: {quantity} × {rate}',
  'bill.touristTax':
    'Taxa turística: {guests} {guests|hóspede|hóspedes} × {nights} {nights|noite|noites} × {rate}',
  'bill.touristTaxFirstNights':
    'Taxa turística: {guests} {guests|hóspede|hóspedes} × primeiras {nights} noites × {rate}',
  'bill.other': '{name}',
  'bill.agreedNights': '{nights} {nights|noite|noites}',
  'bill.agreedTax': 'Taxa turística',
  'bill.partyChildren': 'incluindo {n} {n|criança|crianças}',
  'bill.partyPets': '{n} {n|animal|animais}',
  'bill.total': 'Total',
  'payment.all': 'A pagar na confirmação: {deposit}.',
  'payment.deposit': 'A pagar na confirmação: {deposit} ({percent}%).',
  'payment.balance': 'O restante, {balance}, é pago até {day}.',
  'payment.onArrival': 'O restante, {balance}, é pago à chegada.',
  'payment.security': 'Acresce uma caução de {security}, devolvida depois da estadia.',
});
