import { addDays, eachDay, type PlainDate } from '@shared/domain/date';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { DAYS_IN_WEEK } from '../../components/calendarGrid';
import { useStable } from '../components/useStable';
import type { Bar } from './bars';
import { dayAt, dayElement, sideAt } from './boardElements';
import { monthOf, shiftMonth, type Month } from './calendarMonth';
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

/** Time above or below the weeks after which a drag turns the month. */
const TURN_MS = 800;

type Drag = Span & { held: MovableBar; grip: Grip; isByKeys: boolean };

type BarDrag = {
  proposal: Proposal | null;
  isByKeys: boolean;
  handlers: {
    onPointerDownCapture: (event: PointerEvent) => void;
    onClickCapture: (event: MouseEvent) => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
};

/**
 * Moves bookings and blocks by mouse, by a long press, and by keyboard with `M` and the arrow keys. `data-bar` marks
 * bars and `data-grip` their ends. Live updates only end the drag if they change the dragged bar.
 * @param board element around the bars and days
 * @param isKnown whether a day has been loaded
 * @param onDrop called with the new dates, which are not saved yet
 * @param onMonth called when the drag turns to another month
 */
export function useBarDrag({
  board,
  month,
  bars,
  isKnown,
  canMove,
  onDrop,
  onMonth,
}: {
  board: RefObject<HTMLElement | null>;
  month: Month;
  bars: readonly Bar[];
  isKnown: (day: PlainDate) => boolean;
  canMove: boolean;
  onDrop: (bar: MovableBar, span: Span) => void;
  onMonth: (month: Month) => void;
}): BarDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** Ends the drag without a drop. */
  const cancel = useRef<(() => void) | null>(null);
  /** True after a drag, so that the click that follows it is ignored. */
  const isClickOver = useRef(false);
  useEffect(() => () => cancel.current?.(), []);

  const onShow = drag && movableBarOf(bars, drag.held.key);
  // A month without its nights says nothing about the bar.
  const isGone =
    drag !== null && (onShow ? !isSameSpan(onShow, drag.held) : nightsOf(drag.held).some(isKnown));
  useEffect(() => {
    if (isGone) cancel.current?.();
  }, [isGone]);
  const bar = onShow ?? drag?.held;
  const proposal = useMemo(
    () => (drag && bar && !isGone ? proposalOf(bar, drag.grip, drag, bars) : null),
    [drag, bar, isGone, bars],
  );

  const drop = useStable((held: MovableBar, span: Span) => {
    if (!isSameSpan(held, span)) onDrop(movableBarOf(bars, held.key) ?? held, span);
  });
  const turnMonth = useStable((side: number) => onMonth(shiftMonth(month, side)));
  const reveal = useStable((day: PlainDate) => {
    if (!dayElement(board.current, day)) onMonth(monthOf(day));
  });

  const barAt = (target: EventTarget) => movableBarOf(bars, dataAt(target, 'bar'));
  const handlePointerDown = (event: PointerEvent) => {
    if (!canMove || drag || event.button !== 0 || !event.isPrimary) return;
    const held = barAt(event.target);
    const pressed = dayAt(board.current, event.clientX, event.clientY);
    if (!held || !pressed) return;
    const grip = (dataAt(event.target, 'grip') ?? 'move') as Grip;
    const turning = turnBeside((y) => sideAt(board.current, y), turnMonth);
    cancel.current?.();
    cancel.current = followPointer(event.nativeEvent, {
      onBegin: () => setDrag({ ...spanOf(held), held, grip, isByKeys: false }),
      onMove: (x, y) => {
        turning.moveTo(y);
        const day = dayAt(board.current, x, y);
        if (!day) return;
        const span = draggedSpan(held, grip, pressed, day);
        setDrag((now) => now && (isSameSpan(now, span) ? now : { ...now, ...span }));
      },
      onEnd: (at) => {
        turning.stop();
        cancel.current = null;
        setDrag(null);
        if (!at) return;
        isClickOver.current = true;
        setTimeout(() => (isClickOver.current = false));
        const day = dayAt(board.current, at.x, at.y);
        if (day) drop(held, draggedSpan(held, grip, pressed, day));
      },
    });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const isAsked = event.key === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isAsked || !canMove || drag) return;
    const held = barAt(event.target);
    if (!held) return;
    event.preventDefault();
    let span = spanOf(held);
    setDrag({ ...span, held, grip: 'move', isByKeys: true });
    cancel.current = followKeys({
      onMove: (change) => {
        span = change(span);
        setDrag((now) => now && { ...now, ...span });
        reveal(span.from);
      },
      onEnd: (isDropped) => {
        cancel.current = null;
        setDrag(null);
        if (isDropped) drop(held, span);
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

/** Calls `onTurn` repeatedly while the pointer rests where `sideOf` is not 0. */
function turnBeside(
  sideOf: (y: number) => number,
  onTurn: (side: number) => void,
): { moveTo: (y: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const moveTo = (y: number) => {
    if (sideOf(y) === 0) {
      stop();
      return;
    }
    timer ??= setTimeout(() => {
      timer = undefined;
      // The new month may have more weeks, which now lie under the pointer.
      onTurn(sideOf(y));
      moveTo(y);
    }, TURN_MS);
  };
  return { moveTo, stop };
}

/** Arrow keys move, with Shift they change the check-out. Enter drops; Escape and Tab cancel. */
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
  // Using the mouse ends the move.
  window.addEventListener('pointerdown', () => end(false), { signal: listening.signal });
  return () => end(false);
}

const ARROW_DAYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -DAYS_IN_WEEK,
  ArrowDown: DAYS_IN_WEEK,
};

/** A data attribute of an element, or of the nearest one around it that has it. */
function dataAt(target: EventTarget, name: string): string | undefined {
  return (target as Element).closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
}

function movableBarOf(bars: readonly Bar[], key: string | undefined): MovableBar | undefined {
  const bar = bars.find((each) => each.key === key);
  return bar && isMovable(bar) ? bar : undefined;
}

function nightsOf({ from, to }: Span): PlainDate[] {
  return eachDay(from, addDays(to, -1));
}

function spanOf({ from, to }: Span): Span {
  return { from, to };
}

function isSameSpan(a: Span, b: Span): boolean {
  return a.from === b.from && a.to === b.to;
}
