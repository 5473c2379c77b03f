import * as z from 'zod/mini';
import { visibleText } from '../../domain/plainText';
import { say } from '../../i18n/say';
import { LIMITS, line, timestamp } from '../common';

/** Calendars of other sites that can be read; nobody lists a villa in more places. */
export const MAX_IMPORTED_CALENDARS = 10;

/**
 * Why a calendar could not be read: no answer; an address inside somebody's own network; an answer
 * other than the calendar; longer than a calendar is; slower than it may be; something else than iCalendar;
 * a failure of this server; the key that opens its stored address is gone. With `left_out` it
 * was read, but not as a whole (see {@link unreadEntriesSchema}).
 */
export const FEED_PROBLEMS = [
  'unreachable',
  'private_address',
  'refused',
  'too_large',
  'too_slow',
  'no_calendar',
  'failed',
  'address_unreadable',
  'left_out',
] as const;
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/** Entries that are named; the others are counted. */
export const MAX_UNREAD_NAMES = 5;

/**
 * Entries of a calendar that could not be read, or not as a whole. Until there are none, all nights that
 * are blocked because of the calendar stay blocked.
 */
export const unreadEntriesSchema = z.object({
  count: z.number(),
  /** Summary and start of the first ones, as they are written there; an entry without both is not named. */
  names: z.array(z.string()),
});
export type UnreadEntries = z.infer<typeof unreadEntriesSchema>;
export const NO_UNREAD_ENTRIES: UnreadEntries = { count: 0, names: [] };

/** A calendar as the owner enters it. The address is as secret as what it leads to. */
export const importedCalendarInputSchema = z.object({
  name: line(LIMITS.feedName, 'Name is required'),
  url: line(LIMITS.url, 'Address is required').check(
    z.overwrite(pastedAddress),
    z.refine(isFeedUrl, say('Please paste the whole address, which begins with https://')),
  ),
});
export type ImportedCalendarInput = z.input<typeof importedCalendarInputSchema>;
export type ImportedCalendarData = z.infer<typeof importedCalendarInputSchema>;

/** Nights `[startDate, endDate)`. */
const nightsSchema = z.object({ startDate: z.string(), endDate: z.string() });

/** A calendar of another site, whose nights are blocked here. */
export const importedCalendarSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty where the key that opens it is gone. */
  url: z.string(),
  /** Nights from today on that are blocked because of it. */
  nights: z.number(),
  /** What it has of nights that were taken here before: perhaps somebody booked there as well. */
  clashes: z.array(nightsSchema),
  /** Older servers omit it. */
  unread: z._default(unreadEntriesSchema, NO_UNREAD_ENTRIES),
  /** When it was last read, also in part; `null` before the first time. */
  readAt: z.nullable(timestamp),
  /** Why it could not be read the last time, its nights staying as they were, or not all of it. */
  problem: z.nullable(z.enum(FEED_PROBLEMS)),
  /** It is to be read at once, and has not been yet. */
  isWaiting: z.boolean(),
});
export type ImportedCalendarJson = z.infer<typeof importedCalendarSchema>;

/** The address under which other sites read when the villa is taken; `null` while there is none. */
export const calendarExportLinkSchema = z.object({ linkUrl: z.nullable(z.string()) });

/** Both directions: what other sites read here, and what is read there. By name. */
export const calendarSyncSchema = z.object({
  ...calendarExportLinkSchema.shape,
  /** Other sites read here, but the key that opens the address is gone: it cannot be shown. */
  isLinkUnreadable: z.boolean(),
  feeds: z.array(importedCalendarSchema),
});
export type CalendarSync = z.infer<typeof calendarSyncSchema>;

/** What tells one calendar's address from another's, in however many ways it can be written. */
export function feedAddress(url: string): string {
  return new URL(webScheme(url)).href.replace(/#.*$/, '');
}

/** An address with `https:` in place of its other names, `webcal:` and `webcals:`. */
export function webScheme(url: string): string {
  return url.replace(/^webcals?:/i, 'https:');
}

/** What was pasted, without characters that nobody sees; `https:` where it begins with a host. */
function pastedAddress(text: string): string {
  const visible = visibleText(text).trim();
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(visible) ? `https://${visible}` : visible;
}

/** A web address without a password in it; `webcal:` is https by another name. */
function isFeedUrl(value: string): boolean {
  const url = parsed(value);
  return (
    url !== null &&
    ['https:', 'http:', 'webcal:', 'webcals:'].includes(url.protocol) &&
    url.hostname !== '' &&
    url.username === '' &&
    url.password === ''
  );
}

function parsed(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
