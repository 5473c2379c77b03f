import { DAY_MS, dayNumber, fromDayNumber, type PlainDate } from '@shared/domain/date';
import { MAX_UNREAD_NAMES, type UnreadEntries } from '@shared/contract/calendars/importedCalendar';
import { VILLA } from '@shared/villa';
import { FeedError } from './feedError';
import { createSteps, repetitions, splitRule } from './recurrence';

/** More bookings than a villa has in ten years. */
const MAX_EVENTS = 5_000;
/** For all recurring events; a daily event has 1,100 in three years. */
const MAX_OCCURRENCES = 1_500;
const MAX_SUMMARY = 120;
const MAX_UID = 255;
/** Nights outside these days are irrelevant; events are clipped to them. */
const FIRST_DAY: PlainDate = '2000-01-01';
const LAST_DAY: PlainDate = '2199-12-31';
/** Earliest start of a recurring event, as in calendar programs. */
const FIRST_YEAR = 1600;
/** An UNTIL beyond all supported days means no end. */
const FAR_AHEAD = /^\s*(?:2[2-9]|[3-9]\d)\d\d/;

/** An event that takes the nights `[start, end)`, at least one. */
export type FeedEvent = {
  /** The other site's id, at most 255 characters; may be empty or repeated. */
  uid: string;
  start: PlainDate;
  end: PlainDate;
  /** One line, at most 120 characters; may be empty. */
  summary: string;
};

export type ReadingOptions = {
  /** First and last day, both included. */
  first: PlainDate;
  last: PlainDate;
  /** Guests' check-in time, `HH:mm`; an event that ends then or later takes that night as well. */
  checkinTime: string;
};

export type ParsedCalendar = {
  /** In the order of the calendar. */
  events: FeedEvent[];
  /** Entries that could not be read completely. While there are any, missing nights are not freed. */
  unread: UnreadEntries;
};

type PropertyName = (typeof PROPERTIES)[number];
type ListName = (typeof LISTS)[number];
/** An event's properties; the last one of a repeated property counts. */
type Draft = Partial<Record<PropertyName, string>> &
  Partial<Record<ListName, string[]>> & {
    /** Time zone of its start. */
    zone?: string;
    /** Properties of its calendar. */
    calendar?: { METHOD?: string; 'X-WR-TIMEZONE'?: string };
    /** Part of it is lost or unsupported. */
    isIncomplete?: boolean;
  };
const PROPERTIES = [
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'SUMMARY',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'RRULE',
  'RECURRENCE-ID',
] as const;
/** Properties that an event may have more than once. */
const LISTS = ['RDATE', 'EXDATE'] as const;
/** Without these an event would silently take fewer nights. */
const TIMES = /^\s*(DTSTART|DTEND|DURATION|RRULE|RDATE)\b/i;
/** Properties that can mark an event's time as free. */
const FREE_MARKS = ['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'];
/** A misspelt time, or one that lost its preceding line break. A description may say “Duration: 4 nights”. */
const MISPLACED_TIME = /^DT(?!START$|END$|STAMP$)/;
const TIME_WITHIN = /(?:(?:DTSTART|DTEND)(?:;[^:]{0,80})?:\d|DURATION(?:;[^:]{0,80})?:[+-]?PT?\d)/i;
/** Components besides events that take no night. Any others may. */
const HARMLESS = ['VTIMEZONE', 'VTODO', 'VJOURNAL', 'VALARM'];

/**
 * Reads the nights that an iCalendar feed (RFC 5545) marks as taken.
 *
 * We read the lines ourselves, because sites deviate from the standard and the text is untrusted: the library (ical.js)
 * rejects a whole calendar for one line without a colon, an unclosed quotation mark or an impossible date, and such a
 * calendar would never be read. The library computes recurrences, within bounds (see `recurrence.ts`).
 *
 * - All-day events take the nights up to the day before the end; without an end, one night. All-day events that a
 *   program in another zone wrote as UTC times, from midnight to midnight there, are recognised by the calendar's zone
 *   (X-WR-TIMEZONE) or by the full hour, and keep the intended days.
 * - Timed events count by their days: from 16:00 on the 3rd to 10:00 on the 7th take the nights 3 to 6. An event that
 *   ends at the villa's check-in time or later takes that night too. UTC times are converted to the villa's zone; all
 *   others stay as written, whatever their zone.
 * - A recurring event counts for each occurrence in the range, at most 1,500 in all; adjacent occurrences are merged.
 *   An excluded, moved or cancelled occurrence (EXDATE, RECURRENCE-ID) is identified by its day. A rule that cannot be
 *   followed keeps the first occurrence.
 * - Cancelled events (STATUS, METHOD) and those that leave the time free (TRANSP, or otherwise Microsoft's
 *   BUSYSTATUS) take nothing. Other values of these block.
 * - Dates may also be in the extended form of ISO 8601, with an offset, or without seconds. An unreadable entry is
 *   counted in `unread`; if its start is readable, its first night is taken.
 * @param options the days for which occurrences are needed; other events are returned whatever their days
 * @throws FeedError `no_calendar` for another or truncated text, which would free taken nights; `too_large` for more
 *   than 5,000 events
 */
