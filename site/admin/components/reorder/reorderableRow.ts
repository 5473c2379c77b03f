import { useCallback, useRef } from 'react';
import { useDrag, useDrop } from 'react-dnd';

export type Direction = 'up' | 'down';

export type ReorderableRow = {
  /** Separates drags of several lists. */
  type: string;
  id: string | number;
  title: string;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onStep: (direction: Direction) => void;
  /** Another row is dragged over one half of this one. */
  onDragOver: (draggedId: string | number, half: 'upper' | 'lower') => void;
  onDragEnd: (isDropped: boolean) => void;
};

type Dragged = { id: string | number };

/** For restoring the focus after a move. */
export function moveButtonId(type: string, id: string | number, direction: Direction): string {
  return `${type}-${id}-${direction}`;
}

/** @param canMove `false` while the order cannot be stored */
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
  // Stable, because a new function would detach the dragged row at each render.
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
