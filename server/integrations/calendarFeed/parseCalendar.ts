import { addDays, isPlainDate, villaDay, type PlainDate } from '@shared/domain/date';
import { FeedError } from './feedError';

/** More than one villa has bookings in ten years. */
const MAX_EVENTS = 5_000;
const MAX_SUMMARY = 120;
const MAX_UID = 255;

/** Something that takes the nights `[start, end)`, at least one. */
export type FeedEvent = {
  /** As the other site calls it, at most 255 characters; may be empty, and several may share one. */
  uid: string;
  start: PlainDate;
  end: PlainDate;
  /** One line, at most 120 characters; may be empty. */
  summary: string;
};

type PropertyName = (typeof PROPERTIES)[number];
/** What an event says of these; the last one counts where it says something twice. */
type Draft = Partial<Record<PropertyName, string>>;
const PROPERTIES = ['UID', 'DTSTART', 'DTEND', 'DURATION', 'SUMMARY', 'STATUS', 'TRANSP'] as const;

/**
 * Reads the nights that an iCalendar feed (RFC 5545) says are taken.
 *
 * Written here rather than taken from a library because little of the format is of use, the text is
 * a stranger's, and a day must never move: libraries make instants of days, in the server's zone,
 * and prepare repetitions while they read. This one keeps days as they are written and takes time in
 * proportion to the text.
 *
 * - Whole days are nights up to the day before the end; without an end, one night.
 * - Times count by their days: from 16:00 on the 3rd to 10:00 on the 7th are the nights 3 to 6, and
 *   what ends on the day on which it began takes no night. A time in UTC is that of the villa's day;
 *   any other keeps the day that is written, whatever its zone.
 * - Of what repeats, the first occurrence counts: no site writes bookings so, and a rule may mean
 *   millions of them. Exceptions (RECURRENCE-ID) are events of their own.
 * - Cancelled events and those that leave the time free (TRANSP) take nothing; neither do events
 *   that make no sense, which are left out.
 * @returns in the order of the feed; none for an empty calendar
 * @throws FeedError `no_calendar` when it is none, or breaks off before its end, which would free
 *   nights that are taken; `too_large` for more than 5,000 events
 */
export function parseCalendar(text: string): FeedEvent[] {
  const events: FeedEvent[] = [];
  let state: 'before' | 'open' | 'closed' = 'before';
  let drafts = 0;
  let draft: Draft | null = null;
  /** Components inside the event: an alarm has a summary and a duration as well. */
  let depth = 0;

  for (const line of linesOf(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    const { name, value } = property;
    const component = name === 'BEGIN' || name === 'END' ? value.trim().toUpperCase() : '';

    if (component === 'VCALENDAR') {
      if (name === 'BEGIN') state = 'open';
      else if (state === 'open') state = 'closed';
    } else if (component === 'VEVENT' && state === 'open') {
      if (name === 'END') {
        const event: FeedEvent | null = draft && eventOf(draft);
        if (event) events.push(event);
      } else {
        drafts += 1;
        if (drafts > MAX_EVENTS) throw new FeedError('too_large');
      }
      draft = name === 'BEGIN' ? {} : null;
      depth = 0;
    } else if (component !== '') {
      depth = Math.max(0, depth + (name === 'BEGIN' ? 1 : -1));
    } else if (draft && depth === 0 && isOfUse(name)) {
      draft[name] = value;
    }
  }
  if (state !== 'closed') throw new FeedError('no_calendar');
  return events;
}

/** The lines as they were before folding: one that begins with a space or a tab goes on from the last. */
function linesOf(text: string): string[] {
  return text.replace(/(?:\r\n|\r|\n)[ \t]/g, '').split(/\r\n|\r|\n/);
}

/** Name in capitals and value; `null` without a colon outside of quotation marks. */
function propertyOf(line: string): { name: string; value: string } | null {
  let nameEnd = -1;
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (character === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === ';' || character === ':')) {
      if (nameEnd === -1) nameEnd = index;
      if (character === ':') {
        return { name: line.slice(0, nameEnd).trim().toUpperCase(), value: line.slice(index + 1) };
      }
    }
  }
  return null;
}

function isOfUse(name: string): name is PropertyName {
  return (PROPERTIES as readonly string[]).includes(name);
}

function eventOf(draft: Draft): FeedEvent | null {
  if (draft.STATUS?.trim().toUpperCase() === 'CANCELLED') return null;
  if (draft.TRANSP?.trim().toUpperCase() === 'TRANSPARENT') return null;
  const nights = nightsOf(draft);
  return (
    nights && {
      uid: plainText(draft.UID ?? '', MAX_UID),
      ...nights,
      summary: plainText(draft.SUMMARY ?? '', MAX_SUMMARY),
    }
  );
}

function nightsOf(draft: Draft): { start: PlainDate; end: PlainDate } | null {
  const from = momentOf(draft.DTSTART);
  const to = from && endOf(from, draft);
  if (!from || !to) return null;
  const start = dayOf(from);
  const end = dayOf(to);
  if (!isPlainDate(start) || !isPlainDate(end)) return null;
  if (start < end) return { start, end };
  // A whole day without an end is one night, also where a site writes the same day as its end.
  const next = addDays(start, 1);
  return start === end && !from.hasTime && isPlainDate(next) ? { start, end: next } : null;
}

/** A day, or a time on it: milliseconds as if its digits were UTC. */
type Moment = { ms: number; hasTime: boolean; isUtc: boolean };

const MOMENT = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/i;

/** `20261103`, `20261103T160000` or `20261103T160000Z`; whether there is such a day and time. */
function momentOf(text: string | undefined): Moment | null {
  const match = MOMENT.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', zone = ''] = match;
  if (!isPlainDate(`${year}-${month}-${day}`)) return null;
  if (hours > '23' || minutes > '59' || seconds > '60') return null;
  return {
    // 60 is a leap second, which counts as the last of its minute.
    ms: Date.parse(
      `${year}-${month}-${day}T${hours}:${minutes}:${seconds === '60' ? '59' : seconds}Z`,
    ),
    hasTime: match[4] !== undefined,
    isUtc: zone !== '',
  };
}

function endOf(from: Moment, { DTEND, DURATION }: Draft): Moment | null {
  if (DTEND !== undefined) return momentOf(DTEND);
  if (DURATION === undefined) return from;
  const ms = durationMs(DURATION);
  return ms === null ? null : { ...from, ms: from.ms + ms };
}

const DURATION =
  /^\+?P(?=[T\d])(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i;

/** `P1W`, `P7D`, `PT36H`, `P1DT12H30M`; a negative one is none. Every day has 24 hours here. */
function durationMs(text: string): number | null {
  const match = DURATION.exec(text.trim());
  if (!match) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/** The villa's day of a time in UTC, else the day that is written. */
function dayOf({ ms, isUtc }: Moment): PlainDate {
  return isUtc ? villaDay(new Date(ms)) : new Date(ms).toISOString().slice(0, 10);
}

/** Text as it was before escaping, on one line and without what cannot be seen. */
function plainText(value: string, maxLength: number): string {
  const line = value
    // What is cut off anyway is not worth looking at: a hostile text may be all of a megabyte.
    .slice(0, maxLength * 10)
    .replace(/\\([\\;,n])/gi, (_, escaped: string) => (/n/i.test(escaped) ? ' ' : escaped))
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  // A character outside of the first plane counts once and is never cut in two.
  return Array.from(line.slice(0, maxLength * 2))
    .slice(0, maxLength)
    .join('')
    .trimEnd();
}