export function parseCalendar(text: string, options: ReadingOptions): ParsedCalendar {
  const drafts = draftsOf(text);
  const unread = new Set<Draft>();
  const expansion = createExpansion(drafts, options, (draft) => unread.add(draft));
  const events = drafts.flatMap((draft) => eventsOf(draft, expansion));
  const names = [...unread].slice(0, MAX_UNREAD_NAMES).map(nameOf);
  return { events, unread: { count: unread.size, names: names.filter((name) => name !== '') } };
}

/** The properties of a calendar's events. An event without an end stops where the next one begins. */
function draftsOf(text: string): Draft[] {
  const drafts: Draft[] = [];
  let state: 'before' | 'open' | 'closed' = 'before';
  let calendar: NonNullable<Draft['calendar']> = {};
  let draft: Draft | null = null;
  /** Nesting inside the event: an alarm has a summary and a duration as well. */
  let depth = 0;

  const add = (added: Draft): Draft => {
    if (drafts.length === MAX_EVENTS) throw new FeedError('too_large');
    drafts.push(added);
    return added;
  };

  for (const line of linesOf(text)) {
    const property = propertyOf(line);
    const isKnown =
      property && (isOneOf(PROPERTIES, property.name) || isOneOf(LISTS, property.name));
    if (draft && depth === 0) {
      // A damaged line, even if its time contains a colon.
      const isDamaged =
        (!isKnown && TIMES.test(line)) ||
        (property && (MISPLACED_TIME.test(property.name) || TIME_WITHIN.test(property.value)));
      if (isDamaged) draft.isIncomplete = true;
    }
    if (!property) continue;
    const { name, value } = property;
    const component = name === 'BEGIN' || name === 'END' ? value.trim().toUpperCase() : '';

    if (component === 'VCALENDAR') {
      if (draft) draft.isIncomplete = true;
      draft = null;
      depth = 0;
      calendar = {};
      if (name === 'BEGIN') state = 'open';
      else if (state === 'open') state = 'closed';
    } else if (component === 'VEVENT') {
      // An END without its BEGIN counts too, as does an unclosed alarm.
      if (name === 'BEGIN' ? draft : !draft || depth > 0) (draft ?? add({})).isIncomplete = true;
      draft = name === 'BEGIN' ? add({ calendar, isIncomplete: state !== 'open' }) : null;
      depth = 0;
    } else if (component !== '') {
      const isBeside = state === 'open' && !draft && depth === 0;
      if (name === 'BEGIN' && isBeside && !HARMLESS.includes(component)) {
        add({ SUMMARY: component, isIncomplete: true });
      }
      depth = Math.max(0, depth + (name === 'BEGIN' ? 1 : -1));
    } else if (depth === 0 && (draft || name === 'DTSTART')) {
      // Without a BEGIN, an event begins with its start.
      draft ??= add({ calendar, isIncomplete: true });
      if (isOneOf(LISTS, name)) (draft[name] ??= []).push(value);
      else if (isOneOf(PROPERTIES, name)) {
        // Two values may belong to two events whose separator is lost.
        const isDecisive = TIMES.test(name) || FREE_MARKS.includes(name);
        if (isDecisive && (draft[name] ?? value) !== value) draft.isIncomplete = true;
        draft[name] = value;
      }
      // The length of a period is not supported.
      if (name === 'RDATE' && value.includes('/')) draft.isIncomplete = true;
      if (name === 'DTSTART') draft.zone = zoneOf(property.parameters);
      // Changes of this and all later occurrences are not supported.
      if (/;RANGE=THISANDFUTURE/i.test(property.parameters)) draft.isIncomplete = true;
    } else if (depth === 0 && (name === 'METHOD' || name === 'X-WR-TIMEZONE')) {
      // Conflicting methods are ignored; an unknown one blocks.
      const isSecond = name === 'METHOD' && (calendar.METHOD ?? value.trim()) !== value.trim();
      calendar[name] = isSecond ? '' : value.trim();
    }
  }
  if (state !== 'closed') throw new FeedError('no_calendar');
  return drafts;
}

