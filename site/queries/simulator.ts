import { simulatePrice } from '@shared/contract/prices/priceEndpoints';
import type { SimulatePriceInput } from '@shared/contract/prices/simulate';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';
import { simulatorKeys } from './queryKeys';

/** The quote that a guest would get for a stay, with its reasons. Never cached. */
export const simulationQuery = (api: ApiClient, input: SimulatePriceInput) =>
  queryOptions({
    queryKey: simulatorKeys.of(input),
    queryFn: ({ signal }) => api.call(simulatePrice, { body: input, signal }),
    staleTime: 0,
    gcTime: 0,
  });
