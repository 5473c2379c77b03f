import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { MinimumStays } from '@shared/domain/bookings/stayRules';
import { parts, type PlainDate } from '@shared/domain/date';

/**
 * What the minimum stays of the days on show have in common: the settings' two, by the months of the
 * specification, or the least and the most where the owner's seasons have others.
 * @param days what is known of availability
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