/** Unfolds lines: one that begins with a space or tab continues the previous one. */
function linesOf(text: string): string[] {
  // Some templates indent every line, without folding.
  if (INDENTED.test(text) && !/^DTSTART[;:]/im.test(text)) return text.split(/\r\n|\r|\n/);
  return text.replace(/(?:\r\n|\r|\n)[ \t]/g, '').split(/\r\n|\r|\n/);
}

const INDENTED = /^[ \t]+DTSTART[;:]/im;

/** Name in upper case, parameters and value; `null` without a colon outside quotation marks. */
function propertyOf(line: string): { name: string; parameters: string; value: string } | null {
  let nameEnd = -1;
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (character === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === ';' || character === ':')) {
      if (nameEnd === -1) nameEnd = index;
      if (character === ':') {
        return {
          name: line.slice(0, nameEnd).trim().toUpperCase(),
          parameters: line.slice(nameEnd, index),
          value: line.slice(index + 1),
        };
      }
    }
  }
  return null;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

/** A property's time zone; empty if it has none. */
function zoneOf(parameters: string): string {
  return /;TZID="?([^";]{1,64})/i.exec(parameters)?.[1] ?? '';
}

function eventsOf(draft: Draft, expansion: Expansion): FeedEvent[] {
  // In a damaged entry the mark may belong to another one.
  if (isFree(draft) && !draft.isIncomplete) return [];
  const nights = expansion.nightsOf(draft).filter((range) => range.end > FIRST_DAY);
  if (nights.length === 0) return [];
  const uid = plainText(draft.UID ?? '', MAX_UID);
  const summary = plainText(draft.SUMMARY ?? '', MAX_SUMMARY);
  return nights.map(({ start, end }) => ({
    uid,
    start: start < FIRST_DAY ? FIRST_DAY : start,
    end,
    summary,
  }));
}

/** Whether an event leaves its time free. An unknown value blocks. */
function isFree(draft: Draft): boolean {
  const valueOf = (text: string | undefined) => text?.trim().toUpperCase() ?? '';
  const transparency = valueOf(draft.TRANSP);
  return (
    valueOf(draft.STATUS) === 'CANCELLED' ||
    valueOf(draft.calendar?.METHOD) === 'CANCEL' ||
    transparency === 'TRANSPARENT' ||
    (transparency === '' && valueOf(draft['X-MICROSOFT-CDO-BUSYSTATUS']) === 'FREE')
  );
}

/** Identifies an entry to the owner: summary and start as written; may be empty. */
function nameOf({ SUMMARY: summary = '', DTSTART: start = '' }: Draft): string {
  const written = plainText(start, 30);
  const name = plainText(summary, 60);
  return name === '' || written === '' ? name || written : `${name} (${written})`;
}

/** A moved occurrence never recurs. */
function doesRepeat(draft: Draft): boolean {
  return (
    draft['RECURRENCE-ID'] === undefined && (draft.RRULE !== undefined || draft.RDATE !== undefined)
  );
}

type Nights = { start: PlainDate; end: PlainDate };

/** @param checkinMs check-in time, since midnight */
function nightsBetween(from: CalendarTime, to: CalendarTime, checkinMs: number): Nights | null {
  const startMs = villaMs(from);
  const endMs = villaMs(to);
  const first = dayIn(startMs);
  let last = dayIn(endMs);
  const isDay = from.hasTime ? startMs === endMs && sinceMidnight(startMs) === 0 : first === last;
  // An all-day event without an end is one night, even if a site repeats the start as its end.
  if (isDay || (to.hasTime && endMs > startMs && sinceMidnight(endMs) >= checkinMs)) last += 1;
  last = Math.min(last, dayNumber(LAST_DAY));
  return first < last ? { start: fromDayNumber(first), end: fromDayNumber(last) } : null;
}

