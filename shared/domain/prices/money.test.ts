import { constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, holds, integers, texts } from '../../test/property';
import {
  centsOfNumber,
  convert,
  formatCents,
  formatMoney,
  formatRate,
  normaliseDecimal,
  numberOfCents,
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
    // Larger than any price: revenue, and the total of a long and expensive stay.
    ['1000000000.00', 100_000_000_000],
    ['9999999999999.99', 999_999_999_999_999],
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
  it.each([
    ['2.500,50', '2500.50'],
    ['2500,50', '2500.50'],
    ['2,500.50', '2500.50'],
    ['2500.50', '2500.50'],
    ['2,500', '2500'],
    ['12.345.678,9', '12345678.9'],
    ['1,234,567', '1234567'],
    [' 2 500,50 ', '2500.50'],
    ['2\u00A0500,50', '2500.50'],
    ['450', '450'],
  ])('understands %j as %s', (typed, text) => {
    expect(normaliseDecimal(typed)).toBe(text);
  });
  it.each(['2.500', '2.500.50', '2,50,0', '1.23.456,00', '0,500', '-5,50', 'about 5', '5,', ''])(
    'makes no amount of %j',
    (typed) => {
      expect(() => parseCents(normaliseDecimal(typed))).toThrow(RangeError);
    },
  );
  it('writes rates with four decimals', () => {
    expect(formatRate(parseRate('0.86'))).toBe('0.8600');
    expect(() => parseRate('0.86001')).toThrow(RangeError);
  });
  it.each([
    ['1', 10_000],
    ['0.8600', 8_600],
    ['0.0001', 1],
    ['99.9999', 999_999],
  ])('%s is a rate of %i ten-thousandths', (text, rate) => {
    expect(parseRate(text)).toBe(rate);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [9_999_999_999, '99999999.99'],
    [-5, '-0.05'],
  ])('%i cents are written %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  holds(
    'reads a text as money exactly when it is one',
    [texts({ unit: constantFrom(...'0123456789..-e '.split('')), maxLength: 12 })],
    (text) => {
      const isMoney = /^[0-9]{1,13}(\.[0-9]{1,2})?$/.test(text);
      let cents: number | null;
      try {
        cents = parseCents(text);
      } catch {
        cents = null;
      }
      expect(cents === null).toBe(!isMoney);
    },
  );

  holds('rates that are written are read back', [integers(0, 999_999)], (rate) => {
    expect(parseRate(formatRate(rate))).toBe(rate);
  });

  holds(
    'an amount survives JSON, and has two decimals at most there',
    [integers(0, 9_999_999_999)],
    (cents) => {
      const sent = JSON.stringify(numberOfCents(cents));
      expect(sent).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(centsOfNumber(JSON.parse(sent) as number)).toBe(cents);
    },
  );

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
    // 100 × 1.1 / 0.86 = 127.906… → 128; 100 × 0.86 / 1.1 = 78.18 → 78
    [10_000, 'GBP', 'USD', 12_800],
    [10_000, 'USD', 'GBP', 7_800],
    // 0.57 × 0.86 = 0.4902 → 0; 0.59 × 0.86 = 0.5074 → 1; nothing is nothing
    [57, 'EUR', 'GBP', 0],
    [59, 'EUR', 'GBP', 100],
    [0, 'USD', 'GBP', 0],
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
    // 9999500001 × 999999 = 9999490001499999: just below a half, which a double rounds to one.
    expect(convert(9_999_500_001, 'EUR', 'GBP', rates)).toBe(999_949_000_100);
  });

  holds(
    'is the nearest whole unit to the exact product, halves up',
    // Results beyond 2^53 are not amounts; such rates are tested separately.
    [
      integers(0, 9_999_999_999),
      currencies,
      currencies,
      integers(5_000, 999_999),
      integers(5_000, 999_999),
    ],
    (cents, from, to, gbpRateE4, usdRateE4) => {
      if (from === to) return;
      const rateOf = { EUR: 10_000n, GBP: BigInt(gbpRateE4), USD: BigInt(usdRateE4) };
      const exact = BigInt(cents) * rateOf[to];
      const unit = rateOf[from] * 100n;
      const units = BigInt(convert(cents, from, to, { gbpRateE4, usdRateE4 }) / 100);
      // -half < exact - units <= half would round halves down; here halves round up.
      expect(2n * (exact - units * unit) < unit).toBe(true);
      expect(2n * (exact - units * unit) >= -unit).toBe(true);
    },
  );

  holds(
    'there and back is off by no more than the rounding',
    [integers(0, 1_000_000), currencies],
    (units, to) => {
      const there = convert(units * 100, 'EUR', to, RATES);
      expect(Math.abs(convert(there, to, 'EUR', RATES) - units * 100)).toBeLessThanOrEqual(100);
    },
  );

  it('fixes EUR to the cent', () => {
    expect(toEurCents(129_000, 'GBP', RATES)).toBe(150_000);
    expect(toEurCents(10_000, 'USD', RATES)).toBe(9_091);
    expect(toEurCents(123, 'EUR', RATES)).toBe(123);
    // 1 / 2 is half a cent and rounds up.
    expect(toEurCents(1, 'USD', { ...RATES, usdRateE4: 20_000 })).toBe(1);
    expect(toEurCents(1, 'USD', { ...RATES, usdRateE4: 20_001 })).toBe(0);
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
  [99_999, 'EUR', '€999.99'],
  [100_000, 'GBP', '£1,000'],
  [9_999_999_999, 'USD', '$99,999,999.99'],
  [-120_450, 'EUR', '−€1,204.50'],
] as const)('%i cents in %s read %s', (cents, currency, text) => {
  expect(formatMoney(cents, currency)).toBe(text);
});

it.each([
  ['de', '−308 €'],
  ['fr', '−308 €'],
  ['nl', '€ −308'],
  ['pt-PT', '−308 €'],
])('writes the minus sign in %s', (locale, text) => {
  expect(formatMoney(-30_800, 'EUR', locale).replaceAll('\u00A0', ' ')).toBe(text);
});
