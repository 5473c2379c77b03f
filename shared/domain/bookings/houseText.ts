import { extraText } from './extraText';

/** Number of guests, as shown to the housekeeper. */
export type HeadCount = {
  guestCount: number | null;
  children: number;
  infants: number;
  pets: number;
};

/** Arrivals in this span need somebody to stay up. */
const [LATE_FROM, LATE_UNTIL] = ['20:00', '06:00'];

/** Whether guests plan to arrive (`HH:mm`) before the house is ready. */
export function isEarlyArrival(arrivalTime: string, checkinTime: string): boolean {
  // The small hours belong to the end of the check-in day.
  return arrivalTime >= LATE_UNTIL && arrivalTime < checkinTime;
}

/** Whether somebody has to stay up for an arrival at `HH:mm`. */
export function isLateArrival(arrivalTime: string): boolean {
  return arrivalTime >= LATE_FROM || arrivalTime < LATE_UNTIL;
}

/** `2 × Cot, Heated pool`; empty for none. */
export function extrasText(extras: readonly { name: string; pieces: number }[]): string {
  return extras.map(({ name, pieces }) => extraText({ name, quantity: pieces })).join(', ');
}