type Expansion = {
  /** The nights of an event, ascending; adjacent ones are merged. */
  nightsOf: (draft: Draft) => Nights[];
};

/**
 * Computes the nights of events. All recurrences of a calendar share one limit of steps.
 * @param leaveOut called for an entry that could not be read completely
 */
function createExpansion(
  drafts: readonly Draft[],
  { checkinTime, ...range }: ReadingOptions,
  leaveOut: (draft: Draft) => void,
): Expansion {
  const checkinMs = (timeOf(`20000101T${checkinTime}`)?.ms ?? 0) - dayNumber('2000-01-01') * DAY_MS;
  const steps = createSteps();
  const moved = movedByUid(drafts);
  const lastMs = (dayNumber(range.last) + 1) * DAY_MS - 1;
  let occurrences = 0;

  /** Adds the starts of a rule's occurrences, up to a failure. */
  const addRepetitions = (
    starts: Set<number>,
    draft: Draft,
    from: CalendarTime,
    lengthMs: number,
    isWanted: (ms: number) => boolean,
  ): void => {
    if (draft.RRULE === undefined) return;
    const split = splitRule(draft.RRULE);
    if (!split) {
      leaveOut(draft);
      return;
    }
    const until = split.until === null || FAR_AHEAD.test(split.until) ? null : split.until;
    const end = until === null ? null : timeOf(until);
    if (until !== null && !end) {
      leaveOut(draft);
      return;
    }
    const endMs = end ? Math.min(lastOf(inFrame(end, from, draft)), lastMs) : lastMs;
    const firstMs = dayNumber(range.first) * DAY_MS - lengthMs - DAY_MS;
    for (const ms of repetitions(split.rule, from.ms, { firstMs, lastMs: endMs }, steps)) {
      if (isWanted(ms)) starts.add(ms);
      if (starts.size > MAX_OCCURRENCES) {
        leaveOut(draft);
        return;
      }
    }
  };

  const timesOf = (values: readonly string[] = []): (CalendarTime | null)[] => {
    const texts = values.flatMap((value) => value.split(','));
    steps.take(texts.length / 10);
    // A period is identified by its start.
    return texts.map((value) => timeOf(value.split('/', 1)[0]));
  };

  const repeatedNights = (draft: Draft, from: CalendarTime, to: CalendarTime): Nights[] => {
    const first = nightsBetween(from, to, checkinMs);
    // Some hours of a day take no night on any day; in UTC they may on some.
    if (!first && !from.isUtc) return [];
    const lengthMs = to.ms - from.ms;
    const nightsAt = (ms: number) =>
      nightsBetween({ ...from, ms }, { ...to, isUtc: from.isUtc, ms: ms + lengthMs }, checkinMs);
    const starts = new Set([from.ms]);
    const excluded = new Set<number>();
    try {
      const exceptions = [
        ...timesOf(draft.EXDATE).filter((time) => time !== null),
        ...(draft.UID ? (moved.get(draft.UID) ?? []) : []),
      ];
      steps.take(exceptions.length / 10);
      for (const time of exceptions) excluded.add(dayIn(inFrame(time, from, draft).ms));
      for (const time of timesOf(draft.RDATE)) {
        steps.take(1);
        if (!time) leaveOut(draft);
        else starts.add(inFrame(time, from, draft).ms);
      }
      addRepetitions(starts, draft, from, lengthMs, (ms) => {
        const nights = nightsAt(ms);
        return nights !== null && nights.end > range.first;
      });
    } catch (error) {
      // Out of steps, or a rule that the library rejects; the rest of the calendar counts.
      if (!(error instanceof Error)) throw error;
      leaveOut(draft);
    }
    const nights: Nights[] = [];
    for (const ms of [...starts].toSorted((a, b) => a - b)) {
      if (excluded.has(dayIn(ms))) continue;
      const occurrence = ms === from.ms ? first : nightsAt(ms);
      if (!occurrence || occurrence.end <= range.first || occurrence.start > range.last) continue;
      if (occurrences === MAX_OCCURRENCES) {
        leaveOut(draft);
        break;
      }
      occurrences += 1;
      const before = nights.at(-1);
      if (!before || before.end < occurrence.start) nights.push(occurrence);
      else if (before.end < occurrence.end) before.end = occurrence.end;
    }
    return nights;
  };

  return {
    nightsOf: (draft) => {
      const period = villaPeriod(draft, range.first, () => leaveOut(draft));
      if (!period) return [];
      if (doesRepeat(draft)) return repeatedNights(draft, ...period);
      const nights = nightsBetween(...period, checkinMs);
      return nights ? [nights] : [];
    },
  };
}

