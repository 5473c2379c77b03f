import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { PlainDate } from '@shared/domain/date';
import { expect, it } from 'vitest';
import { buildPriceTerms, buildSettings } from '../test/pageData';
import { previewStay, type TotalRules } from './hoverPrice';

const day = (date: PlainDate, basePrice: number): [PlainDate, AvailabilityDay] => [
  date,
  { date, available: true, basePrice },
];
const days = new Map([day('2027-09-01', 333), day('2027-09-02', 400.5)]);
const totals: TotalRules = {
  settings: buildSettings({ baseCurrency: 'EUR', gbpRate: '0.8600', cleaningFee: '100.00' }),
  terms: buildPriceTerms({
    discounts: [{ name: 'Short break', kind: 'lengthOfStay', threshold: 2, percent: 10 }],
  }),
  party: { guestCount: 2 },
  currency: 'EUR',
  today: '2027-03-10',
};
const picked = { checkinDate: '2027-09-01', checkoutDate: null };

it.each<[string, PlainDate, Partial<TotalRules>, number | null]>([
  ['a night and the cleaning', '2027-09-02', {}, 43_300],
  ['nights with their discount, and the cleaning', '2027-09-03', {}, 76_015],
  // 286 for the night, 86 for the cleaning.
  ['each line in whole pounds', '2027-09-02', { currency: 'GBP' }, 37_200],
  ['no total while the price of a night is unknown', '2027-09-04', {}, null],
])('previews %s', (_, checkoutDate, rules, cents) => {
  const offer = previewStay(picked, checkoutDate, days, { ...totals, ...rules });
  expect(offer?.cents ?? null).toBe(cents);
});
