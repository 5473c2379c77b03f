import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/**
 * Takes up the data that a page arrived with, as read at this moment: the server keeps a rendered
 * page until what is on it changes, so data of an old rendering is as good as new. Counted from
 * the rendering, it would be asked for again at once by every guest after its `staleTime`.
 *
 * A page that the browser brought back from its history was shown without asking the server; its
 * data is as old as it says.
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
