import type { CalendarFeedData } from '@shared/contract/calendars/calendarFeed';
import {
  createCalendarFeed,
  createCalendarLink,
  deleteCalendarFeed,
  deleteCalendarLink,
  getCalendarSync,
  readCalendarFeed,
  updateCalendarFeed,
} from '@shared/contract/endpoints';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { refreshBookings } from './bookings';
import { calendarSyncKeys } from './queryKeys';

/** Our calendar's link for other sites, and their calendars that are read here. */
export const calendarSyncQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: calendarSyncKeys.all,
    queryFn: ({ signal }) => api.call(getCalendarSync, { signal }),
  });

/** Makes the link that other sites read; one that there was leads nowhere from then on. */
export function useCreateCalendarLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(createCalendarLink),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Takes the link back. */
export function useDeleteCalendarLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteCalendarLink),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Adds a calendar. It waits to be read; a live event brings its nights. */
export function useCreateCalendarFeed() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CalendarFeedData) => api.call(createCalendarFeed, { body }),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Gives a calendar another name or address; a new address waits to be read. */
export function useUpdateCalendarFeed(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CalendarFeedData) =>
      api.call(updateCalendarFeed, { params: { id: String(id) }, body }),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Has a calendar read now. It waits to be; a live event brings what came of it. */
export function useReadCalendarFeed() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(readCalendarFeed, { params: { id: String(id) } }),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Lets a calendar go; its nights are free again for owner and guests. */
export function useDeleteCalendarFeed() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteCalendarFeed, { params: { id: String(id) } }),
    onSettled: () => Promise.all([readSyncAnew(queryClient), refreshBookings(queryClient)]),
  });
}

/**
 * The list is always the server's own: the event that a calendar has been read may come before
 * the answer to the call that asked for it, which still says that it waits.
 */
function readSyncAnew(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calendarSyncKeys.all });
}
