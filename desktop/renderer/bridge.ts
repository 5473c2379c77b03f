import type { DesktopBridge, DesktopState } from '@shared/contract/desktop';
import { useEffect, useState } from 'react';

declare global {
  interface Window {
    villaDesktop: DesktopBridge;
  }
}

/** What the app around the window can do. */
export const bridge: DesktopBridge = window.villaDesktop;

/** The state of the app around the window; `null` until it is known. */
export function useDesktopState(): DesktopState | null {
  const [state, setState] = useState<DesktopState | null>(null);
  useEffect(() => {
    const stop = bridge.onState(setState);
    void bridge.getState().then(setState);
    return stop;
  }, []);
  return state;
}
