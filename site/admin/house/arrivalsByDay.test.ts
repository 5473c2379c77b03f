import type { HouseStay } from '@shared/contract/bookings/housePlan';
import { describe, expect, it } from 'vitest';
import { arrivalsByDay, staysUnderWay } from './arrivalsByDay';

const stay = (checkinDate: string, checkoutDate: string, rest: Partial<HouseStay> = {}) => ({
  checkinDate,
  checkoutDate,
  guestCount: 2,
  children: 0,
  infants: 0,
  pets: 0,
  extras: [],
  notes: null,
  arrivalTime: null,
  ...rest,
});

describe('the days of the house', () => {
  const days = { startDate: '2027-03-27', endDate: '2027-04-09' };
  const gone = stay('2027-03-20', '2027-03-27');
  const there = stay('2027-03-25', '2027-03-29');
  const next = stay('2027-03-29', '2027-04-09');
  const later = stay('2027-04-09', '2027-04-30');
  const stays = [gone, there, next, later];

  it('are those on which somebody leaves or arrives', () => {
    expect(arrivalsByDay({ ...days, stays })).toEqual([
      { day: '2027-03-27', departures: [gone], arrivals: [] },
      { day: '2027-03-29', departures: [there], arrivals: [next] },
      { day: '2027-04-09', departures: [next], arrivals: [later] },
    ]);
  });

  it('leave out guests who stay all day, who are listed separately', () => {
    expect(staysUnderWay({ ...days, stays })).toEqual([there]);
    expect(staysUnderWay({ startDate: '2027-03-30', stays })).toEqual([next]);
  });
});

it('are those that were chosen', () => {
  const plan = { startDate: '2027-04-09', endDate: '2027-04-09' };
  const next = stay('2027-03-29', '2027-04-09');
  const later = stay('2027-04-08', '2027-04-10');
  expect(arrivalsByDay({ ...plan, stays: [next] })).toEqual([
    { day: '2027-04-09', departures: [next], arrivals: [] },
  ]);
  expect(staysUnderWay({ ...plan, stays: [next, later] })).toEqual([later]);
});
