import { importedCalendarSchema } from '@shared/contract/calendars/importedCalendar';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { readConfig } from '../db/configCache';
import { storedJson } from '../storedJson';
import type { ReadContext } from './serviceContext';
import type { NightRange } from './calendars/importPlan';

export type CalendarConflict = NightRange & { feedId: number; feedName: string };

/** Conflicts with other sites' calendars as last read. */
export function loadCalendarConflicts(context: ReadContext): Promise<CalendarConflict[]> {
  return readConfig(context, 'calendar conflicts', async () => {
    const feeds = await context.models.ImportedCalendar.findAll({
      attributes: ['id', 'name', 'clashes'],
    });
    return feeds.flatMap(({ id, name, clashes }) =>
      (storedJson(importedCalendarSchema.shape.clashes, clashes) ?? []).map((nights) => ({
        ...nights,
        feedId: id,
        feedName: name,
      })),
    );
  });
}

/** Names of other sites' calendars that contain a night of the stay and may have sold it. */
export async function feedsWithNights(stay: Stay, context: ReadContext): Promise<string[]> {
  return feedNames(await loadCalendarConflicts(context), stay);
}

/** Names of the calendars in these conflicts, without repeats. */
export function feedNames(
  conflicts: readonly CalendarConflict[],
  { checkinDate, checkoutDate }: Stay,
): string[] {
  const names = conflicts
    .filter(({ startDate, endDate }) => startDate < checkoutDate && endDate > checkinDate)
    .map(({ feedName }) => feedName);
  return [...new Set(names)];
}
