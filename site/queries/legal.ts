import { getLegal, updateLegal } from '@shared/contract/legal/legalEndpoints';
import type { LegalInput } from '@shared/contract/legal/legal';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { legalFormKey, settingsFormKey } from './queryKeys';

/** The legal details for their form; never cached, see `settingsFormQuery`. */
export const legalQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: legalFormKey,
    queryFn: ({ signal }) => api.call(getLegal, { signal }),
    gcTime: 0,
  });

/**
 * Saves the legal details, effective at once.
 * @throws ApiError 409 `stale` when another window has saved since `updatedAt`
 */
export function useSaveLegal() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LegalInput) => api.call(updateLegal, { body }),
    onSuccess: () =>
      Promise.all([
        // A lower capacity lowers the maximum number of guests.
        queryClient.invalidateQueries({ queryKey: settingsFormKey, exact: true }),
        invalidateFamily(queryClient, 'settings'),
      ]),
  });
}
