import { addDays, eachDay, type PlainDate } from '@shared/domain/date';
import { memo } from 'react';
import { DAYS_IN_WEEK } from '../../components/calendarGrid';
import type { Bar } from './bars';
import type { BoardCell } from './boardContext';
import { dayOfMonth, monthOf, type Month } from './calendarMonth';
import { dayNumberText } from './calendarWords';
import { DragGhost } from './DragGhost';
import { OverrideMark } from './Legend';
import { MOVE_HINT_ID } from './moveHint';
import { isMovable as isMovableBar, type Proposal } from './proposal';
import { BarBox, Day, Days, Lanes, More, Week } from './timelineStyles';
import { LANES, type LaidBar } from './timelineWeeks';
import { segmentInWeek } from './weekSegments';
import { t } from '../i18n/t';

/** Days that are being chosen, both included. */
export type DayRange = { from: PlainDate; last: PlainDate };

/** A week of the timeline: its days, and what lies on them. Days that are `null` are in another week. */
export const TimelineWeek = memo(function TimelineWeek({
  first,
  today,
  asked,
  current,
  chosen,
  cells,
  bars,
  proposal,
  draggedKey,
  canMove,
  onPick,
  onOpen,
  onMonth,
}: {
  first: PlainDate;
  today: PlainDate | null;
  /** The day that the address names. */
  asked: PlainDate | null;
  /** The one day that Tab reaches. */
  current: PlainDate | null;
  chosen: DayRange | null;
  cells: ReadonlyMap<PlainDate, BoardCell>;
  bars: readonly LaidBar[];
  proposal: Proposal | null;
  draggedKey: string | null;
  canMove: boolean;
  onPick: (day: PlainDate) => void;
  onOpen: (bar: Bar) => void;
  onMonth: (month: Month) => void;
}) {
  const last = addDays(first, DAYS_IN_WEEK - 1);
  const hidden = bars.filter(({ lane }) => lane >= LANES);
  return (
    <Week data-week={first}>
      <Days>
        {eachDay(first, last).map((day) => {
          const cell = cells.get(day);
          return (
            <Day
              key={day}
              type="button"
              data-date={day}
              $season={cell?.season ?? null}
              data-new-month={dayOfMonth(day) <= DAYS_IN_WEEK || undefined}
              data-first={dayOfMonth(day) === 1 || undefined}
              data-today={day === today || undefined}
              data-asked={day === asked || undefined}
              data-chosen={(chosen && chosen.from <= day && day <= chosen.last) || undefined}
              aria-current={day === today ? 'date' : undefined}
              aria-label={cell ? nameOf(day, cell) : undefined}
              title={cell?.override ?? undefined}
              tabIndex={day === current ? 0 : -1}
              onClick={() => onPick(day)}
            >
              <span className="number">{dayNumberText(day)}</span>{' '}
              {cell?.price && (
                <span className="price">
                  {cell.override && <OverrideMark aria-hidden>◆ </OverrideMark>}
                  <span>{cell.price}</span>
                </span>
              )}
            </Day>
          );
        })}
      </Days>
      <Lanes>
        {bars.map(({ bar, lane }) => {
          const segment = segmentInWeek(bar, first);
          if (!segment || lane >= LANES) return null;
          const isMovable = canMove && isMovableBar(bar);
          return (
            <BarBox
              key={bar.key}
              $tone={bar.tone}
              $lane={lane}
              $beginsHere={segment.beginsHere}
              $endsHere={segment.endsHere}
              data-bar={bar.key}
              data-movable={isMovable || undefined}
              data-dragged={bar.key === draggedKey || undefined}
              style={{ left: `${segment.left * 100}%`, width: `${segment.width * 100}%` }}
            >
              {isMovable && segment.beginsHere && (
                <span className="grip" data-grip="start" aria-hidden />
              )}
              <button
                type="button"
                aria-label={bar.name}
                title={bar.name}
                aria-keyshortcuts={isMovable ? 'm' : undefined}
                aria-describedby={isMovable ? MOVE_HINT_ID : undefined}
                onClick={() => onOpen(bar)}
              >
                {bar.label}
              </button>
              {isMovable && segment.endsHere && (
                <span className="grip" data-grip="end" aria-hidden />
              )}
            </BarBox>
          );
        })}
        <DragGhost proposal={proposal} first={first} />
      </Lanes>
      {hidden.length > 0 && (
        <More type="button" onClick={() => onMonth(monthOf(last))}>
          {t('+{length} more', { length: hidden.length })}
        </More>
      )}
    </Week>
  );
});

/** A day's name begins as it is read. */
function nameOf(day: PlainDate, { name }: BoardCell): string {
  return name.replace(/^\d+/, dayNumberText(day));
}
