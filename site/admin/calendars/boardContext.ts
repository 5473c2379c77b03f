import type { PlainDate } from '@shared/domain/date';
import type { SeasonColour } from '@shared/domain/prices/season';
import { createContext, useContext } from 'react';
import type { Proposal } from './proposal';

/** What a cell of the month's board shows and does. */
export type BoardCell = {
  /** The day in words, with what is on it and its price. */
  name: string;
  /** The night's price; `null` where nobody can buy the night. */
  price: string | null;
  /** Name of the override that sets the price. */
  override: string | null;
  /** What the day's season is drawn in. */
  season: SeasonColour | null;
};

export type BoardState = {
  cells: ReadonlyMap<PlainDate, BoardCell>;
  /** The one day that Tab reaches; arrows go on from it. */
  current: PlainDate;
  onPick: (date: PlainDate) => void;
  /** A booking on its way to other dates. */
  proposal: Proposal | null;
  /** Whether bookings can be moved now. */
  canMove: boolean;
};

/** Id of the sentence that says how a bar is moved by keyboard; each bar that can be moved names it. */
export const MOVE_HINT_ID = 'calendar-move-hint';

/** The library makes the cells; this is how they learn what is in them. */
export const BoardContext = createContext<BoardState>({
  cells: new Map(),
  current: '',
  onPick: () => undefined,
  proposal: null,
  canMove: false,
});

export function useBoard(): BoardState {
  return useContext(BoardContext);
}
