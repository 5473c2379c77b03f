import type { AvailabilityDay } from '@shared/contract/availability';
import type { PlainDate } from '@shared/domain/date';
import { describe, expect, it } from 'vitest';
import { movedDay, weeksOf } from './calendarDays';
import { lastCheckout, NOTHING_PICKED, pickDay, stayOf, type Selection } from './stay';

const sel = (checkinDate: PlainDate | null, checkoutDate: PlainDate | null = null): Selection => ({
  checkinDate,
  checkoutDate,
});

describe('pickDay', () => {
  it.each([
    ['the first day is the check-in', NOTHING_PICKED, '2027-07-28', sel('2027-07-28')],
    [
      'a later one is the check-out',
      sel('2027-07-28'),
      '2027-08-04',
      sel('2027-07-28', '2027-08-04'),
    ],
    ['the same day is the check-in again', sel('2027-07-28'), '2027-07-28', sel('2027-07-28')],
    ['an earlier one is a new check-in', sel('2027-07-28'), '2027-07-20', sel('2027-07-20')],
    [
      'a complete range starts over',
      sel('2027-07-28', '2027-08-04'),
      '2027-08-10',
      sel('2027-08-10'),
    ],
    [
      'a typed check-out alone starts over',
      sel(null, '2027-08-04'),
      '2027-07-28',
      sel('2027-07-28'),
    ],
  ])('%s', (_, before, day, after) => {
    expect(pickDay(before, day)).toEqual(after);
  });
});

describe('stayOf', () => {
  it.each([
    [sel('2027-07-28', '2027-08-04'), sel('2027-07-28', '2027-08-04')],
    [sel('2027-07-28'), null],
    [sel(null, '2027-08-04'), null],
    [sel('2027-08-04', '2027-08-04'), null],
    [sel('2027-08-04', '2027-07-28'), null],
  ])('%o is the stay %o', (selection, stay) => {
    expect(stayOf(selection)).toEqual(stay);
  });
});

describe('lastCheckout', () => {
  const day = (date: PlainDate, available: boolean): [PlainDate, AvailabilityDay] => [
    date,
    { date, available, basePrice: 300, ...(available ? {} : { reason: 'booked' }) },
  ];
  const days = new Map([
    day('2027-07-28', true),
    day('2027-07-29', true),
    day('2027-07-30', false),
    day('2027-07-31', false),
  ]);
  it.each([
    ['is the first taken day after the check-in', sel('2027-07-28'), '2027-07-30'],
    ['is none before a check-in', NOTHING_PICKED, null],
    ['is none once the range is complete', sel('2027-07-28', '2027-07-30'), null],
    ['is none where nothing is known', sel('2027-09-01'), null],
  ])('%s', (_, selection, expected) => {
    expect(lastCheckout(selection, days)).toBe(expected);
  });
});

describe('the grid of a month', () => {
  it.each(['2027-02-15', '2028-02-29', '2027-08-01', '2027-12-31'])(
    'holds the month of %s in six weeks from Sunday',
    (day) => {
      const weeks = weeksOf(day);
      expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(weeks[0]).toContain(`${day.slice(0, 7)}-01`);
      expect(weeks.every(([sunday]) => new Date(`${sunday}T00:00Z`).getUTCDay() === 0)).toBe(true);
    },
  );

  it.each([
    ['ArrowLeft', '2027-07-27'],
    ['ArrowRight', '2027-07-29'],
    ['ArrowUp', '2027-07-21'],
    ['ArrowDown', '2027-08-04'],
    ['Home', '2027-07-25'],
    ['End', '2027-07-31'],
    ['PageUp', '2027-06-28'],
    ['PageDown', '2027-08-28'],
    ['Enter', null],
  ])('moves from Wednesday 28 July with %s to %s', (key, to) => {
    expect(movedDay('2027-07-28', key)).toBe(to);
  });
});
