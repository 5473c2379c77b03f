import { getPricePlan, updatePricePlan } from '@shared/contract/prices/priceEndpoints';
import type { PricePlanUpdate } from '@shared/contract/prices/season';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { pricePlanKey } from './queryKeys';

export const pricePlanQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: pricePlanKey,
    queryFn: ({ signal }) => api.call(getPricePlan, { signal }),
  });

/**
 * Saves all seasons and refetches both calendars.
 * @throws ApiError 409 `stale` when another window has saved since `updatedAt`
 */
export function useSavePricePlan() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PricePlanUpdate) => api.call(updatePricePlan, { body }),
    onSuccess: (plan) => queryClient.setQueryData(pricePlanKey, plan),
    onSettled: () => invalidateFamily(queryClient, 'settings'),
  });
}
