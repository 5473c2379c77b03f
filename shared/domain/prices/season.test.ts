import { afterEach, describe, expect, it, vi } from 'vitest';
import { eachDay } from '../date';
import {
  DEFAULT_SEASONS,
  seasonCalendar,
  seasonOverlap,
  type Season,
  type SeasonRange,
} from './season';

const season = (name: string, ...ranges: [string, string][]): Season => ({
  name,
  ranges: ranges.map(([start, end]): SeasonRange => ({ start, end })),
  tier: 'own',
  ownPriceCents: 1,
  minStay: null,
  arrivalDays: null,
  departureDays: null,
  colour: 'ocean',
});
const nameOn = (day: string, ...seasons: Season[]) =>
  seasonCalendar(seasons).seasonOf(day)?.name ?? null;

describe('the season of a night', () => {
  const newYear = season('New Year', ['12-20', '01-06']);
  const leapDay = season('Leap day', ['02-29', '02-29']);
  const winter = season('Winter', ['02-01', '02-29']);
  const easter = season('Easter 2027', ['2027-03-20', '2027-04-04']);
  const spring = season('Spring', ['03-01', '05-31']);

  it.each([
    ['2026-12-19', newYear, null],
    ['2026-12-20', newYear, 'New Year'],
    ['2026-12-31', newYear, 'New Year'],
    ['2027-01-01', newYear, 'New Year'],
    ['2027-01-06', newYear, 'New Year'],
    ['2027-01-07', newYear, null],
    ['2028-02-29', leapDay, 'Leap day'],
    ['2028-02-28', leapDay, null],
    ['2027-02-28', leapDay, null],
    ['2027-03-01', leapDay, null],
    ['2028-02-29', winter, 'Winter'],
    ['2027-02-28', winter, 'Winter'],
    ['2027-03-01', winter, null],
  ])('%s in %o is %s', (day, one, name) => {
    expect(nameOn(day, one)).toBe(name);
  });

  it('is the one with fixed dates when a yearly one covers them too, whichever comes first', () => {
    for (const order of [
      [spring, easter],
      [easter, spring],
    ]) {
      expect(nameOn('2027-03-19', ...order)).toBe('Spring');
      expect(nameOn('2027-03-20', ...order)).toBe('Easter 2027');
      expect(nameOn('2027-04-05', ...order)).toBe('Spring');
      expect(nameOn('2028-03-20', ...order)).toBe('Spring');
    }
  });

  it('is the specification’s by default', () => {
    const { seasonOf } = seasonCalendar(DEFAULT_SEASONS);
    for (const day of eachDay('2027-01-01', '2028-12-31')) {
      const month = Number(day.slice(5, 7));
      const tier = [7, 8].includes(month) ? 'peak' : [6, 9].includes(month) ? 'high' : 'base';
      expect(seasonOf(day)?.tier ?? 'base').toBe(tier);
    }
  });
});

describe('an overlap', () => {
  it.each([
    [[season('A', ['06-01', '06-30']), season('B', ['07-01', '07-31'])], null],
    [
      [season('A', ['06-01', '07-01']), season('B', ['07-01', '07-31'])],
      ['A', 'B', '07-01'],
    ],
    // One that spans New Year meets one in January.
    [
      [season('A', ['12-20', '01-06']), season('B', ['01-06', '01-31'])],
      ['A', 'B', '01-06'],
    ],
    [[season('A', ['12-20', '01-06']), season('B', ['01-07', '12-19'])], null],
    // The leap day counts, though most years have none.
    [
      [season('A', ['02-01', '02-29']), season('B', ['02-29', '03-15'])],
      ['A', 'B', '02-29'],
    ],
    // Two ranges of one season.
    [[season('A', ['06-01', '06-30'], ['06-15', '07-15'])], ['A', 'A', '06-15']],
    // Fixed ranges take precedence over yearly ones, so they do not overlap.
    [[season('A', ['06-01', '06-30']), season('B', ['2027-06-10', '2027-06-12'])], null],
    [
      [season('A', ['2027-06-01', '2027-06-10']), season('B', ['2027-06-10', '2027-06-12'])],
      ['A', 'B', '2027-06-10'],
    ],
    [[season('A', ['2027-06-01', '2027-06-10']), season('B', ['2028-06-01', '2028-06-12'])], null],
  ])('of %j is %j', (seasons, expected) => {
    const overlap = seasonOverlap(seasons);
    expect(overlap && [overlap.first, overlap.second, overlap.day]).toEqual(expected);
  });
});

describe.each([
  'Europe/Lisbon',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
])('with a clock in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  it('a season has the same days over clock changes, a leap day and New Year', () => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2027, 0, 1).getTimezoneOffset()).toBe(
      {
        'Europe/Lisbon': 0,
        'America/Los_Angeles': 480,
        'Pacific/Auckland': -780,
        'Pacific/Kiritimati': -840,
        'Asia/Kathmandu': -345,
      }[zone],
    );
    const { seasonOf } = seasonCalendar([
      season('Clocks', ['03-28', '03-28'], ['10-31', '10-31']),
      season('February', ['02-01', '02-29']),
      season('New Year', ['12-31', '01-01']),
      season('Leap week', ['2028-02-27', '2028-03-02']),
    ]);
    const names = (days: string[]) => days.map((day) => seasonOf(day)?.name ?? null);
    expect(names(eachDay('2027-03-27', '2027-03-29'))).toEqual([null, 'Clocks', null]);
    expect(names(eachDay('2027-10-30', '2027-11-01'))).toEqual([null, 'Clocks', null]);
    expect(names(eachDay('2027-02-27', '2027-03-01'))).toEqual(['February', 'February', null]);
    expect(names(eachDay('2028-02-26', '2028-03-03'))).toEqual([
      'February',
      'Leap week',
      'Leap week',
      'Leap week',
      'Leap week',
      'Leap week',
      null,
    ]);
    expect(names(eachDay('2027-12-30', '2028-01-02'))).toEqual([
      null,
      'New Year',
      'New Year',
      null,
    ]);
  });
});
