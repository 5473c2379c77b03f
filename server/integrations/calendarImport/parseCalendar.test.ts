import { describe, expect, it } from 'vitest';
import { FeedError } from './feedError';
import { parseCalendar } from './parseCalendar';

/** Two years from November. */
const RANGE = { first: '2026-11-01', last: '2028-11-01', checkinTime: '16:00' };
const eventsOf = (text: string) => parseCalendar(text, RANGE).events;

/** A calendar with one event of these lines. */
function calendarOf(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** The nights of one event of these lines, as `from–to`; `null` without an event. */
function nightsOf(...lines: string[]): string | null {
  const [event, ...others] = eventsOf(calendarOf(...lines));
  expect(others).toEqual([]);
  return event ? `${event.start}–${event.end}` : null;
}

function summaryOf(line: string): string | undefined {
  return eventsOf(calendarOf('DTSTART:20261103', line))[0]?.summary;
}

function problemOf(text: string): string | null {
  try {
    eventsOf(text);
    return null;
  } catch (error) {
    if (error instanceof FeedError) return error.problem;
    throw error;
  }
}

const AIRBNB = `BEGIN:VCALENDAR
PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN
CALSCALE:GREGORIAN
VERSION:2.0
BEGIN:VEVENT
DTSTAMP:20261120T081502Z
DTSTART;VALUE=DATE:20261203
DTEND;VALUE=DATE:20261210
SUMMARY:Reserved
UID:1418fb94e984-3f1e2ab7c05d9b6e41aa70cc52d18f93@airbnb.com
DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de
 tails/HMXYZ12345\\nPhone Number (Last 4 Digits): 0417
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20261120T081502Z
DTSTART;VALUE=DATE:20271120
DTEND;VALUE=DATE:20281119
SUMMARY:Airbnb (Not available)
UID:7f662ec65913-6d40b8f3a97e4c1baa3b5d28a1f0e974@airbnb.com
END:VEVENT
END:VCALENDAR
`;

const BOOKING = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ical//Booking.com//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261228
DTEND;VALUE=DATE:20270104
UID:4b7c1f0d2a6e58934d1c70bb96ea2f35@booking.com
SUMMARY: CLOSED - Not available
END:VEVENT
END:VCALENDAR`;

const VRBO = `BEGIN:VCALENDAR
PRODID:-//HomeAway.com, Inc.//EN
X-WR-CALNAME:Villa
VERSION:2.0
BEGIN:VEVENT
UID:5b0c6a0e-91a4-4f2b-8f6f-2a5a3cb2a1d7
DTSTAMP:20261119T142700Z
DTSTART;VALUE=DATE:20270710
DTEND;VALUE=DATE:20270724
SUMMARY:Reserved - Tom
END:VEVENT
BEGIN:VEVENT
UID:b7e2f7c4-9f7e-4b44-8a0e-6f63a9c2f0d1
DTSTAMP:20261119T142700Z
DTSTART;VALUE=DATE:20270801
DTEND;VALUE=DATE:20270803
SUMMARY:Blocked
END:VEVENT
END:VCALENDAR
`;

const GOOGLE = `BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:House
X-WR-TIMEZONE:Europe/Lisbon
BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
DTSTART;TZID=Europe/London:20270503T160000
DTEND;TZID=Europe/London:20270507T100000
DTSTAMP:20261120T090000Z
UID:0k2v7l3c8q1e5n9t4r6s@google.com
ATTENDEE;CUTYPE=INDIVIDUAL;CN="Costa; Rui: family";X-NUM-GUESTS=0:mailto:rui@example.org
STATUS:CONFIRMED
SUMMARY:Rui\\, Ana and the children
TRANSP:OPAQUE
BEGIN:VALARM
ACTION:DISPLAY
SUMMARY:Alarm
DTSTART:20270101
TRIGGER:-P1D
DURATION:PT15M
END:VALARM
END:VEVENT
BEGIN:VEVENT
DTSTART:20270630T233000Z
DTEND:20270703T090000Z
UID:1a9s8d7f6g5h4j3k2l1z@google.com
STATUS:CONFIRMED
SUMMARY:After midnight in Portugal
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/London:20270510T140000
DTEND;TZID=Europe/London:20270510T153000
UID:9m8n7b6v5c4x3z2l1k0j@google.com
STATUS:CONFIRMED
SUMMARY:Pool service
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20270601
DTEND;VALUE=DATE:20270602
UID:3q2w1e4r5t6y7u8i9o0p@google.com
STATUS:CONFIRMED
SUMMARY:Public holiday
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
`;

describe('calendars as sites write them', () => {
  it('reads Airbnb’s', () => {
    expect(eventsOf(AIRBNB)).toEqual([
      {
        uid: '1418fb94e984-3f1e2ab7c05d9b6e41aa70cc52d18f93@airbnb.com',
        start: '2026-12-03',
        end: '2026-12-10',
        summary: 'Reserved',
      },
      {
        uid: '7f662ec65913-6d40b8f3a97e4c1baa3b5d28a1f0e974@airbnb.com',
        start: '2027-11-20',
        end: '2028-11-19',
        summary: 'Airbnb (Not available)',
      },
    ]);
  });

  it('reads Booking.com’s', () => {
    expect(eventsOf(BOOKING)).toEqual([
      {
        uid: '4b7c1f0d2a6e58934d1c70bb96ea2f35@booking.com',
        start: '2026-12-28',
        end: '2027-01-04',
        summary: 'CLOSED - Not available',
      },
    ]);
  });

  it('reads Vrbo’s', () => {
    expect(eventsOf(VRBO).map(({ start, end, summary }) => [start, end, summary])).toEqual([
      ['2027-07-10', '2027-07-24', 'Reserved - Tom'],
      ['2027-08-01', '2027-08-03', 'Blocked'],
    ]);
  });

  it('reads Google’s, with times, zones and alarms, and without what takes no night', () => {
    expect(eventsOf(GOOGLE).map(({ start, end, summary }) => [start, end, summary])).toEqual([
      ['2027-05-03', '2027-05-07', 'Rui, Ana and the children'],
      ['2027-07-01', '2027-07-03', 'After midnight in Portugal'],
    ]);
  });

  it('reads them the same with each kind of line break', () => {
    for (const calendar of [AIRBNB, BOOKING, VRBO, GOOGLE]) {
      const events = eventsOf(calendar);
      expect(eventsOf(calendar.replaceAll('\n', '\r\n'))).toEqual(events);
      expect(eventsOf(calendar.replaceAll('\n', '\r'))).toEqual(events);
    }
  });
});

describe('the nights of an event', () => {
  it.each([
    [
      'whole days',
      ['DTSTART;VALUE=DATE:20261103', 'DTEND;VALUE=DATE:20261107'],
      '2026-11-03–2026-11-07',
    ],
    ['whole days over New Year', ['DTSTART:20261230', 'DTEND:20270102'], '2026-12-30–2027-01-02'],
    ['whole days over a leap day', ['DTSTART:20280228', 'DTEND:20280301'], '2028-02-28–2028-03-01'],
    ['one day without an end', ['DTSTART;VALUE=DATE:20261103'], '2026-11-03–2026-11-04'],
    [
      'one day that ends on itself',
      ['DTSTART:20261103', 'DTEND:20261103'],
      '2026-11-03–2026-11-04',
    ],
    [
      'times from afternoon to morning',
      ['DTSTART:20261103T160000', 'DTEND:20261107T100000'],
      '2026-11-03–2026-11-07',
    ],
    [
      'times from midnight to midnight',
      ['DTSTART:20261103T000000', 'DTEND:20261107T000000'],
      '2026-11-03–2026-11-07',
    ],
    [
      'times in one night',
      ['DTSTART:20261103T223000', 'DTEND:20261104T003000'],
      '2026-11-03–2026-11-04',
    ],
    ['a few hours in one day', ['DTSTART:20261103T100000', 'DTEND:20261103T155959'], null],
    [
      'hours until guests would arrive',
      ['DTSTART:20261103T100000', 'DTEND:20261103T160000'],
      '2026-11-03–2026-11-04',
    ],
    ['an evening', ['DTSTART:20261103T150000', 'DTEND:20261103T220000'], '2026-11-03–2026-11-04'],
    [
      'a whole day to 23:59',
      ['DTSTART:20261103T000000', 'DTEND:20261103T235900'],
      '2026-11-03–2026-11-04',
    ],
    [
      'whole days to 23:59:59, the last one included',
      ['DTSTART:20261103T000000', 'DTEND:20261107T235959'],
      '2026-11-03–2026-11-08',
    ],
    [
      'whole days to 24:00',
      ['DTSTART:20261103T000000', 'DTEND:20261107T240000'],
      '2026-11-03–2026-11-08',
    ],
    [
      'a day whose end has a time',
      ['DTSTART;VALUE=DATE:20261103', 'DTEND;VALUE=DATE:20261105T235959'],
      '2026-11-03–2026-11-06',
    ],
    [
      'a day written as its midnight',
      ['DTSTART;VALUE=DATE:20261103T000000', 'DTEND;VALUE=DATE:20261103T000000'],
      '2026-11-03–2026-11-04',
    ],
    [
      'a departure in the morning of a day',
      ['DTSTART;VALUE=DATE:20261103', 'DTEND:20261105T110000'],
      '2026-11-03–2026-11-05',
    ],
    ['a moment', ['DTSTART:20261103T100000'], null],
    [
      'a zone far east',
      [
        'DTSTART;TZID=Pacific/Auckland:20261103T010000',
        'DTEND;TZID=Pacific/Auckland:20261105T230000',
      ],
      '2026-11-03–2026-11-06',
    ],
    [
      'a zone far west',
      [
        'DTSTART;TZID=America/Los_Angeles:20261103T230000',
        'DTEND;TZID=America/Los_Angeles:20261105T010000',
      ],
      '2026-11-03–2026-11-05',
    ],
    [
      'a zone that nobody knows',
      ['DTSTART;TZID="Home: (UTC+1); summer":20261103T160000', 'DTEND;TZID="x":20261105T100000'],
      '2026-11-03–2026-11-05',
    ],
    [
      'UTC in winter',
      ['DTSTART:20261103T233000Z', 'DTEND:20261105T233000Z'],
      '2026-11-03–2026-11-06',
    ],
    [
      'UTC in summer, when the villa’s day begins earlier',
      ['DTSTART:20260703T233000Z', 'DTEND:20260705T225900Z'],
      '2026-07-04–2026-07-06',
    ],
    [
      'UTC over the change to summer time',
      ['DTSTART:20270327T233000Z', 'DTEND:20270328T233000Z'],
      '2027-03-27–2027-03-29',
    ],
    [
      'UTC over the change to winter time',
      ['DTSTART:20261024T233000Z', 'DTEND:20261025T233000Z'],
      '2026-10-25–2026-10-26',
    ],
    [
      'a leap second',
      ['DTSTART:20261231T120000', 'DTEND:20270101T235960'],
      '2026-12-31–2027-01-02',
    ],
    ['P7D', ['DTSTART:20261103', 'DURATION:P7D'], '2026-11-03–2026-11-10'],
    ['P1W', ['DTSTART:20261103', 'DURATION:P1W'], '2026-11-03–2026-11-10'],
    ['+P1D', ['DTSTART:20261103', 'DURATION:+P1D'], '2026-11-03–2026-11-04'],
    [
      'PT36H from an afternoon',
      ['DTSTART:20261103T160000', 'DURATION:PT36H'],
      '2026-11-03–2026-11-05',
    ],
    [
      'P3DT18H from an afternoon',
      ['DTSTART:20261103T160000', 'DURATION:P3DT18H'],
      '2026-11-03–2026-11-07',
    ],
    ['7D without its P', ['DTSTART:20261103', 'DURATION:7D'], '2026-11-03–2026-11-10'],
    [
      'an empty end beside a duration',
      ['DTSTART:20261103', 'DTEND:', 'DURATION:P2D'],
      '2026-11-03–2026-11-05',
    ],
    ['without an end in sight', ['DTSTART:20261103', 'DTEND:99991231'], '2026-11-03–2199-12-31'],
    ['until far ahead', ['DTSTART:20261103', 'DURATION:P9999W'], '2026-11-03–2199-12-31'],
    [
      'dashes',
      ['DTSTART;VALUE=DATE:2026-11-03', 'DTEND;VALUE=DATE:2026-11-07'],
      '2026-11-03–2026-11-07',
    ],
    ['no seconds', ['DTSTART:20261103T1600', 'DTEND:2026-11-07 10:00'], '2026-11-03–2026-11-07'],
    [
      'dashes and colons in UTC',
      ['DTSTART:2026-07-03T23:30:00Z', 'DTEND:2026-07-07t09:00:00.000z'],
      '2026-07-04–2026-07-07',
    ],
    [
      'an offset to the east',
      ['DTSTART:20261103T003000+0100', 'DTEND:2026-11-07T10:00:00+01:00'],
      '2026-11-02–2026-11-07',
    ],
    [
      'an offset to the west with half an hour',
      ['DTSTART:20261103T223000-0330', 'DTEND:20261107T100000-03'],
      '2026-11-04–2026-11-07',
    ],
    [
      'parts of a second',
      ['DTSTART:20261103T160000.123', 'DTEND:20261107T100000,5Z'],
      '2026-11-03–2026-11-07',
    ],
    ['a time without digits', ['DTSTART:20261103T::', 'DTEND:20261107T'], '2026-11-03–2026-11-07'],
    [
      'an end in UTC of a start in a zone far east',
      ['DTSTART;TZID=Pacific/Auckland:20261103T100000', 'DTEND:20261102T220000Z'],
      null,
    ],
    ['since before 2000', ['DTSTART:19990101', 'DTEND:20270102'], '2000-01-01–2027-01-02'],
    ['PT90M', ['DTSTART:20261103T233000', 'DURATION:PT90M'], '2026-11-03–2026-11-04'],
    ['PT1H30M10S in one day', ['DTSTART:20261103T100000', 'DURATION:PT1H30M10S'], null],
  ])('%s', (_name, lines, nights) => {
    expect(nightsOf(...lines)).toBe(nights);
  });

  /** The events and unread entries of a calendar with these lines between two plain events. */
  const between = (...lines: string[]) => {
    const before = 'BEGIN:VEVENT\r\nUID:before\r\nDTSTART:20261201\r\nEND:VEVENT';
    const after = 'BEGIN:VEVENT\r\nUID:after\r\nDTSTART:20261205\r\nEND:VEVENT';
    const calendar = ['BEGIN:VCALENDAR', before, ...lines, after, 'END:VCALENDAR'];
    return parseCalendar(calendar.join('\r\n'), RANGE);
  };
  const nightsAndUnread = (...lines: string[]) => {
    const { events, unread } = between(
      'BEGIN:VEVENT',
      'UID:it',
      'SUMMARY:Tom',
      ...lines,
      'END:VEVENT',
    );
    const [before, ...others] = events;
    expect([before?.uid, others.pop()?.uid]).toEqual(['before', 'after']);
    return [others.map(({ start, end }) => `${start}–${end}`), unread];
  };

  it.each([
    ['no start', 'Tom', ['DTEND:20261107']],
    ['a day that there is not', 'Tom (20260230)', ['DTSTART:20260230', 'DTEND:20260305']],
    ['a month that there is not', 'Tom (20261303)', ['DTSTART:20261303']],
    ['an hour that there is not', 'Tom (20261103T250000)', ['DTSTART:20261103T250000']],
    ['a minute past midnight at 24', 'Tom (20261103T240100)', ['DTSTART:20261103T240100']],
    ['a minute that there is not', 'Tom (20261103T106000)', ['DTSTART:20261103T106000']],
    ['a second that there is not', 'Tom (20261103T100061)', ['DTSTART:20261103T100061']],
    ['a year before all years', 'Tom (00010101)', ['DTSTART:00010101', 'DTEND:20270102']],
    ['digits of other scripts', 'Tom (٢٠٢٦١١٠٣)', ['DTSTART:٢٠٢٦١١٠٣']],
    ['days in an order that is not plain', 'Tom (03/11/2026)', ['DTSTART:03/11/2026']],
    ['dashes in one place', 'Tom (2026-1103)', ['DTSTART:2026-1103']],
    ['no colon', 'Tom', ['DTSTART 20261103']],
  ])('reports an event with %s, and reads the others', (_name, name, lines) => {
    expect(nightsAndUnread(...lines)).toEqual([[], { count: 1, names: [name] }]);
  });

  it.each([
    ['an end that is no day', ['DTEND:soon']],
    ['an end on a day that there is not', ['DTEND:20261131']],
    ['an empty end', ['DTEND:']],
    ['an end without a colon', ['DTEND;VALUE=DATE 20261107']],
    ['an end in an open quotation mark', ['DTEND;TZID="Europe/Lisbon:20261107T100000']],
    ['an end before its start', ['DTEND:20261101']],
    ['a duration without end', [`DURATION:P${'9'.repeat(400)}D`]],
    ['a negative duration', ['DURATION:-P1D']],
    ['an empty duration', ['DURATION:P']],
    ['a duration that is none', ['DURATION:PT']],
    ['a duration of months', ['DURATION:P1M']],
    ['an end and a duration that disagree', ['DTEND:20261107', 'DURATION:P2D']],
    ['an end whose name is misspelt', ['DTEN:20261107']],
    ['an end that lost its line break', ['SUMMARY:TomDTEND;VALUE=DATE:20261107', 'SUMMARY:Tom']],
    ['a duration that lost its line break', ['SUMMARY:TomDURATION:P4D', 'SUMMARY:Tom']],
    ['two marks of free time', ['STATUS:CONFIRMED', 'STATUS:CANCELLED']],
    [
      'occurrences that cannot be read',
      ['DURATION:PT12H', 'RDATE:20261210,soon', 'EXDATE:20261210'],
    ],
    ['an occurrence that changes all later ones', ['RECURRENCE-ID;RANGE=THISANDFUTURE:20261101']],
  ])('keeps the first night of an event with %s, and reports it', (_name, lines) => {
    for (const written of ['20261103', '20261103T160000', '20261103T230000Z']) {
      expect(nightsAndUnread(`DTSTART:${written}`, ...lines)).toEqual([
        ['2026-11-03–2026-11-04'],
        { count: 1, names: [`Tom (${written})`] },
      ]);
    }
  });

  it.each([
    ['a year of long ago', ['DTSTART:19981231', 'DTEND:19990102']],
    ['a year far ahead', ['DTSTART:22000101', 'DTEND:22000103']],
    ['cancelled', ['DTSTART:20261103', 'STATUS:CANCELLED']],
    ['cancelled in small letters', ['DTSTART:20261103', 'status: cancelled ']],
    ['cancelled and unreadable', ['DTSTART:soon', 'STATUS:CANCELLED']],
    ['time left free', ['DTSTART:20261103', 'TRANSP:TRANSPARENT']],
    ['time left free for Microsoft', ['DTSTART:20261103', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
  ])('keeps no night of an event with %s, and reports nothing', (_name, lines) => {
    expect(nightsAndUnread(...lines)).toEqual([[], { count: 0, names: [] }]);
  });

  it.each([
    'DESCRIPTION:Guest: Tom\\nDuration: 4 nights',
    'DESCRIPTION:DTEND is the day of departure: 7 November',
    'SUMMARY:Tom (duration 4 nights): paid',
  ])('finds nothing wrong with a text about the length of the stay: %j', (line) => {
    expect(nightsAndUnread('DTSTART:20261103', 'DTEND:20261107', line)).toEqual([
      ['2026-11-03–2026-11-07'],
      { count: 0, names: [] },
    ]);
  });

  it('does not wait for the end of a stay of years ago', () => {
    expect(nightsAndUnread('DTSTART:20251030', 'DTEND:soon')).toEqual([
      ['2025-10-30–2025-10-31'],
      { count: 0, names: [] },
    ]);
  });

  it.each([
    'STATUS:TENTATIVE',
    'STATUS:WHATEVER',
    'TRANSP:OPAQUE',
    'TRANSP:WHATEVER',
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    'X-MICROSOFT-CDO-BUSYSTATUS:WHATEVER',
    'TRANSP:OPAQUE\r\nX-MICROSOFT-CDO-BUSYSTATUS:FREE',
  ])('takes the nights of an event with %j', (line) => {
    expect(nightsOf('DTSTART:20261103', line)).toBe('2026-11-03–2026-11-04');
  });

  it.each([
    ['CANCEL', []],
    ['cancel ', []],
    ['PUBLISH', ['2026-11-03']],
    ['WHATEVER', ['2026-11-03']],
    ['CANCEL\nMETHOD:PUBLISH', ['2026-11-03']],
    ['PUBLISH\nMETHOD:CANCEL', ['2026-11-03']],
  ])('of a calendar with the method %s are as it means', (method, starts) => {
    const event = 'BEGIN:VEVENT\nDTSTART:20261103\nEND:VEVENT\n';
    for (const body of [`METHOD:${method}\n${event}`, `${event}METHOD:${method}\n`]) {
      const calendar = `BEGIN:VCALENDAR\n${body}END:VCALENDAR\n`;
      expect(eventsOf(calendar).map(({ start }) => start)).toEqual(starts);
    }
    const other = `BEGIN:VCALENDAR\n${event}END:VCALENDAR`;
    expect(eventsOf(`BEGIN:VCALENDAR\nMETHOD:CANCEL\nEND:VCALENDAR\n${other}`)).toHaveLength(1);
  });

  it.each([
    [
      'an event whose end is lost, with what is there of it',
      ['BEGIN:VEVENT', 'SUMMARY:Tom', 'DTSTART:20261103', 'DTEND:20261107'],
      ['2026-11-03–2026-11-07'],
      ['Tom (20261103)'],
    ],
    [
      'an event whose beginning is lost',
      ['SUMMARY:Tom', 'DTSTART:20261103', 'DTEND:20261107', 'END:VEVENT'],
      ['2026-11-03–2026-11-07'],
      ['20261103'],
    ],
    [
      'a stay that became one with a free event behind it',
      ['BEGIN:VEVENT', 'DTSTART:20261103', 'DTSTART:20261110', 'STATUS:CANCELLED', 'END:VEVENT'],
      ['2026-11-10–2026-11-11'],
      ['20261110'],
    ],
    ['the end of an event without anything before it', ['END:VEVENT'], [], []],
    [
      'an event whose first and last lines are damaged',
      ['BEGIN VEVENT', 'DTSTART:20261103', 'DTEND:20261107', 'END VEVENT'],
      ['2026-11-03–2026-11-07'],
      ['20261103'],
    ],
    [
      'two events that became one',
      ['BEGIN:VEVENT', 'DTSTART:20261103', 'DTEND:20261107', 'DTSTART:20261110', 'END:VEVENT'],
      ['2026-11-10–2026-11-11'],
      ['20261110'],
    ],
    [
      'two rules of repetition',
      [
        'BEGIN:VEVENT',
        'DTSTART:20261103',
        'RRULE:FREQ=DAILY',
        'RRULE:FREQ=DAILY;COUNT=2',
        'END:VEVENT',
      ],
      ['2026-11-03–2026-11-05'],
      ['20261103'],
    ],
    [
      'an alarm whose end is lost, with the end of the stay in it',
      ['BEGIN:VEVENT', 'DTSTART:20261103', 'BEGIN:VALARM', 'DTEND:20261107', 'END:VEVENT'],
      ['2026-11-03–2026-11-04'],
      ['20261103'],
    ],
    [
      'a damaged line whose time has a colon',
      ['BEGIN:VEVENT', 'DTSTART:20261103', 'DTEND 2026-11-07T10:00', 'END:VEVENT'],
      ['2026-11-03–2026-11-04'],
      ['20261103'],
    ],
    [
      'periods of repetition',
      ['BEGIN:VEVENT', 'DTSTART:20261103', 'RDATE;VALUE=PERIOD:20261107T160000/P7D', 'END:VEVENT'],
      ['2026-11-03–2026-11-04', '2026-11-07–2026-11-08'],
      ['20261103'],
    ],
    [
      'weekdays of whole days in the UTC of another zone',
      [
        'BEGIN:VEVENT',
        'DTSTART:20261204T230000Z',
        'DTEND:20261205T230000Z',
        'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=1',
        'END:VEVENT',
      ],
      ['2026-12-05–2026-12-06', '2026-12-11–2026-12-12'],
      ['20261204T230000Z'],
    ],
    [
      'lists of free and busy times',
      ['BEGIN:VFREEBUSY', 'DTSTART:20261101', 'FREEBUSY:20261103T160000Z/P4D', 'END:VFREEBUSY'],
      [],
      ['VFREEBUSY'],
    ],
    [
      'a component that nobody knows',
      ['BEGIN:VBOOKING', 'BEGIN:VPART', 'DTSTART:20261101', 'END:VPART', 'END:VBOOKING'],
      [],
      ['VBOOKING'],
    ],
    [
      'an alarm whose end is lost, with the end of the event in it',
      ['BEGIN:VEVENT', 'SUMMARY:Tom', 'BEGIN:VALARM', 'DTSTART:20261103', 'END:VEVENT'],
      [],
      ['Tom'],
    ],
  ])('counts %s', (_name, lines, nights, names) => {
    const { events, unread } = between(...lines);
    expect(events.slice(1, -1).map(({ start, end }) => `${start}–${end}`)).toEqual(nights);
    expect(unread).toEqual({ count: 1, names });
  });

  it('counts events outside of the calendar, and reads them', () => {
    const event = 'BEGIN:VEVENT\nDTSTART:20261103\nEND:VEVENT\n';
    const calendar = 'BEGIN:VCALENDAR\nEND:VCALENDAR\n';
    for (const text of [`${event}${calendar}`, `${calendar}${event}`]) {
      expect(parseCalendar(text, RANGE)).toMatchObject({
        events: [{ start: '2026-11-03', end: '2026-11-04' }],
        unread: { count: 1 },
      });
    }
  });

  it('counts an event that the end of the calendar cuts off', () => {
    const calendar = calendarOf('SUMMARY:Tom', 'DTSTART:20261103').replace('END:VEVENT\r\n', '');
    expect(parseCalendar(calendar, RANGE)).toMatchObject({
      events: [{ start: '2026-11-03', end: '2026-11-04' }],
      unread: { count: 1, names: ['Tom (20261103)'] },
    });
  });

  it('names the first five that cannot be read, and counts all', () => {
    const many = Array.from(
      { length: 8 },
      (_none, index) => `BEGIN:VEVENT\nSUMMARY:Guest ${index}\u202E\nDTSTART:soon\nEND:VEVENT`,
    );
    expect(between(...many).unread).toEqual({
      count: 8,
      names: [0, 1, 2, 3, 4].map((index) => `Guest ${index} (soon)`),
    });
  });
});

describe('whole days that a program of another zone wrote in UTC', () => {
  const nightsIn = (zone: string, ...lines: string[]) =>
    eventsOf(
      calendarOf(...lines).replace(
        'BEGIN:VCALENDAR',
        zone === '' ? 'BEGIN:VCALENDAR' : `BEGIN:VCALENDAR\r\nX-WR-TIMEZONE:${zone}`,
      ),
    ).map(({ start, end }) => `${start}–${end}`);

  it.each([
    [
      'Europe/Berlin',
      'DTSTART:20270630T220000Z',
      'DTEND:20270707T220000Z',
      '2027-07-01–2027-07-08',
    ],
    ['', 'DTSTART:20270630T220000Z', 'DTEND:20270707T220000Z', '2027-07-01–2027-07-08'],
    ['', 'DTSTART:20270630T230000Z', 'DTEND:20270707T230000Z', '2027-07-01–2027-07-08'],
    ['Nowhere/Land', 'DTSTART:20270630T210000Z', 'DTEND:20270701T210000Z', '2027-07-01–2027-07-02'],
    [
      'Europe/Berlin',
      'DTSTART:20270630T220000Z',
      'DTEND:20270707T215959Z',
      '2027-07-01–2027-07-08',
    ],
    // Berlin changes its clocks in between.
    [
      'Europe/Berlin',
      'DTSTART:20270326T230000Z',
      'DTEND:20270329T220000Z',
      '2027-03-27–2027-03-30',
    ],
    ['Asia/Tokyo', 'DTSTART:20270630T150000Z', 'DTEND:20270702T150000Z', '2027-07-01–2027-07-03'],
    [
      'America/New_York',
      'DTSTART:20270701T040000Z',
      'DTEND:20270703T040000Z',
      '2027-07-01–2027-07-03',
    ],
    ['Asia/Kolkata', 'DTSTART:20270630T183000Z', 'DTEND:20270702T183000Z', '2027-07-01–2027-07-03'],
  ])('in %s, %s %s, are the days that were meant', (zone, start, end, nights) => {
    expect(nightsIn(zone, start, end)).toEqual([nights]);
  });

  it('repeat in that zone, but for the days that are excluded in UTC', () => {
    const lines = ['DTSTART:20261105T230000Z', 'DTEND:20261106T230000Z'];
    const rule = ['RRULE:FREQ=WEEKLY;UNTIL=20261119T230000Z', 'EXDATE:20261112T230000Z'];
    const nights = ['2026-11-06–2026-11-07', '2026-11-20–2026-11-21'];
    expect(nightsIn('Europe/Berlin', ...lines, ...rule)).toEqual(nights);
    expect(nightsIn('', ...lines, ...rule)).toEqual(nights);
  });

  it.each([
    [
      'a late arrival',
      '',
      'DTSTART:20270630T220000Z',
      'DTEND:20270707T100000Z',
      '2027-06-30–2027-07-07',
    ],
    [
      'an hour in the day',
      'Asia/Tokyo',
      'DTSTART:20270630T140000Z',
      'DTEND:20270702T090000Z',
      '2027-06-30–2027-07-02',
    ],
  ])('are not %s', (_name, zone, start, end, nights) => {
    expect(nightsIn(zone, start, end)).toEqual([nights]);
  });
});

describe('a recurring event', () => {
  /** The nights of a recurring event, as `from–to`, and whether it was read completely. */
  const repeated = (...lines: string[]) => {
    const { events, unread } = parseCalendar(calendarOf('UID:a', ...lines), RANGE);
    return [events.map(({ start, end }) => `${start}–${end}`), unread.count === 0];
  };

  it.each([
    [
      'weekly, so many times',
      ['DTSTART;VALUE=DATE:20261106', 'DTEND;VALUE=DATE:20261108', 'RRULE:FREQ=WEEKLY;COUNT=3'],
      ['2026-11-06–2026-11-08', '2026-11-13–2026-11-15', '2026-11-20–2026-11-22'],
    ],
    [
      'weekly from long ago, in the range only',
      ['DTSTART:20150102', 'DTEND:20150104', 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261130'],
      ['2026-11-06–2026-11-08', '2026-11-20–2026-11-22'],
    ],
    [
      'weekly from before the villa’s own days',
      ['DTSTART:19990101', 'DTEND:19990103', 'RRULE:FREQ=WEEKLY;UNTIL=20261115'],
      ['2026-11-06–2026-11-08', '2026-11-13–2026-11-15'],
    ],
    [
      'yearly since 1970, but for a day',
      ['DTSTART:19701224', 'DTEND:19701227', 'RRULE:FREQ=YEARLY', 'EXDATE:20271224'],
      ['2026-12-24–2026-12-27'],
    ],
    [
      'at weekends',
      ['DTSTART:20261106T160000', 'DTEND:20261107T100000', 'RRULE:FREQ=WEEKLY;BYDAY=FR,SU;COUNT=4'],
      [
        '2026-11-06–2026-11-07',
        '2026-11-08–2026-11-09',
        '2026-11-13–2026-11-14',
        '2026-11-15–2026-11-16',
      ],
    ],
    [
      'daily: nights that touch are one event',
      ['DTSTART:20261106', 'RRULE:FREQ=DAILY;COUNT=10'],
      ['2026-11-06–2026-11-16'],
    ],
    [
      'on the last Friday of a month',
      ['DTSTART:20261127', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3'],
      ['2026-11-27–2026-11-28', '2026-12-25–2026-12-26', '2027-01-29–2027-01-30'],
    ],
    [
      'on the 31st, which some months have not',
      ['DTSTART:20270131', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3'],
      ['2027-01-31–2027-02-01', '2027-03-31–2027-04-01', '2027-05-31–2027-06-01'],
    ],
    [
      'on 29 February, which some years have not',
      ['DTSTART:20240229', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
      ['2028-02-29–2028-03-01'],
    ],
    [
      'yearly, as far as guests can book',
      ['DTSTART:20201224', 'DTEND:20201227', 'RRULE:FREQ=YEARLY'],
      ['2026-12-24–2026-12-27', '2027-12-24–2027-12-27'],
    ],
    [
      'on single days besides',
      [
        'DTSTART:20261106',
        'DTEND:20261108',
        'RDATE;VALUE=DATE:20270101,20270201',
        'RDATE:20270301',
      ],
      [
        '2026-11-06–2026-11-08',
        '2027-01-01–2027-01-03',
        '2027-02-01–2027-02-03',
        '2027-03-01–2027-03-03',
      ],
    ],
    [
      'but for days that are excluded',
      [
        'DTSTART:20261106',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;VALUE=DATE:20261113',
        'EXDATE:20261106,nonsense',
      ],
      ['2026-11-20–2026-11-21', '2026-11-27–2026-11-28'],
    ],
    [
      'until a time in UTC that is a day before in the zone of the event',
      [
        'DTSTART;TZID=Pacific/Auckland:20261106T100000',
        'DTEND;TZID=Pacific/Auckland:20261107T100000',
        // 10:00 on the 20th in Auckland.
        'RRULE:FREQ=WEEKLY;UNTIL=20261119T210000Z',
      ],
      ['2026-11-06–2026-11-07', '2026-11-13–2026-11-14', '2026-11-20–2026-11-21'],
    ],
    [
      'excluded by a time in UTC',
      [
        'DTSTART;TZID="America/Los_Angeles":20261106T200000',
        'DTEND;TZID="America/Los_Angeles":20261107T090000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'EXDATE:20261114T040000Z',
      ],
      ['2026-11-06–2026-11-07'],
    ],
    [
      'in a zone that nobody knows',
      [
        'DTSTART;TZID=Home:20261106T160000',
        'DURATION:PT18H',
        'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261109T000000Z',
      ],
      ['2026-11-06–2026-11-07', '2026-11-08–2026-11-09'],
    ],
    [
      'until a day after all days',
      ['DTSTART:20281030', 'RRULE:FREQ=WEEKLY;UNTIL=99991231T235959Z'],
      ['2028-10-30–2028-10-31'],
    ],
    [
      'a few hours a day, which take no night',
      ['DTSTART:20261106T100000', 'DTEND:20261106T120000', 'RRULE:FREQ=WEEKLY'],
      [],
    ],
    [
      'in UTC over the villa’s midnight, in summer',
      ['DTSTART:20270326T223000Z', 'DTEND:20270326T233000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'],
      ['2027-03-26–2027-03-27', '2027-04-02–2027-04-03'],
    ],
    [
      'in UTC over the villa’s midnight, in winter only',
      ['DTSTART:20270326T001500Z', 'DTEND:20270326T003000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'],
      [],
    ],
  ])('counts as often as it happens: %s', (_, lines, nights) => {
    expect(repeated(...lines)).toEqual([nights, true]);
  });

  it('counts a moved occurrence at its new date, and a cancelled one not at all', () => {
    const calendar = calendarOf('UID:a', 'DTSTART:20261103', 'RRULE:FREQ=WEEKLY;COUNT=4').replace(
      'END:VCALENDAR',
      [
        'BEGIN:VEVENT\nUID:a\nRECURRENCE-ID:20261110\nDTSTART:20261111\nRRULE:FREQ=DAILY\nEND:VEVENT',
        'BEGIN:VEVENT\nUID:a\nRECURRENCE-ID:20261117\nDTSTART:20261117\nSTATUS:CANCELLED\nEND:VEVENT',
        'BEGIN:VEVENT\nUID:b\nRECURRENCE-ID:20261124\nDTSTART:20261125\nEND:VEVENT',
        'END:VCALENDAR',
      ].join('\n'),
    );
    expect(eventsOf(calendar).map(({ start }) => start)).toEqual([
      '2026-11-03',
      '2026-11-24',
      '2026-11-11',
      '2026-11-25',
    ]);
  });

  it('keeps an occurrence whose own entry could not be read as a whole', () => {
    const calendar = calendarOf('UID:a', 'DTSTART:20261103', 'RRULE:FREQ=WEEKLY;COUNT=2').replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\nUID:a\nRECURRENCE-ID:20261110\nDTSTART:20261124\nDTEN:20261126\nEND:VEVENT\nEND:VCALENDAR',
    );
    const { events, unread } = parseCalendar(calendar, RANGE);
    expect(events.map(({ start }) => start)).toEqual(['2026-11-03', '2026-11-10', '2026-11-24']);
    expect(unread.count).toBe(1);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=YEARLY;BYEASTER=1',
    'RSCALE=HEBREW;FREQ=YEARLY',
    'FREQ=MINUTELY;COUNT=5',
    'FREQ=HOURLY',
    'FREQ=NONSENSE',
    'NONSENSE',
    '',
    'FREQ=DAILY;BYDAY',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY;UNTIL=soon',
    'FREQ=DAILY;INTERVAL=999999999999',
    `FREQ=YEARLY;BYYEARDAY=${'1,'.repeat(500)}2`,
  ])('keeps the first occurrence of an unsupported rule, and reports it: %s', (rule) => {
    expect(repeated('DTSTART:20261103', 'DTEND:20261105', `RRULE:${rule}`)).toEqual([
      ['2026-11-03–2026-11-05'],
      false,
    ]);
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=2;BYDAY=5MO',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYDAY=1MO;BYMONTHDAY=15;BYMONTH=4',
    'FREQ=WEEKLY;BYMONTH=13',
    'FREQ=DAILY;BYHOUR=25',
    'FREQ=DAILY;BYYEARDAY=400',
  ])('ends on a rule that never matches: %s', (rule) => {
    const [nights] = repeated('DTSTART:20261103', 'DTEND:20261105', `RRULE:${rule}`);
    expect(nights).toEqual(['2026-11-03–2026-11-05']);
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=WEEKLY;INTERVAL=999;BYMONTH=13',
    `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=${Array.from({ length: 40 }, (_, index) => index + 40).join()}`,
    'FREQ=MONTHLY;BYDAY=5MO,-5TU,5WE;COUNT=100000',
    'FREQ=YEARLY;BYDAY=MO,TU;BYMONTH=1,2,3;BYSETPOS=-99',
  ])('limits the work on a calendar that asks for %s', (rule) => {
    // Without a limit these occupy a processor for minutes.
    const many = `BEGIN:VEVENT\nDTSTART:20000103\nRRULE:${rule}\nEND:VEVENT\n`.repeat(4_000);
    const { unread } = parseCalendar(`BEGIN:VCALENDAR\n${many}END:VCALENDAR`, RANGE);
    expect(unread.count).toBeGreaterThan(0);
  });

  it('keeps the rest of a calendar when lists of days are too long', () => {
    const list = Array.from({ length: 150_000 }, () => '20270111').join();
    for (const name of ['RDATE', 'EXDATE']) {
      const calendar = calendarOf('DTSTART:20261103', `${name}:${list}`, 'RRULE:FREQ=YEARLY');
      expect(parseCalendar(calendar, RANGE)).toMatchObject({
        events: [{}],
        unread: { count: 1 },
      });
    }
  });

  it('keeps 1,500 occurrences of a calendar, and reports that there are more', () => {
    const stays = (count: number) =>
      ['MO', 'TU', 'WE', 'TH', 'FR']
        .map(
          (day, index) =>
            `BEGIN:VEVENT\nDTSTART:2026110${index + 2}\nRRULE:FREQ=WEEKLY;BYDAY=${day};COUNT=${count}\nEND:VEVENT\n`,
        )
        .join('')
        .repeat(3);
    const whole = parseCalendar(`BEGIN:VCALENDAR\n${stays(100)}END:VCALENDAR`, RANGE);
    expect([whole.events.length, whole.unread.count]).toEqual([1_500, 0]);
    const cut = parseCalendar(`BEGIN:VCALENDAR\n${stays(101)}END:VCALENDAR`, RANGE);
    expect([cut.events.length, cut.unread.count > 0]).toEqual([1_500, true]);
  });
});

describe('what is read beside the nights', () => {
  it.each([
    ['SUMMARY:Reserved', 'Reserved'],
    ['summary;LANGUAGE=en:Reserved', 'Reserved'],
    ['SUMMARY;ALTREP="cid:part;1":Tom: two; three', 'Tom: two; three'],
    ['SUMMARY:one\\, two\\; three\\\\four', 'one, two; three\\four'],
    ['SUMMARY:one\\ntwo\\Nthree', 'one two three'],
    ['SUMMARY:a\\\\nb', 'a\\nb'],
    [
      'SUMMARY:  \u0000\u0007\u001B[31mred\u009D\u202Edessik\tout\u2028end  ',
      '[31mreddessik out end',
    ],
    ['SUMMARY:Fam\r\n ília Sim\r\n\tões', 'Família Simões'],
    ['SUMMARY:', ''],
    ['SUMMARY', ''],
    ['DESCRIPTION:other', ''],
  ])('%j says %j', (line, summary) => {
    expect(summaryOf(line)).toBe(summary);
  });

  it('cuts a long summary to 120 characters, never through one', () => {
    expect(summaryOf(`SUMMARY:${'ab'.repeat(5_000)}`)).toBe('ab'.repeat(60));
    expect(summaryOf(`SUMMARY:x${'🏖'.repeat(500)}`)).toBe(`x${'🏖'.repeat(119)}`);
  });

  it('does without an identifier, and cuts a long one', () => {
    const uids = [
      calendarOf('DTSTART:20261103'),
      calendarOf(`UID:${'u'.repeat(999)}`, 'DTSTART:20261103'),
    ]
      .flatMap(eventsOf)
      .map(({ uid }) => uid);
    expect(uids).toEqual(['', 'u'.repeat(255)]);
  });

  it('reads names in small letters and passes over lines that say nothing', () => {
    const calendar = `\uFEFF\nbegin:vcalendar \n\n:\n;;;\nnonsense\n"BEGIN:VEVENT\nbegin:Vevent\ndtstart;value=date:20261103 \n\nX-WHATEVER\nend:vevent\nend:vcalendar\n<html>`;
    expect(eventsOf(calendar)).toEqual([
      { uid: '', start: '2026-11-03', end: '2026-11-04', summary: '' },
    ]);
  });

  it('passes over components that are no events, and those inside events', () => {
    const calendar = [
      'BEGIN:VCALENDAR',
      'BEGIN:VTODO\nDTSTART:20261101\nEND:VTODO',
      'BEGIN:VEVENT\nUID:whole\nDTSTART:20261103\nBEGIN:VALARM\nDTSTART:20261109\nEND:VEVENT',
      'BEGIN:VEVENT\nUID:inner\nBEGIN:A\nBEGIN:B\nDTSTART:20261109\nEND:B\nEND:A\nDTSTART:20261104\nEND:VEVENT',
      'END:VCALENDAR',
    ].join('\n');
    expect(eventsOf(calendar).map(({ uid, start }) => [uid, start])).toEqual([
      ['whole', '2026-11-03'],
      ['inner', '2026-11-04'],
    ]);
  });
});

