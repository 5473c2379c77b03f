import type { FileWords } from '../../i18n/ownerFiles';

/** A class of values, both ends included; `null` is open-ended. */
export type ValueClass = { from: number; to: number | null };

/** Days between booking and check-in. */
export const LEAD_TIME_CLASSES: readonly ValueClass[] = [
  { from: 0, to: 7 },
  { from: 8, to: 30 },
  { from: 31, to: 90 },
  { from: 91, to: 180 },
  { from: 181, to: null },
];

/** Nights of a stay. */
export const STAY_LENGTH_CLASSES: readonly ValueClass[] = [
  { from: 1, to: 3 },
  { from: 4, to: 6 },
  { from: 7, to: 7 },
  { from: 8, to: 13 },
  { from: 14, to: null },
];

/** `8 to 13`, `7`, `14 or more`. */
export function classText({ from, to }: ValueClass, { word }: FileWords): string {
  if (to === null) return word('{from} or more', { from });
  return from === to ? String(from) : word('{from} to {to}', { from, to });
}
