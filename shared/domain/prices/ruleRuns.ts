import { addDays, type PlainDate } from '../date';
import { dayRule, type DayRule, type OverrideRule, type PriceRules } from './price';

/** Consecutive days with the same rule, both ends included. */
export type RuleRun = { first: PlainDate; last: PlainDate; rule: DayRule };

/** Consecutive days with the same change of rule, both ends included. */
export type RuleChange = { first: PlainDate; last: PlainDate; before: DayRule; after: DayRule };

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

/** The days that a change of rules affects for guests, with both rules. @param days ascending */
export function ruleChanges(
  days: readonly PlainDate[],
  before: PriceRules,
  after: PriceRules,
  overrides: readonly OverrideRule[],
): RuleChange[] {
  const changes: RuleChange[] = [];
  for (const day of days) {
    const change = {
      before: dayRule(day, before, overrides),
      after: dayRule(day, after, overrides),
    };
    if (meaningOf(change.before) === meaningOf(change.after)) continue;
    const last = changes.at(-1);
    const continues =
      last !== undefined &&
      addDays(last.last, 1) === day &&
      meaningOf(last.before) === meaningOf(change.before) &&
      meaningOf(last.after) === meaningOf(change.after);
    if (continues) last.last = day;
    else changes.push({ first: day, last: day, ...change });
  }
  return changes;
}

function meaningOf({ priceCents, minStay, arrivalDays, departureDays }: DayRule): string {
  return JSON.stringify([
    priceCents,
    minStay,
    arrivalDays?.toSorted((a, b) => a - b) ?? null,
    departureDays?.toSorted((a, b) => a - b) ?? null,
  ]);
}
