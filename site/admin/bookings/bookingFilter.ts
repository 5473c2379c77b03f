import { bookingFilterSchema, type BookingFilter } from '@shared/contract/bookings/booking';
import type { PlainDate } from '@shared/domain/date';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

/** The filter's fields with the names that they have in the address. */
const PARAMS = { search: 'q', status: 'status', from: 'from', to: 'to' } as const;
type FilterField = keyof typeof PARAMS;
const FIELDS = Object.keys(PARAMS) as FilterField[];

export type BookingFilterState = {
  /** What the list is asked for; never refused by the server. */
  filter: BookingFilter;
  isFiltered: boolean;
  /** Why the last day is left out of the filter. */
  toIssue: string | null;
  /** Sets fields; an empty text takes one away. */
  change: (fields: Partial<Record<FilterField, string>>) => void;
  clear: () => void;
};

/** The filter of the bookings, kept in the address: `?q=ana&status=pending&from=…&to=…`. */
export function useBookingFilter(): BookingFilterState {
  const [params, setParams] = useSearchParams();
  const { filter, toIssue } = useMemo(() => filterOf(params), [params]);

  // The address follows in its own time; what is changed before then must not be lost.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change: BookingFilterState['change'] = (fields) => {
    const next = new URLSearchParams(latest.current);
    for (const field of FIELDS) {
      const value = fields[field];
      if (value === '') next.delete(PARAMS[field]);
      else if (value !== undefined) next.set(PARAMS[field], value);
    }
    latest.current = next;
    setParams(next, { replace: true });
  };

  return {
    filter,
    toIssue,
    isFiltered: FIELDS.some((field) => params.has(PARAMS[field])),
    change,
    clear: () => change({ search: '', status: '', from: '', to: '' }),
  };
}

/** Address of the list of those who want a night from `from` to `to`, both included. */
export function nightsAddress(from: PlainDate, to: PlainDate): string {
  return `/admin?${new URLSearchParams({ [PARAMS.from]: from, [PARAMS.to]: to })}`;
}

/**
 * The filter in an address. What the contract would refuse is left out: an address may be
 * typed by hand or come from an old version.
 */
export function filterOf(params: URLSearchParams): {
  filter: BookingFilter;
  toIssue: string | null;
} {
  const given: Partial<Record<FilterField, string>> = {};
  for (const field of FIELDS) {
    const value = params.get(PARAMS[field])?.trim();
    if (value && z.safeParse(bookingFilterSchema.shape[field], value).success) given[field] = value;
  }
  const checked = z.safeParse(bookingFilterSchema, given);
  if (checked.success) return { filter: checked.data, toIssue: null };
  // Each field is right by itself, so that only their order can be wrong.
  const { to: _before, ...rest } = given;
  return {
    filter: z.parse(bookingFilterSchema, rest),
    toIssue: '“Stays to” is before “Stays from”, so it is left out',
  };
}
