import { notifyManager, QueryClient } from '@tanstack/react-query';

// Notifies screens in a microtask, so that `isPending` is set before the second of two quick taps. The library's
// default, a timer of 0 ms, is too late for that.
notifyManager.setScheduler(queueMicrotask);

/**
 * The specification's defaults: no staleness, no refetch on focus or by timer, no retries. Queries override them.
 * One client per page or request. Failed reads are repeated when the browser goes online. Requests are made even if
 * the browser reports being offline. Otherwise they would be queued silently and sent later, and a server on the
 * same machine needs no network.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: (query) => query.state.status === 'error',
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
