import { afterEach, describe, expect, it, vi } from 'vitest';
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
  formatShortDay,
  formatShortDateTime,
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
  it.each(['2026-01-01\n', '+2026-01-01', '2026-01-1', '2026-04-31', '2100-02-29', '1e10-01-01'])(
    'refuses %j too',
    (text) => {
      expect(isPlainDate(text)).toBe(false);
    },
  );

  holds('takes every day there is', [anyDay], (date) => {
    expect(isPlainDate(date)).toBe(true);
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
    ['2027-01-15', -1, '2026-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2027-10-31', 1, '2027-11-30'],
    ['2027-05-31', 0, '2027-05-31'],
  ])('%s %i month(s) on is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it.each([
    ['2026-11-21', 6],
    ['2026-11-22', 0],
    ['1970-01-01', 4],
    ['2000-02-29', 2],
    ['2028-02-29', 2],
    // Clocks always change on a Sunday.
    ['2026-03-29', 0],
    ['2026-10-25', 0],
    ['2028-03-26', 0],
    ['2028-10-29', 0],
    ['2030-03-31', 0],
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

  holds(
    'a month later is in the next month, on the same day or its last',
    [anyDay, integers(-60, 60)],
    (date, months) => {
      const later = addMonths(date, months);
      const [year, month, day] = date.split('-').map(Number) as [number, number, number];
      const count = year * 12 + month - 1 + months;
      const expected = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
      expect(later.slice(0, 7)).toBe(expected);
      expect(Number(later.slice(8))).toBe(Math.min(day, daysInMonth(`${expected}-01`)));
    },
  );

  holds('weekdays follow one another', [anyDay], (date) => {
    expect(weekday(addDays(date, 1))).toBe((weekday(date) + 1) % 7);
  });

  it('has no days between a day and an earlier one', () => {
    expect(eachDay('2027-05-02', '2027-05-01')).toEqual([]);
    expect(eachDay('2027-05-02', '2027-05-02')).toEqual(['2027-05-02']);
    expect(daysBetween('2027-05-02', '2027-05-01')).toBe(-1);
  });
});

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Lisbon'])(
  'in a process of the zone %s',
  (zone) => {
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    it('days are the villa’s', () => {
      vi.stubEnv('TZ', zone);
      // Without the zone in force, the rest would prove nothing.
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(villaDay(new Date('2027-01-01T00:00:30Z'))).toBe('2027-01-01');
      expect(villaDay(new Date('2027-06-30T22:59:30Z'))).toBe('2027-06-30');
      expect(villaDay(new Date('2027-06-30T23:00:30Z'))).toBe('2027-07-01');
      expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
      expect(addMonths('2027-12-31', 2)).toBe('2028-02-29');
      expect(eachDay('2027-10-30', '2027-11-01')).toEqual([
        '2027-10-30',
        '2027-10-31',
        '2027-11-01',
      ]);
      expect(weekday('2027-10-31')).toBe(0);
      expect(isPlainDate('2027-03-28')).toBe(true);
      expect(formatDay('2027-07-28', 'en-GB')).toBe('28 Jul 2027');
    });
  },
);

describe('the villa’s day', () => {
  it.each([
    // Lisbon is UTC in winter and an hour ahead in summer.
    ['2026-12-31T23:59:30Z', '2026-12-31'],
    ['2027-01-01T00:00:30Z', '2027-01-01'],
    ['2027-06-30T22:59:30Z', '2027-06-30'],
    ['2027-06-30T23:00:30Z', '2027-07-01'],
    ['2027-03-28T00:59:59Z', '2027-03-28'],
    // An hour later than the day before: summer time began this night.
    ['2027-03-28T22:59:30Z', '2027-03-28'],
    ['2027-03-28T23:00:30Z', '2027-03-29'],
    ['2027-10-31T23:59:30Z', '2027-10-31'],
    ['2027-11-01T00:00:30Z', '2027-11-01'],
    ['2027-10-30T23:30:00Z', '2027-10-31'],
    ['2028-02-28T23:59:59Z', '2028-02-28'],
    ['2028-02-29T00:00:00Z', '2028-02-29'],
  ])('at %s it is %s', (instant, expected) => {
    expect(villaDay(new Date(instant))).toBe(expected);
  });
});

it.each([
  ['en-GB', '3 May 2027', 'Mon 3 May'],
  ['pt-PT', '3 mai. 2027', 'seg., 3 mai.'],
  ['de-DE', '3. Mai 2027', 'Mo., 3. Mai'],
])('abbreviates the months of %s days where space is short', (locale, day, inRow) => {
  expect(formatShortDay('2027-05-03', locale)).toBe(day);
  const row = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  expect(formatShortDay('2027-05-03', locale, row)).toBe(inRow);
});

it('keeps the language’s own form of months that are written out', () => {
  const month = { month: 'long', year: 'numeric' } as const;
  expect(formatShortDay('2027-05-03', 'pt-PT', month)).toBe('maio de 2027');
});

it('formats timestamps like days', () => {
  const options = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const zoned = { ...options, timeZone: 'Europe/Lisbon' };
  const at = new Date('2027-05-03T13:05:00Z');
  expect(formatShortDateTime(at, 'pt-PT', zoned)).toBe('3 mai., 14:05');
});

describe('formatDay', () => {
  it('writes the day itself, whatever the zone', () => {
    expect(formatDay('2027-07-28', 'en-GB')).toBe('28 Jul 2027');
    expect(formatDay('2027-01-01', 'en-GB', { weekday: 'long' })).toBe('Friday');
    expect(formatDay('2028-02-29', 'en-GB', { day: 'numeric', month: 'long' })).toBe('29 February');
    expect(formatDay('2027-12-31', 'en-GB')).toBe('31 Dec 2027');
  });
});
