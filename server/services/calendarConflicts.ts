import type { Stay } from '@shared/domain/bookings/stayRules';
import * as z from 'zod/mini';
import { readConfig } from '../db/configCache';
import type { ImportedCalendar } from '../models/ImportedCalendar';
import { storedJson } from '../storedJson';
import type { ReadContext } from './serviceContext';

/** Nights of an entry of another site's calendar that are held here. Older versions stored only the nights. */
const storedClashSchema = z.object({
  startDate: z.string(),
  endDate: z.string(),
  uid: z._default(z.string(), ''),
  /** The booking that holds them; `null` for a block. */
  bookingId: z.optional(z.nullable(z.number())),
  /** When the owner was last notified of it. */
  raisedAt: z.optional(z.string()),
  /** `same` and `freed` as the owner ended it; `back` if the calendar still had it after `freed`. */
  state: z.optional(z.enum(['same', 'freed', 'back'])),
});
export type StoredClash = z.infer<typeof storedClashSchema>;

export type CalendarConflict = StoredClash & { feedId: number; feedName: string };

export function storedClashes({ clashes }: Pick<ImportedCalendar, 'clashes'>): StoredClash[] {
  return storedJson(z.array(storedClashSchema), clashes) ?? [];
}

/** Whether the owner has not ended it. */
export function isOpenClash({ state }: StoredClash): boolean {
  return state !== 'same' && state !== 'freed';
}

/** Conflicts with other sites' calendars as last read, including those that the owner has ended. */
export function loadCalendarConflicts(context: ReadContext): Promise<CalendarConflict[]> {
  return readConfig(context, 'calendar conflicts', async () => {
    const feeds = await context.models.ImportedCalendar.findAll({
      attributes: ['id', 'name', 'clashes'],
    });
    return feeds.flatMap((feed) =>
      storedClashes(feed).map((clash) => ({ ...clash, feedId: feed.id, feedName: feed.name })),
    );
  });
}

/** Names of other sites' calendars that contain a night of the stay and may have sold it. */
export async function feedsWithNights(stay: Stay, context: ReadContext): Promise<string[]> {
  return feedNames(await loadCalendarConflicts(context), stay);
}

/** Names of the calendars in these conflicts that the owner has not ended, without repeats. */
export function feedNames(
  conflicts: readonly CalendarConflict[],
  { checkinDate, checkoutDate }: Stay,
): string[] {
  const names = conflicts
    .filter(isOpenClash)
    .filter(({ startDate, endDate }) => startDate < checkoutDate && endDate > checkinDate)
    .map(({ feedName }) => feedName);
  return [...new Set(names)];
}
