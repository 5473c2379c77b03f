import { QueryClient } from '@tanstack/react-query';

/**
 * The specification's defaults: reads never go stale, are not repeated on focus or on a timer,
 * and are not retried. A query that differs says so itself. One client a page or a request.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
