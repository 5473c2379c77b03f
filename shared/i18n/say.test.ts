import { expect, it } from 'vitest';
import { catalogueOf } from './catalogues';
import { ownerContractPt } from './ownerContract.pt';
import { say, translatedText } from './say';

const pt = (text: string) => translatedText(text, ownerContractPt, 'pt');

it('translates a sentence and keeps its parameters', () => {
  expect(pt(say('Each image may appear only once'))).toBe('Cada imagem só pode aparecer uma vez');
  const text = say('Please use at most {n} entries', { n: 20 });
  expect(text).toBe('Please use at most 20 entries');
  expect(pt(text)).toBe('Use no máximo 20 entradas');
});

it('translates parameters that are themselves sentences', () => {
  const rate = { field: 'GBP rate', example: '0.8600 or 0,8600' };
  expect(pt(say('{field} must be a rate such as {example}, above 0 and below 100', rate))).toBe(
    'Taxa GBP: indique uma taxa como 0.8600 ou 0,8600, superior a 0 e inferior a 100',
  );
  const place = say('line {line}, character {column}', { line: 2, column: 5 });
  const open = { open: '{', close: '}' };
  expect(
    pt(
      say(
        'There is a single “{text}” ({place}). Placeholders stand between {open} and {close}; otherwise please use round brackets.',
        { text: '}', place, ...open },
      ),
    ),
  ).toBe(
    'Há um “}” sozinho (linha 2, carácter 5). Os campos a preencher ficam entre { e }; de resto, use parênteses curvos.',
  );
});

it('leaves a text unchanged that is the name of an Object property', () => {
  expect(pt('constructor')).toBe('constructor');
  expect(pt('__proto__')).toBe('__proto__');
});

it('still translates after many different texts', () => {
  for (let n = 1; n < 3000; n += 1) say('Please use at most {n} entries', { n });
  const texts = [20, 5000].map((n) => say('Please use at most {n} entries', { n }));
  expect(texts.map(pt)).toEqual(['Use no máximo 20 entradas', 'Use no máximo 5000 entradas']);
});

it('translates a sentence into the guest’s language', () => {
  const text = say('Please use at most {n} characters', { n: 120 });
  expect(translatedText(text, catalogueOf('de'), 'de')).toBe(
    'Bitte verwenden Sie höchstens 120 Zeichen.',
  );
  expect(translatedText(text, catalogueOf('en'), 'en')).toBe(text);
});

it('prefers an exact sentence to a pattern that matches the same text', () => {
  const text = say('{field} is required', { field: 'Name' });
  expect(pt(text)).toBe('Indique o nome');
  expect(pt(say('{field} is required', { field: 'Pet fee' }))).toBe(
    'Taxa por animais: campo obrigatório',
  );
});

it('leaves unknown sentences unchanged', () => {
  expect(pt('The owner’s own words')).toBe('The owner’s own words');
});

it('compiles only for translated sentences with their parameters', () => {
  // @ts-expect-error nobody has translated it
  say('Please write more');
  // @ts-expect-error a parameter is missing
  say('Please use at most {n} entries');
  // @ts-expect-error a parameter is unknown
  say('Please use at most {n} entries', { most: 1 });
  expect(say('Please use at most {n} entries', { n: 1 })).toContain('1');
});
