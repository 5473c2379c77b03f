import { HOUSE_DAYS, type HousePlan, type HouseStay } from '@shared/contract/bookings/house';
import { addDays, eachDay, type PlainDate } from '@shared/domain/date';

/** What happens in the house on one day. */
export type HouseDay = {
  day: PlainDate;
  departures: readonly HouseStay[];
  arrivals: readonly HouseStay[];
};

/** First and last day that a plan tells of; those of a server that names none are the next ones. */
export function daysOfPlan({
  today,
  startDate = today,
  endDate = addDays(startDate, HOUSE_DAYS - 1),
}: Pick<HousePlan, 'today' | 'startDate' | 'endDate'>): {
  startDate: PlainDate;
  endDate: PlainDate;
} {
  return { startDate, endDate };
}

/** The days on which somebody leaves or arrives, in order. */
export function houseDays(plan: Omit<HousePlan, 'checkinTime' | 'checkoutTime'>): HouseDay[] {
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

/** Who is in the house already on the plan's first day, and stays. */
export function staysUnderWay(plan: Omit<HousePlan, 'checkinTime' | 'checkoutTime'>): HouseStay[] {
  const { startDate } = daysOfPlan(plan);
  return plan.stays.filter(
    ({ checkinDate, checkoutDate }) => checkinDate < startDate && startDate < checkoutDate,
  );
}
