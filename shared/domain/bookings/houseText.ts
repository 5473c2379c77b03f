import { extraText } from './extraText';

/** How many come, as whoever looks after the house is told. */
export type HeadCount = { guestCount: number | null; children: number; pets: number };

/** `4 guests, 1 of them a child, 1 pet`; another site does not tell. */
export function headCountText({ guestCount, children, pets }: HeadCount): string {
  if (guestCount === null) return 'held by another site’s calendar, number not known';
  return [
    guestCount === 1 ? '1 guest' : `${guestCount} guests`,
    ...(children === 0
      ? []
      : [children === 1 ? '1 of them a child' : `${children} of them children`]),
    ...(pets === 0 ? [] : [pets === 1 ? '1 pet' : `${pets} pets`]),
  ].join(', ');
}

/** From this hour on, and before the other one, somebody has to stay up for an arrival. */
const [LATE_FROM, LATE_UNTIL] = ['20:00', '06:00'];

/** When guests come: `from 16:00`, `from 16:00, planned for 22:30, late`. Times are `HH:mm`. */
export function arrivalTimeText(checkinTime: string, arrivalTime: string | null): string {
  if (arrivalTime === null) return `from ${checkinTime}`;
  const late = isLateArrival(arrivalTime) ? ', late' : '';
  return `from ${checkinTime}, planned for ${arrivalTime}${late}`;
}

/** Whether somebody has to stay up for guests who come at `HH:mm`. */
export function isLateArrival(arrivalTime: string): boolean {
  return arrivalTime >= LATE_FROM || arrivalTime < LATE_UNTIL;
}

/** `2 × Cot, Heated pool`; empty where there are none. */
export function extrasText(extras: readonly { name: string; pieces: number }[]): string {
  return extras.map(({ name, pieces }) => extraText({ name, quantity: pieces })).join(', ');
}
