import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { PlainDate } from '@shared/domain/date';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { availabilityQuery } from '../../queries/publicReads';
import { monthQuery } from './calendarDays';

type KnownAvailability = {
  days: ReadonlyMap<PlainDate, AvailabilityDay>;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
};

/** @property shownDays those of the displayed months; `days` go on after them */
export type ShownAvailability = KnownAvailability & { shownDays: KnownAvailability['days'] };

export function useAvailability(months: readonly PlainDate[]): KnownAvailability {
  const api = useApi();
  return useQueries({
    queries: months.map((month) => availabilityQuery(api, monthQuery(month))),
    combine: joined,
  });
}

/** A named function, so that equal results keep their identity and the months do not render again. */
function joined(results: UseQueryResult<AvailabilityDay[]>[]): KnownAvailability {
  return {
    days: new Map(results.flatMap((result) => result.data ?? []).map((day) => [day.date, day])),
    isPending: results.some((result) => result.isPending),
    error: results.find((result) => result.error)?.error ?? null,
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
