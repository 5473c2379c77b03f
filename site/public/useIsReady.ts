import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the page has come to life. Until then a form takes no input: what is typed into
 * plain HTML would be gone when React takes it over.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
