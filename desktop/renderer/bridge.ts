import type { DesktopBridge, DesktopState } from '@shared/contract/desktop';
import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    villaDesktop: DesktopBridge;
  }
}

/** What the app around the window can do. */
export const bridge: DesktopBridge = window.villaDesktop;

/** What the window knows of the app around it. */
export type DesktopAnswer = { state: DesktopState } | { failure: unknown };

let answer: DesktopAnswer | null = null;
const listeners = new Set<() => void>();

/**
 * Learns the state of the app around the window, and follows it.
 * @returns when it is known, or why not
 */
export async function followState(): Promise<void> {
  bridge.onState((state) => learn({ state }));
  await bridge.getState().then(
    (state) => learn({ state }),
    (failure: unknown) => learn({ failure }),
  );
}

/** The state of the app around the window; `null` until it is known. */
export function useDesktopState(): DesktopAnswer | null {
  return useSyncExternalStore(subscribe, () => answer);
}

function learn(next: DesktopAnswer): void {
  answer = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
