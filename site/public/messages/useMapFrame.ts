import { useEffect, useState, type RefObject } from 'react';

/** `waiting` until the map is near the window, `loading` until the frame has loaded. */
export type MapFrame = {
  state: 'waiting' | 'loading' | 'shown' | 'unavailable';
  onLoad: () => void;
};

const NEAR = '400px';
const TIMEOUT_MS = 10_000;

/**
 * When to load a map in a frame, and whether it loaded. A page only sees a frame's `load` event, so 10 s
 * without it, or an offline browser, count as failures. Google reports its own errors (a refused key) inside
 * the frame. Going online again retries once.
 */
export function useMapFrame(place: RefObject<HTMLElement | null>, isWanted: boolean): MapFrame {
  const [state, setState] = useState<MapFrame['state']>('waiting');

  useEffect(() => {
    const element = place.current;
    if (!isWanted || !element || state !== 'waiting') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setState(navigator.onLine ? 'loading' : 'unavailable'),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isWanted, state]);

  useEffect(() => {
    if (state !== 'loading') return;
    const giveUp = () => setState('unavailable');
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    window.addEventListener('offline', giveUp);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', giveUp);
    };
  }, [state]);

  useEffect(() => {
    if (state !== 'unavailable') return;
    const tryAgain = () => setState('waiting');
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [state]);

  return {
    state,
    onLoad: () => setState((current) => (current === 'loading' ? 'shown' : current)),
  };
}
