import type { AvailabilityDay, AvailabilityQuery } from '@shared/contract/calendars/availability';
import { eachDay, type PlainDate } from '@shared/domain/date';
import { describe, expect, it } from 'vitest';
import { cheapestWeek, firstFreeWeek, type WeekSearch } from './freeWeeks';

const TODAY = '2027-03-10';

function buildSearch({
  taken = [],
  prices = {},
  rule = {},
}: {
  taken?: [first: PlainDate, last: PlainDate][];
  prices?: Record<PlainDate, number>;
  rule?: Partial<AvailabilityDay>;
}): WeekSearch & { asked: AvailabilityQuery[] } {
  const asked: AvailabilityQuery[] = [];
  return {
    asked,
    read: async (query) => {
      asked.push(query);
      return eachDay(query.startDate, query.endDate).map((date) => {
        const isTaken = taken.some(([first, last]) => first <= date && date <= last);
        return {
          date,
          available: !isTaken,
          basePrice: prices[date] ?? 100,
          ...(isTaken && { reason: 'booked' as const }),
          minStay: 3,
          ...rule,
        };
      });
    },
    rules: { minStayRegular: 3, minStayPeak: 7, monthsAhead: 24 },
    today: TODAY,
  };
}

const weekOf = (checkinDate: PlainDate, checkoutDate: PlainDate) => ({ checkinDate, checkoutDate });

const sum: Parameters<typeof cheapestWeek>[2] = ({ checkinDate, checkoutDate }, days) =>
  eachDay(checkinDate, checkoutDate)
    .slice(0, -1)
    .reduce((cents, night) => cents + (days.get(night)?.basePrice ?? 0) * 100, 0);

describe('the first free week', () => {
  it('begins today if nothing prevents it', async () => {
    expect(await firstFreeWeek(buildSearch({}))).toEqual(weekOf('2027-03-10', '2027-03-17'));
  });

  it('may end on the day on which others arrive, and begin on the day on which they leave', async () => {
    const search = buildSearch({
      taken: [
        ['2027-03-16', '2027-03-19'],
        ['2027-03-27', '2027-04-30'],
      ],
    });
    expect(await firstFreeWeek(search)).toEqual(weekOf('2027-03-20', '2027-03-27'));
  });

  it('keeps to the days of the week on which guests arrive and leave', async () => {
    const search = buildSearch({ rule: { arrivalDays: [6], departureDays: [6] } });
    expect(await firstFreeWeek(search)).toEqual(weekOf('2027-03-13', '2027-03-20'));
  });

  it('is found a year and more ahead, also where two readings meet', async () => {
    // The first read ends on 13 March 2028.
    const search = buildSearch({ taken: [[TODAY, '2028-03-08']] });
    expect(await firstFreeWeek(search)).toEqual(weekOf('2028-03-09', '2028-03-16'));
    expect(search.asked).toEqual([
      { startDate: '2027-03-10', endDate: '2028-03-13' },
      { startDate: '2028-03-07', endDate: '2029-03-11' },
    ]);
  });

  it('is null if everything is taken or shorter than the minimum stay', async () => {
    expect(await firstFreeWeek(buildSearch({ taken: [[TODAY, '2030-01-01']] }))).toBeNull();
    expect(await firstFreeWeek(buildSearch({ rule: { minStay: 8 } }))).toBeNull();
  });
});

describe('the cheapest week of a month', () => {
  it('is the one with the lowest sum, the first of several', async () => {
    const search = buildSearch({ prices: { '2027-06-20': 60, '2027-06-21': 60 } });
    expect(await cheapestWeek('2027-06-01', search, sum)).toEqual(
      weekOf('2027-06-15', '2027-06-22'),
    );
    expect(await cheapestWeek('2027-05-01', search, sum)).toEqual(
      weekOf('2027-05-01', '2027-05-08'),
    );
  });

  it('may reach into the next month, and begins in its own', async () => {
    const search = buildSearch({
      taken: [['2027-06-01', '2027-06-26']],
      prices: { '2027-07-06': 10, '2027-07-07': 1 },
    });
    // A week from 1 July would be cheaper.
    expect(await cheapestWeek('2027-06-01', search, sum)).toEqual(
      weekOf('2027-06-30', '2027-07-07'),
    );
  });

  it('is null in a fully booked month, and without prices', async () => {
    const search = buildSearch({ taken: [['2027-06-01', '2027-06-30']] });
    expect(await cheapestWeek('2027-06-01', search, sum)).toBeNull();
    expect(await cheapestWeek('2027-05-01', search, () => null)).toBeNull();
  });
});
