import { expect, it } from 'vitest';
import { eachDay } from '../date';
import type { OverrideRule } from './price';
import { ruleChanges, ruleRuns } from './ruleRuns';
import { DEFAULT_SEASONS, seasonCalendar } from './season';
import { RULES } from '../../test/exampleRules';

const REGATTA: OverrideRule = {
  id: 1,
  startDate: '2027-06-28',
  endDate: '2027-07-02',
  overridePriceCents: 70_000,
  isActive: true,
  priority: 0,
  minStay: null,
  arrivalDays: null,
  departureDays: null,
};
const YEAR = eachDay('2027-01-01', '2027-12-31');

it('groups a year into runs, and an override across two seasons into two', () => {
  expect(
    ruleRuns(YEAR, RULES, [REGATTA]).map(({ first, last, rule }) => [
      first,
      last,
      rule.priceCents / 100,
      rule.minStay,
    ]),
  ).toEqual([
    ['2027-01-01', '2027-05-31', 450, 3],
    ['2027-06-01', '2027-06-27', 550, 3],
    ['2027-06-28', '2027-06-30', 700, 3],
    ['2027-07-01', '2027-07-02', 700, 7],
    ['2027-07-03', '2027-08-31', 650, 7],
    ['2027-09-01', '2027-09-30', 550, 3],
    ['2027-10-01', '2027-12-31', 450, 3],
  ]);
});

it('reports the days that a change of seasons affects, and ignores names and colours', () => {
  const longer = DEFAULT_SEASONS.map((season) =>
    season.name === 'Peak season'
      ? { ...season, name: 'Summer', colour: 'plum' as const, arrivalDays: [6] }
      : {
          ...season,
          ranges: [
            { start: '05-25', end: '06-30' },
            { start: '09-01', end: '09-30' },
          ],
        },
  );
  const after = { ...RULES, seasons: seasonCalendar(longer) };
  expect(
    ruleChanges(YEAR, RULES, after, [REGATTA]).map((change) => [
      change.first,
      change.last,
      change.before.priceCents / 100,
      change.after.priceCents / 100,
      change.after.arrivalDays,
    ]),
  ).toEqual([
    ['2027-05-25', '2027-05-31', 450, 550, null],
    ['2027-07-01', '2027-07-02', 700, 700, [6]],
    ['2027-07-03', '2027-08-31', 650, 650, [6]],
  ]);
  const renamed = DEFAULT_SEASONS.map((season) => ({ ...season, name: `The ${season.name}` }));
  expect(ruleChanges(YEAR, RULES, { ...RULES, seasons: seasonCalendar(renamed) }, [])).toEqual([]);
});
