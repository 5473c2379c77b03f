import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import { rules as texts } from '@shared/i18n/en/rules';
import { stayIssueText } from '@shared/i18n/stayIssueText';
import { addDays, eachDay, type PlainDate } from '@shared/domain/date';
import { describe, expect, it } from 'vitest';
import {
  choosingOf,
  NOTHING_PICKED,
  noteOfDay,
  offerOfDay,
  pickDay,
  pressDay,
  selectionIssue,
  stayOf,
  type Selection,
} from './staySelection';

const sel = (checkinDate: PlainDate | null, checkoutDate: PlainDate | null = null): Selection => ({
  checkinDate,
  checkoutDate,
});

const day = (date: PlainDate, available: boolean): [PlainDate, AvailabilityDay] => [
  date,
  { date, available, basePrice: 300, minStay: 7, ...(available ? {} : { reason: 'booked' }) },
];

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

const TODAY = '2027-03-10';
const RULES = { minStayRegular: 3, minStayPeak: 7 };
/** Free days with a minimum stay of three nights. */
const known = (
  first: PlainDate,
  count: number,
  of: (date: PlainDate) => Partial<AvailabilityDay> = () => ({}),
) =>
  new Map(
    eachDay(first, addDays(first, count - 1)).map((date) => [
      date,
      { date, available: true, basePrice: 300, minStay: 3, ...of(date) },
    ]),
  );
const booked = { available: false, reason: 'booked' } as const;

describe('a day is offered as', () => {
  const offer = (
    date: PlainDate,
    selection: Selection,
    days: ReadonlyMap<PlainDate, AvailabilityDay>,
  ) => {
    const { role, ...rest } = offerOfDay(date, selection, days, RULES, TODAY);
    return 'issue' in rest ? [role, rest.issue.code] : role;
  };

  it('a check-in, as far as its nights are free', () => {
    const days = known('2027-05-01', 31, (date) => (date === '2027-05-11' ? booked : {}));
    expect(offer('2027-05-08', NOTHING_PICKED, days)).toBe('checkin');
    // Two nights remain before the booked one.
    expect(offer('2027-05-09', NOTHING_PICKED, days)).toEqual(['refused', 'too_few_free']);
    expect(offer('2027-05-11', NOTHING_PICKED, days)).toBe('none');
    // June's check-outs are unknown.
    expect(offer('2027-05-31', NOTHING_PICKED, days)).toBe('checkin');
    expect(offer('2027-06-02', NOTHING_PICKED, days)).toBe('none');
  });

  it('a check-out from the minimum stay to the first night that is taken', () => {
    const days = known('2027-05-01', 31, (date) => (date === '2027-05-11' ? booked : {}));
    const picked = sel('2027-05-03');
    expect(offer('2027-05-02', picked, days)).toBe('checkin');
    expect(offer('2027-05-05', picked, days)).toEqual(['refused', 'minimum_stay']);
    expect(offer('2027-05-06', picked, days)).toBe('checkout');
    expect(offer('2027-05-11', picked, days)).toBe('checkout');
    expect(offer('2027-05-12', picked, days)).toEqual(['refused', 'unavailable']);
  });

  it('only on the days of the week of its own rule', () => {
    const saturdays = { arrivalDays: [6], departureDays: [6], minStay: 7 };
    const days = known('2027-05-01', 31, () => saturdays);
    expect(offer('2027-05-04', NOTHING_PICKED, days)).toEqual(['refused', 'no_arrival']);
    expect(offer('2027-05-08', NOTHING_PICKED, days)).toBe('checkin');
    expect(offer('2027-05-16', sel('2027-05-08'), days)).toEqual(['refused', 'no_departure']);
    expect(offer('2027-05-15', sel('2027-05-08'), days)).toBe('checkout');
  });

  it('nothing too far ahead, except a check-out after an earlier check-in', () => {
    const days = known('2029-03-01', 31);
    expect(offer('2029-03-10', NOTHING_PICKED, days)).toBe('checkin');
    expect(offer('2029-03-11', NOTHING_PICKED, days)).toEqual(['refused', 'too_far_ahead']);
    expect(offer('2029-03-11', sel('2029-03-08'), days)).toBe('checkout');
    expect(offer('2029-03-11', sel('2029-03-08', '2029-03-12'), days)).toEqual([
      'refused',
      'too_far_ahead',
    ]);
  });
});

describe('a press on a day', () => {
  // Free from 1 to 20 May, except the night of the 11th.
  const days = known('2027-05-01', 31, (date) =>
    date === '2027-05-11' || date > '2027-05-20' ? booked : {},
  );
  const press = (selection: Selection, date: PlainDate) =>
    pressDay(selection, date, days, RULES, TODAY);

  it.each<[string, Selection, PlainDate, Selection]>([
    ['picks a check-in', NOTHING_PICKED, '2027-05-03', sel('2027-05-03')],
    ['picks a check-out', sel('2027-05-03'), '2027-05-06', sel('2027-05-03', '2027-05-06')],
    ['picks an earlier check-in', sel('2027-05-03'), '2027-05-02', sel('2027-05-02')],
    [
      'starts over after a valid range',
      sel('2027-05-03', '2027-05-06'),
      '2027-05-07',
      sel('2027-05-07'),
    ],
    [
      'picks another check-out for a range that was rejected',
      sel('2027-05-03', '2027-05-04'),
      '2027-05-07',
      sel('2027-05-03', '2027-05-07'),
    ],
    [
      'starts over after a check-in that no stay can follow',
      sel('2027-05-09'),
      '2027-05-13',
      sel('2027-05-13'),
    ],
  ])('%s', (_, before, date, after) => {
    expect(press(before, date)).toEqual(after);
  });

  it.each<[string, Selection, PlainDate]>([
    ['is too early for a check-out', sel('2027-05-03'), '2027-05-05'],
    ['is a check-out after a booked night', sel('2027-05-03'), '2027-05-14'],
    ['is booked', sel('2027-05-03'), '2027-05-25'],
    ['has too few nights for a check-in', NOTHING_PICKED, '2027-05-09'],
    ['is not loaded', sel('2027-05-03'), '2027-06-03'],
  ])('changes nothing if it %s', (_, selection, date) => {
    expect(press(selection, date)).toBe(selection);
  });
});

