import { expect, it, vi } from 'vitest';
import { maskFor, maskValues } from './maskText';

it.each([
  ['Anna comes late', 'Anna', 'X comes late'],
  ['Joanna cleaning', 'Anna', 'Joanna cleaning'],
  ['Testing the boiler', 'Test', 'Testing the boiler'],
  ['For ZÉBULON  quatremere, and Zébulon Quatremère.', 'Zebulon Quatremère', 'For X, and X.'],
  ['Zébulon Quatremèreson', 'Zebulon Quatremere', 'Zébulon Quatremèreson'],
  ['Li and Lia', 'Li', 'X and Lia'],
  ['Anna Anna', 'Anna', 'X X'],
  ['nothing', '', 'nothing'],
  // Combining accents, and letters with two encodings.
  ['Jose\u0301 and Jose\u0301fa', 'José', 'X and Jose\u0301fa'],
  ['Großmann, GROSSMANN', 'Grossmann', 'X, X'],
  ['So\uFB01a and Łódzka', 'sofia', 'X and Łódzka'],
  ['To Łódzka', 'lodzka', 'To X'],
  ['For D’Almeida', "D'Almeida", 'For X'],
  ['الأستاذ محمّد أحمد هنا', 'محمد احمد', 'الأستاذ X هنا'],
])('in “%s” masks “%s” only as whole words', (text, phrase, masked) => {
  expect(maskFor([phrase], 'X')(text)).toBe(masked);
});

it('masks only the strings inside a value', () => {
  const mask = maskFor(['2026'], 'X');
  expect(maskValues({ year: 2026, note: ['in 2026', null, true] }, mask)).toEqual({
    year: 2026,
    note: ['in X', null, true],
  });
});

it('masks several phrases, one of which an earlier mask may have changed', () => {
  const mask = maskFor(['Ana Duarte', 'Duarte', 'Ana', 'José'], 'X');
  expect(mask('Ana Duarte, José Duarte and Anabela')).toBe('X, X X and Anabela');
});

it('compiles its phrases once, not for each text', () => {
  const folds = vi.spyOn(String.prototype, 'normalize');
  const mask = maskFor(
    Array.from({ length: 50 }, (_, index) => `Guest ${index}`),
    'X',
  );
  for (let index = 0; index < 50; index += 1) mask(`Booked for Guest ${index}`);
  expect(folds.mock.calls.length).toBe(50);
  folds.mockRestore();
});
