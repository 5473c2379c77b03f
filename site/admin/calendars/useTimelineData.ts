import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import type { PlainDate } from '@shared/domain/date';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import { calendarQuery } from '../../queries/calendar';
import { barsOf, type Bar } from './bars';
import { quartersOf } from './timelineWeeks';
import { sharedNights } from './weekSegments';

export type TimelineData = Pick<OwnerCalendar, 'days' | 'overrides' | 'seasons'> & { bars: Bar[] };

/** What lies on the days from `first` to `last`, read by quarters of a year. */
export function useTimelineData(
  first: PlainDate,
  last: PlainDate,
): { data: TimelineData; isPending: boolean; isError: boolean; retry: () => void } {
  const api = useApi();
  const { quarters, isPending, isError, retry } = useQueries({
    queries: quartersOf(first, last).map((range) => {
      // Another quarter's answer as a placeholder would count as this one's.
      const { placeholderData: _, ...query } = calendarQuery(api, range);
      return query;
    }),
    combine: combineQuarters,
  });
  const data = useMemo(() => mergeQuarters(quarters), [quarters]);
  return { data, isPending, isError, retry };
}

function combineQuarters(results: UseQueryResult<OwnerCalendar>[]) {
  const failed = results.filter(({ isError }) => isError);
  return {
    quarters: results.flatMap(({ data }) => data ?? []),
    isPending: results.some(({ isPending }) => isPending),
    isError: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** Quarters as one calendar. A stay that lies in two of them is one bar; what is only counted is not. */
export function mergeQuarters(quarters: readonly OwnerCalendar[]): TimelineData {
  const bars = new Map<string, Bar>();
  for (const quarter of quarters) {
    const [first, last] = [quarter.days[0]?.date, quarter.days.at(-1)?.date];
    for (const bar of barsOf(quarter)) {
      if (bar.kind !== 'more') {
        bars.set(bar.key, bar);
      } else if (first && last) {
        // Each quarter counts those of its own nights.
        const part = sharedNights(bar, { from: first, to: last }) ?? bar;
        bars.set(`${bar.key}-${first}`, { ...bar, ...part, key: `${bar.key}-${first}` });
      }
    }
  }
  const overrides = new Map(quarters.flatMap((each) => each.overrides).map((row) => [row.id, row]));
  const seasons = new Map(quarters.flatMap((each) => each.seasons).map((row) => [row.name, row]));
  return {
    days: quarters.flatMap(({ days }) => days),
    overrides: [...overrides.values()],
    seasons: [...seasons.values()],
    bars: [...bars.values()].toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from))),
  };
}
