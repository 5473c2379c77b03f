import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { PlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import { expect, it } from 'vitest';
import { buildSettings } from '../test/pageData';
import { previewStay } from './hoverPrice';

const day = (
  date: PlainDate,
  available: boolean,
  basePrice = 333,
): [PlainDate, AvailabilityDay] => [
  date,
  { date, available, basePrice, ...(available ? {} : { reason: 'booked' }) },
];
const days = new Map([
  day('2027-09-01', true),
  day('2027-09-02', true, 400.5),
  day('2027-09-03', false),
]);
const settings = buildSettings({ baseCurrency: 'EUR', gbpRate: '0.8600', usdRate: '1.1000' });

it.each<[string, PlainDate | null, Currency, number | null]>([
  ['a later day makes the stay up to it', '2027-09-02', 'EUR', 33_300],
  ['its nights are added up', '2027-09-03', 'EUR', 73_350],
  ['each night is whole in another currency first', '2027-09-03', 'GBP', 63_000],
  ['a taken night makes none', '2027-09-04', 'EUR', null],
  ['the check-in makes none', '2027-09-01', 'EUR', null],
  ['an earlier day makes none', '2027-08-31', 'EUR', null],
  ['no day makes none', null, 'EUR', null],
])('%s', (_, hoverDay, currency, cents) => {
  const selection = { checkinDate: '2027-09-01', checkoutDate: null };
  const offer = previewStay(selection, hoverDay, days, settings, currency);
  expect(offer?.cents ?? null).toBe(cents);
});

it('is null once both days are picked', () => {
  const selection = { checkinDate: '2027-09-01', checkoutDate: '2027-09-02' };
  expect(previewStay(selection, '2027-09-03', days, settings, 'EUR')).toBeNull();
});
