import type { HousePlan, HouseStay } from '@shared/contract/bookings/housePlan';
import { daysOfPlan } from '@shared/domain/bookings/houseDays';
import { eachDay, type PlainDate } from '@shared/domain/date';

export type HouseDay = {
  day: PlainDate;
  departures: readonly HouseStay[];
  arrivals: readonly HouseStay[];
};

export function arrivalsByDay(plan: Omit<HousePlan, 'checkinTime' | 'checkoutTime'>): HouseDay[] {
  const { stays } = plan;
  const { startDate, endDate } = daysOfPlan(plan);
  return eachDay(startDate, endDate)
    .map((day) => ({
      day,
      departures: stays.filter(({ checkoutDate }) => checkoutDate === day),
      arrivals: stays.filter(({ checkinDate }) => checkinDate === day),
    }))
    .filter(({ departures, arrivals }) => departures.length + arrivals.length > 0);
}

/** Stays that began before the first day and continue. */
export function staysUnderWay(plan: Omit<HousePlan, 'checkinTime' | 'checkoutTime'>): HouseStay[] {
  const { startDate } = daysOfPlan(plan);
  return plan.stays.filter(
    ({ checkinDate, checkoutDate }) => checkinDate < startDate && startDate < checkoutDate,
  );
}
