import { isLateArrival, type HeadCount } from '@shared/domain/bookings/houseText';
import { t } from '../i18n/t';

/** `4 guests, 1 of them a child, 1 pet`. */
export function headCountOf({ guestCount, children, infants, pets }: HeadCount): string {
  if (guestCount === null) return t('held by another site’s calendar, number not known');
  return [
    t('{guestCount} {guestCount|guest|guests}', { guestCount }),
    ...(children === 0 ? [] : [t('{children} of them {children|a child|children}', { children })]),
    ...(infants === 0 ? [] : [t('{infants} {infants|infant|infants}', { infants })]),
    ...(pets === 0 ? [] : [t('{pets} {pets|pet|pets}', { pets })]),
  ].join(', ');
}

/** `Arrive from 16:00, planned for 22:30, late`. Times are `HH:mm`. */
export function arriveText(checkinTime: string, arrivalTime: string | null): string {
  if (arrivalTime === null) return t('Arrive from {checkinTime}', { checkinTime });
  return isLateArrival(arrivalTime)
    ? t('Arrive from {checkinTime}, planned for {arrivalTime}, late', { checkinTime, arrivalTime })
    : t('Arrive from {checkinTime}, planned for {arrivalTime}', { checkinTime, arrivalTime });
}
