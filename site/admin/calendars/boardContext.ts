import type { PlainDate } from '@shared/domain/date';
import type { SeasonColour } from '@shared/domain/prices/season';
import { createContext, useContext } from 'react';
import type { Proposal } from './proposal';

export type BoardCell = {
  name: string;
  /** `null` for held nights. */
  price: string | null;
  override: string | null;
  season: SeasonColour | null;
};

export type BoardState = {
  cells: ReadonlyMap<PlainDate, BoardCell>;
  current: PlainDate;
  onPick: (date: PlainDate) => void;
  proposal: Proposal | null;
  canMove: boolean;
};

/** Id of the hint on moving bars by keyboard. */
export const MOVE_HINT_ID = 'calendar-move-hint';

/** The library renders the cells, so they get their content through a context. */
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
