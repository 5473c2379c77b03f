import { parts, type PlainDate } from '../date';

export const SEASONS = ['base', 'high', 'peak'] as const;
export type Season = (typeof SEASONS)[number];

const PEAK_MONTHS: readonly number[] = [7, 8];
const HIGH_MONTHS: readonly number[] = [6, 9];

/** Season of a night: peak in July and August, high in June and September, base otherwise. */
export function seasonOf(date: PlainDate): Season {
  const { month } = parts(date);
  if (PEAK_MONTHS.includes(month)) return 'peak';
  if (HIGH_MONTHS.includes(month)) return 'high';
  return 'base';
}

/** Whether a day falls in July or August, where the longer minimum stay applies. */
export function isPeakSeason(date: PlainDate): boolean {
  return seasonOf(date) === 'peak';
}
