import { addDays, startOfMonth, weekday, type PlainDate } from '@shared/domain/date';

/** How many backups are kept: of the last days, and the last one of each week and month. */
const KEPT = { days: 7, weeks: 4, months: 6 } as const;

/**
 * Which nightly backups are past their retention. Counted in existing backups, not in days:
 * a server that was switched off for a year does not lose its old ones on its first night. Those of
 * days to come were made while a clock was wrong: they are kept until their day, and take no place
 * of another. Were they removed, a clock that is put back for a moment would remove them all.
 * @param days of the backups there are, each once, in any order
 * @param today the day of the newest one that counts
 */
export function outdatedDays(days: readonly PlainDate[], today: PlainDate): PlainDate[] {
  const newestFirst = days
    .filter((day) => day <= today)
    .toSorted()
    .toReversed();
  const kept = new Set([
    ...newestFirst.slice(0, KEPT.days),
    ...lastOfEach(newestFirst, startOfWeek).slice(0, KEPT.weeks),
    ...lastOfEach(newestFirst, startOfMonth).slice(0, KEPT.months),
  ]);
  return newestFirst.filter((day) => !kept.has(day));
}

/** The last day of each period, newest first. */
function lastOfEach(
  newestFirst: readonly PlainDate[],
  periodOf: (day: PlainDate) => PlainDate,
): PlainDate[] {
  return newestFirst.filter(
    (day, index) => index === 0 || periodOf(day) !== periodOf(newestFirst[index - 1] ?? day),
  );
}

/** Monday. */
function startOfWeek(day: PlainDate): PlainDate {
  return addDays(day, -((weekday(day) + 6) % 7));
}
