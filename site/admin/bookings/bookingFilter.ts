import { bookingFilterSchema, type BookingFilter } from '@shared/contract/bookings/booking';
import {
  BOOKING_SORTS,
  BOOKING_VIEWS,
  filterContradiction,
  SORT_ORDERS,
  type BookingSort,
  type BookingView,
  type FilterContradiction,
  type SortOrder,
} from '@shared/domain/bookings/bookingViews';
import type { PlainDate } from '@shared/domain/date';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { t } from '../i18n/t';

const PARAMS = {
  view: 'view',
  search: 'q',
  status: 'status',
  payment: 'payment',
  from: 'from',
  to: 'to',
  sort: 'sort',
  order: 'order',
} as const;
type Param = keyof typeof PARAMS;
const FIELDS = ['search', 'status', 'payment', 'from', 'to'] as const satisfies Param[];

export const VIEW_IDS = [...BOOKING_VIEWS, 'all'] as const;
export type ViewId = (typeof VIEW_IDS)[number];
export type ListOrder = { sort: BookingSort; order: SortOrder };

export type BookingListState = {
  view: ViewId;
  /** Always valid for the server. */
  filter: BookingFilter;
  listOrder: ListOrder;
  isFiltered: boolean;
  /** The view and filters as written in the address; empty without any. */
  named: string;
  toIssue: string | null;
  contradiction: FilterContradiction | null;
  change: (fields: Partial<Record<Param, string>>) => void;
  clear: () => void;
  viewHref: (view: ViewId) => string;
};

/**
 * Filter and order of the list, kept in the address: `?view=past&q=ana&sort=guest&order=desc`.
 * @param today the villa's day
 */
export function useBookingFilter(today: PlainDate): BookingListState {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => filterOf(params), [params]);

  // The address updates later and may show one change after further ones were made. Those must not be lost.
  const latest = useRef(params);
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const own = underWay.current.indexOf(params.toString());
    underWay.current = own < 0 ? [] : underWay.current.slice(own + 1);
    if (own < 0) latest.current = params;
  }, [params]);

  const change: BookingListState['change'] = (fields) => {
    const next = new URLSearchParams(latest.current);
    for (const [field, name] of Object.entries(PARAMS)) {
      const value = fields[field as Param];
      if (value === '') next.delete(name);
      else if (value !== undefined) next.set(name, value);
    }
    latest.current = next;
    underWay.current.push(next.toString());
    setParams(next, { replace: true });
  };

  return {
    ...state,
    contradiction: filterContradiction(state.filter, today),
    change,
    clear: () => change(Object.fromEntries(FIELDS.map((field) => [field, '']))),
    viewHref: (view) => {
      const next = new URLSearchParams(params);
      next.set(PARAMS.view, view);
      next.delete(PARAMS.sort);
      next.delete(PARAMS.order);
      return `?${next}`;
    },
  };
}

export function defaultOrder(view: ViewId): ListOrder {
  return { sort: 'dates', order: view === 'past' || view === 'all' ? 'desc' : 'asc' };
}

export function orderAfterPress(
  sort: BookingSort,
  { listOrder, view }: BookingListState,
): ListOrder {
  if (listOrder.sort === sort) {
    return { sort, order: listOrder.order === 'asc' ? 'desc' : 'asc' };
  }
  if (sort === 'dates') return defaultOrder(view);
  return { sort, order: sort === 'created' || sort === 'amount' ? 'desc' : 'asc' };
}

export function nightsAddress(from: PlainDate, to: PlainDate): string {
  return `/admin?${new URLSearchParams({ [PARAMS.from]: from, [PARAMS.to]: to })}`;
}

type AddressState = Omit<BookingListState, 'contradiction' | 'change' | 'clear' | 'viewHref'>;

/**
 * The filter in an address. Drops whatever the contract would reject: addresses may be typed by hand or come from
 * an old version, which had no views and filtered all bookings.
 */
export function filterOf(params: URLSearchParams): AddressState {
  const given: Partial<Record<(typeof FIELDS)[number], string>> = {};
  for (const field of FIELDS) {
    const value = params.get(PARAMS[field])?.trim();
    if (value && z.safeParse(bookingFilterSchema.shape[field], value).success) {
      given[field] = value;
    }
  }
  const isFiltered = FIELDS.some((field) => params.has(PARAMS[field]));
  const view =
    oneOf(VIEW_IDS, params.get(PARAMS.view)) ??
    (isFiltered ? ('all' as const) : ('upcoming' as const));
  const sort = oneOf(BOOKING_SORTS, params.get(PARAMS.sort));
  const listOrder = sort
    ? { sort, order: oneOf(SORT_ORDERS, params.get(PARAMS.order)) ?? 'asc' }
    : defaultOrder(view);
  const ofView: { view?: BookingView } = view === 'all' ? {} : { view };
  const checked = z.safeParse(bookingFilterSchema, { ...ofView, ...given });
  const named = [PARAMS.view, ...FIELDS.map((field) => PARAMS[field])]
    .map((name) => params.get(name) ?? '')
    .join(' ')
    .trim();
  const state = { view, listOrder, isFiltered, named };
  if (checked.success) return { ...state, filter: checked.data, toIssue: null };
  // Each field is valid, so only their order can be wrong.
  const { to: _before, ...rest } = given;
  return {
    ...state,
    filter: z.parse(bookingFilterSchema, { ...ofView, ...rest }),
    toIssue: t('“Stays to” is before “Stays from”, so it is left out'),
  };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text);
}
