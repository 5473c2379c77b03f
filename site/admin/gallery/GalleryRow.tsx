import type { GalleryImageJson } from '@shared/contract/gallery/gallery';
import { useCallback, useRef } from 'react';
import { useDrag, useDrop } from 'react-dnd';
import styled from 'styled-components';
import { Badge } from '../../components/Badge';
import { Picture } from '../../components/Picture';
import { Tooltip } from '../../components/Tooltip';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { space } from '../../styles/theme';
import { useReadOnlyReason } from '../platform';
import { IconButton } from './galleryStyles';
import { Icon } from './icons';
import { categoryText } from './imageText';
import { t } from './texts.en';

/** Drag-and-drop kind of a row. */
export const DRAGGED_IMAGE = 'gallery-image';
type Dragged = { id: number };

export type Direction = 'up' | 'down';

/** Id of the button that moves an image one place. */
export function moveButtonId(id: number, direction: Direction): string {
  return `gallery-image-${id}-${direction}`;
}

/**
 * An image of the gallery as a row that can be dragged by its handle.
 * @param onDragOver another row, named by its id, is over one half of this one
 * @param onDragEnd this row was let go, over the list or elsewhere
 */
export function GalleryRow({
  image,
  deliveryBase,
  canMoveUp,
  canMoveDown,
  onStep,
  onDragOver,
  onDragEnd,
  onEdit,
  onRemove,
}: {
  image: GalleryImageJson;
  deliveryBase: string;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onStep: (direction: Direction) => void;
  onDragOver: (draggedId: number, half: 'upper' | 'lower') => void;
  onDragEnd: (isDropped: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { id, publicId, title, description, category, isActive, isFeatured } = image;
  const row = useRef<HTMLLIElement>(null);
  const canMove = useReadOnlyReason() === null;

  const [{ isDragging }, connectDrag, connectPreview] = useDrag({
    type: DRAGGED_IMAGE,
    item: { id } satisfies Dragged,
    canDrag: canMove,
    collect: (monitor) => ({ isDragging: monitor.isDragging() }),
    end: (_item, monitor) => onDragEnd(monitor.didDrop()),
  });
  const [, connectDrop] = useDrop<Dragged>({
    accept: DRAGGED_IMAGE,
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

  return (
    <Row ref={attachRow} $isDragging={isDragging}>
      <Handle ref={attachHandle} aria-hidden title={t('gallery.dragToReorder')}>
        <Icon name="grip" />
      </Handle>
      <Thumbnail
        deliveryBase={deliveryBase}
        publicId={publicId}
        variants={['thumbnail']}
        draggable={false}
        alt=""
      />
      <Text>
        <Title>
          <strong>{title}</strong>
          <Badge $tone="neutral">{categoryText(category)}</Badge>
          {isFeatured && (
            <Mark $tone="featured" title={t('gallery.featured')}>
              <Icon name="featured" isFilled />
              <VisuallyHidden>{t('gallery.featured')}</VisuallyHidden>
            </Mark>
          )}
          <Mark
            $tone={isActive ? 'visible' : 'hidden'}
            title={isActive ? t('gallery.visible') : t('gallery.hidden')}
          >
            <Icon name={isActive ? 'visible' : 'hidden'} />
            <VisuallyHidden>{isActive ? t('gallery.visible') : t('gallery.hidden')}</VisuallyHidden>
          </Mark>
        </Title>
        <p>{description ?? publicId}</p>
      </Text>
      <Actions>
        <Tooltip text={t('gallery.moveUp')}>
          <IconButton
            type="button"
            id={moveButtonId(id, 'up')}
            aria-label={t('gallery.moveUpTitle', { title })}
            disabled={!canMoveUp || !canMove}
            onClick={() => onStep('up')}
          >
            <Icon name="up" />
          </IconButton>
        </Tooltip>
        <Tooltip text={t('gallery.moveDown')}>
          <IconButton
            type="button"
            id={moveButtonId(id, 'down')}
            aria-label={t('gallery.moveDownTitle', { title })}
            disabled={!canMoveDown || !canMove}
            onClick={() => onStep('down')}
          >
            <Icon name="down" />
          </IconButton>
        </Tooltip>
        <Tooltip text={t('gallery.edit')}>
          <IconButton type="button" aria-label={t('gallery.editTitle', { title })} onClick={onEdit}>
            <Icon name="edit" />
          </IconButton>
        </Tooltip>
        <Tooltip text={t('gallery.removeFromGallery')}>
          <IconButton
            type="button"
            $isDanger
            aria-label={t('gallery.removeTitle', { title })}
            onClick={onRemove}
          >
            <Icon name="remove" />
          </IconButton>
        </Tooltip>
      </Actions>
    </Row>
  );
}

const Row = styled.li<{ $isDragging: boolean }>`
  display: grid;
  grid-template-columns: auto 84px minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid
    ${({ theme, $isDragging }) => ($isDragging ? theme.colors.ocean : theme.colors.stone)};
  border-radius: ${({ theme }) => theme.radii.card};
  opacity: ${({ $isDragging }) => ($isDragging ? 0.55 : 1)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: auto 108px minmax(0, 1fr) auto;
    padding: ${space(2)} ${space(3)};
  }
`;

const Handle = styled.span`
  display: grid;
  place-content: center;
  align-self: stretch;
  width: 32px;
  min-height: 48px;
  color: ${({ theme }) => theme.colors.slate};
  cursor: grab;
  /* A finger on it drags; beside it, it scrolls. */
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  @media (pointer: coarse) {
    width: 44px;
  }
`;

const Thumbnail = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.photo};
`;

const Text = styled.div`
  min-width: 0;
  font-size: ${({ theme }) => theme.type.small};
  p {
    overflow-wrap: anywhere;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  strong {
    font-size: 0.9375rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Mark = styled.span<{ $tone: 'featured' | 'visible' | 'hidden' }>`
  display: inline-flex;
  position: relative;
  color: ${({ theme, $tone }) =>
    ({
      featured: theme.colors.bougainvillea,
      visible: theme.colors.palm,
      hidden: theme.colors.slate,
    })[$tone]};
`;

const Actions = styled.div`
  display: flex;
  grid-column: 1 / -1;
  justify-content: end;
  ${({ theme }) => theme.up.tablet} {
    grid-column: auto;
  }
`;
