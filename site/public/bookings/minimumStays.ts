import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { MinimumStays } from '@shared/domain/bookings/stayRules';
import { parts, type PlainDate } from '@shared/domain/date';

/**
 * Minimum stays of the displayed days: the two in the settings, by the specification's months, or the lowest
 * and highest of the owner's seasons.
 * @param days availability of these days
 */
export function minimumsOf(
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  { minStayRegular, minStayPeak }: MinimumStays,
): { regular: number; peak: number } | { least: number; most: number } {
  const known = [...days.values()].filter(({ available }) => available);
  const isByMonth = known.every(({ date, minStay = minStayRegular }) => {
    const isPeak = PEAK_MONTHS.has(parts(date).month);
    return minStay === (isPeak ? minStayPeak : minStayRegular);
  });
  if (isByMonth) return { regular: minStayRegular, peak: minStayPeak };
  const nights = known.map(({ minStay = minStayRegular }) => minStay);
  return { least: Math.min(...nights), most: Math.max(...nights) };
}

const PEAK_MONTHS: ReadonlySet<number> = new Set([7, 8]);
