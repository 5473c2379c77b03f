import {
  DAY_MS,
  addDays,
  dayNumber,
  fromDayNumber,
  isPlainDate,
  villaDay,
  type PlainDate,
} from '@shared/domain/date';
import { VILLA } from '@shared/villa';
import { FeedError } from './feedError';
import { createSteps, repetitions, splitRule, type Steps } from './recurrence';

/** More than one villa has bookings in ten years. */
const MAX_EVENTS = 5_000;
/** Of all that repeats in a calendar; what happens every night does so 1,100 times in three years. */
const MAX_OCCURRENCES = 1_500;
const MAX_SUMMARY = 120;
const MAX_UID = 255;
/** Before it nothing is told. */
const FIRST_DAY: PlainDate = '2000-01-01';
/** What repeats may have begun as long ago as programs let time begin. */
const FIRST_YEAR = 1600;
/** An UNTIL after all days that there are here: without end. */
const FAR_AHEAD = /^\s*(?:2[2-9]|[3-9]\d)\d\d/;

/** Something that takes the nights `[start, end)`, at least one. */
export type FeedEvent = {
  /** As the other site calls it, at most 255 characters; may be empty, and several may share one. */
  uid: string;
  start: PlainDate;
  end: PlainDate;
  /** One line, at most 120 characters; may be empty. */
  summary: string;
};

/** Both ends included. */
export type DayRange = { first: PlainDate; last: PlainDate };

export type ParsedCalendar = {
  /** In the order of the calendar; none for an empty one. */
  events: FeedEvent[];
  /** Whether all that repeats is among them. */
  isWhole: boolean;
};

type PropertyName = (typeof PROPERTIES)[number];
type ListName = (typeof LISTS)[number];
/** What an event says of these; the last one counts where it says something twice. */
type Draft = Partial<Record<PropertyName, string>> &
  Partial<Record<ListName, string[]>> & {
    /** The zone of its start. */
    zone?: string;
  };
const PROPERTIES = [
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'SUMMARY',
  'STATUS',
  'TRANSP',
  'RRULE',
  'RECURRENCE-ID',
] as const;
/** These may stand in an event any number of times. */
const LISTS = ['RDATE', 'EXDATE'] as const;

/**
 * Reads the nights that an iCalendar feed (RFC 5545) says are taken.
 *
 * The lines are read here, because sites write them as they like and the text is a stranger's: the
 * library (ical.js) refuses a whole calendar for one line without a colon, an open quotation mark or
 * a day that there is not, which would leave it unread for ever. What repeats is worked out by the
 * library, whose rules are many, within bounds (see `recurrence.ts`).
 *
 * - Whole days are nights up to the day before the end; without an end, one night.
 * - Times count by their days: from 16:00 on the 3rd to 10:00 on the 7th are the nights 3 to 6, and
 *   what ends on the day on which it began takes no night. A time in UTC is that of the villa's day;
 *   any other keeps the day that is written, whatever its zone.
 * - What repeats counts as often as it happens in the range, at most 1,500 times in all; what
 *   touches is one event. An occurrence that is excluded, moved or cancelled (EXDATE, RECURRENCE-ID)
 *   is known by its day. A rule that cannot be followed leaves the first occurrence.
 * - Cancelled events and those that leave the time free (TRANSP) take nothing; neither do events
 *   that make no sense, which are left out.
 * @param range of days in which occurrences are wanted; other events are returned whenever they are
 * @throws FeedError `no_calendar` when it is none, or breaks off before its end, which would free
 *   nights that are taken; `too_large` for more than 5,000 events
 */
export function parseCalendar(text: string, range: DayRange): ParsedCalendar {
  const drafts = draftsOf(text);
  const expansion = createExpansion(drafts, range);
  const events = drafts.flatMap((draft) => eventsOf(draft, expansion));
  return { events, isWhole: expansion.isWhole() };
}

/** What the events of a calendar say, unclosed ones left out. */
function draftsOf(text: string): Draft[] {
  const drafts: Draft[] = [];
  let state: 'before' | 'open' | 'closed' = 'before';
  let count = 0;
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
        if (draft) drafts.push(draft);
      } else {
        count += 1;
        if (count > MAX_EVENTS) throw new FeedError('too_large');
      }
      draft = name === 'BEGIN' ? {} : null;
      depth = 0;
    } else if (component !== '') {
      depth = Math.max(0, depth + (name === 'BEGIN' ? 1 : -1));
    } else if (draft && depth === 0) {
      if (isOneOf(LISTS, name)) (draft[name] ??= []).push(value);
      else if (isOneOf(PROPERTIES, name)) draft[name] = value;
      if (name === 'DTSTART') draft.zone = zoneOf(property.parameters);
    }
  }
  if (state !== 'closed') throw new FeedError('no_calendar');
  return drafts;
}

