import { expect, it } from 'vitest';
import { isPlainName, namesAddress } from './guestWords';

it.each([
  ['Two cots, please. We arrive at 7.30 p.m.', false],
  ['A late arrival,\nabout 23:00?', false],
  ['See https://evil.example/prize', true],
  ['See evil.example', true],
  ['write to me@evil', true],
  ['www.évil.example', true],
])('%j names an address: %s', (text, expected) => {
  expect(namesAddress(text)).toBe(expected);
});

it.each([
  ['Élodie O’Neill-Müller', true],
  ['J. R. Smith', true],
  ['José María 李', true],
  ['Prize at evil.example', false],
  ['<b>Ana</b>', false],
  ['Call 0900 123', false],
  ['A'.repeat(61), false],
  ['', false],
])('%j is a plain name: %s', (name, expected) => {
  expect(isPlainName(name)).toBe(expected);
});
