import { addDays, type PlainDate } from '@shared/domain/date';
import type { SeasonColour } from '@shared/domain/prices/season';
import { useEffect, useMemo, useRef } from 'react';
import { Calendar, type Components } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { currentFirstWeekday } from '../i18n/language';
import { useReadOnlyReason } from '../platform';
import type { Bar } from './bars';
import { BoardContext, MOVE_HINT_ID, type BoardCell } from './boardContext';
import { fromBoardDate, toBoardDate, toBoardEvent, type BoardEvent } from './boardDates';
import { boardLocalizer } from './boardLocalizer';
import { BarText, DayHead, WeekBars } from './boardParts';
import { BoardFrame } from './boardStyles';
import { firstDayOf, type Month } from './calendarMonth';
import { monthText, weekdayHead } from './calendarText';
import { DragNote } from './DragGhost';
import { t } from '../i18n/t';
import type { MovableBar } from './proposal';
import { useStable } from '../components/useStable';
import { useBarDrag } from './useBarDrag';
import { useBoardDays } from './useBoardDays';
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
  asked: PlainDate | null;
  bars: readonly Bar[];
  cells: ReadonlyMap<PlainDate, BoardCell>;
  /** @param to the day after the last night */
  onPick: (from: PlainDate, to: PlainDate) => void;
  onOpen: (bar: Bar) => void;
  onMove: (bar: MovableBar, span: Span) => void;
  onMonth: (month: Month) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const canMove = useReadOnlyReason() === null;
  const firstWeekday = currentFirstWeekday();
  const events = useMemo(() => bars.map(toBoardEvent), [bars]);
  const days = useBoardDays({ board: frame, month, today, asked, cells, onPick, onMonth });
  const { current, chosen } = days;
  const { proposal, isByKeys, handlers } = useBarDrag({
    board: frame,
    month,
    bars,
    isKnown: (day) => cells.has(day),
    canMove,
    onMonth,
    onDrop: (bar, span) => {
      days.focusDay(span.from);
      onMove(bar, span);
    },
  });
  // The library's own label is English.
  useEffect(() => {
    frame.current?.querySelector('.rbc-month-view')?.setAttribute('aria-label', monthText(month));
  }, [month]);
  const onPickDay = useStable(days.pickDay);
  const board = useMemo(
    () => ({ cells, current, proposal, canMove, onPick: onPickDay }),
    [cells, current, proposal, canMove, onPickDay],
  );

  return (
    <BoardContext value={board}>
      <BoardFrame
        ref={frame}
        onKeyDown={days.handleKeyDown}
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
          eventPropGetter={({ bar: { tone, isDouble } }) => ({
            className: isDouble ? `tone-${tone} is-double` : `tone-${tone}`,
          })}
          dayPropGetter={(date) => {
            const day = fromBoardDate(date);
            const isChosen = chosen !== null && chosen.from <= day && day <= chosen.last;
            return classOf(isChosen, day === asked, cells.get(day)?.season ?? null);
          }}
          onNavigate={() => undefined}
          onView={() => undefined}
          onSelectSlot={({ slots }) => {
            const [first, last] = [slots[0], slots.at(-1)];
            if (first && last) days.pick(fromBoardDate(first), addDays(fromBoardDate(last), 1));
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

function classOf(isChosen: boolean, isAsked: boolean, season: SeasonColour | null) {
  if (isChosen) return { className: 'rbc-selected-cell' };
  const names = [season && `season-${season}`, isAsked && 'asked-cell'].filter(Boolean);
  return names.length > 0 ? { className: names.join(' ') } : {};
}
