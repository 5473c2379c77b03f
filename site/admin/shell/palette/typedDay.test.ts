import { describe, expect, it } from 'vitest';
import { typedDay } from './typedDay';

const TODAY = '2026-11-22';

describe('a typed day', () => {
  it.each([
    ['2027-04-12', '2027-04-12'],
    ['12.4.2027', '2027-04-12'],
    ['12/4/27', '2027-04-12'],
    ['12.4.', '2027-04-12'],
    ['22.11.', '2026-11-22'],
    ['21-11', '2027-11-21'],
    ['12 April', '2027-04-12'],
    ['12 apr 2028', '2028-04-12'],
    ['April 12', '2027-04-12'],
    ['dec 1st', '2026-12-01'],
    ['Apr 12, 2027', '2027-04-12'],
    ['april', '2027-04-01'],
    ['november', '2026-11-01'],
    ['July 2028', '2028-07-01'],
    ['29 Feb', '2028-02-29'],
    ['today', '2026-11-22'],
    ['Tomorrow', '2026-11-23'],
    ['12 de abril de 2027', '2027-04-12'],
    ['1 março', '2027-03-01'],
    ['dez', '2026-12-01'],
    ['hoje', '2026-11-22'],
    ['Amanhã', '2026-11-23'],
  ])('%s is %s', (text, day) => {
    expect(typedDay(text, TODAY)).toBe(day);
  });

  it.each(['', 'Ana', 'Ma', 'Maya', 'April Jones', '31 feb', '12/13', '40', 'april 1 2 3', '2027'])(
    '%j is not a day',
    (text) => {
      expect(typedDay(text, TODAY)).toBeNull();
    },
  );
});
