import { useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { DndProvider, useDrop } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { space } from '../../../styles/theme';
import { t } from '../../i18n/t';
import { useMediaQuery } from '../useMediaQuery';
import { isSameOrder, moveItem } from './moveItem';
import { moveButtonId, type Direction, type ReorderableRow } from './reorderableRow';

/** Dragging this close to the window's edge, in pixels, scrolls on touch screens. */
const SCROLL_EDGE_PX = 72;
const SCROLL_STEP_PX = 14;

type Id = string | number;
type Draft<Item> = { of: readonly Item[]; items: readonly Item[] };

type Props<Item extends { id: Id }> = {
  /** A new list replaces the displayed one. */
  items: readonly Item[];
  titleOf: (item: Item) => string;
  /** The list with the entry moved; the same list if it cannot move there. */
  move?: (items: readonly Item[], id: Item['id'], toIndex: number) => readonly Item[];
  onReorder: (items: readonly Item[]) => void;
  /** A row; it passes `row` to `useReorderableRow` and `MoveButtons`. */
  children: (item: Item, row: ReorderableRow) => ReactNode;
};

/**
 * A list that can be reordered by dragging a handle or with two buttons per row. A drop outside changes nothing.
 */
export function ReorderableList<Item extends { id: Id }>(props: Props<Item>) {
  // Touch does not start native drags; native mouse drags are better than imitated ones.
  const isTouch = useMediaQuery('(pointer: coarse)');
  return (
    <DndProvider key={String(isTouch)} backend={isTouch ? TouchBackend : HTML5Backend}>
      <Rows {...props} />
    </DndProvider>
  );
}

function Rows<Item extends { id: Id }>({
  items,
  titleOf,
  move = moveItem,
  onReorder,
  children,
}: Props<Item>) {
  const type = useId();
  const [draft, setDraft] = useState<Draft<Item> | null>(null);
  // A drop follows the last move before React has rendered again.
  const latestDraft = useRef<Draft<Item> | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [focused, setFocused] = useState<{ id: Id; direction: Direction } | null>(null);
  const shown = orderOf(items, draft);

  const [, connectDrop] = useDrop({
    accept: type,
    hover: (_item, monitor) => scrollAtEdge(monitor.getClientOffset()?.y),
  });
  const attachList = useCallback(
    (node: HTMLOListElement | null) => {
      connectDrop(node);
    },
    [connectDrop],
  );

  // React may have moved the focused button's row, which loses the focus.
  useLayoutEffect(() => {
    if (!focused) return;
    const { id, direction } = focused;
    const ways: Direction[] = [direction, direction === 'up' ? 'down' : 'up'];
    const buttons = ways.map((name) => document.getElementById(moveButtonId(type, id, name)));
    buttons.find((button) => button && !button.matches(':disabled'))?.focus();
  }, [focused, type]);

  const show = (moved: readonly Item[]) => {
    latestDraft.current = { of: items, items: moved };
    setDraft(latestDraft.current);
  };
  const commit = (moved: readonly Item[], item: Item) => {
    show(moved);
    setAnnouncement(
      t('{title} moved to position {place} of {length}', {
        title: titleOf(item),
        place: placeOf(item.id, moved) + 1,
        length: moved.length,
      }),
    );
    onReorder(moved);
  };
  const handleStep = (item: Item, direction: Direction) => {
    const now = orderOf(items, latestDraft.current);
    const moved = move(now, item.id, placeOf(item.id, now) + (direction === 'up' ? -1 : 1));
    if (moved === now) return;
    commit(moved, item);
    setFocused({ id: item.id, direction });
  };
  const handleDragOver = (draggedId: Id, overId: Id, half: 'upper' | 'lower') => {
    const now = orderOf(items, latestDraft.current);
    const over = placeOf(overId, now);
    // Only past the middle, otherwise rows of different heights would swap back and forth.
    if (half === (placeOf(draggedId, now) < over ? 'upper' : 'lower')) return;
    const moved = move(now, draggedId, over);
    if (moved !== now) show(moved);
  };
  const handleDragEnd = (item: Item, isDropped: boolean) => {
    const now = orderOf(items, latestDraft.current);
    if (isDropped && !isSameOrder(now, items)) commit(now, item);
    else show(items);
  };

  return (
    <>
      <List ref={attachList}>
        {shown.map((item, index) => (
          <Slot
            key={item.id}
            item={item}
            row={{
              type,
              id: item.id,
              title: titleOf(item),
              canMoveUp: move(shown, item.id, index - 1) !== shown,
              canMoveDown: move(shown, item.id, index + 1) !== shown,
              onStep: (direction) => handleStep(item, direction),
              onDragOver: (draggedId, half) => handleDragOver(draggedId, item.id, half),
              onDragEnd: (isDropped) => handleDragEnd(item, isDropped),
            }}
          >
            {children}
          </Slot>
        ))}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function Slot<Item>({
  item,
  row,
  children,
}: {
  item: Item;
  row: ReorderableRow;
  children: (item: Item, row: ReorderableRow) => ReactNode;
}) {
  return children(item, row);
}

/** Ignores a draft of a list that has been replaced. */
function orderOf<Item>(items: readonly Item[], draft: Draft<Item> | null): readonly Item[] {
  return draft?.of === items ? draft.items : items;
}

function placeOf(id: Id, items: readonly { id: Id }[]): number {
  return items.findIndex((item) => item.id === id);
}

/** Browsers only do this for mouse drags. */
function scrollAtEdge(y: number | undefined): void {
  if (y === undefined || !window.matchMedia('(pointer: coarse)').matches) return;
  if (y < SCROLL_EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
  else if (y > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
}

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
`;
