import { deleteDemoPhotos, getSetup, updateSetup } from '@shared/contract/setup/setupEndpoints';
import type { Setup, SetupUpdate } from '@shared/contract/setup/setup';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { settingsFormKey, setupKeys } from './queryKeys';

/** How far the villa is set up. */
export const setupQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: setupKeys.all,
    queryFn: ({ signal }) => api.call(getSetup, { signal }),
  });

/** Leaves a step as it is, takes that back, or puts the card away. */
export function useUpdateSetup() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SetupUpdate) => api.call(updateSetup, { body }),
    onSuccess: (setup: Setup) => queryClient.setQueryData(setupKeys.all, setup),
  });
}

/** Takes the demo's pictures out of the gallery. @throws ApiError 409 while there is no other */
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
