import { useCallback, useRef } from 'react';
import { useDrag, useDrop } from 'react-dnd';

export type Direction = 'up' | 'down';

/** What a row of a `ReorderableList` needs to be moved. */
export type ReorderableRow = {
  /** Drag-and-drop kind of the list's rows: those of another list are no matter of it. */
  type: string;
  id: string | number;
  title: string;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onStep: (direction: Direction) => void;
  /** Another row, named by its id, is over one half of this one. */
  onDragOver: (draggedId: string | number, half: 'upper' | 'lower') => void;
  /** This row was let go, over the list or elsewhere. */
  onDragEnd: (isDropped: boolean) => void;
};

type Dragged = { id: string | number };

/** Id of the button that moves a row one place. */
export function moveButtonId(type: string, id: string | number, direction: Direction): string {
  return `${type}-${id}-${direction}`;
}

/**
 * A row that is dragged by its handle and makes room for others.
 * @param canMove `false` while the order cannot be stored
 */
export function useReorderableRow(
  { type, id, onDragOver, onDragEnd }: ReorderableRow,
  canMove = true,
): {
  isDragging: boolean;
  attachRow: (node: HTMLLIElement | null) => void;
  attachHandle: (node: HTMLSpanElement | null) => void;
} {
  const row = useRef<HTMLLIElement>(null);
  const [{ isDragging }, connectDrag, connectPreview] = useDrag({
    type,
    item: { id } satisfies Dragged,
    canDrag: canMove,
    collect: (monitor) => ({ isDragging: monitor.isDragging() }),
    end: (_item, monitor) => onDragEnd(monitor.didDrop()),
  });
  const [, connectDrop] = useDrop<Dragged>({
    accept: type,
    hover: (dragged, monitor) => {
      const y = monitor.getClientOffset()?.y;
      const box = row.current?.getBoundingClientRect();
      if (dragged.id === id || y === undefined || !box) return;
      onDragOver(dragged.id, y < box.top + box.height / 2 ? 'upper' : 'lower');
    },
  });
  // Stable, or each render would take a dragged row out of the drag and put it back.
  const attachHandle = useCallback(
    (node: HTMLSpanElement | null) => {
      connectDrag(node);
    },
    [connectDrag],
  );
  const attachRow = useCallback(
    (node: HTMLLIElement | null) => {
      row.current = node;
      connectPreview(node);
      connectDrop(node);
    },
    [connectPreview, connectDrop],
  );
  return { isDragging, attachRow, attachHandle };
}
