import { expect, it } from 'vitest';
import { hasUnmailedChange, mailedStayOf } from './mailedStay';

const quote = {
  total: 1500,
  currency: 'EUR',
  baseRate: 450,
  nights: 3,
  isAverageRate: false,
  hasMultipleRates: false,
  priceBreakdown: [],
  accommodationTotal: 1350,
  guestFee: 0,
  cleaningFee: 150,
};

function stayWith(extra: { name: string; names?: object }) {
  const cot = { kind: 'extra', quantity: 1, rate: 20, total: 20, per: 'stay', ...extra };
  return {
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
    guestCount: 2,
    children: 0,
    pets: 0,
    currency: 'EUR' as const,
    totalAmountCents: 150_000,
    totalAmountEurCents: 150_000,
    priceBreakdown: JSON.stringify({ ...quote, lines: [cot] }),
  };
}

it.each([
  [{ name: 'Cot', names: { de: 'Babybett' } }, false],
  [{ name: 'High chair' }, true],
])('an extra that is now %o counts as a change: %s', (extra, isChange) => {
  const mailedStay = mailedStayOf(stayWith({ name: 'Cot' }));
  expect(hasUnmailedChange({ ...stayWith(extra), mailedStay })).toBe(isChange);
});
