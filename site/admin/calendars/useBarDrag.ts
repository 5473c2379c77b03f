import { addDays, type PlainDate } from '@shared/domain/date';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { DAYS_IN_WEEK } from '../../components/calendarGrid';
import { useStable } from '../components/useStable';
import type { Bar } from './bars';
import { followPointer } from './followPointer';
import {
  draggedSpan,
  isMovable,
  proposalOf,
  type Grip,
  type MovableBar,
  type Proposal,
} from './proposal';
import { shiftSpan, type Span } from './weekSegments';

/** A bar on its way; its data are looked up each time, since another window may change them. */
type Drag = Span & { key: string; grip: Grip; original: Span; isByKeys: boolean };

/**
 * Moves bookings and blocks on a calendar: by mouse, by a finger that rests on a bar first, and by keyboard with
 * `M` and the arrows. Bars are found by `data-bar`, their ends by `data-grip`. What changes on the
 * calendar meanwhile does not end it, unless it is that one itself.
 * @param dayAt the day at a place of the window
 * @param onDrop other dates were chosen; nothing is saved yet
 */
export function useBarDrag({
  bars,
  canMove,
  dayAt,
  onDrop,
}: {
  bars: readonly Bar[];
  canMove: boolean;
  dayAt: (x: number, y: number) => PlainDate | null;
  onDrop: (bar: MovableBar, span: Span) => void;
}): {
  proposal: Proposal | null;
  isByKeys: boolean;
  /** Go on the element around the bars. */
  handlers: {
    onPointerDownCapture: (event: PointerEvent) => void;
    onClickCapture: (event: MouseEvent) => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** Ends what is under way without a drop. */
  const cancel = useRef<(() => void) | null>(null);
  /** The press that ended a drag is no click on what is below. */
  const isClickOver = useRef(false);
  useEffect(() => () => cancel.current?.(), []);

  const bar = drag && movableBarOf(bars, drag.key);
  const isStillThere =
    drag !== null && bar?.from === drag.original.from && bar.to === drag.original.to;
  useEffect(() => {
    if (drag && !isStillThere) cancel.current?.();
  }, [drag, isStillThere]);
  const proposal = useMemo(
    () => (drag && bar && isStillThere ? proposalOf(bar, drag.grip, drag, bars) : null),
    [drag, bar, isStillThere, bars],
  );

  const drop = useStable((key: string, span: Span) => {
    const dropped = movableBarOf(bars, key);
    if (dropped && (dropped.from !== span.from || dropped.to !== span.to)) onDrop(dropped, span);
  });
  const currentDayAt = useStable(dayAt);

  const handlePointerDown = (event: PointerEvent) => {
    if (!canMove || drag || event.button !== 0 || !event.isPrimary) return;
    const target = event.target as Element;
    const held = movableBarOf(bars, target.closest<HTMLElement>('[data-bar]')?.dataset['bar']);
    const pressed = dayAt(event.clientX, event.clientY);
    if (!held || !pressed) return;
    const grip = (target.closest<HTMLElement>('[data-grip]')?.dataset['grip'] ?? 'move') as Grip;
    cancel.current?.();
    cancel.current = followPointer(event.nativeEvent, {
      onBegin: () =>
        setDrag({ ...spanOf(held), key: held.key, grip, original: spanOf(held), isByKeys: false }),
      onMove: (x, y) => {
        const day = currentDayAt(x, y);
        if (!day) return;
        const span = draggedSpan(held, grip, pressed, day);
        setDrag((now) => now && (isSameSpan(now, span) ? now : { ...now, ...span }));
      },
      onEnd: (at) => {
        cancel.current = null;
        setDrag(null);
        if (!at) return;
        isClickOver.current = true;
        setTimeout(() => (isClickOver.current = false));
        const day = currentDayAt(at.x, at.y);
        if (day) drop(held.key, draggedSpan(held, grip, pressed, day));
      },
    });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const isAsked = event.key === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isAsked || !canMove || drag) return;
    const target = event.target as Element;
    const held = movableBarOf(bars, target.closest<HTMLElement>('[data-bar]')?.dataset['bar']);
    if (!held) return;
    event.preventDefault();
    let span = spanOf(held);
    setDrag({ ...span, key: held.key, grip: 'move', original: span, isByKeys: true });
    cancel.current = followKeys({
      onMove: (change) => {
        span = change(span);
        setDrag((now) => now && { ...now, ...span });
      },
      onEnd: (isDropped) => {
        cancel.current = null;
        setDrag(null);
        if (isDropped) drop(held.key, span);
      },
    });
  };

  return {
    proposal,
    isByKeys: drag?.isByKeys ?? false,
    handlers: {
      onPointerDownCapture: handlePointerDown,
      onClickCapture: (event) => {
        if (!isClickOver.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDownCapture: handleKeyDown,
    },
  };
}

/** Arrows move, with Shift they change the check-out; Enter drops, Escape and Tab call it off. */
function followKeys(on: {
  onMove: (change: (span: Span) => Span) => void;
  onEnd: (isDropped: boolean) => void;
}): () => void {
  const listening = new AbortController();
  const end = (isDropped: boolean) => {
    listening.abort();
    on.onEnd(isDropped);
  };
  window.addEventListener(
    'keydown',
    (event) => {
      const days = ARROW_DAYS[event.key];
      if (days !== undefined) {
        on.onMove((span) =>
          event.shiftKey
            ? draggedSpan(span, 'end', '', addDays(span.to, days))
            : shiftSpan(span, days),
        );
      } else if (event.key === 'Enter' || event.key === ' ') end(true);
      else if (event.key === 'Escape') end(false);
      else if (event.key === 'Tab') {
        end(false);
        return;
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal: listening.signal, capture: true },
  );
  // Whoever goes on with the mouse is no longer moving by keys.
  window.addEventListener('pointerdown', () => end(false), { signal: listening.signal });
  return () => end(false);
}

const ARROW_DAYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -DAYS_IN_WEEK,
  ArrowDown: DAYS_IN_WEEK,
};

function movableBarOf(bars: readonly Bar[], key: string | undefined): MovableBar | undefined {
  const bar = bars.find((each) => each.key === key);
  return bar && isMovable(bar) ? bar : undefined;
}

function spanOf({ from, to }: Span): Span {
  return { from, to };
}

function isSameSpan(a: Span, b: Span): boolean {
  return a.from === b.from && a.to === b.to;
}
