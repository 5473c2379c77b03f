import { say } from '@shared/i18n/say';
import { expect, it } from 'vitest';
import { invalidTransition, translatedMessage, verbatim, withParams, errorTextIn } from './errors';

it('translates a sentence into the reader’s language, or returns it in English if it is untranslated', () => {
  expect(errorTextIn('pt', 'This passkey is in use already.')).toBe(
    'Esta chave de acesso já está em uso.',
  );
  expect(errorTextIn('de', 'This passkey is in use already.')).toBe(
    'This passkey is in use already.',
  );
  const open = withParams('You have {n} passkeys. Please remove one first.', { n: 20 });
  expect(open('en')).toBe('You have 20 passkeys. Please remove one first.');
  expect(open('pt')).toBe('Tem 20 chaves de acesso. Remova uma primeiro, por favor.');
});

it('names a booking’s states in the reader’s language', () => {
  const error = invalidTransition('cancelled', 'confirmed');
  expect(error.message).toBe(
    'A cancelled booking cannot become confirmed. Please reload to see its present state.',
  );
  expect(error.bodyIn('pt').message).toBe(
    'Uma reserva no estado “cancelada” não pode passar a “confirmada”. Recarregue a página para ver como está.',
  );
});

it('returns what a schema says about a field, to guests in their wording', () => {
  expect(translatedMessage(say('Name is required'))('pt')).toBe('Indique o nome');
  expect(translatedMessage(say('Full name is required'))('pt')).toBe(
    'Indique o seu nome completo, por favor.',
  );
  expect(translatedMessage(say('Full name is required'))('de')).toBe(
    'Bitte geben Sie Ihren Vor- und Nachnamen ein.',
  );
});

it('leaves text from a person or another system unchanged', () => {
  const taken = withParams('This address is read already, as “{name}”.', { name: 'Name {n}' });
  expect(taken('pt')).toBe('Este endereço já é lido, como “Name {n}”.');
  expect(verbatim('Name is required')('pt')).toBe('Name is required');
});

it('compiles only for translated sentences with their parameters', () => {
  // @ts-expect-error nobody has translated it
  expect(errorTextIn('pt', 'Too late')).toBe('Too late');
  // @ts-expect-error a parameter is missing
  withParams('You have {n} passkeys. Please remove one first.', {});
});
