import type { ReactNode } from 'react';
import type { DateHeaderProps, EventProps } from 'react-big-calendar';
import { MOVE_HINT_ID, useBoard } from './boardContext';
import { fromBoardDate, type BoardEvent } from './boardDates';
import { dayOfMonth } from './calendarMonth';
import { DragGhost } from './DragGhost';
import { OverrideMark } from './Legend';
import { isMovable as isMovableBar } from './proposal';
import { sharedNights } from './weekSegments';

// Parts that react-big-calendar puts into its board in place of its own.

/** A day's number and price; by keyboard the way to choose the night. */
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
      {/* The space keeps the two apart where an amount begins with its number. */}
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

/**
 * A bar's text, as the button that opens it; the press itself is the library's. Its ends can be held.
 */
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

/**
 * A week's bars. Guests who leave and arrive on one day share a line, each with half of the day;
 * lines of their own are only for those who want the same night. A stay that is being moved lies over
 * them.
 */
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
