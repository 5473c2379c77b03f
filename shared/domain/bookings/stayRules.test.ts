import { describe, expect, it } from 'vitest';
import { days, holds, integers } from '../../test/property';
import { addDays, eachDay } from '../date';
import {
  countNights,
  fieldOfStayIssue,
  nightsOf,
  stayIssues,
  stayLimitIssue,
  unavailableIssue,
  type UnavailableReason,
  staysOverlap,
  type Stay,
  type StayDay,
} from './stayRules';

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
    expect(() => nightsOf(stay('2027-05-02', '2027-05-01'))).toThrow(RangeError);
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

describe('a stay over a clock change', () => {
  // The last Sundays of March and October, from a calendar and not from the code.
  const CHANGES = [
    '2026-03-29',
    '2026-10-25',
    '2027-03-28',
    '2027-10-31',
    '2028-03-26',
    '2028-10-29',
    '2029-03-25',
    '2029-10-28',
    '2030-03-31',
    '2030-10-27',
  ];
  it.each(CHANGES)('counts the night of %s and those around it once', (sunday) => {
    const nights = nightsOf(stay(addDays(sunday, -3), addDays(sunday, 4)));
    expect(nights).toHaveLength(7);
    expect(new Set(nights).size).toBe(7);
    expect(nights[3]).toBe(sunday);
    expect(countNights(stay(sunday, addDays(sunday, 1)))).toBe(1);
    expect(countNights(stay(addDays(sunday, -1), sunday))).toBe(1);
  });
});

describe('two stays', () => {
  it.each([
    // Compared with May 10 to 15.
    ['2027-05-05', '2027-05-10', false],
    ['2027-05-05', '2027-05-11', true],
    ['2027-05-14', '2027-05-20', true],
    ['2027-05-15', '2027-05-20', false],
    ['2027-05-11', '2027-05-12', true],
    ['2027-05-01', '2027-05-30', true],
    ['2027-05-10', '2027-05-15', true],
    ['2028-05-10', '2028-05-15', false],
  ])('one in mid-May and one from %s to %s: clash %s', (from, to, clash) => {
    expect(staysOverlap(stay('2027-05-10', '2027-05-15'), stay(from, to))).toBe(clash);
    expect(staysOverlap(stay(from, to), stay('2027-05-10', '2027-05-15'))).toBe(clash);
  });

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
    ['2027-05-01', '2027-05-01', 'checkoutDate', { code: 'checkout_not_later' }],
    ['2027-05-02', '2027-05-01', 'checkoutDate', { code: 'checkout_not_later' }],
    ['2027-05-01', '2027-07-31', 'checkoutDate', { code: 'too_many_nights', limit: 90 }],
    ['2028-11-22', '2028-11-25', 'checkinDate', { code: 'too_far_ahead', months: 24 }],
  ])('refuse %s to %s', (from, to, field, expected) => {
    const issue = stayLimitIssue(stay(from, to), today);
    expect(issue).toEqual(expected);
    expect(issue && fieldOfStayIssue(issue)).toBe(field);
  });

  it.each([
    ['2027-05-01', '2027-07-30'],
    ['2028-11-21', '2028-11-24'],
    ['2026-11-21', '2026-11-22'],
  ])('allow %s to %s', (from, to) => {
    expect(stayLimitIssue(stay(from, to), today)).toBeNull();
  });

  it('count 24 months from a leap day to the end of February', () => {
    expect(stayLimitIssue(stay('2030-02-28', '2030-03-07'), '2028-02-29')).toBeNull();
    expect(stayLimitIssue(stay('2030-03-01', '2030-03-07'), '2028-02-29')?.code).toBe(
      'too_far_ahead',
    );
  });
});

