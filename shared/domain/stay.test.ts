import { describe, expect, it } from 'vitest';
import { days, holds, integers } from '../test/property';
import { addDays, eachDay } from './date';
import {
  minimumStayIssue,
  nightsOf,
  overlapMessage,
  stayLimitIssue,
  staysOverlap,
  type Stay,
} from './stay';

const stay = (checkinDate: string, checkoutDate: string): Stay => ({ checkinDate, checkoutDate });
const RULES = { minStayRegular: 3, minStayPeak: 7 };

describe('the nights of a stay', () => {
  it('begin with check-in and end before check-out', () => {
    expect(nightsOf(stay('2027-05-01', '2027-05-04'))).toEqual([
      '2027-05-01',
      '2027-05-02',
      '2027-05-03',
    ]);
  });

  it('do not exist when check-out is not later', () => {
    expect(() => nightsOf(stay('2027-05-01', '2027-05-01'))).toThrow(RangeError);
  });

  it.each([
    ['2027-03-27', '2027-03-29', ['2027-03-27', '2027-03-28']],
    ['2027-10-30', '2027-11-01', ['2027-10-30', '2027-10-31']],
    ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29']],
    ['2026-12-31', '2027-01-02', ['2026-12-31', '2027-01-01']],
  ])('from %s to %s count each day once', (from, to, nights) => {
    expect(nightsOf(stay(from, to))).toEqual(nights);
  });
});

describe('two stays', () => {
  it('may meet on a turnover day', () => {
    expect(staysOverlap(stay('2027-05-01', '2027-05-04'), stay('2027-05-04', '2027-05-06'))).toBe(
      false,
    );
  });

  const stays = days.chain((checkinDate) =>
    integers(1, 30).map((nights) => stay(checkinDate, addDays(checkinDate, nights))),
  );
  holds(
    'overlap exactly when they share a night',
    [stays, integers(-35, 35), integers(1, 30)],
    (one, offset, nights) => {
      const checkinDate = addDays(one.checkinDate, offset);
      const other = stay(checkinDate, addDays(checkinDate, nights));
      const shared = nightsOf(one).some((night) => nightsOf(other).includes(night));
      expect(staysOverlap(one, other)).toBe(shared);
      expect(staysOverlap(other, one)).toBe(shared);
    },
  );

  holds(
    'are free as a whole exactly when each of their nights is',
    [stays, integers(0, 40), integers(0, 10)],
    (one, offset, length) => {
      const held = new Set(
        eachDay(addDays(one.checkinDate, offset), addDays(one.checkinDate, offset + length - 1)),
      );
      const eachIsFree = nightsOf(one).every((night) => !held.has(night));
      const clash =
        length > 0 &&
        staysOverlap(
          one,
          stay(addDays(one.checkinDate, offset), addDays(one.checkinDate, offset + length)),
        );
      expect(!clash).toBe(eachIsFree);
    },
  );
});

describe('the limits of a stay', () => {
  const today = '2026-11-21';
  it.each([
    ['2027-05-01', '2027-05-01', 'checkoutDate', 'Check-out must be after check-in.'],
    ['2027-05-02', '2027-05-01', 'checkoutDate', 'Check-out must be after check-in.'],
    [
      '2027-05-01',
      '2027-07-31',
      'checkoutDate',
      'A stay can be at most 90 nights. Please choose an earlier check-out.',
    ],
    [
      '2028-11-22',
      '2028-11-25',
      'checkinDate',
      'Check-in can be at most 24 months ahead. Please choose an earlier date.',
    ],
  ])('refuse %s to %s', (from, to, path, message) => {
    expect(stayLimitIssue(stay(from, to), today)).toEqual({ path, message });
  });

  it.each([
    ['2027-05-01', '2027-07-30'],
    ['2028-11-21', '2028-11-24'],
  ])('allow %s to %s', (from, to) => {
    expect(stayLimitIssue(stay(from, to), today)).toBeNull();
  });
});

describe('the minimum stay', () => {
  it.each([
    ['2027-06-30', '2027-07-03', null],
    [
      '2027-06-30',
      '2027-07-02',
      'Minimum stay requirement: 3 night(s) during regular season. Please select 3 or more nights.',
    ],
    ['2027-07-28', '2027-08-04', null],
    [
      '2027-07-28',
      '2027-08-03',
      'Minimum stay requirement: 7 night(s) during peak season (July-August). Please select 7 or more nights.',
    ],
    ['2027-08-31', '2027-09-07', null],
    ['2027-09-01', '2027-09-04', null],
  ])('from %s to %s says %j', (from, to, message) => {
    expect(minimumStayIssue(stay(from, to), RULES)).toBe(message);
  });
});

it('names the days that are taken', () => {
  expect(overlapMessage(['1 May 2027', '2 May 2027'])).toBe(
    'Selected dates overlap with existing bookings. Unavailable: 1 May 2027, 2 May 2027. Please choose different dates.',
  );
});
