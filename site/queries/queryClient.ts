import { notifyManager, QueryClient } from '@tanstack/react-query';

// Screens learn of a change before the next press is handled: of two quick taps, the second one finds `isPending`
// set. The library's own way, a timer of 0 ms, comes too late for it.
notifyManager.setScheduler(queueMicrotask);

/**
 * The specification's defaults: reads never go stale, are not repeated on focus or on a timer,
 * and are not retried. A query that differs says so itself. One client a page or a request.
 *
 * A read that failed is made again once the browser is online again: nobody has to ask for it.
 *
 * Calls are made even when the browser believes it is offline: otherwise they would wait without
 * a word and be sent behind the reader's back, and a server on the same machine needs no network.
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
