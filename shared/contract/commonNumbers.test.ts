import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf } from '../test/issues';
import { currencySchema, idParams, integer, plainDate, price, rate, timestamp } from './common';

describe('a day', () => {
  const day = plainDate('Check-in date is required');

  it.each(['2027-01-01', '2028-02-29'])('takes %s', (typed) => {
    expect(z.parse(day, typed)).toBe(typed);
  });

  it.each([
    '2026-02-30',
    '2027-2-3',
    '20270412',
    ' 2027-01-01',
    '2027-01-01T00:00:00Z',
    '10000-01-01',
    'tomorrow',
  ])('refuses %j', (typed) => {
    expect(issuesOf(day, typed)).toEqual([': Please use a real date in the form yyyy-MM-dd']);
  });

  it.each([undefined, null, '', 20270101, ['2027-01-01'], new Date(0)])(
    'reports %j as missing',
    (value) => {
      expect(issuesOf(day, value)).toEqual([': Check-in date is required']);
    },
  );
});

describe('money and rates as they travel', () => {
  const amount = price('Base price');
  const exchange = rate('GBP rate');

  it.each(['0', '0.00', '450', '450.5', '450.50', ' 450 ', '99999999.99'])(
    'an amount may be %j',
    (typed) => {
      expect(z.parse(amount, typed)).toBe(typed.trim());
    },
  );

  it.each([
    '-1',
    '+1',
    '1e9',
    '1e400',
    'NaN',
    'Infinity',
    '1,50',
    '1.234',
    '.5',
    '5.',
    '0x10',
    '１',
    '100000000',
    '1 000',
  ])('an amount is not %j', (typed) => {
    expect(issuesOf(amount, typed)).toEqual([
      ': Base price must be an amount such as 450.00, at most 99999999.99',
    ]);
  });

  it.each(['0.0001', '0.8600', '1', '99.9999'])('a rate may be %j', (typed) => {
    expect(z.parse(exchange, typed)).toBe(typed);
  });

  it.each(['0', '0.0000', '100', '99.99999', '-0.86', '1e1', 'NaN'])(
    'a rate is not %j',
    (typed) => {
      expect(issuesOf(exchange, typed)).toEqual([
        ': GBP rate must be a rate such as 0.8600, above 0 and below 100',
      ]);
    },
  );

  it.each([undefined, null, '', '  ', 450, true])('neither is %j', (value) => {
    expect(issuesOf(amount, value)).toEqual([': Base price is required']);
    expect(issuesOf(exchange, value)).toEqual([': GBP rate is required']);
  });

  it.each(['CHF', 'eur', '', 'constructor', '__proto__', null, ['EUR']])(
    '%j is not a currency',
    (value) => {
      expect(issuesOf(currencySchema, value)).toEqual([': Please choose EUR, GBP or USD']);
    },
  );
});

describe('whole numbers', () => {
  const nights = integer(1, 90, 'Please use a whole number of days from {min} to {max}');

  it.each([1, 90, 2.0, 1e1])('takes %d', (value) => {
    expect(z.parse(nights, value)).toBe(value);
  });

  it.each([0, 91, -1, 2.5, NaN, Infinity, 2 ** 53, '2', '', true, null, undefined, [], [2], {}])(
    'refuses %j and says it once',
    (value) => {
      expect(issuesOf(nights, value)).toEqual([': Please use a whole number of days from 1 to 90']);
    },
  );

  it.each(['1', '42', '999999999999999'])('reads the id %s of a path', (id) => {
    expect(z.parse(idParams, { id })).toEqual({ id: Number(id) });
  });

  it.each([
    '0',
    '01',
    '-1',
    '1.0',
    '1e3',
    ' 1',
    '',
    'abc',
    '9999999999999999',
    '1; DROP TABLE users',
    '١',
  ])('refuses %j as an id', (id) => {
    expect(issuesOf(idParams, { id })).toEqual(['id: The id must be a whole number']);
  });

  it.each(['2026-11-21T07:36:22.123Z', '2026-11-21T07:36:22Z'])('%s is a timestamp', (value) => {
    expect(z.parse(timestamp, value)).toBe(value);
  });

  it.each(['2026-11-21', '2026-11-21T07:36:22+01:00', '', 0, null])(
    '%j is not a timestamp',
    (value) => {
      expect(issuesOf(timestamp, value)).toHaveLength(1);
    },
  );
});