describe('a calendar that is indented', () => {
  it('is read line by line', () => {
    const lines = calendarOf('UID:a', 'DTSTART:20261103', 'DTEND:20261107', 'SUMMARY:Reserved');
    for (const indent of [' ', '\t', '    ']) {
      const [head = '', ...rest] = lines.split('\r\n');
      const whole = { uid: 'a', start: '2026-11-03', end: '2026-11-07', summary: 'Reserved' };
      expect(eventsOf([head, ...rest.map((line) => indent + line)].join('\r\n'))).toEqual([whole]);
      const parts = rest.map((line) => (/^(BEGIN|END)/.test(line) ? line : indent + line));
      expect(eventsOf([head, ...parts].join('\r\n'))).toEqual([whole]);
    }
  });
});

describe('text that is not a calendar', () => {
  it.each([
    ['nothing', ''],
    ['a web page', '<!doctype html><title>Log in</title><p>BEGIN:VCALENDAR'],
    ['JSON', '{"error":"expired"}'],
    ['an address book', 'BEGIN:VCARD\nFN:Tom\nEND:VCARD'],
    ['events without a calendar', 'BEGIN:VEVENT\nDTSTART:20261103\nEND:VEVENT'],
    ['only an end', 'END:VCALENDAR'],
    ['a calendar that breaks off, which would free nights', AIRBNB.replace('END:VCALENDAR', '')],
  ])('refuses %s', (_name, text) => {
    expect(problemOf(text)).toBe('no_calendar');
  });

  it('takes an empty calendar', () => {
    expect(eventsOf('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n')).toEqual([]);
  });

  it('takes 5,000 events and refuses one more', () => {
    const many = (count: number) =>
      `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nDTSTART:20261103\nEND:VEVENT\n'.repeat(count)}END:VCALENDAR`;
    expect(eventsOf(many(5_000))).toHaveLength(5_000);
    expect(problemOf(many(5_001))).toBe('too_large');
  });
});
