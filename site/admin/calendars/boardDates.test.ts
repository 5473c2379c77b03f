import { eachDay } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bar } from './bars';
import { fromBoardDate, toBoardDate, toBoardEvent } from './boardDates';

const ZONES = ['Europe/Lisbon', 'America/Los_Angeles', 'Pacific/Auckland', 'America/Santiago'];
const HOUR_MS = 3_600_000;

describe.each(ZONES)('on a computer in %s', (zone) => {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env['TZ'];
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('converts every day of a leap year to a date and back', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const days = eachDay('2028-01-01', '2028-12-31');
    expect(days.map((day) => fromBoardDate(toBoardDate(day)))).toEqual(days);
  });

  it.each(['2027-03-10', '2027-03-26', '2027-04-02', '2027-09-23', '2027-10-29', '2027-11-05'])(
    'ends a week that was moved to %s seven days later, whatever the clocks do',
    (checkin) => {
      const week = toBoardEvent({ from: '2027-06-05', to: '2027-06-12' } as Bar);
      const length = week.end.getTime() - week.start.getTime();
      expect(length).toBe(7 * 24 * HOUR_MS);
      const moved = new Date(toBoardDate(checkin).getTime() + length);
      const days = eachDay(checkin, '2027-12-31');
      expect(fromBoardDate(moved)).toBe(days[7]);
    },
  );
});
