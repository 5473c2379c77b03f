import type { GalleryImageJson } from '@shared/contract/gallery/gallery';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { ReorderableList } from '../components/reorder/ReorderableList';
import { GalleryRow } from './GalleryRow';
import { moveImage } from './moveImage';
import { t } from '../i18n/t';

/**
 * The gallery's rows in an order that can be changed.
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
  images: readonly GalleryImageJson[];
  deliveryBase: string;
  onReorder: (images: readonly GalleryImageJson[]) => void;
  onEdit: (image: GalleryImageJson) => void;
  onRemove: (image: GalleryImageJson) => void;
}) {
  return (
    <>
      <Hint>
        {t(
          'Drag a row by its handle, or use the arrows. Featured images always come before the others.',
        )}
      </Hint>
      <ReorderableList
        items={images}
        titleOf={({ title }) => title}
        move={moveImage}
        onReorder={onReorder}
      >
        {(image, row) => (
          <GalleryRow
            image={image}
            row={row}
            deliveryBase={deliveryBase}
            onEdit={() => onEdit(image)}
            onRemove={() => onRemove(image)}
          />
        )}
      </ReorderableList>
    </>
  );
}

const Hint = styled.p`
  margin-bottom: ${space(4)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;
