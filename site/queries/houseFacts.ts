import { getHouseFacts, updateHouseFacts } from '@shared/contract/facts/factEndpoints';
import type { HouseFactsUpdate } from '@shared/contract/facts/houseFacts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { houseFactsFormKey } from './queryKeys';

/** The facts of the house for their form; never cached, see `settingsFormQuery`. */
export const houseFactsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: houseFactsFormKey,
    queryFn: ({ signal }) => api.call(getHouseFacts, { signal }),
    gcTime: 0,
  });

/** @throws ApiError 409 `stale` when another window has saved since `updatedAt` */
export function useSaveHouseFacts() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: HouseFactsUpdate) => api.call(updateHouseFacts, { body }),
  });
}