/**
 * Start and end of an event in the villa's time; sets the draft's zone.
 * @param first of the range; an event that ended long before it may be unreadable
 * @param leaveOut called if the entry could not be read completely
 * @returns `null` without a start
 */
function villaPeriod(
  draft: Draft,
  first: PlainDate,
  leaveOut: () => void,
): [from: CalendarTime, to: CalendarTime] | null {
  const written = timeOf(draft.DTSTART);
  if (!written) {
    leaveOut();
    return null;
  }
  const writtenEnd = endOf(written, draft);
  const end = writtenEnd && inFrame(writtenEnd, written, draft);
  const lengthMs = end && villaMs(end) - villaMs(written);
  // In a damaged entry a time without an end is not an instant.
  const isReadable = lengthMs !== null && lengthMs >= (draft.isIncomplete ? 1 : 0);
  // A stay that began then cannot take a night in the range.
  const isLongAgo = written.ms < (dayNumber(first) - 366) * DAY_MS;
  const isHarmless = !draft.isIncomplete && !doesRepeat(draft) && isLongAgo;
  if (!isHarmless && (!isReadable || draft.isIncomplete)) leaveOut();
  // At least its first night is taken.
  const to = end && isReadable ? end : { ...written, ms: written.ms + DAY_MS, hasTime: false };
  const zone = zoneOfWholeDays(written, to, draft);
  if (zone === undefined) return [written, to];
  draft.zone = zone;
  // The rule is in UTC and would select other days than those intended in the zone.
  if (/BY(MONTH)?DAY/i.test(draft.RRULE ?? '')) leaveOut();
  const inZone = (time: CalendarTime) => ({ ...time, isUtc: false, ms: msIn(zone, time.ms) });
  return [inZone(written), inZone(to)];
}

/** Days of occurrences that are events of their own, or cancelled. */
function movedByUid(drafts: readonly Draft[]): Map<string, CalendarTime[]> {
  const moved = new Map<string, CalendarTime[]>();
  for (const { UID: uid, DTSTART: start, 'RECURRENCE-ID': original, isIncomplete } of drafts) {
    const time = timeOf(original);
    // If it cannot be read completely, the original occurrence stays.
    if (!uid || !time || !timeOf(start) || isIncomplete) continue;
    const known = moved.get(uid);
    if (known) known.push(time);
    else moved.set(uid, [time]);
  }
  return moved;
}

/** By zone, `null` for an unknown one; a calendar is parsed in its own thread. */
const FORMATS = new Map<string, Intl.DateTimeFormat | null>();
/** Creating a format is slow and takes memory. Further zones count as unknown. */
const MAX_FORMATS = 50;

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  if (FORMATS.size >= MAX_FORMATS && timeZone !== VILLA.timeZone) return null;
  const made = zoneFormat(timeZone);
  FORMATS.set(timeZone, made);
  return made;
}

function isZone(timeZone: string): boolean {
  return formatOf(timeZone) !== null;
}

/** Formats as `2027-03-28 01:30:00`. @returns `null` for an unknown zone */
function zoneFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
}

/** Local time in a zone for a UTC time, as ms; in the villa's zone if unknown. */
function msIn(zone: string, ms: number): number {
  const digits = (formatOf(zone) ?? formatOf(VILLA.timeZone))?.format(ms);
  return digits === undefined ? ms : Date.parse(`${digits.replace(' ', 'T')}Z`);
}

/** A time converted to the form of the event's own start. */
function inFrame(time: CalendarTime, from: CalendarTime, { zone = '' }: Draft): CalendarTime {
  return time.isUtc && !from.isUtc ? { ...time, isUtc: false, ms: msIn(zone, time.ms) } : time;
}

/**
 * The zone in which two UTC times are midnights: the calendar's, or one whose midnight is at 20:00 to 23:00 UTC at both
 * ends, hours when no stay both begins and ends.
 * @returns `undefined` for anything else
 */
