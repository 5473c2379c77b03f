import { deleteDemoPhotos, getSetup, updateSetup } from '@shared/contract/setup/setupEndpoints';
import type { Setup, SetupUpdate } from '@shared/contract/setup/setup';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { settingsFormKey, setupKeys } from './queryKeys';

export const setupQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: setupKeys.all,
    queryFn: ({ signal }) => api.call(getSetup, { signal }),
  });

export function useUpdateSetup() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SetupUpdate) => api.call(updateSetup, { body }),
    onSuccess: (setup: Setup) => queryClient.setQueryData(setupKeys.all, setup),
  });
}

/** Removes the demo images from the gallery. @throws ApiError 409 when there are no others */
export function useRemoveDemoPhotos() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteDemoPhotos),
    onSuccess: (setup: Setup) => {
      queryClient.setQueryData(setupKeys.all, setup);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: settingsFormKey }),
        invalidateFamily(queryClient, 'gallery'),
        invalidateFamily(queryClient, 'settings'),
      ]);
    },
  });
}
