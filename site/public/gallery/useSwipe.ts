import { useRef, type PointerEvent } from 'react';

/** A movement shorter than this is a tap. */
const SWIPE_PX = 15;
/** So far, or so fast, turns the picture. */
const TURN_PX = 40;
const TURN_PX_PER_MS = 0.5;

/** Where a horizontal movement leads: the picture after, before, or none. */
export function swipeResult(distancePx: number, durationMs: number): 'next' | 'previous' | null {
  const distance = Math.abs(distancePx);
  if (distance <= SWIPE_PX) return null;
  const isFast = distance / Math.max(1, durationMs) > TURN_PX_PER_MS;
  if (distance <= TURN_PX && !isFast) return null;
  return distancePx < 0 ? 'next' : 'previous';
}

/** Pointer handlers that tell swipes to the left and to the right. */
export function useSwipe({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const start = useRef<{ x: number; time: number } | null>(null);
  const handleEnd = (event: PointerEvent) => {
    if (!start.current) return;
    const { x, time } = start.current;
    start.current = null;
    const result = swipeResult(event.clientX - x, event.timeStamp - time);
    if (result === 'next') onNext();
    if (result === 'previous') onPrevious();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, time: event.timeStamp };
    },
    onPointerUp: handleEnd,
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
