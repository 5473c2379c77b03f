import { useEffect, useRef } from 'react';

/**
 * Has Back close what lies over the page, as on phones it is expected to, instead of leaving the page:
 * while it is shown it has an entry of its own in the history, which goes with it however it is closed.
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

/** The router keeps its own there. */
function historyState(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
