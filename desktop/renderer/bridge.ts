import type { DesktopBridge, DesktopState } from '@shared/contract/desktop';
import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    villaDesktop: DesktopBridge;
  }
}

export const bridge: DesktopBridge = window.villaDesktop;

export type DesktopAnswer = { state: DesktopState } | { failure: unknown };

let answer: DesktopAnswer | null = null;
const listeners = new Set<() => void>();

/** Loads the app's state and follows its changes. @returns resolves when the state or its error is known */
export async function followState(): Promise<void> {
  bridge.onState((state) => learn({ state }));
  await bridge.getState().then(
    (state) => learn({ state }),
    (failure: unknown) => learn({ failure }),
  );
}

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
