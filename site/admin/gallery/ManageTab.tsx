import {
  GALLERY_CATEGORIES,
  type GalleryCategory,
  type GalleryImageJson,
} from '@shared/contract/gallery/gallery';
import type { ImageHostConfig } from '@shared/contract/gallery/image';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Select, TextInput } from '../../components/Field';
import { QueryState } from '../../components/QueryState';
import {
  galleryImagesQuery,
  useRemoveGalleryImage,
  useReorderGallery,
  useUpdateGalleryImage,
} from '../../queries/gallery';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { ReorderableList } from '../components/reorder/ReorderableList';
import { failureText } from '../components/failureText';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { GalleryImageDialog } from './GalleryImageDialog';
import { GalleryRow } from './GalleryRow';
import { moveImage } from './moveImage';
import { EmptyNote, FailureText, Filters, TabHead } from '../components/tabStyles';
import { categoryText, includesText } from './imageText';
import { galleryTexts, noticeText } from '../components/useAttempt';
import { SmallText } from '../../components/SmallText';
import { t } from '../i18n/t';

const UPDATE_TEXTS = galleryTexts('Image updated', 'Failed to update image');
const REMOVE_TEXTS = galleryTexts('Image removed from gallery', 'Failed to remove image');
const REORDER_TEXTS = galleryTexts('Gallery order updated', 'Failed to reorder images');

export function ManageTab({ imageHost }: { imageHost: ImageHostConfig }) {
  const gallery = useQuery(galleryImagesQuery(useApi()));
  const update = useUpdateGalleryImage();
  const remove = useRemoveGalleryImage();
  const reorder = useReorderGallery();
  const heading = useRef<HTMLHeadingElement>(null);
  const { found, filters } = useFilteredImages(gallery.data);
  const [editing, setEditing] = useState<GalleryImageJson | null>(null);
  const [removing, setRemoving] = useState<GalleryImageJson | null>(null);

  const handleReorder = (images: readonly GalleryImageJson[]) =>
    reorder.mutate(images, {
      onSuccess: () => showToast(noticeText(REORDER_TEXTS.done)),
      onError: () => showToast({ ...noticeText(REORDER_TEXTS.failedToast), tone: 'destructive' }),
    });

  return (
    <section aria-labelledby="gallery-images">
      <TabHead>
        <h2 id="gallery-images" ref={heading} tabIndex={-1}>
          <span>{t('Gallery Images')}</span> {gallery.data && <span>{`(${found.length})`}</span>}
        </h2>
      </TabHead>
      <GalleryFilters {...filters} />
      {reorder.isError && (
        <FailureText role="alert">
          {failureText(reorder.error, t('The new order could not be saved.'))}
        </FailureText>
      )}
      <QueryState
        query={gallery}
        loading={t('Loading gallery...')}
        failed={t('Failed to fetch gallery')}
        isEmpty={(images) => images.length === 0}
        empty={t('No images in gallery yet. Add some from the Browse tab!')}
      >
        {() =>
          found.length === 0 ? (
            <EmptyNote>{t('No images match your filters')}</EmptyNote>
          ) : (
            <>
              <Lead>
                {t(
                  'Drag a row by its handle, or use the arrows. Featured images always come before the others.',
                )}
              </Lead>
              <ReorderableList
                items={found}
                titleOf={({ title }) => title}
                move={moveImage}
                onReorder={handleReorder}
              >
                {(image, row) => (
                  <GalleryRow
                    image={image}
                    row={row}
                    deliveryBase={imageHost.deliveryBase}
                    onEdit={() => setEditing(image)}
                    onRemove={() => setRemoving(image)}
                  />
                )}
              </ReorderableList>
            </>
          )
        }
      </QueryState>
      {editing && (
        <GalleryImageDialog
          title={t('Edit Gallery Image')}
          submitLabel={t('Update Image')}
          publicId={editing.publicId}
          deliveryBase={imageHost.deliveryBase}
          image={editing}
          texts={UPDATE_TEXTS}
          onSave={(details, updatedAt) =>
            update.mutateAsync({ id: editing.id, details: { ...details, updatedAt } })
          }
          onClose={() => setEditing(null)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t('Remove “{title}” from gallery?', { title: removing.title })}
          description={t(
            'Guests no longer see it. The image stays at the host, and can be added again from the Browse tab.',
          )}
          confirmLabel={t('Remove from gallery')}
          texts={REMOVE_TEXTS}
          action={() => remove.mutateAsync(removing.id)}
          // The focused button disappears with the row.
          onDone={() => setTimeout(() => heading.current?.focus({ preventScroll: true }))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

/** The images that match the search and the category. */
function useFilteredImages(images: readonly GalleryImageJson[] | undefined) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<GalleryCategory | ''>('');
  // Memoised, because a new array makes the list drop its own order.
  const found = useMemo(
    () =>
      images?.filter(
        (image) =>
          (category === '' || image.category === category) &&
          [image.title, image.description ?? '', image.publicId].some((text) =>
            includesText(text, search),
          ),
      ) ?? [],
    [images, search, category],
  );
  return { found, filters: { search, category, setSearch, setCategory } };
}

function GalleryFilters({
  search,
  category,
  setSearch,
  setCategory,
}: ReturnType<typeof useFilteredImages>['filters']) {
  return (
    <Filters>
      <TextInput
        type="search"
        aria-label={t('Search gallery')}
        placeholder={t('Search gallery...')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Select
        aria-label={t('Category')}
        value={category}
        // The options are exactly these values.
        onChange={(event) => setCategory(event.target.value as GalleryCategory | '')}
      >
        <option value="">{t('All Categories')}</option>
        {GALLERY_CATEGORIES.map((name) => (
          <option key={name} value={name}>
            {categoryText(name)}
          </option>
        ))}
      </Select>
    </Filters>
  );
}

const Lead = styled(SmallText)`
  margin-bottom: ${space(4)};
`;
