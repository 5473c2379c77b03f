import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** A shorter movement is a tap. */
const SWIPE_PX = 15;
/** Minimum distance of a slow swipe. */
const TURN_PX = 40;
const TURN_PX_PER_MS = 0.5;

export function swipeResult(distancePx: number, durationMs: number): 'next' | 'previous' | null {
  const distance = Math.abs(distancePx);
  if (distance <= SWIPE_PX) return null;
  const isFast = distance / Math.max(1, durationMs) > TURN_PX_PER_MS;
  if (distance <= TURN_PX && !isFast) return null;
  return distancePx < 0 ? 'next' : 'previous';
}

/** Handlers that detect horizontal swipes and keep them from counting as clicks. */
export function useSwipe({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const start = useRef<{ x: number; time: number } | null>(null);
  const wasSwipe = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, time: event.timeStamp };
      wasSwipe.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const distance = event.clientX - start.current.x;
      const result = swipeResult(distance, event.timeStamp - start.current.time);
      start.current = null;
      wasSwipe.current = Math.abs(distance) > SWIPE_PX;
      if (result === 'next') onNext();
      if (result === 'previous') onPrevious();
    },
    onPointerCancel: () => {
      start.current = null;
    },
    // A mouse drag ends with a click, which would close the viewer.
    onClickCapture: (event: MouseEvent) => {
      if (wasSwipe.current) event.stopPropagation();
      wasSwipe.current = false;
    },
  };
}
