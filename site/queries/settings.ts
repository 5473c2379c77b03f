import { updateVillaSettings } from '@shared/contract/prices/priceEndpoints';
import { getVillaSettings } from '@shared/contract/publicEndpoints';
import type { VillaSettings, VillaSettingsUpdate } from '@shared/contract/prices/settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { settingsFormKey, villaKeys } from './queryKeys';

/**
 * The settings for their form. Separate from guests' data and never cached: a form that starts from outdated values
 * could not be saved.
 */
export const settingsFormQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: settingsFormKey,
    queryFn: ({ signal }) => api.call(getVillaSettings, { signal }),
    gcTime: 0,
  });

/**
 * Saves the whole form and refetches what depends on it.
 * @throws ApiError 409 `stale` when another window has saved since `updatedAt`
 */
export function useSaveSettings() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: VillaSettingsUpdate) => api.call(updateVillaSettings, { body }),
    onSuccess: async (saved: VillaSettings) => {
      queryClient.setQueryData(villaKeys.settings, saved);
      await invalidateFamily(queryClient, 'settings');
    },
  });
}
