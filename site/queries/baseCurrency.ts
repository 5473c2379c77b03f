import { changeBaseCurrency, previewBaseCurrency } from '@shared/contract/prices/priceEndpoints';
import type { BaseCurrencyChange, BaseCurrencyUpdate } from '@shared/contract/prices/baseCurrency';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { baseCurrencyKeys, villaKeys } from './queryKeys';

/** Every amount as it would be in another base currency. Never cached. */
export const baseCurrencyPreviewQuery = (api: ApiClient, change: BaseCurrencyChange) =>
  queryOptions({
    queryKey: baseCurrencyKeys.preview(change),
    queryFn: ({ signal }) => api.call(previewBaseCurrency, { body: change, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Converts every amount and refetches what shows amounts.
 * @throws ApiError 409 `stale` when one was changed since the preview
 */
export function useChangeBaseCurrency() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BaseCurrencyUpdate) => api.call(changeBaseCurrency, { body }),
    onSuccess: (saved) => queryClient.setQueryData(villaKeys.settings, saved),
    onSettled: (_saved, error) =>
      Promise.all([
        // After the conversion the server would refuse a preview.
        error && queryClient.invalidateQueries({ queryKey: baseCurrencyKeys.all }),
        invalidateFamily(queryClient, 'settings'),
      ]),
  });
}
