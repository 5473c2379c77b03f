import { addDays, weekday } from '@shared/domain/date';
import { describe, expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { barsOf } from './bars';
import {
  layBars,
  quartersOf,
  timelineWeeks,
  weekAt,
  weekIndex,
  weekOf,
  type Weeks,
} from './timelineWeeks';
import { mergeQuarters } from './useTimelineData';

const holds = ({ first, count }: Weeks, day: string) =>
  first <= day && day < addDays(first, count * 7);

describe('the weeks of the timeline', () => {
  it('begin on Sunday, two years back, and go five years ahead', () => {
    const weeks = timelineWeeks('2027-03-10', '2027-03');
    expect(weekday(weeks.first)).toBe(0);
    expect(weeks.first).toBe('2025-02-23');
    expect(holds(weeks, '2032-03-31')).toBe(true);
    expect(weeks.count).toBeLessThan(380);
  });

  it('are the same for each month in them, so that nothing jumps', () => {
    expect(timelineWeeks('2027-03-10', '2028-11')).toEqual(timelineWeeks('2027-03-10', '2027-03'));
  });

  it.each(['2001-01', '2040-06', '2198-12'])(
    'reach %s as well, where the address names it',
    (month) => {
      const weeks = timelineWeeks('2027-03-10', month);
      expect(holds(weeks, `${month}-01`)).toBe(true);
      expect(holds(weeks, `${month}-28`)).toBe(true);
    },
  );

  it.each([
    ['the Sunday on which clocks go forward', '2027-03-28', '2027-03-28'],
    ['the day before it', '2027-03-27', '2027-03-21'],
    ['a leap day', '2028-02-29', '2028-02-27'],
    ['New Year', '2028-01-01', '2027-12-26'],
    ['the Sunday on which clocks go back', '2027-10-31', '2027-10-31'],
  ])('find %s', (_, day, sunday) => {
    const weeks = timelineWeeks('2027-03-10', '2027-03');
    expect(weekOf(day)).toBe(sunday);
    expect(weekAt(weeks, weekIndex(weeks, day))).toBe(sunday);
  });

  it('are asked for by quarters of a year', () => {
    expect(quartersOf('2027-11-28', '2028-02-29')).toEqual([
      { startDate: '2027-10-01', endDate: '2027-12-31' },
      { startDate: '2028-01-01', endDate: '2028-03-31' },
    ]);
  });
});

const stay = (id: number, checkinDate: string, checkoutDate: string, status = 'confirmed') =>
  buildBooking({ id, checkinDate, checkoutDate, status: status as 'confirmed' });
const quarter = (startDate: string, endDate: string, rest: object = {}) => ({
  days: [startDate, endDate].map((date) => ({
    date,
    price: 450,
    overrideId: null,
    season: null,
    minStay: 3,
  })),
  bookings: [],
  more: [],
  blocks: [],
  overrides: [],
  seasons: [],
  ...rest,
});

describe('the bars of the timeline', () => {
  it('give what holds nights the first line, and requests the next ones that are free', () => {
    const bars = barsOf({
      bookings: [
        stay(1, '2027-04-08', '2027-04-12', 'enquiry'),
        stay(2, '2027-04-10', '2027-04-14', 'confirmed'),
        stay(3, '2027-04-10', '2027-04-12', 'pending'),
        stay(4, '2027-04-12', '2027-04-15', 'enquiry'),
        stay(5, '2027-04-14', '2027-04-16', 'pending'),
      ],
      more: [],
      blocks: [],
    });
    const lanes = layBars(bars).map(({ bar, lane }) => [bar.key, lane]);
    expect(Object.fromEntries(lanes)).toEqual({
      'booking-2': 0,
      'booking-1': 1,
      'booking-3': 2,
      'booking-4': 1,
      // It arrives on the day on which the confirmed one leaves, while an enquiry wants that night.
      'booking-5': 0,
    });
  });

  it('draw a stay of two quarters once, and keep apart what each of them counts', () => {
    const overYear = stay(1, '2027-12-28', '2028-01-03');
    const more = [{ startDate: '2027-12-28', endDate: '2028-01-03', pending: 0, enquiries: 9 }];
    const { bars, days } = mergeQuarters([
      quarter('2027-10-01', '2027-12-31', { bookings: [overYear], more }),
      quarter('2028-01-01', '2028-03-31', { bookings: [overYear], more }),
    ]);
    expect(bars.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['booking', '2027-12-28', '2028-01-03'],
      ['more', '2027-12-28', '2027-12-31'],
      ['more', '2028-01-01', '2028-01-03'],
    ]);
    expect(days).toHaveLength(4);
  });
});
