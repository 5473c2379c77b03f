import { updatePriceTerms } from '@shared/contract/prices/priceEndpoints';
import type { PriceTermsUpdate } from '@shared/contract/prices/priceTermsInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import { invalidateFamily } from './families';
import { villaKeys } from './queryKeys';

/** @throws ApiError 409 `stale` when another window has saved since `updatedAt` */
export function useSavePriceTerms() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PriceTermsUpdate) => api.call(updatePriceTerms, { body }),
    onSuccess: (terms) => queryClient.setQueryData(villaKeys.priceTerms, terms),
    onSettled: () => invalidateFamily(queryClient, 'settings'),
  });
}
