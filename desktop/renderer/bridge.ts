import type { DesktopBridge, DesktopState } from '@shared/contract/desktop';
import { useEffect, useState } from 'react';

declare global {
  interface Window {
    villaDesktop: DesktopBridge;
  }
}

/** What the app around the window can do. */
export const bridge: DesktopBridge = window.villaDesktop;

/** What the window knows of the app around it. */
export type DesktopAnswer = { state: DesktopState } | { failure: unknown };

/** The state of the app around the window; `null` until it is known. */
export function useDesktopState(): DesktopAnswer | null {
  const [answer, setAnswer] = useState<DesktopAnswer | null>(null);
  useEffect(() => {
    const tell = (state: DesktopState) => setAnswer({ state });
    const stop = bridge.onState(tell);
    bridge.getState().then(tell, (failure: unknown) => setAnswer({ failure }));
    return stop;
  }, []);
  return answer;
}
