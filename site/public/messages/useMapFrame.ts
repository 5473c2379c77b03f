import { useEffect, useState, type RefObject } from 'react';

/** `waiting` until the place comes near, `loading` until the frame has loaded. */
export type MapFrame = {
  state: 'waiting' | 'loading' | 'shown' | 'unavailable';
  onLoad: () => void;
};

/** How far from the window's edge the map begins to load. */
const NEAR = '400px';
const TIMEOUT_MS = 10_000;

/**
 * When to load a map in a frame, and whether it came. All that a page can know of another site's
 * frame is that something has loaded in it: that nothing loads in 10 s, and that the browser is
 * offline, count as failures. What Google answers instead of a map (a refused key) it says itself,
 * inside the frame. A browser that comes online again tries once more.
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
