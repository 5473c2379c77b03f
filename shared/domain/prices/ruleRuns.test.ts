import { expect, it } from 'vitest';
import { eachDay } from '../date';
import type { OverrideRule } from './price';
import { ruleRuns } from './ruleRuns';
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
