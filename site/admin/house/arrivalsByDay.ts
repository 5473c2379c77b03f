import type { HousePlan, HouseStay } from '@shared/contract/bookings/housePlan';
import { eachDay, type PlainDate } from '@shared/domain/date';

export type HouseDay = {
  day: PlainDate;
  departures: readonly HouseStay[];
  arrivals: readonly HouseStay[];
};

export function arrivalsByDay({
  startDate,
  endDate,
  stays,
}: Pick<HousePlan, 'startDate' | 'endDate' | 'stays'>): HouseDay[] {
  return eachDay(startDate, endDate)
    .map((day) => ({
      day,
      departures: stays.filter(({ checkoutDate }) => checkoutDate === day),
      arrivals: stays.filter(({ checkinDate }) => checkinDate === day),
    }))
    .filter(({ departures, arrivals }) => departures.length + arrivals.length > 0);
}

/** Stays that began before the first day and continue. */
export function staysUnderWay({
  startDate,
  stays,
}: Pick<HousePlan, 'startDate' | 'stays'>): HouseStay[] {
  return stays.filter(
    ({ checkinDate, checkoutDate }) => checkinDate < startDate && startDate < checkoutDate,
  );
}
