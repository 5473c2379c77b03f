import type { PlainDate } from '../date';
import type { OverrideRule } from './price';

type Ranked = Pick<OverrideRule, 'id' | 'startDate' | 'endDate' | 'isActive' | 'priority'>;

/** Another override of the same priority on some of the nights, and whether it is the one that wins there. */
export type OverrideTie<Rule> = { other: Rule; wins: boolean; first: PlainDate; last: PlainDate };

/**
 * Overrides that share nights and priority with one: only their age decides between them, which the
 * owner cannot see. Those that are switched off decide nothing.
 */
export function overrideTies<Rule extends Ranked>(
  override: Ranked,
  all: readonly Rule[],
): OverrideTie<Rule>[] {
  if (!override.isActive) return [];
  return all
    .filter(
      (other) =>
        other.id !== override.id &&
        other.isActive &&
        other.priority === override.priority &&
        other.startDate <= override.endDate &&
        override.startDate <= other.endDate,
    )
    .map((other) => ({
      other,
      wins: other.id > override.id,
      first: other.startDate > override.startDate ? other.startDate : override.startDate,
      last: other.endDate < override.endDate ? other.endDate : override.endDate,
    }));
}
