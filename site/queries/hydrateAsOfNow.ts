import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/**
 * Hydrates the data embedded in a page and dates it to now. The server caches a rendered page until its data
 * changes, so the data is current. Dated to the rendering, every guest would refetch it after its `staleTime`. A
 * page from the browser's history was shown without asking the server, so its data keeps its date.
 */
export function hydrateAsOfNow(queryClient: QueryClient, state: DehydratedState): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') {
    hydrate(queryClient, state);
    return;
  }
  const dataUpdatedAt = Date.now();
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt },
  }));
  hydrate(queryClient, { ...state, queries });
}
