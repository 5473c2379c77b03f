import type { FeedProblem } from '@shared/contract/calendars/importedCalendar';

/**
 * A calendar that could not be read. Safe to log: neither message nor cause contains the URL, which is as secret as the
 * calendar.
 */
export class FeedError extends Error {
  override name = 'FeedError';

  constructor(readonly problem: FeedProblem) {
    super(`The calendar could not be read: ${problem}`);
  }
}
