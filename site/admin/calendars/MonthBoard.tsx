import { addDays, type PlainDate } from '@shared/domain/date';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Calendar, type Components } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { currentFirstWeekday } from '../i18n/language';
import { useReadOnlyReason } from '../platform';
import type { Bar } from './bars';
import { BoardContext, MOVE_HINT_ID, type BoardCell } from './boardContext';
import { dayElement } from './boardElements';
import { fromBoardDate, toBoardDate, toBoardEvent, type BoardEvent } from './boardDates';
import { boardLocalizer } from './boardLocalizer';
import { BarText, DayHead, WeekBars } from './boardParts';
import { BoardFrame } from './boardStyles';
import { firstDayOf, monthOf, type Month } from './calendarMonth';
import { monthText, weekdayHead } from './calendarWords';
import { dayAfterKey } from '../../components/calendarKeys';
import { DragNote } from './DragGhost';
import { t } from '../i18n/t';
import type { MovableBar } from './proposal';
import { useBarDrag } from './useBarDrag';
import type { Span } from './weekSegments';

const components = {
  event: BarText,
  month: { dateHeader: DayHead },
  weekWrapper: WeekBars,
} as Components<BoardEvent>;
const formats = { weekdayFormat: (day: Date) => weekdayHead(day.getDay()) };
const ONLY_MONTH = { month: true };

/** The month with its bars. Days and bars can be chosen and dragged; arrow keys move between days. */
export function MonthBoard({
  month,
  today,
  asked,
  bars,
  cells,
  onPick,
  onOpen,
  onMove,
  onMonth,
}: {
  month: Month;
  today: PlainDate;
  /** From the address. */
  asked: PlainDate | null;
  bars: readonly Bar[];
  cells: ReadonlyMap<PlainDate, BoardCell>;
  /** @param to the day after the last night */
  onPick: (from: PlainDate, to: PlainDate) => void;
  onOpen: (bar: Bar) => void;
  /** Proposes other days for a booking or block; nothing is saved yet. */
  onMove: (bar: MovableBar, span: Span) => void;
  onMonth: (month: Month) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const canMove = useReadOnlyReason() === null;
  const firstWeekday = currentFirstWeekday();
  const [focused, setFocused] = useState<PlainDate | null>(null);
  /** First day of a selection with Shift and the arrow keys. */
  const [anchor, setAnchor] = useState<PlainDate | null>(null);
  const events = useMemo(() => bars.map(toBoardEvent), [bars]);
  const fallback =
    asked !== null && cells.has(asked)
      ? asked
      : monthOf(today) === month
        ? today
        : firstDayOf(month);
  const current = focused !== null && cells.has(focused) ? focused : fallback;
  const chosen = anchor === null ? null : inOrder(anchor, current);

  const focusDay = (date: PlainDate) => dayElement(frame.current, date)?.focus();
  /** A day of another month that takes the focus once it is rendered. */
  const awaited = useRef<PlainDate | null>(null);
  useEffect(() => {
    const date = awaited.current;
    if (date === null || !cells.has(date)) return;
    // The library renders a new month twice, to measure it, and creates new elements the second time.
    const timer = setTimeout(() => {
      awaited.current = null;
      dayElement(frame.current, date)?.focus();
    });
    return () => clearTimeout(timer);
  }, [cells, month]);
  useEffect(() => {
    if (asked === null) return;
    const day = dayElement(frame.current, asked);
    day?.closest('.rbc-month-row')?.scrollIntoView({ block: 'nearest' });
  }, [asked, month]);
  const pick = (from: PlainDate, to: PlainDate) => {
    setFocused(from);
    setAnchor(null);
    // The dialog that opens returns the focus to this day.
    focusDay(from);
    onPick(from, to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const date = (event.target as HTMLElement).dataset['date'];
    if (!date || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.key === 't' ? today : dayAfterKey(date, event.key, firstWeekday);
    if (!next) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? date) : null);
    setFocused(next);
    if (dayElement(frame.current, next)) {
      focusDay(next);
    } else {
      awaited.current = next;
      onMonth(monthOf(next));
    }
  };
  const { proposal, isByKeys, handlers } = useBarDrag({
    board: frame,
    month,
    bars,
    isKnown: (day) => cells.has(day),
    canMove,
    onMonth,
    onDrop: (bar, span) => {
      setFocused(span.from);
      focusDay(span.from);
      onMove(bar, span);
    },
  });
  // The library's own label is English.
  useEffect(() => {
    frame.current?.querySelector('.rbc-month-view')?.setAttribute('aria-label', monthText(month));
  }, [month]);
  const board = useMemo(
    () => ({
      cells,
      current,
      proposal,
      canMove,
      onPick: (date: PlainDate) =>
        chosen && date === current
          ? pick(chosen.from, addDays(chosen.last, 1))
          : pick(date, addDays(date, 1)),
    }),
    // `pick` is a new function each time and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [cells, current, anchor, proposal, canMove],
  );

  return (
    <BoardContext value={board}>
      <BoardFrame
        ref={frame}
        onKeyDown={handleKeyDown}
        {...handlers}
        aria-label={monthText(month)}
        role="group"
      >
        <Calendar<BoardEvent>
          localizer={boardLocalizer}
          culture={String(firstWeekday)}
          formats={formats}
          components={components}
          views={ONLY_MONTH}
          view="month"
          toolbar={false}
          date={toBoardDate(firstDayOf(month))}
          getNow={() => toBoardDate(today)}
          events={events}
          tooltipAccessor={null}
          // Pressing a bar must not select days.
          selectable="ignoreEvents"
          showAllEvents
          eventPropGetter={({ bar }) => ({ className: `tone-${bar.tone}` })}
          dayPropGetter={(date) => {
            const day = fromBoardDate(date);
            if (chosen && chosen.from <= day && day <= chosen.last) {
              return { className: 'rbc-selected-cell' };
            }
            const season = cells.get(day)?.season;
            const className = [
              ...(season ? [`season-${season}`] : []),
              ...(day === asked ? ['asked-cell'] : []),
            ].join(' ');
            return className ? { className } : {};
          }}
          onNavigate={() => undefined}
          onView={() => undefined}
          onSelectSlot={({ slots }) => {
            const [first, last] = [slots[0], slots.at(-1)];
            if (first && last) pick(fromBoardDate(first), addDays(fromBoardDate(last), 1));
          }}
          onSelectEvent={({ bar }) => onOpen(bar)}
        />
      </BoardFrame>
      <VisuallyHidden id={MOVE_HINT_ID}>
        {t('Press M to move this with the arrow keys.')}
      </VisuallyHidden>
      <DragNote proposal={proposal} isByKeys={isByKeys} />
    </BoardContext>
  );
}

function inOrder(a: PlainDate, b: PlainDate): { from: PlainDate; last: PlainDate } {
  return a <= b ? { from: a, last: b } : { from: b, last: a };
}
