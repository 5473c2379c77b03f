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

/** Which bookings, in which order, and how many at once. */
type BookingsAsked = BookingFilter & Required<Pick<BookingListQuery, 'sort' | 'order' | 'limit'>>;

/**
 * The owner's bookings that pass a filter, a page at a time. While those of another filter are on
 * their way, the last ones stay as placeholder.
 * @param today the villa's day, on which depends what a view holds
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

/** The newest few bookings that a name, an e-mail address or a reference finds. */
export const foundBookingsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: bookingKeys.found(search),
    queryFn: ({ signal }) => api.call(listBookings, { query: { search, limit: '8' }, signal }),
    placeholderData: keepPreviousData,
  });

/** Address of the file with every booking that passes a filter. */
export function bookingsExportUrl(filter: BookingFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size > 0 ? `${exportBookings.path}?${query}` : exportBookings.path;
}

/** One booking with what else wants its nights; read again each time that it is opened. */
export const bookingQuery = (api: ApiClient, reference: string) =>
  queryOptions({
    queryKey: bookingKeys.detail(reference),
    queryFn: ({ signal }) => api.call(getBooking, { params: { reference }, signal }),
    staleTime: 0,
  });

/** List price and clashes of a stay before anything is saved; always asked again. */
export const ownerQuoteQuery = (api: ApiClient, input: OwnerQuoteInput) =>
  queryOptions({
    queryKey: bookingKeys.quote(input),
    queryFn: ({ signal }) => api.call(quoteForOwner, { body: input, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The dashboard's figures over all bookings. */
export const summaryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: bookingKeys.summary,
    queryFn: ({ signal }) => api.call(getBookingSummary, { signal }),
  });

/**
 * Who comes and goes, what waits for an answer and what is taken twice.
 * @param today the villa's day by this computer; where the server has another it is asked again
 */
export const todayQuery = (api: ApiClient, today: PlainDate) =>
  queryOptions({
    queryKey: bookingKeys.today(today),
    queryFn: ({ signal }) => api.call(getToday, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.today !== today && MINUTE_MS,
  });

/**
 * Confirms, declines or cancels; everything that shows bookings is read again. It carries the moment
 * at which the booking was read, so that nothing is decided on what has changed (409 `stale`).
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
        body: { ...change, updatedAt },
      }),
    onSettled: () => invalidateFamily(queryClient, 'booking'),
  });
}

/**
 * Changes what is given of a booking. It carries the moment at which the booking was read, so
 * that nobody's change is overwritten unseen (409 `stale`).
 * @param options.waitsForRefresh whether it ends only once what shows the booking has been read again,
 *   for what is done next with what is shown there
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
    // The form goes once it is saved: while lists are read again, nothing in it is unsaved any more. After a
    // failure it says what is stored now.
    onSettled: (_saved, error) => {
      const refreshed = invalidateFamily(queryClient, 'booking');
      return error || waitsForRefresh ? refreshed : undefined;
    },
  });
}

/**
 * Sends the confirmation of a stay once more, to the guest's address of now.
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