describe('the minimum stay', () => {
  it('is that of the arrival day, whatever the departure day requires', () => {
    const minStayOn = (arrival: number, departure: number) =>
      stayIssues(
        stay('2027-06-30', '2027-07-02'),
        (day) => ({ minStay: day === '2027-06-30' ? arrival : departure }),
        RULES,
        '2027-01-01',
      );
    expect(minStayOn(3, 1)).toMatchObject([{ code: 'minimum_stay', nights: 3 }]);
    expect(minStayOn(2, 7)).toEqual([]);
  });

  it.each([
    ['2027-06-30', '2027-07-03', null],
    ['2027-06-30', '2027-07-02', { code: 'minimum_stay', season: 'regular', nights: 3 }],
    ['2027-07-28', '2027-08-04', null],
    ['2027-07-28', '2027-08-03', { code: 'minimum_stay', season: 'peak', nights: 7 }],
    ['2027-08-31', '2027-09-07', null],
    ['2027-09-01', '2027-09-04', null],
    ['2027-07-01', '2027-07-07', { code: 'minimum_stay', season: 'peak', nights: 7 }],
    ['2027-08-31', '2027-09-06', { code: 'minimum_stay', season: 'peak', nights: 7 }],
    ['2027-09-01', '2027-09-03', { code: 'minimum_stay', season: 'regular', nights: 3 }],
  ])('from %s to %s: %j', (from, to, issue) => {
    const minStay = /-0[78]-/.test(from) ? 7 : 3;
    const issues = stayIssues(stay(from, to), () => ({ minStay }), RULES, '2027-01-01');
    expect(issues).toEqual(issue ? [{ ...issue, day: from }] : []);
  });
});

describe('all rules that a stay breaks', () => {
  const today = '2027-03-10';
  const SATURDAY = '2027-05-01';

  it('are reported at once, each with its day and requirement', () => {
    const saturdays = { minStay: 7, arrivalDays: [6], departureDays: [6] };
    const days: Record<string, StayDay> = {
      '2027-05-03': saturdays,
      '2027-05-04': { reason: 'booked' },
      '2027-05-06': saturdays,
    };
    expect(stayIssues(stay('2027-05-03', '2027-05-06'), (day) => days[day], RULES, today)).toEqual([
      { code: 'no_arrival', day: '2027-05-03', weekdays: [6] },
      { code: 'no_departure', day: '2027-05-06', weekdays: [6] },
      { code: 'minimum_stay', season: 'day', nights: 7, day: '2027-05-03' },
      { code: 'unavailable', reason: 'taken', nights: ['2027-05-04'] },
    ]);
  });

  it('are none on allowed days of the week', () => {
    const rule: StayDay = { minStay: 7, arrivalDays: [6], departureDays: [6] };
    expect(stayIssues(stay(SATURDAY, '2027-05-08'), () => rule, RULES, today)).toEqual([]);
    expect(stayIssues(stay(SATURDAY, '2027-05-08'), () => undefined, RULES, today)).toEqual([]);
  });

  it('are only the limit when the days make no stay', () => {
    const rule: StayDay = { minStay: 7, arrivalDays: [0] };
    expect(stayIssues(stay(SATURDAY, SATURDAY), () => rule, RULES, today)).toEqual([
      { code: 'checkout_not_later' },
    ]);
  });

  it.each([
    ['2027-06-10', 3, 'regular'],
    ['2027-06-10', 7, 'day'],
    ['2027-07-10', 7, 'peak'],
    ['2027-07-10', 3, 'day'],
    ['2027-12-24', 10, 'day'],
  ])('name the season’s months only if they are true: %s, %i nights', (day, minStay, season) => {
    const [issue] = stayIssues(stay(day, addDays(day, 1)), () => ({ minStay }), RULES, today);
    expect(issue).toEqual({ code: 'minimum_stay', season, nights: minStay, day });
  });
});

describe('unavailable nights', () => {
  const nights = (...reasons: UnavailableReason[]) =>
    reasons.map((reason, index) => ({ night: `2027-05-0${index + 1}`, reason }));
  it.each([
    [
      nights('booked', 'blocked'),
      { code: 'unavailable', reason: 'taken', nights: ['2027-05-01', '2027-05-02'] },
    ],
    [
      nights('past', 'notice', 'booked'),
      { code: 'unavailable', reason: 'past', nights: ['2027-05-01'] },
    ],
    [
      nights('notice', 'booked', 'notice'),
      { code: 'unavailable', reason: 'notice', nights: ['2027-05-01', '2027-05-03'] },
    ],
    [nights(), null],
  ])('%j have their own reason', (unavailable, issue) => {
    expect(unavailableIssue(unavailable)).toEqual(issue);
  });
});
