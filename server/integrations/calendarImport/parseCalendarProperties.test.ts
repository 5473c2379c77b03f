import { addDays, isPlainDate } from '@shared/domain/date';
import { days, holds, integers, texts } from '@shared/test/property';
import * as fastCheck from 'fast-check';
import { describe, expect } from 'vitest';
import { FeedError } from './feedError';
import { parseCalendar, type FeedEvent } from './parseCalendar';

const RANGE = { first: '2026-11-01', last: '2028-11-01', checkinTime: '16:00' };
const { array, constantFrom, oneof, record } = fastCheck;

const TEXTS = ['Reserved', 'Tom', 'a, b; c', '\\n', '🏖', 'Família', ':', '"', 'BEGIN:VEVENT'];
const stays = array(
  record({
    uid: integers(0, 1_000_000).map((id) => `${id}@example.org`),
    start: days,
    nights: integers(1, 400),
    summary: array(constantFrom(...TEXTS), { maxLength: 8 }).map((words) => words.join(' ')),
  }).map(({ nights, ...stay }): FeedEvent => ({ ...stay, end: addDays(stay.start, nights) })),
  { maxLength: 20 },
);

/** Writes stays as RFC 5545 requires, with lines folded at this width. */
function written(events: FeedEvent[], width: number, lineBreak: string): string {
  const compact = (date: string) => date.replaceAll('-', '');
  const lines = events.flatMap(({ uid, start, end, summary }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(end)}`,
    `SUMMARY:${summary.replace(/[\\;,]/g, '\\$&')}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR']
    .map((line) => line.match(new RegExp(`.{1,${width}}`, 'gu'))?.join(`${lineBreak} `))
    .join(lineBreak);
}

/** Meaningful pieces in any order, which reach deeper into the parser than random letters. */
const PIECES = [
  'BEGIN:VCALENDAR',
  'END:VCALENDAR',
  'BEGIN:VEVENT',
  'END:VEVENT',
  'BEGIN:VALARM',
  'END:VALARM',
  'DTSTART:20261103',
  'DTSTART:20261103T160000Z',
  'DTSTART;VALUE=DATE:',
  'DTEND:20261107',
  'DTEND:99999999T999999Z',
  'DTSTART:2026-11-03T22:00:00+0100',
  'DTEND:99991231T235959-2359',
  'X-WR-TIMEZONE:Asia/Kolkata',
  'METHOD:CANCEL',
  'BEGIN:VFREEBUSY',
  'DURATION:P9999W',
  'DURATION:PT999999H99999999M999999999S',
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,-1TU;UNTIL=20270101T000000Z',
  'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYSETPOS=-1',
  'RRULE:FREQ=MONTHLY;BYDAY=5FR',
  'RDATE:20261110,20270101T100000Z/P3D',
  'EXDATE:20261110',
  'RECURRENCE-ID:20261110',
  ';INTERVAL=999',
  ';COUNT=3',
  'SUMMARY:\\',
  'UID:x',
  '\n',
  '\r\n',
  '\r',
  '\n ',
  '"',
  ';',
  ':',
  '\u0000',
  '\uD800',
  '2199',
  'T',
  'Z',
];
const anything = oneof(
  texts(),
  texts({ unit: 'binary' }),
  array(oneof(constantFrom(...PIECES), constantFrom('\n', '\r\n'), texts({ maxLength: 4 })), {
    maxLength: 60,
  }).map((pieces) => pieces.join('')),
  array(constantFrom(...PIECES), { maxLength: 40 }).map((lines) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\n'),
  ),
);

describe('any calendar', () => {
  holds(
    'is read as it was written, however its lines are folded',
    [stays, integers(1, 80), constantFrom('\r\n', '\n', '\r')],
    (events, width, lineBreak) => {
      expect(parseCalendar(written(events, width, lineBreak), RANGE)).toEqual({
        events,
        unread: { count: 0, names: [] },
      });
    },
  );

  holds(
    'is read, whatever it holds, or refused as such',
    [anything],
    (text) => {
      let events: FeedEvent[] = [];
      try {
        ({ events } = parseCalendar(text, RANGE));
      } catch (error) {
        expect(error).toBeInstanceOf(FeedError);
      }
      for (const { start, end, summary } of events) {
        expect([start, end].every(isPlainDate)).toBe(true);
        expect(start < end).toBe(true);
        expect(Array.from(summary).length).toBeLessThanOrEqual(120);
        expect(summary).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }
    },
    3_000,
  );
});
