import type { CalendarFeedJson, FeedProblem } from '@shared/contract/calendars/calendarFeed';
import { nightRangeText } from '../../components/dateRangeText';

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;
/** Clashes that are named; the others are counted. */
const MOST_CLASHES = 5;

const AGO = new Intl.RelativeTimeFormat('en-GB');
const AND = new Intl.ListFormat('en-GB');

/** Why a calendar could not be read, or not all of it, and what the owner can do about it. */
export const PROBLEM_TEXTS: Record<FeedProblem, string> = {
  unreachable:
    'The site cannot be reached. It is tried again every 15 minutes; if that does not help, please check the address.',
  private_address:
    'The address leads into a private network, where nothing is read. Please enter an address that everybody can reach, with Edit.',
  refused:
    'The site does not give the calendar out. Please copy the address there again, and enter it here with Edit.',
  too_large:
    'What is at the address is longer than a calendar is. Please check there that it is the address of the iCal export.',
  too_slow:
    'The site took too long to answer. It is tried again every 15 minutes; there is nothing that you need to do.',
  no_calendar:
    'What is at the address is not a calendar. Please copy the address of the iCal export there, and enter it here with Edit.',
  failed:
    'The site was reached, but its nights could not be entered here. It is tried again every 15 minutes; if this stays, please show the server’s log to whoever looks after it.',
  address_unreadable:
    'The key that opens its stored address, the file secrets-key in the server’s data folder, is missing or another one. Please enter the address again with Edit, or have the file put back.',
  left_out:
    'Some of what repeats there is not blocked here: at most 1,000 dates, and only what repeats by days, weeks, months or years. Please check these nights and block them yourself.',
};

/** The site that a calendar comes from. Not its address, which is a secret. */
export function siteText({ url }: Pick<CalendarFeedJson, 'url'>): string {
  return url === '' ? 'Its address cannot be read' : new URL(url).host;
}

/** How long ago a moment was: `just now`, `5 minutes ago`, `3 hours ago`, `2 days ago`. */
export function agoText(moment: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / MINUTE_MS);
  // The server's clock may be ahead of this one.
  if (minutes < 1) return 'just now';
  if (minutes < MINUTES_OF_HOUR) return AGO.format(-minutes, 'minute');
  if (minutes < MINUTES_OF_DAY) return AGO.format(-Math.floor(minutes / MINUTES_OF_HOUR), 'hour');
  return AGO.format(-Math.floor(minutes / MINUTES_OF_DAY), 'day');
}

/** `12 nights blocked`. */
export function blockedText({ nights }: Pick<CalendarFeedJson, 'nights'>): string {
  if (nights === 0) return 'no nights blocked';
  return `${nights} ${nights === 1 ? 'night' : 'nights'} blocked`;
}

/** What becomes of a calendar's nights when it goes. */
export function freedText({ nights }: Pick<CalendarFeedJson, 'nights'>): string {
  if (nights === 0) return 'None of its nights are blocked here.';
  return nights === 1
    ? 'Its one night becomes free here.'
    : `Its ${nights} nights become free here.`;
}

/** The nights that two may have booked: `nights 3 to 6 May 2027 (4 nights), … and 3 more`. */
export function clashesText(clashes: CalendarFeedJson['clashes']): string {
  const named = clashes
    .slice(0, MOST_CLASHES)
    .map(({ startDate, endDate }) => nightRangeText(startDate, endDate));
  const others = clashes.length - named.length;
  return AND.format(others > 0 ? [...named, `${others} more`] : named);
}
