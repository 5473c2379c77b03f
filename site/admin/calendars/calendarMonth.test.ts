import { expect, it } from 'vitest';
import { isMonth, monthRange, monthsOfYear, shiftMonth } from './calendarMonth';
import { monthText } from './calendarText';

it.each([
  ['2027-04', true],
  ['2027-13', false],
  ['2027-4', false],
  ['2000-01', false],
  ['2199-12', false],
  ['april', false],
])('recognises %s as a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

it('requests the whole page of a month, which begins on the user’s first weekday', () => {
  expect(monthRange('2027-08', 0)).toEqual({ startDate: '2027-08-01', endDate: '2027-09-11' });
  expect(monthRange('2027-08', 1)).toEqual({ startDate: '2027-07-26', endDate: '2027-09-05' });
  expect(monthRange('2027-04', 0).startDate).toBe('2027-03-28');
});

it('crosses New Year in both directions', () => {
  expect(shiftMonth('2027-12', 1)).toBe('2028-01');
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
  expect(monthsOfYear('2027-07').at(-1)).toBe('2027-12');
  expect(monthText('2027-07')).toBe('July 2027');
});
