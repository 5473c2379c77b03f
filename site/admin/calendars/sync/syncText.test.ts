import { FEED_PROBLEMS } from '@shared/contract/calendars/importedCalendar';
import { describe, expect, it } from 'vitest';
import {
  agoText,
  blockedText,
  clashesText,
  freedText,
  PROBLEM_TEXTS,
  siteText,
  unreadText,
} from './syncText';

it.each([
  ['2027-04-12T10:00:00.000Z', 'just now'],
  ['2027-04-12T09:59:01.000Z', 'just now'],
  ['2027-04-12T10:04:00.000Z', 'just now'],
  ['2027-04-12T09:59:00.000Z', '1 minute ago'],
  ['2027-04-12T09:00:01.000Z', '59 minutes ago'],
  ['2027-04-12T09:00:00.000Z', '1 hour ago'],
  ['2027-04-11T10:00:01.000Z', '23 hours ago'],
  ['2027-04-11T10:00:00.000Z', '1 day ago'],
  ['2027-04-01T09:00:00.000Z', '11 days ago'],
])('at ten o’clock on 12 April calls %s %s', (timestamp, text) => {
  expect(agoText(timestamp, new Date('2027-04-12T10:00:00.000Z'))).toBe(text);
});

it('writes out zero nights and uses the singular for one', () => {
  expect([0, 1, 12].map((nights) => blockedText({ nights }))).toEqual([
    'no nights blocked',
    '1 night blocked',
    '12 nights blocked',
  ]);
  expect([0, 1, 12].map((nights) => freedText({ nights }))).toEqual([
    'None of its nights are blocked here.',
    'Its one night becomes free here.',
    'Its 12 nights become free here.',
  ]);
});

it.each([
  ['https://www.airbnb.com/calendar/ical/1.ics?s=abc', 'www.airbnb.com'],
  ['webcal://ical.booking.com/v1/export?t=abc', 'ical.booking.com'],
  ['http://127.0.0.1:8080/a.ics', '127.0.0.1:8080'],
])('shows of %s only the site', (url, site) => {
  expect(siteText({ url })).toBe(site);
});

it.each([
  [0, [], ''],
  [1, [], '1 entry could not be read.'],
  [1, ['Tom (soon)'], '1 entry could not be read: Tom (soon).'],
  [8, ['Tom', 'Ana'], '8 entries could not be read: Tom, Ana and 6 more.'],
])('names entries that could not be read: %i, %j', (count, names, text) => {
  expect(unreadText({ count, names })).toBe(text);
});

describe('nights already taken here', () => {
  const MAY = { startDate: '2027-05-03', endDate: '2027-05-07' };
  const NEW_YEAR = { startDate: '2027-12-30', endDate: '2028-01-02' };

  it.each([
    [[MAY], 'nights 3 to 6 May 2027 (4 nights)'],
    [
      [MAY, NEW_YEAR],
      'nights 3 to 6 May 2027 (4 nights) and nights 30 Dec 2027 to 1 Jan 2028 (3 nights)',
    ],
  ])('are named: %j', (clashes, text) => {
    expect(clashesText(clashes)).toBe(text);
  });

  it('are counted from the sixth on', () => {
    expect(clashesText(Array.from({ length: 5 }, () => MAY))).not.toContain('more');
    expect(clashesText(Array.from({ length: 8 }, () => MAY))).toMatch(/\(4 nights\) and 3 more$/);
  });
});

it('says what to do about each problem, in two sentences at most', () => {
  for (const problem of FEED_PROBLEMS) {
    expect(PROBLEM_TEXTS[problem]).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.)$/);
  }
});
