import {
  GALLERY_CATEGORIES,
  type GalleryCategory,
  type GalleryImageJson,
} from '@shared/contract/gallery/gallery';
import type { ImageHostConfig } from '@shared/contract/gallery/image';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
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
import { failureText } from '../components/failureText';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { GalleryImageDialog } from './GalleryImageDialog';
import { GalleryList } from './GalleryList';
import { EmptyNote, FailureText, Filters, TabHead } from '../components/tabStyles';
import { categoryText, includesText } from './imageText';
import { galleryWords, noticeText } from '../components/useAttempt';
import { t } from '../i18n/t';

const UPDATE_WORDS = galleryWords('Image updated', 'Failed to update image');
const REMOVE_WORDS = galleryWords('Image removed from gallery', 'Failed to remove image');
const REORDER_WORDS = galleryWords('Gallery order updated', 'Failed to reorder images');

/** The gallery itself: its order, the images' details, and what is taken out of it. */
export function ManageTab({ imageHost }: { imageHost: ImageHostConfig }) {
  const gallery = useQuery(galleryImagesQuery(useApi()));
  const update = useUpdateGalleryImage();
  const remove = useRemoveGalleryImage();
  const reorder = useReorderGallery();
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<GalleryCategory | ''>('');
  const [editing, setEditing] = useState<GalleryImageJson | null>(null);
  const [removing, setRemoving] = useState<GalleryImageJson | null>(null);

  // Its identity tells the list that the server or the optimistic order brought news.
  const found = useMemo(
    () =>
      gallery.data?.filter(
        (image) =>
          (category === '' || image.category === category) &&
          [image.title, image.description ?? '', image.publicId].some((text) =>
            includesText(text, search),
          ),
      ) ?? [],
    [gallery.data, search, category],
  );

  const handleReorder = (images: readonly GalleryImageJson[]) =>
    reorder.mutate(images, {
      onSuccess: () => showToast(noticeText(REORDER_WORDS.done)),
      onError: () => showToast({ ...noticeText(REORDER_WORDS.failed), tone: 'destructive' }),
    });

  return (
    <section aria-labelledby="gallery-images">
      <TabHead>
        <h2 id="gallery-images" ref={heading} tabIndex={-1}>
          {t('Gallery Images')} {gallery.data && <span>({found.length})</span>}
        </h2>
      </TabHead>
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
          // Its options are the categories and the empty one.
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
            <GalleryList
              images={found}
              deliveryBase={imageHost.deliveryBase}
              onReorder={handleReorder}
              onEdit={setEditing}
              onRemove={setRemoving}
            />
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
          words={UPDATE_WORDS}
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
          words={REMOVE_WORDS}
          action={() => remove.mutateAsync(removing.id)}
          // The row is gone by then, and with it the button that had the focus.
          onDone={() => setTimeout(() => heading.current?.focus({ preventScroll: true }))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}
