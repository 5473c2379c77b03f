import type { PlainDate } from '../date';
import { dayRule, type DayRule, type OverrideRule, type PriceRules } from './price';

/** Consecutive days with the same rule, both ends included. */
export type RuleRun = { first: PlainDate; last: PlainDate; rule: DayRule };

/** The rule of each day, equal days grouped. @param days ascending, without gaps */
export function ruleRuns(
  days: readonly PlainDate[],
  rules: PriceRules,
  overrides: readonly OverrideRule[],
): RuleRun[] {
  const runs: RuleRun[] = [];
  for (const day of days) {
    const rule = dayRule(day, rules, overrides);
    const last = runs.at(-1);
    const isSame =
      last?.rule.override?.id === rule.override?.id &&
      last?.rule.season === rule.season &&
      last !== undefined;
    if (isSame) last.last = day;
    else runs.push({ first: day, last: day, rule });
  }
  return runs;
}
