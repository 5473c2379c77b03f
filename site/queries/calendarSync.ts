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

export const calendarSyncQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: calendarSyncKeys.all,
    queryFn: ({ signal }) => api.call(getCalendarSync, { signal }),
  });

/** Creates the export link; a previous link stops working. */
export function useCreateCalendarExportLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(createCalendarExportLink),
    onSettled: () => refetchSync(queryClient),
  });
}

export function useDeleteCalendarExportLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteCalendarExportLink),
    onSettled: () => refetchSync(queryClient),
  });
}

/** Adds a calendar. It is read in the background; a live event reports the result. */
export function useCreateImportedCalendar() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportedCalendarData) => api.call(createImportedCalendar, { body }),
    onSettled: () => refetchSync(queryClient),
  });
}

export function useUpdateImportedCalendar(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportedCalendarData) =>
      api.call(updateImportedCalendar, { params: { id: String(id) }, body }),
    onSettled: () => refetchSync(queryClient),
  });
}

/** Requests a read now. It runs in the background; a live event reports the result. */
export function useReadImportedCalendar() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(readImportedCalendar, { params: { id: String(id) } }),
    onSettled: () => refetchSync(queryClient),
  });
}

export function useDeleteImportedCalendar() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteImportedCalendar, { params: { id: String(id) } }),
    onSettled: () => invalidateFamily(queryClient, 'calendar'),
  });
}

/**
 * Always refetches: the "calendar read" event may arrive before the response of the call that requested it, and
 * that response still says "waiting".
 */
function refetchSync(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calendarSyncKeys.all });
}
