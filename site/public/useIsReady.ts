import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the page is hydrated. Forms take no input before that, because hydration would discard it. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
