import type { AuditEntryJson, AuditFilter } from '@shared/contract/audit/audit';
import type { Retention } from '@shared/contract/privacy/privacy';
import { listActivity } from '@shared/contract/audit/auditEndpoints';
import {
  erasePersonData,
  findPersonData,
  getPrivacy,
  readReceiptName,
  updateRetention,
} from '@shared/contract/privacy/privacyEndpoints';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { activityKey, privacyKey } from './queryKeys';

const PAGE_SIZE = 50;

export const privacyQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: privacyKey,
    queryFn: ({ signal }) => api.call(getPrivacy, { signal }),
  });

/** Finds the data stored about a person. Not cached beyond its display. */
export function useFindPerson() {
  const api = useApi();
  return useMutation({
    gcTime: 0,
    mutationFn: (email: string) => api.call(findPersonData, { body: { email } }),
  });
}

export function useErasePerson() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: { email: string; confirmation: string }) =>
      api.call(erasePersonData, { body }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** Reads a name that is kept for the tax office. The server logs the access. */
export function useReceiptName() {
  const api = useApi();
  return useMutation({
    gcTime: 0,
    mutationFn: (reference: string) => api.call(readReceiptName, { params: { reference } }),
  });
}

export function useUpdateRetention() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Retention & { updatedAt: string | null }) =>
      api.call(updateRetention, { body }),
    onSuccess: (privacy) => queryClient.setQueryData(privacyKey, privacy),
  });
}

type ActivityPage = { entries: AuditEntryJson[]; nextCursor: string | null };

export const activityQuery = (api: ApiClient, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: activityKey(filter),
    queryFn: async ({ pageParam, signal }): Promise<ActivityPage> => {
      const { data, headers } = await api.callWithHeaders(listActivity, {
        query: { ...filter, limit: String(PAGE_SIZE), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      });
      return { entries: data, nextCursor: headers.get('X-Next-Cursor') };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // Actions on any screen add entries.
    staleTime: 0,
  });
