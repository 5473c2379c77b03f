import { addDays, type PlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { DAYS_IN_WEEK } from '../../components/calendarGrid';
import { dayAfterKey } from '../../components/calendarKeys';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { Button } from '../../components/Button';
import { useStable } from '../components/useStable';
import { useReadOnlyReason } from '../platform';
import { nightTones, type Bar } from './bars';
import { boardCells } from './boardCells';
import { firstDayOf, monthOf, type Month } from './calendarMonth';
import { weekdayHeads } from './calendarWords';
import { DragNote } from './DragGhost';
import { withGaps } from './gaps';
import { Key, Legend } from './Legend';
import { followPointer } from './followPointer';
import { MOVE_HINT_ID } from './moveHint';
import { Failed, Frame, Scroller, ROW_HEIGHTS, Track, Weekdays } from './timelineStyles';
import { TimelineWeek, type DayRange } from './TimelineWeek';
import { layBars, timelineWeeks, weekAt, weekIndex, weekOf } from './timelineWeeks';
import { useBarDrag } from './useBarDrag';
import type { CalendarPlace } from './useCalendarPlace';
import { useTimelineData } from './useTimelineData';
import type { MovableBar } from './proposal';
import { segmentInWeek, type Span } from './weekSegments';
import { t } from '../i18n/t';

/** Weeks that are drawn above and below what is in sight. */
const OVERSCAN = 3;
/** Weeks that are drawn before the height is known, and more than any screen shows. */
const MOST_IN_SIGHT = 14;
/** Half a year on paper, and read beforehand: paper does not wait. */
const PRINTED_WEEKS = 27;
/** Scrolling that has rested for so long is noted in the address and reads what is in sight. */
const REST_MS = 200;

/**
 * All weeks under one another, from two years back to five ahead, scrolled through without pages. Only
 * the weeks around those in sight are in the document. Days and bars can be chosen and dragged; arrows
 * move among the days.
 */
export function Timeline({
  place,
  today,
  currency,
  isWide,
  onPick,
  onOpen,
  onMove,
}: {
  place: CalendarPlace;
  today: PlainDate;
  currency: Currency;
  isWide: boolean;
  /** Nights `from` up to the one before `to` were chosen. */
  onPick: (from: PlainDate, to: PlainDate) => void;
  onOpen: (bar: Bar) => void;
  /** A booking or a block was dragged to other days; nothing is saved yet. */
  onMove: (bar: MovableBar, span: Span) => void;
}) {
  const canMove = useReadOnlyReason() === null;
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = isWide ? ROW_HEIGHTS.wide : ROW_HEIGHTS.phone;
  const weeks = useMemo(() => timelineWeeks(today, place.month), [today, place.month]);
  const target = place.day ?? place.week ?? firstDayOf(place.month);
  const [top, setTop] = useState(() => weekIndex(weeks, target));
  const isPrinting = useIsPrinting();
  const { shown, weekKeys } = useShownWeeks(weeks, top, isPrinting);

  const restingTop = useDebouncedValue(top, REST_MS);
  const { data, isPending, isError, retry } = useTimelineData(
    weekAt(weeks, Math.max(0, restingTop - OVERSCAN)),
    addDays(weekAt(weeks, Math.min(weeks.count, restingTop + PRINTED_WEEKS)), -1),
  );
  const bars = useMemo(() => withGaps(data.bars, data, today), [data, today]);
  const tones = useMemo(() => nightTones(data.bars), [data]);
  const cells = useMemo(() => boardCells(data, tones, currency), [data, tones, currency]);
  const laid = useMemo(() => layBars(bars), [bars]);
  const laidByWeek = useMemo(
    () =>
      new Map(
        weekKeys.map((week) => [week, laid.filter(({ bar }) => segmentInWeek(bar, week) !== null)]),
      ),
    [laid, weekKeys],
  );

  const scrollTo = (week: number) => {
    const element = scroller.current;
    if (element) element.scrollTop = week * rowHeight;
    setTop(week);
  };
  /**
   * Where the timeline itself has noted that it was. The address says so a moment later, after further scrolling as
   * well, and leads nowhere else.
   */
  const noted = useRef(new Set<PlainDate>());
  useLayoutEffect(() => {
    if (place.day === null && place.week !== null && noted.current.has(place.week)) return;
    scrollTo(weekIndex(weeks, target));
    // A row's height changes with the width of the window only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [target, weeks.first, rowHeight]);

  const noteRest = useStable(() => {
    const element = scroller.current;
    if (!element) return;
    const first = weekAt(weeks, Math.ceil((element.scrollTop - 4) / rowHeight));
    const month = monthOf(addDays(first, DAYS_IN_WEEK - 1));
    if (first === weekOf(target) && month === place.month) return;
    const inSight = Math.floor(element.clientHeight / rowHeight);
    const keepsDay =
      place.day !== null &&
      place.day >= first &&
      place.day < addDays(first, inSight * DAYS_IN_WEEK);
    noted.current.add(first);
    place.noteWeek(first, month, keepsDay);
  });
  const restTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(restTimer.current), []);
  const handleScroll = () => {
    const element = scroller.current;
    if (!element || isPrinting) return;
    setTop(Math.floor(element.scrollTop / rowHeight));
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(noteRest, REST_MS);
  };

  /** Scrolls as little as is needed to see a day. */
  const reveal = (day: PlainDate) => {
    const element = scroller.current;
    if (!element) return;
    const index = weekIndex(weeks, day);
    const inSight = Math.max(1, Math.floor(element.clientHeight / rowHeight));
    const first = Math.ceil(element.scrollTop / rowHeight);
    if (index < first) scrollTo(index);
    else if (index >= first + inSight) scrollTo(index - inSight + 1);
  };

  const [focused, setFocused] = useState<PlainDate | null>(null);
  /** First day of a choice that is made with Shift and the arrows. */
  const [anchor, setAnchor] = useState<PlainDate | null>(null);
  /** Days over which a pointer is being drawn. */
  const [drawn, setDrawn] = useState<DayRange | null>(null);
  const fallback = place.day ?? (isInSight(today) ? today : (weekKeys[OVERSCAN] ?? today));
  const current = focused !== null && isInSight(focused) ? focused : fallback;
  const chosen = drawn ?? (anchor === null ? null : inOrder(anchor, current));

  function isInSight(day: PlainDate): boolean {
    return weekKeys.includes(weekOf(day));
  }
  const awaited = useRef<PlainDate | null>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    const day = dayElement(scroller.current, awaited.current);
    if (!day) return;
    awaited.current = null;
    day.focus({ preventScroll: true });
  });
  const focusDay = (day: PlainDate) => {
    awaited.current = day;
    setFocused(day);
    reveal(day);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const date = (event.target as HTMLElement).dataset['date'];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!date || !isPlain) return;
    const next = event.key === 't' ? today : dayAfterKey(date, event.key);
    if (!next || weekOf(next) < weeks.first || next >= weekAt(weeks, weeks.count)) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? date) : null);
    focusDay(next);
  };
  const pick = useStable((day: PlainDate) => {
    const range = chosen && day === current ? chosen : { from: day, last: day };
    setAnchor(null);
    setFocused(range.from);
    onPick(range.from, addDays(range.last, 1));
  });
  const open = useStable(onOpen);
  const showMonth = useStable((month: Month) => place.go({ month, view: 'month' }));

  const dayAt = (x: number, y: number): PlainDate | null => {
    const element = scroller.current;
    if (!element) return null;
    const { left, top: edge } = element.getBoundingClientRect();
    const week = Math.floor((y - edge + element.scrollTop) / rowHeight);
    const column = Math.floor(((x - left) / element.clientWidth) * DAYS_IN_WEEK);
    const clamped = Math.min(DAYS_IN_WEEK - 1, Math.max(0, column));
    return addDays(weekAt(weeks, Math.min(weeks.count - 1, Math.max(0, week))), clamped);
  };
  const { proposal, isByKeys, handlers } = useBarDrag({
    bars,
    canMove,
    dayAt,
    scroller,
    onDrop: (bar, span) => {
      focusDay(span.from);
      onMove(bar, span);
    },
    onKeyMove: reveal,
  });

  /** Days that are drawn over are chosen, as in the month. */
  const isClickOver = useRef(false);
  const handlePointerDown = (event: PointerEvent) => {
    const target = event.target as HTMLElement;
    const from = target.closest<HTMLElement>('[data-date]')?.dataset['date'];
    if (!from || event.button !== 0 || !event.isPrimary) return;
    followPointer(event.nativeEvent, {
      scroller: scroller.current,
      onBegin: () => setDrawn({ from, last: from }),
      onMove: (x, y) => {
        const day = dayAt(x, y);
        if (day) setDrawn(inOrder(from, day));
      },
      onEnd: (at) => {
        setDrawn(null);
        const day = at && dayAt(at.x, at.y);
        if (!day) return;
        isClickOver.current = true;
        setTimeout(() => (isClickOver.current = false));
        const range = inOrder(from, day);
        setFocused(range.from);
        onPick(range.from, addDays(range.last, 1));
      },
    });
  };

  return (
    <>
      <Key>
        <Legend seasons={data.seasons} />
      </Key>
      {isError && (
        <Failed role="alert">
          <p>{t('Some weeks could not be loaded.')}</p>
          <Button type="button" $variant="secondary" $size="small" onClick={retry}>
            {t('Try again')}
          </Button>
        </Failed>
      )}
      <Frame
        role="group"
        aria-label={t('Timeline')}
        $rowHeight={rowHeight}
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
        {...handlers}
        onClickCapture={(event) => {
          if (isClickOver.current) event.stopPropagation();
          else handlers.onClickCapture(event);
        }}
      >
        <Weekdays aria-hidden>
          {weekdayHeads(!isWide).map((day) => (
            <span key={day}>{day}</span>
          ))}
        </Weekdays>
        <Scroller ref={scroller} aria-busy={isPending} onScroll={handleScroll}>
          <Track
            style={
              isPrinting
                ? undefined
                : { paddingTop: shown.from * rowHeight, height: weeks.count * rowHeight }
            }
          >
            {weekKeys.map((first) => {
              const ends = addDays(first, DAYS_IN_WEEK);
              const isHere = (day: PlainDate | null) =>
                day !== null && first <= day && day < ends ? day : null;
              return (
                <TimelineWeek
                  key={first}
                  first={first}
                  today={isHere(today)}
                  asked={isHere(place.day)}
                  current={isHere(current)}
                  chosen={chosen && chosen.from < ends && chosen.last >= first ? chosen : null}
                  cells={cells}
                  bars={laidByWeek.get(first) ?? NO_BARS}
                  proposal={proposal && segmentInWeek(proposal, first) ? proposal : null}
                  draggedKey={proposal?.bar.key ?? null}
                  canMove={canMove}
                  onPick={pick}
                  onOpen={open}
                  onMonth={showMonth}
                />
              );
            })}
          </Track>
        </Scroller>
      </Frame>
      <VisuallyHidden id={MOVE_HINT_ID}>
        {t('Press M to move this with the arrow keys.')}
      </VisuallyHidden>
      <DragNote proposal={proposal} isByKeys={isByKeys} />
    </>
  );
}

const NO_BARS: [] = [];

/** The weeks in the document, by their first days; stays the same while it says the same. */
function useShownWeeks(
  weeks: ReturnType<typeof timelineWeeks>,
  top: number,
  isPrinting: boolean,
): { shown: { from: number; to: number }; weekKeys: PlainDate[] } {
  const from = isPrinting ? top : Math.max(0, top - OVERSCAN);
  const to = Math.min(weeks.count, isPrinting ? top + PRINTED_WEEKS : top + MOST_IN_SIGHT);
  const weekKeys = useMemo(
    () => Array.from({ length: to - from }, (_, index) => weekAt(weeks, from + index)),
    [weeks, from, to],
  );
  return { shown: { from, to }, weekKeys };
}

/** On paper nothing scrolls: half a year from where the owner is, all of it in the document. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

function dayElement(within: HTMLElement | null, day: PlainDate): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-date="${day}"]`) ?? null;
}

function inOrder(a: PlainDate, b: PlainDate): DayRange {
  return a <= b ? { from: a, last: b } : { from: b, last: a };
}
