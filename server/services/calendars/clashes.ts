import { calendarFeedSchema } from '@shared/contract/calendars/calendarFeed';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { storedJson } from '../../storedJson';
import type { ReadContext } from '../serviceContext';
import type { NightRange } from './importPlan';

/** Nights of stays here that a calendar of another site has as well. */
export type Clash = NightRange & { feedId: number; feedName: string };

/** All clashes with calendars of other sites, as they were read last. */
export async function loadClashes({ models, tx }: ReadContext): Promise<Clash[]> {
  const feeds = await models.CalendarFeed.findAll({
    attributes: ['id', 'name', 'clashes'],
    transaction: tx,
  });
  return feeds.flatMap(({ id, name, clashes }) =>
    (storedJson(calendarFeedSchema.shape.clashes, clashes) ?? []).map((nights) => ({
      ...nights,
      feedId: id,
      feedName: name,
    })),
  );
}

/** Names of other sites' calendars that have a night of a stay: these may have sold it. */
export async function feedsWithNights(stay: Stay, context: ReadContext): Promise<string[]> {
  const clashes = await loadClashes(context);
  const names = clashes.filter((clash) => overlaps(clash, stay)).map(({ feedName }) => feedName);
  return [...new Set(names)];
}

/** Whether nights of another site's calendar and a stay have one in common. */
export function overlaps(
  { startDate, endDate }: NightRange,
  { checkinDate, checkoutDate }: Stay,
): boolean {
  return startDate < checkoutDate && endDate > checkinDate;
}
