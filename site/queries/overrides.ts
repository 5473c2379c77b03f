import {
  createPriceOverride,
  deletePriceOverride,
  listPriceOverrides,
  togglePriceOverride,
  updatePriceOverride,
} from '@shared/contract/prices/priceEndpoints';
import type { PriceOverrideInput, PriceOverrideJson } from '@shared/contract/prices/override';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { overrideKeys } from './queryKeys';
import { useSendOnce } from './sendOnce';

export const overridesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: overrideKeys.list,
    queryFn: ({ signal }) => api.call(listPriceOverrides, { signal }),
  });

/**
 * Creates an override (a repeat is stored once, see {@link useSendOnce}) or changes one.
 * @throws ApiError 409 `stale` when another window has saved since `updatedAt`
 */
export function useSaveOverride() {
  const api = useApi();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: ({
      existing,
      input,
    }: {
      existing: Pick<PriceOverrideJson, 'id' | 'updatedAt'> | null;
      input: PriceOverrideInput;
    }) =>
      existing
        ? api.call(updatePriceOverride, {
            params: { id: String(existing.id) },
            body: { ...input, updatedAt: existing.updatedAt },
          })
        : sendOnce(input, (headers) => api.call(createPriceOverride, { body: input, headers })),
    onSettled: () => invalidateFamily(queryClient, 'settings'),
  });
}

export function useDeleteOverride() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deletePriceOverride, { params: { id: String(id) } }),
    onSettled: () => invalidateFamily(queryClient, 'settings'),
  });
}

/** Switches an override on or off. The list updates optimistically and rolls back on failure. */
export function useToggleOverride() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other, otherwise two quick presses would race.
    scope: { id: 'override-toggle' },
    mutationFn: (id: number) => api.call(togglePriceOverride, { params: { id: String(id) } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: overrideKeys.list });
      const before = queryClient.getQueryData<PriceOverrideJson[]>(overrideKeys.list);
      queryClient.setQueryData<PriceOverrideJson[]>(overrideKeys.list, (list) =>
        list?.map((override) =>
          override.id === id ? { ...override, isActive: !override.isActive } : override,
        ),
      );
      return { before };
    },
    onError: (_error, _id, context) => queryClient.setQueryData(overrideKeys.list, context?.before),
    onSettled: () => invalidateFamily(queryClient, 'settings'),
  });
}