describe('the note about a day', () => {
  const note = (
    date: PlainDate,
    selection: Selection,
    days: ReadonlyMap<PlainDate, AvailabilityDay>,
  ) => noteOfDay(date, choosingOf(selection, days, RULES, TODAY), days, RULES, TODAY);
  const days = known('2027-05-01', 31, (date) =>
    date === '2027-05-11' || date > '2027-05-20' ? booked : {},
  );

  it('is missing where the day can be picked', () => {
    expect(note('2027-05-03', NOTHING_PICKED, days)).toBeNull();
    expect(note('2027-05-11', sel('2027-05-03'), days)).toBeNull();
    expect(note('2027-06-11', sel('2027-05-03'), days)).toBeNull();
  });

  it('names the first check-out before it, and the last one after it', () => {
    const picked = { checkinDate: '2027-05-03' };
    const first = { kind: 'first_checkout', ...picked, checkoutDate: '2027-05-06' };
    const last = { kind: 'last_checkout', ...picked, checkoutDate: '2027-05-11' };
    expect(note('2027-05-05', sel('2027-05-03'), days)).toEqual(first);
    expect(note('2027-05-12', sel('2027-05-03'), days)).toEqual(last);
    expect(note('2027-05-25', sel('2027-05-03'), days)).toEqual(last);
    // A rejected range that was typed is guided in the same way.
    expect(note('2027-05-05', sel('2027-05-03', '2027-05-04'), days)).toEqual(first);
  });

  it('counts the free nights of a day that is no check-in', () => {
    expect(note('2027-05-09', NOTHING_PICKED, days)).toEqual({
      kind: 'refused',
      day: '2027-05-09',
      issue: { code: 'too_few_free', nights: 2, minimum: 3 },
    });
    expect(note('2027-05-25', NOTHING_PICKED, days)).toEqual({
      kind: 'unavailable',
      day: '2027-05-25',
      reason: 'booked',
    });
  });

  it('names the weekdays where those are the reason', () => {
    const saturdays = known('2027-05-01', 31, () => ({ departureDays: [6] }));
    expect(note('2027-05-04', sel('2027-05-03'), saturdays)).toEqual({
      kind: 'first_checkout',
      checkinDate: '2027-05-03',
      checkoutDate: '2027-05-08',
    });
    const weekday = { code: 'no_departure', weekdays: [6] };
    expect(note('2027-05-10', sel('2027-05-03'), saturdays)).toMatchObject({ issue: weekday });
    expect(note('2027-05-31', sel('2027-05-03'), saturdays)).toMatchObject({ issue: weekday });
    // Five free nights are enough, but none of them ends on a Saturday.
    const short = known('2027-05-01', 31, (date) => ({
      departureDays: [1, 6],
      ...(date === '2027-05-07' && booked),
    }));
    expect(note('2027-05-02', NOTHING_PICKED, short)).toMatchObject({
      issue: { code: 'no_departure', weekdays: [1, 6] },
    });
  });
});

describe('what is wrong with a selection', () => {
  const days = new Map<PlainDate, AvailabilityDay>([
    day('2027-07-20', true),
    day('2027-07-30', false),
    ['2027-03-09', { date: '2027-03-09', available: false, basePrice: 300, reason: 'past' }],
    ['2027-03-10', { date: '2027-03-10', available: false, basePrice: 300, reason: 'notice' }],
  ]);
  const rules = { minStayRegular: 3, minStayPeak: 7 };
  it.each([
    ['nothing while a day is missing', sel('2027-07-28'), null],
    ['nothing with a stay that is free', sel('2027-07-20', '2027-07-27'), null],
    [
      'days that were typed in the wrong order',
      sel('2027-07-28', '2027-07-20'),
      'Check-out must be after check-in.',
    ],
    [
      'too many nights, rather than those of them that are taken',
      sel('2027-07-20', '2027-10-19'),
      'The longest possible stay is 90 nights. Please choose an earlier check-out.',
    ],
    [
      'taken nights, rather than that there are too few',
      sel('2027-07-29', '2027-08-01'),
      'Selected dates overlap with existing bookings. Unavailable: 2027-07-30. Please choose different dates.',
    ],
    [
      'days that are past',
      sel('2027-03-09', '2027-03-12'),
      'Selected dates are in the past: 2027-03-09. Please choose a later check-in.',
    ],
    [
      'days within the notice period',
      sel('2027-03-10', '2027-03-14'),
      'Selected dates are too soon to book: 2027-03-10. Please choose a later check-in.',
    ],
    ['nothing of the last day to arrive', sel('2029-03-10', '2029-03-14'), null],
    [
      'a check-in too far ahead',
      sel('2029-03-11', '2029-03-15'),
      'Check-in can be at most 24 months ahead. Please choose an earlier date.',
    ],
    [
      'too few nights',
      sel('2027-07-20', '2027-07-24'),
      'Minimum stay requirement: 7 night(s) during peak season (July-August). Please select 7 or more nights.',
    ],
  ])('says %s', (_, selection, expected) => {
    const issue = selectionIssue(selection, days, rules, '2027-03-10');
    expect(issue && stayIssueText(issue, texts, (night) => night)).toBe(expected);
  });
});
