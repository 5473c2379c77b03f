import { expect, it } from 'vitest';
import { cellFigure, currencySides } from './cellPrice';

it.each([
  [42_000, 'EUR', 'en-GB', '420'],
  [126_480, 'EUR', 'en-GB', '1,265'],
  [126_449, 'GBP', 'en-GB', '1,264'],
  [126_450, 'EUR', 'de-DE', '1.265'],
  [1_265_300, 'USD', 'fr-FR', '12\u00A0653'],
  [1_265_300, 'EUR', 'nl-NL', '12.653'],
  [1_265_300, 'USD', 'pt-PT', '12\u00A0653'],
  [9_999_949, 'EUR', 'en-GB', '99,999'],
  [9_999_950, 'EUR', 'en-GB', '100k'],
  [18_012_300, 'EUR', 'de-DE', '180k'],
] as const)('%i cents in %s, %s, are %s', (cents, currency, locale, text) => {
  expect(cellFigure(cents, currency, locale)).toBe(text);
});

it.each([
  ['EUR', 'en-GB', '€', ''],
  ['USD', 'en-GB', '$', ''],
  ['GBP', 'de-DE', '', '\u00A0£'],
  ['EUR', 'nl-NL', '€\u00A0', ''],
] as const)('%s in %s stands at its side', (currency, locale, before, after) => {
  expect(currencySides(currency, locale)).toEqual({ before, after });
});
