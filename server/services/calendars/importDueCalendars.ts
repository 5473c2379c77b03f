import type { Deps } from '../../appDependencies';
import { FeedError } from '../../integrations/calendarImport/feedError';
import { fetchText } from '../../integrations/fetchText';
import { parseInThread } from '../../integrations/calendarImport/calendarThread';
import {
  addressOfFeed,
  applyFeed,
  claimDueFeed,
  isFeedDue,
  noteProblem,
} from './importedCalendars';
import { isOwnEntry } from './calendarExport';
import { importWindow } from './importPlan';
import { loadSettings } from '../prices/settings';
import { readContext, type WriteContext } from '../serviceContext';

type ReaderDeps = Pick<Deps, 'db' | 'env' | 'log' | 'now' | 'eventHub' | 'secrets'>;

/**
 * Reads every due calendar of other sites in turn. Several servers may run this at once: a short write claims a
 * calendar before any connection is opened. A failure is reported to the owner, and the next calendar is read.
 * @param signal stops at once, also during a download
 */
export async function importDueCalendars(deps: ReaderDeps, signal: AbortSignal): Promise<void> {
  const { db, env, log, eventHub, secrets } = deps;
  const write = <T>(work: (context: WriteContext) => Promise<T>): Promise<T> =>
    db.write((tx) => work({ ...readContext(deps), tx }));

  while (!signal.aborted) {
    const read = readContext(deps);
    const feed = (await isFeedDue(read)) ? await write(claimDueFeed) : null;
    if (!feed) return;
    const source = { id: feed.id, url: feed.url, sealedUrl: feed.sealedUrl };
    try {
      const url = await addressOfFeed(feed, secrets);
      if (url === null) throw new FeedError('address_unreadable');
      const text = await fetchText(url, {
        signal,
        mayBePrivate: env.readsPrivateCalendars,
      });
      // Past nights too: an event in progress has them in the same block.
      const { checkinTime } = await loadSettings(read);
      const reading = { ...importWindow(readContext(deps).today), checkinTime };
      const { events, unread } = await parseInThread(text, reading, { signal });
      const theirs = events.filter(({ uid }) => !isOwnEntry(uid, env.publicUrl));
      await write((context) => applyFeed(source, { events: theirs, unread }, context));
    } catch (error) {
      if (signal.aborted) return;
      const problem = error instanceof FeedError ? error.problem : 'failed';
      // Log neither the URL, which is secret, nor a response that may repeat it.
      if (error instanceof FeedError) log.warn({ feed: feed.id, problem }, 'calendar not read');
      else log.error({ err: error, feed: feed.id }, 'calendar not imported');
      await write((context) => noteProblem(source, problem, context));
    }
    eventHub.wake();
  }
}
