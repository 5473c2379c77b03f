import type { ReactNode } from 'react';
import type { DateHeaderProps, EventProps } from 'react-big-calendar';
import { MOVE_HINT_ID, useBoard } from './boardContext';
import { fromBoardDate, type BoardEvent } from './boardDates';
import { dayOfMonth } from './calendarMonth';
import { DragGhost } from './DragGhost';
import { OverrideMark } from './Legend';
import { isMovable as isMovableBar } from './proposal';
import { sharedNights } from './weekSegments';

// Replacements for parts of react-big-calendar.

export function DayHead({ date, isOffRange }: DateHeaderProps) {
  const { cells, current, onPick } = useBoard();
  const day = fromBoardDate(date);
  const cell = cells.get(day);
  return (
    <button
      type="button"
      className="day"
      data-date={day}
      data-off={isOffRange || undefined}
      tabIndex={day === current ? 0 : -1}
      aria-label={cell?.name ?? day}
      title={cell?.override ?? undefined}
      onClick={() => onPick(day)}
    >
      {/* The space separates the number from the amount for screen readers. */}
      <span className="number">{dayOfMonth(day)}</span>{' '}
      {cell?.price && (
        <span className="price">
          {cell.override && <OverrideMark aria-hidden>◆ </OverrideMark>}
          <span>{cell.price}</span>
        </span>
      )}
    </button>
  );
}

export function BarText({ event: { bar } }: EventProps<BoardEvent>) {
  const { canMove, proposal } = useBoard();
  const isMovable = canMove && isMovableBar(bar);
  return (
    <div
      data-bar={bar.key}
      data-movable={isMovable || undefined}
      data-dragged={proposal?.bar.key === bar.key || undefined}
    >
      {isMovable && <span className="grip" data-grip="start" aria-hidden />}
      <button
        type="button"
        className="bar-text"
        aria-label={bar.name}
        title={bar.name}
        aria-keyshortcuts={isMovable ? 'm' : undefined}
        aria-describedby={isMovable ? MOVE_HINT_ID : undefined}
      >
        {bar.label}
      </button>
      {isMovable && <span className="grip" data-grip="end" aria-hidden />}
    </div>
  );
}

type SlotMetrics = { levels: { event: BoardEvent }[][]; first: Date };

/** A week's bars. A departure and an arrival on the same day share a line, each with half of the day. */
export function WeekBars({
  slotMetrics,
  children,
}: {
  slotMetrics: SlotMetrics;
  children: ReactNode;
}) {
  const { proposal } = useBoard();
  const bars = slotMetrics.levels.flat().map(({ event }) => event.bar);
  const isShared = bars.some((bar, index) =>
    bars.slice(index + 1).some((other) => sharedNights(bar, other)),
  );
  return (
    <div role="cell" className={isShared ? 'bars' : 'bars one-line'}>
      {children}
      <DragGhost proposal={proposal} first={fromBoardDate(slotMetrics.first)} />
    </div>
  );
}
