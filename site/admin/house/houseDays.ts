import { HOUSE_DAYS, type HousePlan, type HouseStay } from '@shared/contract/bookings/house';
import { addDays, type PlainDate } from '@shared/domain/date';

/** What happens in the house on one day. */
export type HouseDay = {
  day: PlainDate;
  departures: readonly HouseStay[];
  arrivals: readonly HouseStay[];
};

/** The days on which somebody leaves or arrives, in order. */
export function houseDays({ today, stays }: Pick<HousePlan, 'today' | 'stays'>): HouseDay[] {
  return Array.from({ length: HOUSE_DAYS }, (_, ahead) => addDays(today, ahead))
    .map((day) => ({
      day,
      departures: stays.filter(({ checkoutDate }) => checkoutDate === day),
      arrivals: stays.filter(({ checkinDate }) => checkinDate === day),
    }))
    .filter(({ departures, arrivals }) => departures.length + arrivals.length > 0);
}

/** Who is in the house tonight and was last night. */
export function staysUnderWay({ today, stays }: Pick<HousePlan, 'today' | 'stays'>): HouseStay[] {
  return stays.filter(
    ({ checkinDate, checkoutDate }) => checkinDate < today && today < checkoutDate,
  );
}

/** `4 guests, 1 of them a child, 1 pet`; another site does not tell. */
export function headCountText({ guestCount, children, pets }: HouseStay): string {
  if (guestCount === null) return 'held by another site’s calendar, number not known';
  return [
    guestCount === 1 ? '1 guest' : `${guestCount} guests`,
    ...(children === 0
      ? []
      : [children === 1 ? '1 of them a child' : `${children} of them children`]),
    ...(pets === 0 ? [] : [pets === 1 ? '1 pet' : `${pets} pets`]),
  ].join(', ');
}
