import { describe, expect, it } from 'vitest';
import { eachDay } from '@shared/domain/date';
import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import { buildBooking } from '../../test/buildBooking';
import { barsOf } from './bars';
import { gapBars } from './gaps';
import { winningPriority } from './OfferGapForm';

const stay = (id: number, checkinDate: string, checkoutDate: string, status = 'confirmed') =>
  buildBooking({ id, checkinDate, checkoutDate, status: status as 'confirmed' });
const block = (startDate: string, endDate: string) => ({
  id: 1,
  startDate,
  endDate,
  note: null,
  isImported: true,
  createdAt: '2027-01-01T10:00:00.000Z',
});

/** Gaps of spring 2027, as of its first day. The minimum stay is three nights unless a day has its own. */
function gaps(
  bookings: ReturnType<typeof stay>[],
  {
    blocks = [],
    minimums = {},
    rules = {},
    today = '2027-03-01',
  }: {
    blocks?: ReturnType<typeof block>[];
    minimums?: Record<string, number>;
    rules?: Record<string, Partial<OwnerCalendar['days'][number]>>;
    today?: string;
  } = {},
) {
  const days = eachDay('2027-03-01', '2027-05-31').map((date) => ({
    date,
    price: 450,
    overrideId: null,
    season: null,
    minStay: minimums[date] ?? 3,
    ...rules[date],
  }));
  const found = gapBars(barsOf({ bookings, more: [], blocks }), { days, overrides: [] }, today);
  return found.map(({ from, to }) => [from, to]);
}

const TWO_NIGHTS = [stay(1, '2027-04-05', '2027-04-10'), stay(2, '2027-04-12', '2027-04-15')];

describe('a gap between two stays', () => {
  it('is reported if it is shorter than the minimum stay', () => {
    expect(gaps(TWO_NIGHTS)).toEqual([['2027-04-10', '2027-04-12']]);
  });

  it('is reported before and after an imported block, across a clock change', () => {
    const blocks = [block('2027-03-29', '2027-03-31')];
    expect(
      gaps([stay(1, '2027-03-20', '2027-03-27'), stay(2, '2027-04-01', '2027-04-04')], { blocks }),
    ).toEqual([
      ['2027-03-27', '2027-03-29'],
      ['2027-03-31', '2027-04-01'],
    ]);
  });

  it.each([
    [
      'as long as the minimum stay',
      [stay(1, '2027-04-05', '2027-04-10'), stay(2, '2027-04-13', '2027-04-15')],
      {},
    ],
    [
      'without a night',
      [stay(1, '2027-04-05', '2027-04-10'), stay(2, '2027-04-10', '2027-04-15')],
      {},
    ],
    [
      'beside a request only, which holds nothing',
      [stay(1, '2027-04-05', '2027-04-10'), stay(2, '2027-04-12', '2027-04-15', 'pending')],
      {},
    ],
    ['offered already', TWO_NIGHTS, { minimums: { '2027-04-10': 2 } }],
    ['whose last night alone can be booked', TWO_NIGHTS, { minimums: { '2027-04-11': 1 } }],
    [
      'of nights that are kept free',
      TWO_NIGHTS,
      {
        rules: {
          '2027-04-10': { reason: 'blocked' },
          '2027-04-11': { reason: 'blocked' },
        } as const,
      },
    ],
    ['that is over', TWO_NIGHTS, { today: '2027-04-12' }],
  ])('is not reported %s', (_, bookings, options) => {
    expect(gaps(bookings, options)).toEqual([]);
  });

  it('leaves out the nights that are kept free', () => {
    const bookings = [stay(1, '2027-04-05', '2027-04-10'), stay(2, '2027-04-14', '2027-04-16')];
    const kept = { reason: 'blocked' } as const;
    expect(gaps(bookings, { rules: { '2027-04-10': kept, '2027-04-13': kept } })).toEqual([
      ['2027-04-11', '2027-04-13'],
    ]);
  });

  it('is reported if long enough but nobody can arrive or leave in it', () => {
    const bookings = [stay(1, '2027-04-05', '2027-04-11'), stay(2, '2027-04-15', '2027-04-17')];
    expect(gaps(bookings)).toEqual([]);
    const saturdays = Object.fromEntries(
      eachDay('2027-04-11', '2027-04-15').map((date) => [date, { departureDays: [6] }]),
    );
    expect(gaps(bookings, { rules: saturdays })).toEqual([['2027-04-11', '2027-04-15']]);
    expect(gaps(bookings, { rules: { ...saturdays, '2027-04-15': {} } })).toEqual([]);
  });

  it('covers what is left of it today', () => {
    expect(gaps(TWO_NIGHTS, { today: '2027-04-11' })).toEqual([['2027-04-11', '2027-04-12']]);
  });

  it('is not reported beyond the known days', () => {
    expect(
      gaps([stay(1, '2027-05-20', '2027-05-31'), stay(2, '2027-06-02', '2027-06-04')]),
    ).toEqual([]);
  });
});

it('gives a gap’s override priority over existing ones, up to the maximum', () => {
  const of = (priority: number) => ({ priority }) as Parameters<typeof winningPriority>[0][number];
  expect(winningPriority([])).toBe(0);
  expect(winningPriority([of(0), of(7)])).toBe(8);
  expect(winningPriority([of(1_000_000)])).toBe(1_000_000);
});
