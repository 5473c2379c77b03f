import { expect, it } from 'vitest';
import { plainLine, plainText } from './plainText';

it.each([
  ['Ana\u202Etp.exe', 'Anatp.exe'],
  ['\u2066Ana\u2069 \u200EDuarte\u200F\u061C', 'Ana Duarte'],
  ['\u202A+351 912 345 678\u202C', '+351 912 345 678'],
  ['Ana\u0000\u0007\u009B Duarte', 'Ana Duarte'],
  ['Ana\r\nBcc: all@evil.example', 'Ana Bcc: all@evil.example'],
  ['Ana\u2028\tDuarte', 'Ana Duarte'],
  // Letters of every script and joiners of emoji and Persian stay.
  ['José 李 محمد דוד', 'José 李 محمد דוד'],
  ['👩‍👩‍👧 می‌خواهم', '👩‍👩‍👧 می‌خواهم'],
])('shows %j in one line as %j', (text, shown) => {
  expect(plainLine(text)).toBe(shown);
});

it('keeps the lines of a text and removes what reverses its direction', () => {
  expect(plainText('A cot,\r\n\tplease\u202E!\u0000')).toBe('A cot,\r\n\tplease!');
});
