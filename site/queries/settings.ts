import { updateVillaSettings } from '@shared/contract/prices/priceEndpoints';
import { getVillaSettings } from '@shared/contract/publicEndpoints';
import type { VillaSettings, VillaSettingsUpdate } from '@shared/contract/prices/settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { settingsFormKey, villaKeys } from './queryKeys';

/**
 * The settings as a form starts from them. Apart from what guests read, and never kept: a form
 * that starts from what another window has changed meanwhile could not be saved.
 */
export const settingsFormQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: settingsFormKey,
    queryFn: ({ signal }) => api.call(getVillaSettings, { signal }),
    gcTime: 0,
  });

/**
 * Saves the whole form; what shows settings or is made of them is read again.
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
