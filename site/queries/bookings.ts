import type {
  BookingFilter,
  BookingJson,
  BookingListQuery,
  BookingStatusChangeInput,
} from '@shared/contract/bookings/booking';
import {
  changeBookingStatus,
  exportBookings,
  getBooking,
  getBookingSummary,
  getToday,
  listBookings,
  quoteForOwner,
  resendConfirmation,
  undoBookingChange,
  updateBooking,
} from '@shared/contract/bookings/bookingEndpoints';
import type {
  BookingDetail,
  BookingUpdateInput,
  OwnerQuoteInput,
} from '@shared/contract/bookings/ownerBooking';
import type { PlainDate } from '@shared/domain/date';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { bookingKeys } from './queryKeys';

const MINUTE_MS = 60_000;

type BookingsAsked = BookingFilter & Required<Pick<BookingListQuery, 'sort' | 'order' | 'limit'>>;

/**
 * The owner's bookings that pass a filter, page by page. The previous filter's bookings stay as placeholder.
 * @param today the villa's day, which some views depend on
 */
export const bookingsQuery = (
  api: ApiClient,
  { limit, ...asked }: BookingsAsked,
  today: PlainDate,
) =>
  infiniteQueryOptions({
    queryKey: bookingKeys.list({ ...asked, limit }, asked.view ? today : null),
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await api.callWithHeaders(listBookings, {
        query: {
          ...asked,
          limit: String(limit),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      });
      return { bookings: data, nextCursor: headers.get('X-Next-Cursor') };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

export const foundBookingsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: bookingKeys.found(search),
    queryFn: ({ signal }) => api.call(listBookings, { query: { search, limit: '8' }, signal }),
    placeholderData: keepPreviousData,
  });

export function bookingsExportUrl(filter: BookingFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size > 0 ? `${exportBookings.path}?${query}` : exportBookings.path;
}

/** One booking with everything that competes for its nights. Refetched each time it is opened. */
export const bookingQuery = (api: ApiClient, reference: string) =>
  queryOptions({
    queryKey: bookingKeys.detail(reference),
    queryFn: ({ signal }) => api.call(getBooking, { params: { reference }, signal }),
    staleTime: 0,
  });

/** List price and conflicts of a stay before it is saved. Never cached. */
export const ownerQuoteQuery = (api: ApiClient, input: OwnerQuoteInput) =>
  queryOptions({
    queryKey: bookingKeys.quote(input),
    queryFn: ({ signal }) => api.call(quoteForOwner, { body: input, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const summaryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: bookingKeys.summary,
    queryFn: ({ signal }) => api.call(getBookingSummary, { signal }),
  });

/**
 * Arrivals, departures, unanswered enquiries and double bookings.
 * @param today the villa's day by this computer; a different day in the response triggers a refetch
 */
export const todayQuery = (api: ApiClient, today: PlainDate) =>
  queryOptions({
    queryKey: bookingKeys.today(today),
    queryFn: ({ signal }) => api.call(getToday, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.today !== today && MINUTE_MS,
  });

/**
 * Confirms, declines or cancels, and refetches what shows bookings. Sends the booking's `updatedAt`, so that no
 * decision is based on outdated data (409 `stale`). Its mail waits while it can be undone.
 */
export function useChangeBookingStatus() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      booking: { id, updatedAt },
      change,
    }: {
      booking: Pick<BookingJson, 'id' | 'updatedAt'>;
      change: Omit<BookingStatusChangeInput, 'updatedAt'>;
    }) =>
      api.call(changeBookingStatus, {
        params: { bookingId: String(id) },
        body: { ...change, isUndoable: true, updatedAt },
      }),
    onSettled: () => invalidateFamily(queryClient, 'booking'),
  });
}

/** Undoes a change by the text that came with it. @throws ApiError 409 if that is no longer possible */
export function useUndoBookingChange() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (undo: string) => api.call(undoBookingChange, { body: { undo } }),
    onSettled: () => invalidateFamily(queryClient, 'booking'),
  });
}

/**
 * Changes fields of a booking. Sends its `updatedAt`, so that a concurrent change is not overwritten (409 `stale`).
 * @param options.waitsForRefresh true to settle only after the booking is refetched, for follow-up actions that
 *   depend on it
 */
export function useUpdateBooking({ waitsForRefresh = false } = {}) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      booking: { id, updatedAt },
      changes,
    }: {
      booking: Pick<BookingJson, 'id' | 'updatedAt'>;
      changes: BookingUpdateInput;
    }) => api.call(updateBooking, { params: { id: String(id) }, body: { ...changes, updatedAt } }),
    onSuccess: (booking) =>
      queryClient.setQueryData<BookingDetail>(
        bookingKeys.detail(booking.reference),
        (known) => known && { ...known, booking },
      ),
    // Does not wait for the refetch, because the form closes on success. After a failure the form needs the stored
    // values.
    onSettled: (_saved, error) => {
      const refreshed = invalidateFamily(queryClient, 'booking');
      return error || waitsForRefresh ? refreshed : undefined;
    },
  });
}

/**
 * Sends the confirmation again, to the guest's current address.
 * @throws ApiError 409 `stale` when the booking was changed since, 429 after a few
 */
export function useResendConfirmation() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, updatedAt }: Pick<BookingJson, 'id' | 'updatedAt'>) =>
      api.call(resendConfirmation, { params: { id: String(id) }, body: { updatedAt } }),
    onSettled: () => invalidateFamily(queryClient, 'booking'),
  });
}
