import type { GalleryImageJson } from '@shared/contract/gallery/gallery';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useDrop } from 'react-dnd';
import styled from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { space } from '../../styles/theme';
import { DRAGGED_IMAGE, GalleryRow, moveButtonId, type Direction } from './GalleryRow';
import { isSameOrder, moveImage } from './reorder';
import { t } from './texts.en';

/** A finger this close to the window's edge, in pixels, scrolls the list under it. */
const SCROLL_EDGE_PX = 72;
const SCROLL_STEP_PX = 14;

type Images = readonly GalleryImageJson[];
/** Another order of a list, not yet the server's. */
type Draft = { of: Images; images: Images };

/**
 * The gallery's rows in an order that can be changed: by dragging a handle, or with two buttons
 * a row. While a row is dragged the others make room; a drop outside changes nothing.
 * @param images those on show, in gallery order; a new list replaces what is shown
 * @param onReorder gets them in their new order
 */
export function GalleryList({
  images,
  deliveryBase,
  onReorder,
  onEdit,
  onRemove,
}: {
  images: Images;
  deliveryBase: string;
  onReorder: (images: Images) => void;
  onEdit: (image: GalleryImageJson) => void;
  onRemove: (image: GalleryImageJson) => void;
}) {
  const [draft, setDraft] = useState<Draft | null>(null);
  // A drop comes right after the last move, before React has rendered again.
  const latestDraft = useRef<Draft | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [focused, setFocused] = useState<{ id: number; direction: Direction } | null>(null);
  const shown = orderOf(images, draft);

  const [, connectDrop] = useDrop({
    accept: DRAGGED_IMAGE,
    hover: (_item, monitor) => scrollAtEdge(monitor.getClientOffset()?.y),
  });
  const attachList = useCallback(
    (node: HTMLUListElement | null) => {
      connectDrop(node);
    },
    [connectDrop],
  );

  // React may have moved the focused button's row, which takes the focus from it.
  useLayoutEffect(() => {
    if (!focused) return;
    const { id, direction } = focused;
    const ways: Direction[] = [direction, direction === 'up' ? 'down' : 'up'];
    const buttons = ways.map((name) => document.getElementById(moveButtonId(id, name)));
    buttons.find((button) => button && !button.matches(':disabled'))?.focus();
  }, [focused]);

  const show = (moved: Images) => {
    latestDraft.current = { of: images, images: moved };
    setDraft(latestDraft.current);
  };
  const commit = (moved: Images, image: GalleryImageJson) => {
    show(moved);
    const place = placeOf(image.id, moved) + 1;
    setAnnouncement(
      t('gallery.titleMovedToPosition', { title: image.title, place, length: moved.length }),
    );
    onReorder(moved);
  };
  const handleStep = (image: GalleryImageJson, direction: Direction) => {
    const now = orderOf(images, latestDraft.current);
    const moved = moveImage(now, image.id, placeOf(image.id, now) + (direction === 'up' ? -1 : 1));
    if (moved === now) return;
    commit(moved, image);
    setFocused({ id: image.id, direction });
  };
  const handleDragOver = (draggedId: number, overId: number, half: 'upper' | 'lower') => {
    const now = orderOf(images, latestDraft.current);
    const over = placeOf(overId, now);
    // Only past the middle, or rows of different heights would jump to and fro.
    if (half === (placeOf(draggedId, now) < over ? 'upper' : 'lower')) return;
    const moved = moveImage(now, draggedId, over);
    if (moved !== now) show(moved);
  };
  const handleDragEnd = (image: GalleryImageJson, isDropped: boolean) => {
    const now = orderOf(images, latestDraft.current);
    if (isDropped && !isSameOrder(now, images)) commit(now, image);
    else show(images);
  };

  return (
    <>
      <Hint>{t('gallery.dragARowBy')}</Hint>
      <List ref={attachList}>
        {shown.map((image, index) => (
          <GalleryRow
            key={image.id}
            image={image}
            deliveryBase={deliveryBase}
            canMoveUp={shown[index - 1]?.isFeatured === image.isFeatured}
            canMoveDown={shown[index + 1]?.isFeatured === image.isFeatured}
            onStep={(direction) => handleStep(image, direction)}
            onDragOver={(draggedId, half) => handleDragOver(draggedId, image.id, half)}
            onDragEnd={(isDropped) => handleDragEnd(image, isDropped)}
            onEdit={() => onEdit(image)}
            onRemove={() => onRemove(image)}
          />
        ))}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** A draft of a list that has been replaced is out of date. */
function orderOf(images: Images, draft: Draft | null): Images {
  return draft?.of === images ? draft.images : images;
}

function placeOf(id: number, images: Images): number {
  return images.findIndex((image) => image.id === id);
}

/** A browser does this itself for a mouse's drag, not for a finger's. */
function scrollAtEdge(y: number | undefined): void {
  if (y === undefined || !window.matchMedia('(pointer: coarse)').matches) return;
  if (y < SCROLL_EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
  else if (y > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
}

const Hint = styled.p`
  margin-bottom: ${space(4)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
`;
