import { describe, expect, it } from 'vitest';
import { days as anyDay, holds, integers } from '../test/property';
import {
  addDays,
  addMonths,
  dayNumber,
  daysBetween,
  daysInMonth,
  eachDay,
  endOfMonth,
  formatDay,
  fromDayNumber,
  isPlainDate,
  startOfMonth,
  villaDay,
  weekday,
} from './date';

describe('isPlainDate', () => {
  it.each(['2026-01-01', '2028-02-29', '2000-01-01', '2199-12-31'])('takes %s', (text) => {
    expect(isPlainDate(text)).toBe(true);
  });
  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-2-3',
    '20260701',
    '2026-07-01T00:00:00Z',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '10000-01-01',
    '1999-12-31',
    '2200-01-01',
    '٢٠٢٦-٠١-٠١',
    ' 2026-01-01',
    '-1',
    '',
  ])('refuses %j', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });
});

describe('arithmetic of days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    // The last Sundays of March and October, when clocks change.
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-30', 1, '2027-10-31'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s %i day(s) on is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-21', 24, '2028-11-21'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s %i month(s) on is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it.each([
    ['2026-11-21', 6],
    ['2026-11-22', 0],
    ['1970-01-01', 4],
    ['2000-02-29', 2],
  ])('%s is weekday %i', (date, expected) => {
    expect(weekday(date)).toBe(expected);
  });

  it.each([
    ['2027-02-10', 28],
    ['2028-02-10', 29],
    ['2027-04-01', 30],
    ['2027-12-31', 31],
  ])('the month of %s has %i days', (date, expected) => {
    expect(daysInMonth(date)).toBe(expected);
    expect(eachDay(startOfMonth(date), endOfMonth(date))).toHaveLength(expected);
  });

  holds(
    'adding and taking away the same days leads back',
    [anyDay, integers(-3000, 3000)],
    (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    },
  );

  holds('every day has one number, and the next day the next', [anyDay], (date) => {
    expect(fromDayNumber(dayNumber(date))).toBe(date);
    expect(dayNumber(addDays(date, 1))).toBe(dayNumber(date) + 1);
    expect(addDays(date, 1) > date).toBe(true);
  });
});

describe('the villa’s day', () => {
  it.each([
    // Winter: Lisbon is UTC. Summer: an hour ahead.
    ['2026-12-31T23:59:30Z', '2026-12-31'],
    ['2027-01-01T00:00:30Z', '2027-01-01'],
    ['2027-06-30T22:59:30Z', '2027-06-30'],
    ['2027-06-30T23:00:30Z', '2027-07-01'],
    ['2027-03-28T00:59:59Z', '2027-03-28'],
    ['2027-10-30T23:30:00Z', '2027-10-31'],
    ['2028-02-28T23:59:59Z', '2028-02-28'],
    ['2028-02-29T00:00:00Z', '2028-02-29'],
  ])('at %s it is %s', (instant, expected) => {
    expect(villaDay(new Date(instant))).toBe(expected);
  });
});

describe('formatDay', () => {
  it('writes the day itself, whatever the zone', () => {
    expect(formatDay('2027-07-28', 'en-GB')).toBe('28 Jul 2027');
    expect(formatDay('2027-01-01', 'en-GB', { weekday: 'long' })).toBe('Friday');
  });
});