/** The lines as they were before folding: one that begins with a space or a tab goes on from the last. */
function linesOf(text: string): string[] {
  return text.replace(/(?:\r\n|\r|\n)[ \t]/g, '').split(/\r\n|\r|\n/);
}

/** Name in capitals, parameters and value; `null` without a colon outside of quotation marks. */
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

/** The zone that a property names; empty when it names none. */
function zoneOf(parameters: string): string {
  return /;TZID="?([^";]{1,64})/i.exec(parameters)?.[1] ?? '';
}

function eventsOf(draft: Draft, expansion: Expansion): FeedEvent[] {
  if (draft.STATUS?.trim().toUpperCase() === 'CANCELLED') return [];
  if (draft.TRANSP?.trim().toUpperCase() === 'TRANSPARENT') return [];
  const from = timeOf(draft.DTSTART);
  const to = from && endOf(from, draft);
  if (!from || !to) return [];
  const nights = doesRepeat(draft)
    ? expansion.nightsOf(draft, from, to)
    : [nightsBetween(from, to)].filter((range) => range !== null);
  const told = nights.filter((range) => range.end > FIRST_DAY);
  if (told.length === 0) return [];
  const uid = plainText(draft.UID ?? '', MAX_UID);
  const summary = plainText(draft.SUMMARY ?? '', MAX_SUMMARY);
  return told.map(({ start, end }) => ({
    uid,
    start: start < FIRST_DAY ? FIRST_DAY : start,
    end,
    summary,
  }));
}

/** A moved occurrence repeats no more, whatever it says. */
function doesRepeat(draft: Draft): boolean {
  return (
    draft['RECURRENCE-ID'] === undefined && (draft.RRULE !== undefined || draft.RDATE !== undefined)
  );
}

type Nights = { start: PlainDate; end: PlainDate };

function nightsBetween(from: CalendarTime, to: CalendarTime): Nights | null {
  const start = dayOf(from);
  const end = dayOf(to);
  if (!isReadableDay(start) || !isReadableDay(end)) return null;
  if (start < end) return { start, end };
  // A whole day without an end is one night, also where a site writes the same day as its end.
  const next = addDays(start, 1);
  return start === end && !from.hasTime && isReadableDay(next) ? { start, end: next } : null;
}

type Expansion = {
  /** The nights of an event that repeats, ascending; what touches is one. */
  nightsOf: (draft: Draft, from: CalendarTime, to: CalendarTime) => Nights[];
  /** Whether nothing was left out yet. */
  isWhole: () => boolean;
};

