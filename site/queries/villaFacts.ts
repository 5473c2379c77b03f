import { getVillaFacts } from '@shared/contract/content/villaEndpoints';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';
import { contentKeys } from './queryKeys';

/** What the house is called, for those who may not read its content. */
export const villaFactsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: contentKeys.facts,
    queryFn: ({ signal }) => api.call(getVillaFacts, { signal }),
  });
