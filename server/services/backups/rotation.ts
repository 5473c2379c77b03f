import { addDays, startOfMonth, weekday, type PlainDate } from '@shared/domain/date';

/** Backups kept: the last days, and the last one of each week and month. */
const KEPT = { days: 7, weeks: 4, months: 6 } as const;

/**
 * Which nightly backups are outdated. Counts existing backups, not days: a server that was off for a year keeps its old
 * ones on the first night. Backups dated in the future by a wrong clock are kept until their day and not counted, since
 * putting a clock back briefly would otherwise delete them all.
 * @param days of existing backups, without repeats, in any order
 * @param today day of the newest backup that counts
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