/** Works out what repeats in a calendar, all of it within one measure of work. */
function createExpansion(
  drafts: readonly Draft[],
  range: { first: PlainDate; last: PlainDate },
): Expansion {
  const steps = createSteps();
  const toZone = createZones(steps);
  const moved = movedByUid(drafts);
  const lastMs = (dayNumber(range.last) + 1) * DAY_MS - 1;
  let isWhole = true;
  let occurrences = 0;

  /** Starts of a rule's occurrences; those before anything went wrong. */
  const addRepetitions = (
    starts: Set<number>,
    draft: Draft,
    from: CalendarTime,
    lengthMs: number,
    isWanted: (ms: number) => boolean,
  ): void => {
    const split = draft.RRULE === undefined ? null : splitRule(draft.RRULE);
    if (!split) {
      isWhole &&= draft.RRULE === undefined;
      return;
    }
    const until = split.until === null || FAR_AHEAD.test(split.until) ? null : split.until;
    const end = until === null ? null : timeOf(until);
    if (until !== null && !end) {
      isWhole = false;
      return;
    }
    const endMs = end ? Math.min(lastOf(inFrame(end, from, draft)), lastMs) : lastMs;
    const firstMs = dayNumber(range.first) * DAY_MS - lengthMs - DAY_MS;
    for (const ms of repetitions(split.rule, from.ms, { firstMs, lastMs: endMs }, steps)) {
      if (isWanted(ms)) starts.add(ms);
      if (starts.size > MAX_OCCURRENCES) {
        isWhole = false;
        return;
      }
    }
  };

  /** A time with the digits that the event's own start would have for it. */
  const inFrame = (time: CalendarTime, from: CalendarTime, draft: Draft): CalendarTime =>
    time.isUtc && !from.isUtc ? { ...time, ms: toZone(time.ms, draft.zone ?? '') } : time;

  const timesOf = (values: readonly string[] = []): CalendarTime[] => {
    const texts = values.flatMap((value) => value.split(','));
    steps.take(texts.length / 10);
    return (
      texts
        // A period is known by its start.
        .map((value) => timeOf(value.split('/', 1)[0]))
        .filter((time) => time !== null)
    );
  };

  return {
    isWhole: () => isWhole,
    nightsOf: (draft, from, to) => {
      const first = nightsBetween(from, to);
      // Some hours of a day take no night on any other day; in UTC they may on some.
      if (!first && !from.isUtc) return [];
      const lengthMs = to.ms - from.ms;
      const nightsAt = (ms: number) =>
        nightsBetween({ ...from, ms }, { ...from, ms: ms + lengthMs });
      const starts = new Set([from.ms]);
      const excluded = new Set<number>();
      try {
        const exceptions = [
          ...timesOf(draft.EXDATE),
          ...(draft.UID ? (moved.get(draft.UID) ?? []) : []),
        ];
        steps.take(exceptions.length / 10);
        for (const time of exceptions) excluded.add(dayIn(inFrame(time, from, draft)));
        for (const time of timesOf(draft.RDATE)) {
          steps.take(1);
          starts.add(inFrame(time, from, draft).ms);
        }
        addRepetitions(starts, draft, from, lengthMs, (ms) => {
          const nights = nightsAt(ms);
          return nights !== null && nights.end > range.first;
        });
      } catch (error) {
        // Out of steps, or a rule that the library refuses: the rest of the calendar counts.
        if (!(error instanceof Error)) throw error;
        isWhole = false;
      }
      const nights: Nights[] = [];
      for (const ms of [...starts].toSorted((a, b) => a - b)) {
        if (excluded.has(dayIn({ ...from, ms }))) continue;
        const occurrence = ms === from.ms ? first : nightsAt(ms);
        if (!occurrence || occurrence.end <= range.first || occurrence.start > range.last) continue;
        if (occurrences === MAX_OCCURRENCES) {
          isWhole = false;
          break;
        }
        occurrences += 1;
        const before = nights.at(-1);
        if (!before || before.end < occurrence.start) nights.push(occurrence);
        else if (before.end < occurrence.end) before.end = occurrence.end;
      }
      return nights;
    },
  };
}

/** The days on which occurrences would have been that are events of their own, or cancelled. */
function movedByUid(drafts: readonly Draft[]): Map<string, CalendarTime[]> {
  const moved = new Map<string, CalendarTime[]>();
  for (const { UID: uid, 'RECURRENCE-ID': original } of drafts) {
    const time = timeOf(original);
    if (!uid || !time) continue;
    const known = moved.get(uid);
    if (known) known.push(time);
    else moved.set(uid, [time]);
  }
  return moved;
}

/** Digits of a time in UTC in a zone, as ms; the villa's for one that nobody knows. */
function createZones(steps: Steps): (ms: number, zone: string) => number {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (zone: string): Intl.DateTimeFormat => {
    const known = formats.get(zone);
    if (known) return known;
    // Making one is slow and takes memory.
    steps.take(100);
    const made = zoneFormat(zone) ?? zoneFormat(VILLA.timeZone) ?? new Intl.DateTimeFormat();
    formats.set(zone, made);
    return made;
  };
  return (ms, zone) => {
    steps.take(1);
    return Date.parse(`${formatOf(zone).format(ms).replace(' ', 'T')}Z`);
  };
}

/** Writes `2027-03-28 01:30:00`. @returns `null` when there is no such zone */
function zoneFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
}

/** A day, or a time on it: milliseconds as if its digits were UTC. */
type CalendarTime = { ms: number; hasTime: boolean; isUtc: boolean };

const MOMENT = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/i;

/** `20261103`, `20261103T160000` or `20261103T160000Z`; whether there is such a day and time. */
function timeOf(text: string | undefined): CalendarTime | null {
  const match = MOMENT.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', zone = ''] = match;
  if (!isReadableDay(`${year}-${month}-${day}`)) return null;
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

/** Whether there is such a day, in the villa's years or before them. */
function isReadableDay(text: string): boolean {
  if (text >= FIRST_DAY) return isPlainDate(text);
  return Number(text.slice(0, 4)) >= FIRST_YEAR && fromDayNumber(dayNumber(text)) === text;
}

/** The last ms that a day or a time includes. */
function lastOf({ ms, hasTime }: CalendarTime): number {
  return hasTime ? ms : ms + DAY_MS - 1;
}

/** The day that is written, as a number. */
function dayIn({ ms }: CalendarTime): number {
  return Math.floor(ms / DAY_MS);
}

function endOf(from: CalendarTime, { DTEND, DURATION }: Draft): CalendarTime | null {
  if (DTEND !== undefined) return timeOf(DTEND);
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
function dayOf({ ms, isUtc }: CalendarTime): PlainDate {
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
