import type { PlainDate } from '@shared/domain/date';
import { createContext, useContext } from 'react';

/** What a cell of the month's board shows and does. */
export type BoardCell = {
  /** The day in words, with what is on it and its price. */
  name: string;
  /** The night's price; `null` where nobody can buy the night. */
  price: string | null;
  /** Name of the override that sets the price. */
  override: string | null;
};

/** A bar on its way. */
export type Drag = {
  /** Days from its first day to the one on which it was taken hold of. */
  grip: number;
  /** The day on which it would begin now. */
  from: PlainDate | null;
};

export type BoardState = {
  cells: ReadonlyMap<PlainDate, BoardCell>;
  /** The one day that Tab reaches; arrows go on from it. */
  current: PlainDate;
  onPick: (date: PlainDate) => void;
  drag: { current: Drag };
};

/** The library makes the cells; this is how they learn what is in them. */
export const BoardContext = createContext<BoardState>({
  cells: new Map(),
  current: '',
  onPick: () => undefined,
  drag: { current: { grip: 0, from: null } },
});

export function useBoard(): BoardState {
  return useContext(BoardContext);
}
