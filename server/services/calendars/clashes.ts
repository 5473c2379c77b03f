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

/** Whether another site may have sold a night of a stay. */
export async function clashesWithFeeds(
  { checkinDate, checkoutDate }: Stay,
  context: ReadContext,
): Promise<boolean> {
  const clashes = await loadClashes(context);
  return clashes.some(
    ({ startDate, endDate }) => startDate < checkoutDate && endDate > checkinDate,
  );
}