function zoneOfWholeDays(from: CalendarTime, to: CalendarTime, draft: Draft): string | undefined {
  if (!from.isUtc || !to.isUtc || !to.hasTime) return undefined;
  const hour = sinceMidnight(from.ms) / HOUR_MS;
  const named = draft.calendar?.['X-WR-TIMEZONE'] ?? '';
  const zones = isZone(named) ? [named] : [];
  if (hour >= 20 && Number.isInteger(hour)) zones.push(`Etc/GMT-${24 - hour}`);
  return zones.find((zone) => {
    const endsAt = sinceMidnight(msIn(zone, to.ms));
    return (
      sinceMidnight(msIn(zone, from.ms)) === 0 && (endsAt === 0 || endsAt >= DAY_MS - MINUTE_MS)
    );
  });
}

/** A day, or a time on it, in ms as if its digits were UTC. */
type CalendarTime = { ms: number; hasTime: boolean; isUtc: boolean };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TIME =
  /^(\d{4})(-?)(\d\d)\2(\d\d)(?:T:*$|[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?(?:(Z)|([+-]\d\d):?(\d\d)?)?)?$/i;

/**
 * Parses a day or time in the form of RFC 5545 (`20261103`, `20261103T160000`, `20261103T160000Z`) or common
 * deviations: dashes and colons, an offset, fractions of a second, no seconds, or 24:00.
 * @returns `null` for another form or an impossible date
 */
function timeOf(text: string | undefined): CalendarTime | null {
  const match = TIME.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, year = '', , month, day, hours = '00', minutes = '00', seconds = '00', utc] = match;
  const written = `${year}-${month}-${day}`;
  const days = dayNumber(written);
  if (Number(year) < FIRST_YEAR || fromDayNumber(days) !== written) return null;
  const isEndOfDay = `${hours}${minutes}${seconds}` === '240000';
  if ((hours > '23' && !isEndOfDay) || minutes > '59' || seconds > '60') return null;
  const [, offsetHours, offsetMinutes = 0] = match.slice(8);
  const offset = Number(offsetHours ?? 0);
  const offsetMs = offset * HOUR_MS + Math.sign(offset) * Number(offsetMinutes) * MINUTE_MS;
  return {
    // 60 is a leap second, which counts as the last of its minute.
    ms:
      days * DAY_MS +
      Number(hours) * HOUR_MS +
      Number(minutes) * MINUTE_MS +
      Math.min(Number(seconds), 59) * 1000 -
      offsetMs,
    hasTime: match[5] !== undefined,
    isUtc: utc !== undefined || offsetHours !== undefined,
  };
}

/** The last ms of a day or time. */
function lastOf({ ms, hasTime }: CalendarTime): number {
  return hasTime ? ms : ms + DAY_MS - 1;
}

function dayIn(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

function sinceMidnight(ms: number): number {
  return ms - dayIn(ms) * DAY_MS;
}

/** Villa time of a UTC time; other times as written. */
function villaMs({ ms, isUtc }: CalendarTime): number {
  return isUtc ? msIn(VILLA.timeZone, ms) : ms;
}

/**
 * The end as written, or the start for an event without one; `null` if it cannot be read, or if end and duration
 * disagree.
 */
function endOf(from: CalendarTime, { DTEND, DURATION }: Draft): CalendarTime | null {
  // An empty one cannot be read.
  const end = timeOf(DTEND);
  if (DURATION === undefined) return DTEND === undefined ? from : end;
  const ms = durationMs(DURATION);
  const calculated = ms === null ? null : { ...from, ms: from.ms + ms };
  if ((DTEND ?? '').trim() === '') return calculated;
  // If the two disagree, neither is used.
  return end && calculated && villaMs(end) === villaMs(calculated) ? end : null;
}

const DURATION =
  /^\+?P?(?=[T\d])(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i;

/** `P1W`, `P7D`, `PT36H`, `P1DT12H30M`, or `7D` without the P; `null` if negative. Every day has 24 hours here. */
function durationMs(text: string): number | null {
  const match = DURATION.exec(text.trim());
  if (!match) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/** Unescaped text on one line, without invisible characters. */
function plainText(value: string, maxLength: number): string {
  const line = value
    // Cut first: hostile text may be a whole megabyte.
    .slice(0, maxLength * 10)
    .replace(/\\([\\;,n])/gi, (_, escaped: string) => (/n/i.test(escaped) ? ' ' : escaped))
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  // Counts by code point, so that no surrogate pair is split.
  return Array.from(line.slice(0, maxLength * 2))
    .slice(0, maxLength)
    .join('')
    .trimEnd();
}
