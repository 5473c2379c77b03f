import { useEffect, useRef } from 'react';

/**
 * Lets Back close an overlay instead of leaving the page, as phone users expect. The overlay has its own
 * history entry while it is open, which is removed however it closes.
 */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    window.history.pushState({ ...historyState(), [MARK]: true }, '');
    const handlePop = () => latest.current();
    window.addEventListener('popstate', handlePop);
    return () => {
      window.removeEventListener('popstate', handlePop);
      if (MARK in historyState()) window.history.back();
    };
  }, []);
}

const MARK = 'isViewer';

/** The router keeps its own state there. */
function historyState(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
