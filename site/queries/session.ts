import { getAdminSession } from '@shared/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/client';

export const sessionKey = ['session'] as const;

/** Who is signed in; a check that fails counts as nobody, as the specification has it. */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: ({ signal }) => api.call(getAdminSession, { signal }),
  });
