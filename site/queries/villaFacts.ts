import { getVillaFacts } from '@shared/contract/content/villaEndpoints';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';
import { contentKeys } from './queryKeys';

/** What the house is called: short, and without the content's schemas, for every start waits for it. */
export const villaFactsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: contentKeys.facts,
    queryFn: ({ signal }) => api.call(getVillaFacts, { signal }),
  });
