import { isLateArrival, type HeadCount } from '@shared/domain/bookings/houseText';
import { t } from './texts.en';

/** How many come, in the user's language: `4 guests, 1 of them a child, 1 pet`. */
export function headCountOf({ guestCount, children, pets }: HeadCount): string {
  if (guestCount === null) return t('house.heldByAnotherSite');
  return [
    t('house.guests', { guestCount }),
    ...(children === 0 ? [] : [t('house.children', { children })]),
    ...(pets === 0 ? [] : [t('house.pets', { pets })]),
  ].join(', ');
}

/** When guests come: `Arrive from 16:00, planned for 22:30, late`. Times are `HH:mm`. */
export function arriveText(checkinTime: string, arrivalTime: string | null): string {
  if (arrivalTime === null) return t('house.arriveFrom', { checkinTime });
  return isLateArrival(arrivalTime)
    ? t('house.arrivePlannedLate', { checkinTime, arrivalTime })
    : t('house.arrivePlanned', { checkinTime, arrivalTime });
}
