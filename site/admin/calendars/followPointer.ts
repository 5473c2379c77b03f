/** Movement that makes a press with the mouse a drag. */
const MOUSE_SLACK_PX = 4;
/** A finger that moves further before the long press scrolls instead. */
const TOUCH_SLACK_PX = 8;
const LONG_PRESS_MS = 350;
/** Distance from the window's edge that scrolls the page, and the step per frame. */
const EDGE_PX = 44;
const EDGE_STEP_PX = 9;

/**
 * Follows a pointer from its press. A finger must rest first; otherwise it scrolls.
 * @param on.onEnd gets the end position, `null` if it was no drag or was cancelled
 * @returns cancels the drag
 */
export function followPointer(
  press: globalThis.PointerEvent,
  on: {
    onBegin: () => void;
    onMove: (x: number, y: number) => void;
    onEnd: (at: { x: number; y: number } | null) => void;
  },
): () => void {
  const isTouch = press.pointerType !== 'mouse';
  let at = { x: press.clientX, y: press.clientY };
  let isDragging = false;
  let frame = 0;
  const listening = new AbortController();
  const listen = listening.signal;

  const begin = () => {
    isDragging = true;
    on.onBegin();
    on.onMove(at.x, at.y);
    frame = requestAnimationFrame(scrollAtEdge);
  };
  const scrollAtEdge = () => {
    const isAtBottom = at.y > window.innerHeight - EDGE_PX;
    const step = at.y < EDGE_PX ? -EDGE_STEP_PX : isAtBottom ? EDGE_STEP_PX : 0;
    if (step !== 0) {
      window.scrollBy({ top: step, behavior: 'instant' });
      on.onMove(at.x, at.y);
    }
    frame = requestAnimationFrame(scrollAtEdge);
  };
  const end = (place: { x: number; y: number } | null) => {
    clearTimeout(longPress);
    cancelAnimationFrame(frame);
    listening.abort();
    on.onEnd(place);
  };
  const longPress = isTouch ? setTimeout(begin, LONG_PRESS_MS) : undefined;

  const isOther = (event: globalThis.PointerEvent) => event.pointerId !== press.pointerId;
  window.addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return;
      at = { x: event.clientX, y: event.clientY };
      if (isDragging) {
        on.onMove(at.x, at.y);
        return;
      }
      const way = Math.hypot(at.x - press.clientX, at.y - press.clientY);
      if (isTouch && way > TOUCH_SLACK_PX) end(null);
      if (!isTouch && way >= MOUSE_SLACK_PX) begin();
    },
    { signal: listen },
  );
  window.addEventListener(
    'pointerup',
    (event) => !isOther(event) && end(isDragging ? { x: event.clientX, y: event.clientY } : null),
    { signal: listen },
  );
  window.addEventListener('pointercancel', (event) => !isOther(event) && end(null), {
    signal: listen,
  });
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isDragging || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(null);
    },
    { signal: listen, capture: true },
  );
  // While dragging, a finger neither scrolls nor opens the context menu.
  const refuse = (event: Event) => isDragging && event.cancelable && event.preventDefault();
  // The touched element still gets the event after it has left the document; the window does not.
  press.target?.addEventListener('touchmove', refuse, { signal: listen, passive: false });
  window.addEventListener('contextmenu', refuse, { signal: listen });
  return () => end(null);
}
