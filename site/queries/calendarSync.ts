import type { ImportedCalendarData } from '@shared/contract/calendars/importedCalendar';
import {
  createImportedCalendar,
  createCalendarExportLink,
  deleteImportedCalendar,
  deleteCalendarExportLink,
  getCalendarSync,
  readImportedCalendar,
  updateImportedCalendar,
} from '@shared/contract/calendars/calendarEndpoints';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { calendarSyncKeys } from './queryKeys';

/** Our calendar's link for other sites, and their calendars that are read here. */
export const calendarSyncQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: calendarSyncKeys.all,
    queryFn: ({ signal }) => api.call(getCalendarSync, { signal }),
  });

/** Makes the link that other sites read; one that there was leads nowhere from then on. */
export function useCreateCalendarExportLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(createCalendarExportLink),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Takes the link back. */
export function useDeleteCalendarExportLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteCalendarExportLink),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Adds a calendar. It waits to be read; a live event brings its nights. */
export function useCreateImportedCalendar() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportedCalendarData) => api.call(createImportedCalendar, { body }),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Gives a calendar another name or address; a new address waits to be read. */
export function useUpdateImportedCalendar(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportedCalendarData) =>
      api.call(updateImportedCalendar, { params: { id: String(id) }, body }),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Has a calendar read now. It waits to be; a live event brings what came of it. */
export function useReadImportedCalendar() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(readImportedCalendar, { params: { id: String(id) } }),
    onSettled: () => readSyncAnew(queryClient),
  });
}

/** Lets a calendar go; its nights are free again for owner and guests. */
export function useDeleteImportedCalendar() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteImportedCalendar, { params: { id: String(id) } }),
    onSettled: () => invalidateFamily(queryClient, 'calendar'),
  });
}

/**
 * The list is always the server's own: the event that a calendar has been read may come before
 * the answer to the call that asked for it, which still says that it waits.
 */
function readSyncAnew(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calendarSyncKeys.all });
}
