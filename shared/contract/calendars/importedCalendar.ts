import * as z from 'zod/mini';
import { visibleText } from '../../domain/plainText';
import { say } from '../../i18n/say';
import { LIMITS, line, timestamp } from '../common';

/** Most calendars of other sites. Nobody lists a villa in more places. */
export const MAX_IMPORTED_CALENDARS = 10;

/**
 * Why a calendar could not be read, in the order below: no answer; an address in a private network; an HTTP
 * error; too long; too slow; not iCalendar; a fault of this server; the key of its encrypted address is lost.
 * With `left_out` it was read, but not completely (see {@link unreadEntriesSchema}).
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

/** Most entries that are named; the others are only counted. */
export const MAX_UNREAD_NAMES = 5;

/**
 * Entries of a calendar that could not be read, or only in part. While there are any, all nights that the
 * calendar has blocked stay blocked.
 */
export const unreadEntriesSchema = z.object({
  count: z.number(),
  /** Summary and start of the first entries, as in the file; entries without both are only counted. */
  names: z.array(z.string()),
});
export type UnreadEntries = z.infer<typeof unreadEntriesSchema>;
export const NO_UNREAD_ENTRIES: UnreadEntries = { count: 0, names: [] };

/** Its address is a secret, because it gives access to the calendar. */
export const importedCalendarInputSchema = z.object({
  name: line(LIMITS.feedName, 'Name is required'),
  url: line(LIMITS.url, 'Address is required').check(
    z.overwrite(pastedAddress),
    z.refine(isFeedUrl, say('Please paste the whole address, which begins with https://')),
  ),
});
export type ImportedCalendarData = z.infer<typeof importedCalendarInputSchema>;

const nightsSchema = z.object({ startDate: z.string(), endDate: z.string() });

export const importedCalendarSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty if the key of the encrypted address is lost. */
  url: z.string(),
  /** Number of nights from today on that it blocks. */
  nights: z.number(),
  clashes: z.array(nightsSchema),
  /** Older servers omit it. */
  unread: z._default(unreadEntriesSchema, NO_UNREAD_ENTRIES),
  /** When it was last read, even in part; `null` before the first time. */
  readAt: z.nullable(timestamp),
  /** Why the last read failed, which leaves its nights as they were, or was incomplete. */
  problem: z.nullable(z.enum(FEED_PROBLEMS)),
  isWaiting: z.boolean(),
});
export type ImportedCalendarJson = z.infer<typeof importedCalendarSchema>;

/** The address from which other sites read the taken nights; `null` while there is none. */
export const calendarExportLinkSchema = z.object({ linkUrl: z.nullable(z.string()) });

/** Export (the link that other sites read) and import (other sites' calendars, by name). */
export const calendarSyncSchema = z.object({
  ...calendarExportLinkSchema.shape,
  /** There is a link, but its key is lost, so it cannot be shown. */
  isLinkUnreadable: z.boolean(),
  feeds: z.array(importedCalendarSchema),
});
export type CalendarSync = z.infer<typeof calendarSyncSchema>;

/** Normal form of an address, to compare addresses that are written differently. */
export function feedAddress(url: string): string {
  return new URL(webScheme(url)).href.replace(/#.*$/, '');
}

/** Replaces `webcal:` and `webcals:`, which are other names of `https:`. */
export function webScheme(url: string): string {
  return url.replace(/^webcals?:/i, 'https:');
}

/** The pasted text without invisible characters; gets `https:` if it begins with a host. */
function pastedAddress(text: string): string {
  const visible = visibleText(text).trim();
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(visible) ? `https://${visible}` : visible;
}

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
