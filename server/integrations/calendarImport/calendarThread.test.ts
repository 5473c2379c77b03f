import { expect, it } from 'vitest';
import { calendarOf } from '../../test/calendarPeer';
import { parseInThread } from './calendarThread';

const RANGE = { first: '2026-11-01', last: '2028-11-01', checkinTime: '16:00' };

/** Malicious megabytes that take long to parse. */
const HOSTILE = [
  'BEGIN:VCALENDAR',
  ...Array.from(
    { length: 4_900 },
    (_none, index) =>
      `BEGIN:VEVENT\nUID:${index}\nDTSTART:16010101T000000\nRRULE:FREQ=YEARLY;BYMONTHDAY=31;BYDAY=2MO\nEND:VEVENT`,
  ),
  'END:VCALENDAR',
].join('\n');

it('reads a calendar as it is', async () => {
  const text = calendarOf({ start: '2027-04-12', end: '2027-04-14' });
  const { events, unread } = await parseInThread(text, RANGE);
  expect(events).toMatchObject([{ start: '2027-04-12', end: '2027-04-14' }]);
  expect(unread.count).toBe(0);
});

it('says what is wrong with one', async () => {
  await expect(parseInThread('<html>', RANGE)).rejects.toMatchObject({ problem: 'no_calendar' });
});

it('does not block the event loop, however long a calendar takes', async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await parseInThread(HOSTILE, RANGE);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(0);
});

it('ends one that takes too long or too much memory, or is cancelled', async () => {
  const tooLarge = { problem: 'too_large' };
  await expect(parseInThread(HOSTILE, RANGE, { maxMs: 1 })).rejects.toMatchObject(tooLarge);
  await expect(parseInThread(HOSTILE, RANGE, { maxHeapMb: 2 })).rejects.toMatchObject(tooLarge);
  const stop = new AbortController();
  const stopped = parseInThread(HOSTILE, RANGE, { signal: stop.signal });
  stop.abort();
  await expect(stopped).rejects.toThrow('Parsing was ended');
});
