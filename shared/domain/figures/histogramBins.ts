import type { FileTexts } from '../../i18n/ownerFiles';

/** A bin of a histogram, both ends included; `null` is open-ended. */
export type HistogramBin = { from: number; to: number | null };

/** Days between booking and check-in. */
export const LEAD_TIME_BINS: readonly HistogramBin[] = [
  { from: 0, to: 7 },
  { from: 8, to: 30 },
  { from: 31, to: 90 },
  { from: 91, to: 180 },
  { from: 181, to: null },
];

/** Nights of a stay. */
export const STAY_LENGTH_BINS: readonly HistogramBin[] = [
  { from: 1, to: 3 },
  { from: 4, to: 6 },
  { from: 7, to: 7 },
  { from: 8, to: 13 },
  { from: 14, to: null },
];

/** `8 to 13`, `7`, `14 or more`. */
export function binText({ from, to }: HistogramBin, { text }: FileTexts): string {
  if (to === null) return text('{from} or more', { from });
  return from === to ? String(from) : text('{from} to {to}', { from, to });
}
