import { getReferenceRates, switchReferenceRates } from '@shared/contract/prices/priceEndpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { referenceRatesKey } from './queryKeys';

export const referenceRatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: referenceRatesKey,
    queryFn: ({ signal }) => api.call(getReferenceRates, { signal }),
    staleTime: 0,
  });

/** Switches the reference rates on (read within seconds) or off. */
export function useSwitchReferenceRates() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => api.call(switchReferenceRates, { body: { isOn } }),
    onSuccess: (rates) => queryClient.setQueryData(referenceRatesKey, rates),
    onSettled: () => invalidateFamily(queryClient, 'settings'),
  });
}
