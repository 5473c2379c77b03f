import { changeBaseCurrency, previewBaseCurrency } from '@shared/contract/prices/priceEndpoints';
import type { BaseCurrencyChange, BaseCurrencyUpdate } from '@shared/contract/prices/baseCurrency';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { baseCurrencyKeys, villaKeys } from './queryKeys';

/** What every amount would be in another base currency; always asked again. */
export const baseCurrencyPreviewQuery = (api: ApiClient, change: BaseCurrencyChange) =>
  queryOptions({
    queryKey: baseCurrencyKeys.preview(change),
    queryFn: ({ signal }) => api.call(previewBaseCurrency, { body: change, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Converts every amount; what shows amounts is read again.
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
        // Once converted there is nothing to preview, and the server would refuse to.
        error && queryClient.invalidateQueries({ queryKey: baseCurrencyKeys.all }),
        invalidateFamily(queryClient, 'settings'),
      ]),
  });
}
