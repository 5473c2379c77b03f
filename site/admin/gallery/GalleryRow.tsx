import type { GalleryImageJson } from '@shared/contract/gallery/gallery';
import styled from 'styled-components';
import { Badge } from '../../components/Badge';
import { Picture } from '../../components/Picture';
import { Tooltip } from '../../components/Tooltip';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { space } from '../../styles/theme';
import { useReorderableRow, type ReorderableRow } from '../components/reorder/reorderableRow';
import { DragHandle, MoveButtons } from '../components/reorder/rowParts';
import { useReadOnlyReason } from '../platform';
import { IconButton } from '../components/IconButton';
import { Icon } from '../components/Icon';
import { categoryText } from './imageText';
import { t } from '../i18n/t';

export function GalleryRow({
  image,
  row,
  deliveryBase,
  onEdit,
  onRemove,
}: {
  image: GalleryImageJson;
  row: ReorderableRow;
  deliveryBase: string;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { publicId, title, description, category, isActive, isFeatured } = image;
  const canMove = useReadOnlyReason() === null;
  const { isDragging, attachRow, attachHandle } = useReorderableRow(row, canMove);

  return (
    <Row ref={attachRow} $isDragging={isDragging}>
      <DragHandle attach={attachHandle} />
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
            <Mark $tone="featured" title={t('Featured')}>
              <Icon name="featured" isFilled />
              <VisuallyHidden>{t('Featured')}</VisuallyHidden>
            </Mark>
          )}
          <Mark
            $tone={isActive ? 'visible' : 'hidden'}
            title={isActive ? t('Visible') : t('Hidden')}
          >
            <Icon name={isActive ? 'visible' : 'hidden'} />
            <VisuallyHidden>{isActive ? t('Visible') : t('Hidden')}</VisuallyHidden>
          </Mark>
        </Title>
        <p>{description ?? publicId}</p>
      </Text>
      <Actions>
        <MoveButtons row={row} canMove={canMove} />
        <Tooltip text={t('Edit')}>
          <IconButton aria-label={t('Edit: {title}', { title })} onClick={onEdit}>
            <Icon name="edit" />
          </IconButton>
        </Tooltip>
        <Tooltip text={t('Remove from gallery')}>
          <IconButton $isDanger aria-label={t('Remove: {title}', { title })} onClick={onRemove}>
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
