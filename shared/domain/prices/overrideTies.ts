import type { PlainDate } from '../date';
import type { OverrideRule } from './price';

type Ranked = Pick<OverrideRule, 'id' | 'startDate' | 'endDate' | 'isActive' | 'priority'>;

/** Another override with the same priority on some nights, and which of the two wins. */
export type OverrideTie<Rule> = { other: Rule; wins: boolean; first: PlainDate; last: PlainDate };

/**
 * Active overrides that share nights and priority with one. Only their age decides between them, which the owner
 * cannot see.
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
