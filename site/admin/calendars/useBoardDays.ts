import { addDays, type PlainDate } from '@shared/domain/date';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { dayAfterKey } from '../../components/calendarKeys';
import { currentFirstWeekday } from '../i18n/language';
import type { BoardCell } from './boardContext';
import { dayElement } from './boardElements';
import { firstDayOf, monthOf, type Month } from './calendarMonth';

/**
 * The focused day of the month board, and the days that are selected with Shift and the arrow keys.
 * @param board element around the days
 * @param asked day in the address
 */
export function useBoardDays({
  board,
  month,
  today,
  asked,
  cells,
  onPick,
  onMonth,
}: {
  board: RefObject<HTMLElement | null>;
  month: Month;
  today: PlainDate;
  asked: PlainDate | null;
  cells: ReadonlyMap<PlainDate, BoardCell>;
  onPick: (from: PlainDate, to: PlainDate) => void;
  onMonth: (month: Month) => void;
}) {
  const [focused, setFocused] = useState<PlainDate | null>(null);
  const [anchor, setAnchor] = useState<PlainDate | null>(null);
  /** A day of another month that takes the focus once it is rendered. */
  const awaited = useRef<PlainDate | null>(null);
  const fallback =
    asked !== null && cells.has(asked)
      ? asked
      : monthOf(today) === month
        ? today
        : firstDayOf(month);
  const current = focused !== null && cells.has(focused) ? focused : fallback;
  const chosen = anchor === null ? null : inOrder(anchor, current);

  useEffect(() => {
    const date = awaited.current;
    if (date === null || !cells.has(date)) return;
    // The library renders a new month twice, to measure it, and creates new elements the second time.
    const timer = setTimeout(() => {
      awaited.current = null;
      dayElement(board.current, date)?.focus();
    });
    return () => clearTimeout(timer);
  }, [board, cells, month]);
  useEffect(() => {
    if (asked === null) return;
    const day = dayElement(board.current, asked);
    day?.closest('.rbc-month-row')?.scrollIntoView({ block: 'nearest' });
  }, [board, asked, month]);

  const focusDay = (date: PlainDate) => {
    setFocused(date);
    dayElement(board.current, date)?.focus();
  };
  const pick = (from: PlainDate, to: PlainDate) => {
    setAnchor(null);
    // The dialog that opens returns the focus to this day.
    focusDay(from);
    onPick(from, to);
  };
  return {
    current,
    chosen,
    focusDay,
    pick,
    /** Chooses the selection if a day is its end, otherwise the day alone. */
    pickDay: (date: PlainDate) =>
      chosen && date === current
        ? pick(chosen.from, addDays(chosen.last, 1))
        : pick(date, addDays(date, 1)),
    handleKeyDown: (event: KeyboardEvent) => {
      const date = (event.target as HTMLElement).dataset['date'];
      if (!date || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = event.key === 't' ? today : dayAfterKey(date, event.key, currentFirstWeekday());
      if (!next) return;
      event.preventDefault();
      setAnchor(event.shiftKey ? (anchor ?? date) : null);
      focusDay(next);
      if (dayElement(board.current, next)) return;
      awaited.current = next;
      onMonth(monthOf(next));
    },
  };
}

function inOrder(a: PlainDate, b: PlainDate): { from: PlainDate; last: PlainDate } {
  return a <= b ? { from: a, last: b } : { from: b, last: a };
}
