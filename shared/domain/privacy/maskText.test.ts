import { expect, it } from 'vitest';
import { maskText, maskValues } from './maskText';

it.each([
  ['Anna comes late', 'Anna', 'X comes late'],
  ['Joanna cleaning', 'Anna', 'Joanna cleaning'],
  ['Testing the boiler', 'Test', 'Testing the boiler'],
  ['For ZÉBULON  quatremere, and Zébulon Quatremère.', 'Zebulon Quatremère', 'For X, and X.'],
  ['Zébulon Quatremèreson', 'Zebulon Quatremere', 'Zébulon Quatremèreson'],
  ['Li and Lia', 'Li', 'X and Lia'],
  ['Anna Anna', 'Anna', 'X X'],
  ['nothing', '', 'nothing'],
  // Accents that are signs of their own, and letters that are written in two ways.
  ['Jose\u0301 and Jose\u0301fa', 'José', 'X and Jose\u0301fa'],
  ['Großmann, GROSSMANN', 'Grossmann', 'X, X'],
  ['So\uFB01a and Łódzka', 'sofia', 'X and Łódzka'],
  ['To Łódzka', 'lodzka', 'To X'],
  ['الأستاذ محمّد أحمد هنا', 'محمد احمد', 'الأستاذ X هنا'],
])('in “%s” masks “%s” as whole words', (text, phrase, masked) => {
  expect(maskText(text, phrase, 'X')).toBe(masked);
});

it('masks texts and nothing else of a value', () => {
  const mask = (text: string) => maskText(text, '2026', 'X');
  expect(maskValues({ year: 2026, note: ['in 2026', null, true] }, mask)).toEqual({
    year: 2026,
    note: ['in X', null, true],
  });
});
