import { describe, expect, it } from 'vitest';
import { currencies, holds, integers } from '../test/property';
import {
  convert,
  formatCents,
  formatMoney,
  formatRate,
  parseCents,
  parseRate,
  roundedQuotient,
  toEurCents,
} from './money';

const RATES = { gbpRateE4: 8_600, usdRateE4: 11_000 };

describe('amounts as text', () => {
  it.each([
    ['450', 45_000],
    ['450.5', 45_050],
    ['450.50', 45_050],
    ['0.01', 1],
    ['0', 0],
  ])('%s is %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });
  it.each([
    '',
    '-1',
    '1e9',
    'NaN',
    'Infinity',
    ' 1',
    '1 ',
    '1.234',
    '1,5',
    '.5',
    '5.',
    '１',
    '0x1',
  ])('refuses %j', (text) => {
    expect(() => parseCents(text)).toThrow(RangeError);
  });
  it('writes rates with four decimals', () => {
    expect(formatRate(parseRate('0.86'))).toBe('0.8600');
    expect(() => parseRate('0.86001')).toThrow(RangeError);
  });
  holds('what is written is read back', [integers(0, 9_999_999_999)], (cents) => {
    expect(parseCents(formatCents(cents))).toBe(cents);
  });
});

describe('conversion', () => {
  it.each([
    [45_000, 'EUR', 'GBP', 38_700],
    [45_000, 'EUR', 'USD', 49_500],
    // 21.50 rounds up to 22
    [2_500, 'EUR', 'GBP', 2_200],
    // 25 / 0.86 = 29.07 → 29
    [2_500, 'GBP', 'EUR', 2_900],
    [45_055, 'EUR', 'EUR', 45_055],
  ] as const)('%i cents from %s to %s are %i', (cents, from, to, expected) => {
    expect(convert(cents, from, to, RATES)).toBe(expected);
  });

  holds(
    'leads to whole units in another currency, and changes nothing in the same',
    [integers(0, 9_999_999), currencies, currencies],
    (cents, from, to) => {
      const result = convert(cents, from, to, RATES);
      expect(from === to ? result : result % 100).toBe(from === to ? cents : 0);
    },
  );

  it('stays exact where amount times rate passes 2^53', () => {
    const rates = { gbpRateE4: 999_999, usdRateE4: 999_998 };
    // 99,999,999.99 × 99.9998 / 99.9999, worked out by hand to whole units
    expect(convert(9_999_999_999, 'GBP', 'USD', rates)).toBe(9_999_990_000);
    expect(toEurCents(9_999_999_999, 'GBP', rates)).toBe(100_000_100);
  });

  it('fixes EUR to the cent', () => {
    expect(toEurCents(129_000, 'GBP', RATES)).toBe(150_000);
    expect(toEurCents(10_000, 'USD', RATES)).toBe(9_091);
    expect(toEurCents(123, 'EUR', RATES)).toBe(123);
  });
});

holds(
  'a rounded quotient is the nearest whole number, halves away from zero',
  [integers(-1_000_000, 1_000_000), integers(1, 10_000)],
  (numerator, denominator) => {
    const result = roundedQuotient(numerator, denominator);
    expect(Math.abs(result * denominator - numerator) * 2).toBeLessThanOrEqual(denominator);
    expect(roundedQuotient(-numerator, denominator) + result).toBe(0);
  },
);

it.each([
  [45_000, 'EUR', '€450'],
  [120_450, 'GBP', '£1,204.50'],
  [123_456_789, 'USD', '$1,234,567.89'],
  [5, 'EUR', '€0.05'],
  [0, 'EUR', '€0'],
] as const)('%i cents in %s read %s', (cents, currency, text) => {
  expect(formatMoney(cents, currency)).toBe(text);
});
