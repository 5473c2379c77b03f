import type { AvailabilityQuery } from '@shared/contract/calendars/availability';
import type { DoubleBookingEnd } from '@shared/contract/calendars/doubleBooking';
import type { BlockInput, BlockUpdateInput } from '@shared/contract/calendars/block';
import { createBooking } from '@shared/contract/bookings/bookingEndpoints';
import {
  createBlock,
  deleteBlock,
  endDoubleBooking,
  getCalendar,
  updateBlock,
} from '@shared/contract/calendars/calendarEndpoints';
import type { OwnerBookingInput } from '@shared/contract/bookings/ownerBooking';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { calendarKeys } from './queryKeys';
import { useSendOnce } from './sendOnce';

const HALF_MINUTE_MS = 30_000;

/**
 * Prices, bookings, blocks and overrides of a range of days, both ends included. The previous range stays as
 * placeholder.
 */
export const calendarQuery = (api: ApiClient, range: AvailabilityQuery) =>
  queryOptions({
    queryKey: calendarKeys.range(range),
    queryFn: ({ signal }) => api.call(getCalendar, { query: range, signal }),
    staleTime: HALF_MINUTE_MS,
    placeholderData: keepPreviousData,
  });

/** Blocks nights. A repeat is stored once, see {@link useSendOnce}. @throws ApiError 409 `nights_taken` */
export function useCreateBlock() {
  const api = useApi();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: (body: BlockInput) =>
      sendOnce(body, (headers) => api.call(createBlock, { body, headers })),
    onSettled: () => invalidateFamily(queryClient, 'booking'),
  });
}

/** @throws ApiError 409 `nights_taken`, `stale` */
export function useUpdateBlock(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BlockUpdateInput) =>
      api.call(updateBlock, { params: { id: String(id) }, body }),
    onSettled: () => invalidateFamily(queryClient, 'booking'),
  });
}

export function useDeleteBlock() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteBlock, { params: { id: String(id) } }),
    onSettled: () => invalidateFamily(queryClient, 'booking'),
  });
}

/** Ends a double booking without a change here. @throws ApiError 409 `stale` if it is over */
export function useEndDoubleBooking() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DoubleBookingEnd) => api.call(endDoubleBooking, { body }),
    onSettled: () => invalidateFamily(queryClient, 'calendar'),
  });
}

/**
 * Enters a booking by hand. A repeat is stored once, see {@link useSendOnce}.
 * @throws ApiError 409 `nights_taken`; 409 `price_changed` when the amount was sent as the list price but is not
 */
export function useCreateBooking() {
  const api = useApi();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: (body: OwnerBookingInput) =>
      sendOnce(body, (headers) => api.call(createBooking, { body, headers })),
    onSettled: () => invalidateFamily(queryClient, 'booking'),
  });
}
