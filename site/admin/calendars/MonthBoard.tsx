import { addDays, daysBetween, type PlainDate } from '@shared/domain/date';
import type { Stay } from '@shared/domain/bookings/stayRules';
import type { BookingBrief } from '@shared/contract/bookings/ownerBooking';
import { format, getDay, parse, startOfWeek } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Calendar, dateFnsLocalizer, type Components } from 'react-big-calendar';
import dragAndDropAddon from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import { useReadOnlyReason } from '../platform';
import type { Bar } from './bars';
import { BoardContext, type BoardCell } from './boardContext';
import { fromBoardDate, toBoardDate, toBoardEvent, type BoardEvent } from './boardDates';
import { BarText, DayHead, WeekBars } from './boardParts';
import { BoardFrame } from './boardStyles';
import { firstDayOf, monthOf, monthText, type Month } from './calendarMonth';
import { dayAfterKey } from '../../components/calendarKeys';

/** Weeks start on Sunday, as on the guests' calendar; en-GB would have Monday. */
const SUNDAY_FIRST = { ...enGB, options: { ...enGB.options, weekStartsOn: 0 as const } };
const localizer = dateFnsLocalizer({
  format,
  parse,
  startOfWeek,
  getDay,
  locales: { villa: SUNDAY_FIRST },
});

// The addon is CommonJS; bundlers differ in whether its default export is wrapped once more.
const addDragAndDrop =
  (dragAndDropAddon as unknown as { default?: typeof dragAndDropAddon }).default ??
  dragAndDropAddon;
// Its types know no components of other props than their own.
const DragCalendar = addDragAndDrop<BoardEvent>(Calendar as never);

const components = {
  event: BarText,
  month: { dateHeader: DayHead },
  weekWrapper: WeekBars,
} as Components<BoardEvent>;
const ONLY_MONTH = { month: true };

