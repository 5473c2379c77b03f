import { cloneElement, type ReactElement } from 'react';
import type { DateHeaderProps, EventProps } from 'react-big-calendar';
import { barsOverlap } from './bars';
import { useBoard } from './boardContext';
import { fromBoardDate, type BoardEvent } from './boardDates';
import { dayOfMonth } from './calendarMonth';
import { OverrideMark } from './Legend';

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
      <span className="number">{dayOfMonth(day)}</span>
      {cell?.price && (
        <span className="price">
          {cell.override && <OverrideMark aria-hidden>◆ </OverrideMark>}
          {cell.price}
        </span>
      )}
    </button>
  );
}

/** A bar's text, as the button that opens it; the press itself is the library's. */
export function BarText({ event }: EventProps<BoardEvent>) {
  return (
    <button type="button" className="bar-text" aria-label={event.bar.name} title={event.bar.name}>
      {event.bar.label}
    </button>
  );
}

type SlotMetrics = {
  levels: { event: BoardEvent }[][];
  getDateForSlot: (slot: number) => Date;
};

/**
 * A week's bars. Guests who leave and arrive on one day share a line, each with half of the day;
 * lines of their own are only for those who want the same night.
 *
 * The library lets a dragged bar begin on the day under the pointer, so that one that is taken
 * hold of in its third week would jump by two. It is told the day as far before the pointer as
 * the bar's first day was when the drag began.
 * @param children the library's own week, which asks `slotMetrics` for that day
 */
export function WeekBars({
  slotMetrics,
  children,
}: {
  slotMetrics: SlotMetrics;
  children: ReactElement<{ slotMetrics: SlotMetrics }>;
}) {
  const { onDrag } = useBoard();
  const bars = slotMetrics.levels.flat().map(({ event }) => event.bar);
  const isShared = bars.some((bar, index) =>
    bars.slice(index + 1).some((other) => barsOverlap(bar, other)),
  );
  return (
    <div role="cell" className={isShared ? 'bars' : 'bars one-line'}>
      {cloneElement(children, {
        slotMetrics: {
          ...slotMetrics,
          getDateForSlot: (slot) => onDrag(slotMetrics.getDateForSlot(slot)),
        },
      })}
    </div>
  );
}
