import { translation } from './translation';
import type { ValidationEn } from './validation';

/** What the contract says of fields, in Portuguese. */
export const validationPt = translation<ValidationEn>()({
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
  Required: 'Falta esta indicação.',
  'Invalid input': 'Esta indicação não é válida.',
});
