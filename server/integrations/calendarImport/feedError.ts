import type { FeedProblem } from '@shared/contract/calendars/importedCalendar';

/**
 * A calendar that could not be read. It may be logged as it is: neither the message nor a cause
 * names the address, which is as secret as the calendar itself.
 */
export class FeedError extends Error {
  override name = 'FeedError';

  constructor(readonly problem: FeedProblem) {
    super(`The calendar could not be read: ${problem}`);
  }
}
