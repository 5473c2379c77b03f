import { eachDay } from '@shared/domain/date';
import { expect, it } from 'vitest';
import { daysAround, nearestStays } from './staysNear';

const TODAY = '2027-03-10';
const RULES = { minStayRegular: 3, minStayPeak: 7 };

function daysWithout(first: string, last: string) {
  return new Map(
    eachDay('2027-03-10', '2027-07-31').map((date) => {
      const isTaken = first <= date && date <= last;
      return [
        date,
        {
          date,
          available: !isTaken,
          basePrice: 100,
          minStay: 3,
          ...(isTaken && { reason: 'booked' as const }),
        },
      ];
    }),
  );
}

it('finds the free stays of the same length whose check-ins are nearest, before and after', () => {
  const stay = { checkinDate: '2027-05-10', checkoutDate: '2027-05-14' };
  expect(nearestStays(stay, daysWithout('2027-05-11', '2027-05-15'), RULES, TODAY)).toEqual([
    { checkinDate: '2027-05-06', checkoutDate: '2027-05-10' },
    { checkinDate: '2027-05-07', checkoutDate: '2027-05-11' },
    { checkinDate: '2027-05-16', checkoutDate: '2027-05-20' },
  ]);
});

it('finds none in the past, too short or beyond the days it knows', () => {
  const stay = { checkinDate: '2027-03-12', checkoutDate: '2027-03-14' };
  const days = daysWithout('2027-03-12', '2027-07-31');
  expect(nearestStays(stay, days, RULES, TODAY)).toEqual([]);
  expect(daysAround(stay, TODAY)).toEqual({ startDate: TODAY, endDate: '2027-05-13' });
});