/** A month with its bars. Days and bars can be chosen and dragged; arrows move among the days. */
export function MonthBoard({
  month,
  today,
  bars,
  cells,
  onPick,
  onOpen,
  onMove,
  onMonth,
}: {
  month: Month;
  today: PlainDate;
  bars: readonly Bar[];
  cells: ReadonlyMap<PlainDate, BoardCell>;
  /** Nights `from` up to the one before `to` were chosen. */
  onPick: (from: PlainDate, to: PlainDate) => void;
  onOpen: (bar: Bar) => void;
  /** A booking was dragged to other dates; nothing is saved yet. */
  onMove: (booking: BookingBrief, stay: Stay) => void;
  onMonth: (month: Month) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const canMove = useReadOnlyReason() === null;
  const [focused, setFocused] = useState<PlainDate | null>(null);
  /** First day of a choice that is made with Shift and the arrows. */
  const [anchor, setAnchor] = useState<PlainDate | null>(null);
  const events = useMemo(() => bars.map(toBoardEvent), [bars]);
  const fallback = monthOf(today) === month ? today : firstDayOf(month);
  const current = focused !== null && cells.has(focused) ? focused : fallback;
  const chosen = anchor === null ? null : inOrder(anchor, current);

  /** Where the pointer went down last. */
  const pressed = useRef<PlainDate | null>(null);
  /**
   * Days from a dragged bar's first to the one it is held by, and the day on which it would begin
   * now: the library forgets moves that leave the bar's part in a week as long as it was.
   */
  const drag = useRef<{ grip: number; from: PlainDate | null }>({ grip: 0, from: null });

  const dayElement = (date: PlainDate) =>
    frame.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
  const focusDay = (date: PlainDate) => dayElement(date)?.focus();
  /** A day of another month, which takes the focus when that is there. */
  const awaited = useRef<PlainDate | null>(null);
  useEffect(() => {
    if (awaited.current === null || !cells.has(awaited.current)) return;
    frame.current?.querySelector<HTMLElement>(`[data-date="${awaited.current}"]`)?.focus();
    awaited.current = null;
  }, [cells, month]);
  const pick = (from: PlainDate, to: PlainDate) => {
    setFocused(from);
    setAnchor(null);
    // What opens now gives the focus back to the day.
    focusDay(from);
    onPick(from, to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const date = (event.target as HTMLElement).dataset['date'];
    const next = date && dayAfterKey(date, event.key);
    if (!next) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? date) : null);
    setFocused(next);
    if (dayElement(next)) {
      focusDay(next);
    } else {
      awaited.current = next;
      onMonth(monthOf(next));
    }
  };
  const handleDragStart = ({ bar }: BoardEvent, action: string) => {
    const hold = (action === 'move' ? pressed.current : null) ?? bar.from;
    drag.current = { grip: daysBetween(bar.from, hold), from: null };
  };
  const move = ({ bar }: BoardEvent, checkinDate: PlainDate, checkoutDate: PlainDate) => {
    if (bar.kind !== 'booking') return;
    const { booking } = bar;
    const isSame = checkinDate === booking.checkinDate && checkoutDate === booking.checkoutDate;
    if (isSame || daysBetween(checkinDate, checkoutDate) < 1) return;
    setFocused(checkinDate);
    focusDay(checkinDate);
    onMove(booking, { checkinDate, checkoutDate });
  };
  const board = useMemo(
    () => ({
      cells,
      current,
      onDrag: (day: Date) => {
        const from = addDays(fromBoardDate(day), -drag.current.grip);
        drag.current.from = from;
        return toBoardDate(from);
      },
      onPick: (date: PlainDate) =>
        chosen && date === current
          ? pick(chosen.from, addDays(chosen.last, 1))
          : pick(date, addDays(date, 1)),
    }),
    // `pick` differs each time and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [cells, current, anchor],
  );

  return (
    <BoardContext value={board}>
      <BoardFrame
        ref={frame}
        onKeyDown={handleKeyDown}
        onPointerDownCapture={(event) => {
          pressed.current = dayUnder(event);
        }}
        aria-label={monthText(month)}
        role="group"
      >
        <DragCalendar
          localizer={localizer}
          culture="villa"
          components={components}
          views={ONLY_MONTH}
          view="month"
          toolbar={false}
          date={toBoardDate(firstDayOf(month))}
          getNow={() => toBoardDate(today)}
          events={events}
          tooltipAccessor={null}
          selectable
          resizable
          showAllEvents
          draggableAccessor={({ bar }) => canMove && bar.kind === 'booking'}
          resizableAccessor={({ bar }) => canMove && bar.kind === 'booking'}
          eventPropGetter={({ bar }) => ({ className: `tone-${bar.tone}` })}
          dayPropGetter={(date) => {
            const day = fromBoardDate(date);
            return chosen && chosen.from <= day && day <= chosen.last
              ? { className: 'rbc-selected-cell' }
              : {};
          }}
          onNavigate={() => undefined}
          onView={() => undefined}
          onSelectSlot={({ slots }) => {
            const [first, last] = [slots[0], slots.at(-1)];
            if (first && last) pick(fromBoardDate(first), addDays(fromBoardDate(last), 1));
          }}
          onSelectEvent={({ bar }) => onOpen(bar)}
          onDragStart={({ event, action }) => handleDragStart(event, action)}
          onEventDrop={({ event }) => {
            const { from } = drag.current;
            const { bar } = event;
            if (from) move(event, from, addDays(from, daysBetween(bar.from, bar.to)));
          }}
          // The library answers with dates because it was given dates.
          onEventResize={({ event, start, end }) =>
            move(event, fromBoardDate(start as Date), fromBoardDate(end as Date))
          }
        />
      </BoardFrame>
    </BoardContext>
  );
}

/** The day of the board's week at whose place a pointer is; a bar may lie over it. */
function dayUnder({ target, clientX }: PointerEvent): PlainDate | null {
  const week = target instanceof Element ? target.closest('.rbc-month-row') : null;
  const days = [...(week?.querySelectorAll<HTMLElement>('[data-date]') ?? [])];
  return days.find((day) => clientX < day.getBoundingClientRect().right)?.dataset['date'] ?? null;
}

function inOrder(a: PlainDate, b: PlainDate): { from: PlainDate; last: PlainDate } {
  return a <= b ? { from: a, last: b } : { from: b, last: a };
}
