import { extraText } from './extraText';

/** How many come, as whoever looks after the house is told. */
export type HeadCount = { guestCount: number | null; children: number; pets: number };

/** From this hour on, and before the other one, somebody has to stay up for an arrival. */
const [LATE_FROM, LATE_UNTIL] = ['20:00', '06:00'];

/** Whether guests plan to come at `HH:mm` while the house is not ready for them yet. */
export function isEarlyArrival(arrivalTime: string, checkinTime: string): boolean {
  // The small hours are the end of the day of check-in.
  return arrivalTime >= LATE_UNTIL && arrivalTime < checkinTime;
}

/** Whether somebody has to stay up for guests who come at `HH:mm`. */
export function isLateArrival(arrivalTime: string): boolean {
  return arrivalTime >= LATE_FROM || arrivalTime < LATE_UNTIL;
}

/** `2 × Cot, Heated pool`; empty where there are none. */
export function extrasText(extras: readonly { name: string; pieces: number }[]): string {
  return extras.map(({ name, pieces }) => extraText({ name, quantity: pieces })).join(', ');
}
