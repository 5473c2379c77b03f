import type { BookingStatus } from '@shared/domain/bookingStatus';
import { changeBookingStatus, getBookingSummary, listBookings } from '@shared/contract/endpoints';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { villaKeys } from './villa';

const PAGE_SIZE = 50;

export const bookingKeys = {
  all: ['bookings'] as const,
  list: ['bookings', 'list'] as const,
  summary: ['bookings', 'summary'] as const,
};

/** The owner's bookings, newest first, a page at a time. */
export const bookingsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: bookingKeys.list,
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await api.callWithHeaders(listBookings, {
        query: { limit: String(PAGE_SIZE), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      });
      return { bookings: data, nextCursor: headers.get('X-Next-Cursor') };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** The dashboard's figures over all bookings. */
export const summaryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: bookingKeys.summary,
    queryFn: ({ signal }) => api.call(getBookingSummary, { signal }),
  });

/** Confirms, declines or cancels; lists, figures and the public calendar are read anew. */
export function useChangeBookingStatus() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: BookingStatus }) =>
      api.call(changeBookingStatus, { params: { bookingId: String(id) }, body: { status } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
        queryClient.invalidateQueries({ queryKey: villaKeys.allAvailability }),
      ]),
  });
}
