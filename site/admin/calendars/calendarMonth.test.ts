import { describe, expect, it } from 'vitest';
import {
  isMonth,
  monthRange,
  monthsOfYear,
  monthText,
  pageDays,
  shiftMonth,
} from './calendarMonth';
import { dayAfterKey } from './dayKeys';

it.each([
  ['2027-04', true],
  ['2027-13', false],
  ['2027-4', false],
  ['2000-01', false],
  ['2199-12', false],
  ['april', false],
])('takes %s for a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

it('begins the page of a month with a Sunday and gives it six weeks', () => {
  const days = pageDays('2027-04');
  expect(days).toHaveLength(42);
  expect(days[0]).toBe('2027-03-28');
  expect(monthRange('2027-08')).toEqual({ startDate: '2027-08-01', endDate: '2027-09-11' });
});

it('goes over New Year in both directions', () => {
  expect(shiftMonth('2027-12', 1)).toBe('2028-01');
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
  expect(monthsOfYear('2027-07').at(-1)).toBe('2027-12');
  expect(monthText('2027-07')).toBe('July 2027');
});

describe('keys among the days', () => {
  it.each([
    ['ArrowLeft', '2027-03-31'],
    ['ArrowRight', '2027-04-02'],
    ['ArrowUp', '2027-03-25'],
    ['ArrowDown', '2027-04-08'],
    ['Home', '2027-03-28'],
    ['End', '2027-04-03'],
    ['PageUp', '2027-03-01'],
    ['PageDown', '2027-05-01'],
    ['a', null],
  ])('%s leads from Thursday 1 April 2027 to %s', (key, to) => {
    expect(dayAfterKey('2027-04-01', key)).toBe(to);
  });
});
