import type { rules as english } from '../en/rules';
import { translation } from '../translation';
import type { ValidationEn } from '../validation';

/** `en/rules.ts` in European Portuguese. */
export const rules = translation<typeof english>()({
  // Bills and payments.
  'bill.nights': '{nights} {nights|noite|noites} × {rate}',
  'bill.discount': '{name} (−{percent}%)',
  'bill.lengthOfStay': 'Desconto por estadia longa',
  'bill.earlyBird': 'Desconto por reserva antecipada',
  'bill.lastMinute': 'Desconto de última hora',
  'bill.extraGuests': 'Hóspedes adicionais',
  'bill.extraGuestsByStay': 'Hóspedes adicionais: {guests} × {rate} por estadia',
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
  'bill.partyInfants': '{n} {n|bebé|bebés}',
  'bill.partyPets': '{n} {n|animal|animais}',
  'bill.total': 'Total',
  'payment.all': 'A pagar na confirmação: {deposit}.',
  'payment.deposit': 'A pagar na confirmação: {deposit} ({percent}%).',
  'payment.balance': 'O valor restante, {balance}, é pago até {day}.',
  'payment.onArrival': 'O valor restante, {balance}, é pago à chegada.',
  'payment.security': 'Acresce uma caução de {security}, devolvida depois da estadia.',

  // Invalid stays, by the code of the issue. The sentence about the minimum stay is the specification's, verbatim.
  'stay.checkout_not_later': 'A saída tem de ser depois da entrada.',
  'stay.too_many_nights':
    'Uma estadia pode ter no máximo {limit} {limit|noite|noites}. Escolha uma saída mais cedo, por favor.',
  'stay.too_far_ahead':
    'A entrada pode ser no máximo {months} {months|mês|meses} à frente. Escolha uma data mais próxima, por favor.',
  'stay.minimum_stay.peak':
    'Na época alta (julho e agosto), a estadia mínima é de {nights} {nights|noite|noites}. Escolha uma estadia mais longa, por favor.',
  'stay.minimum_stay.regular':
    'A estadia mínima é de {nights} {nights|noite|noites}. Escolha uma estadia mais longa, por favor.',
  'stay.minimum_stay.day':
    'Com entrada em {day}, a estadia mínima é de {nights} {nights|noite|noites}. Escolha uma estadia mais longa, por favor.',
  'stay.no_arrival':
    'Não é possível entrar em {day}. Dias de entrada: {weekdays}. Escolha outra entrada, por favor.',
  'stay.no_departure':
    'Não é possível sair em {day}. Dias de saída: {weekdays}. Escolha outra saída, por favor.',
  'stay.unavailable.past':
    'As datas escolhidas já passaram: {nights}. Escolha uma entrada mais tarde, por favor.',
  'stay.unavailable.notice':
    'As datas escolhidas estão demasiado em cima da hora: {nights}. Escolha uma entrada mais tarde, por favor.',
  'stay.unavailable.taken':
    'Algumas das noites escolhidas já estão ocupadas: {nights}. Escolha outras datas, por favor.',
});

/** The contract's messages about fields. */
export const validation = translation<ValidationEn>()({
  'Full name is required': 'Indique o seu nome completo, por favor.',
  'First name is required': 'Indique o seu nome próprio, por favor.',
  'Last name is required': 'Indique o seu apelido, por favor.',
  'Email is required': 'Indique o seu endereço de e-mail, por favor.',
  'Please enter a valid email address': 'Indique um endereço de e-mail válido, por favor.',
  'Message is required': 'Escreva uma mensagem, por favor.',
  'Please choose a subject': 'Escolha um assunto, por favor.',
  'Check-in date is required': 'Escolha a data de entrada, por favor.',
  'Check-out date is required': 'Escolha a data de saída, por favor.',
  'At least 1 guest is required': 'Indique pelo menos um hóspede, por favor.',
  'At least one of the guests must be an adult.': 'Pelo menos um dos hóspedes tem de ser adulto.',
  'Please choose EUR, GBP or USD': 'Escolha EUR, GBP ou USD, por favor.',
  'Please calculate the price first': 'Espere até o preço estar calculado, por favor.',
  'Please use at most {n} characters': 'Use no máximo {n} caracteres, por favor.',
  'Please remove invisible control characters':
    'Retire os caracteres de controlo invisíveis, por favor.',
  'Please use a real date in the form yyyy-MM-dd': 'Indique uma data que exista, por favor.',
  'Please use Latin letters, as at the foot of the document’s page':
    'Use letras latinas, como no fundo da página do documento, por favor.',
  'Please use at most 16 letters and digits, as on the document':
    'Use no máximo 16 letras e algarismos, como no documento, por favor.',
  'Please choose a country from the list': 'Escolha um país da lista, por favor.',
  Required: 'Falta esta indicação.',
  'Invalid input': 'Esta indicação não é válida.',
});
