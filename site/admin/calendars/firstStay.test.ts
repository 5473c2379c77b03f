import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import { addDays } from '@shared/domain/date';
import { expect, it } from 'vitest';
import { firstStay } from './firstStay';

type Day = OwnerCalendar['days'][number];

/** Days from Thursday 1 April 2027 on, each with a minimum stay of three nights. */
function buildDays(count: number, change: (date: string) => Partial<Day> = () => ({})): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays('2027-04-01', index);
    return { date, price: 450, overrideId: null, season: null, minStay: 3, ...change(date) };
  });
}
const RULES = { minStayRegular: 3, minStayPeak: 7, maxStay: 28, monthsAhead: 18 };
const first = (days: Day[], from = '2027-04-01') => firstStay(days, from, RULES, '2027-03-10');

it('is as long as the shortest stay that its first day allows', () => {
  expect(first(buildDays(10))).toEqual({ checkinDate: '2027-04-01', checkoutDate: '2027-04-04' });
});

it('begins where enough nights are free', () => {
  const taken = new Set(['2027-04-03', '2027-04-06']);
  const days = buildDays(20, (date) => (taken.has(date) ? { reason: 'booked' } : {}));
  expect(first(days)).toEqual({ checkinDate: '2027-04-07', checkoutDate: '2027-04-10' });
});

it('keeps to the days of arrival and departure', () => {
  const days = buildDays(20, () => ({ arrivalDays: [6], departureDays: [6] }));
  expect(first(days)).toEqual({ checkinDate: '2027-04-03', checkoutDate: '2027-04-10' });
});

it('leaves out days that are past or too soon, and those before the month on show', () => {
  const days = buildDays(20, (date) => (date < '2027-04-05' ? { reason: 'notice' } : {}));
  expect(first(days)?.checkinDate).toBe('2027-04-05');
  expect(first(days, '2027-04-12')?.checkinDate).toBe('2027-04-12');
});

it('treats a night as taken if any response says so, whichever came last', () => {
  const [free, taken] = [buildDays(10), buildDays(2, () => ({ reason: 'booked' }))];
  for (const days of [
    [...free, ...taken],
    [...taken, ...free],
  ]) {
    expect(first(days)?.checkinDate).toBe('2027-04-03');
  }
});

it('is null if the known days allow none', () => {
  expect(first(buildDays(3))).toBeNull();
  expect(first([])).toBeNull();
  expect(first(buildDays(20, () => ({ reason: 'blocked' })))).toBeNull();
});
