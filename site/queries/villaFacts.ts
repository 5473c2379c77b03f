import { getVillaFacts } from '@shared/contract/content/villaEndpoints';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';
import { contentKeys } from './queryKeys';

/** The house's name. Small and without the content's schemas, because every start waits for it. */
export const villaFactsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: contentKeys.facts,
    queryFn: ({ signal }) => api.call(getVillaFacts, { signal }),
  });
