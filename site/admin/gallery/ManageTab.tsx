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
import { failureText } from '../../api/failureText';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { GalleryImageDialog } from './GalleryImageDialog';
import { GalleryList } from './GalleryList';
import { EmptyNote, FailureText, Filters, TabHead } from './galleryStyles';
import { categoryText, includesText } from './imageText';
import { galleryWords } from '../components/useAttempt';
import { t } from './texts.en';

const updateWords = () => galleryWords(t('gallery.imageUpdated'), t('gallery.failedToUpdateImage'));
const removeWords = () =>
  galleryWords(t('gallery.imageRemovedFromGallery'), t('gallery.failedToRemoveImage'));
const reorderWords = () =>
  galleryWords(t('gallery.galleryOrderUpdated'), t('gallery.failedToReorderImages'));

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
      onSuccess: () => showToast(reorderWords().done),
      onError: () => showToast({ ...reorderWords().failed, tone: 'destructive' }),
    });

  return (
    <section aria-labelledby="gallery-images">
      <TabHead>
        <h2 id="gallery-images" ref={heading} tabIndex={-1}>
          {t('gallery.galleryImages')}
          {gallery.data && <span> ({found.length})</span>}
        </h2>
      </TabHead>
      <Filters>
        <TextInput
          type="search"
          aria-label={t('gallery.searchGallery')}
          placeholder={t('gallery.searchGalleryHint')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select
          aria-label={t('gallery.category')}
          value={category}
          // Its options are the categories and the empty one.
          onChange={(event) => setCategory(event.target.value as GalleryCategory | '')}
        >
          <option value="">{t('gallery.allCategories')}</option>
          {GALLERY_CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {categoryText(name)}
            </option>
          ))}
        </Select>
      </Filters>
      {reorder.isError && (
        <FailureText role="alert">
          {failureText(reorder.error, t('gallery.theNewOrderCould'))}
        </FailureText>
      )}
      <QueryState
        query={gallery}
        loading={t('gallery.loadingGallery')}
        failed={t('gallery.failedToFetchGallery')}
        isEmpty={(images) => images.length === 0}
        empty={t('gallery.noImagesInGallery')}
      >
        {() =>
          found.length === 0 ? (
            <EmptyNote>{t('gallery.noImagesMatchYour')}</EmptyNote>
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
          title={t('gallery.editGalleryImage')}
          submitLabel={t('gallery.updateImage')}
          publicId={editing.publicId}
          deliveryBase={imageHost.deliveryBase}
          image={editing}
          words={updateWords()}
          onSave={(details, updatedAt) =>
            update.mutateAsync({ id: editing.id, details: { ...details, updatedAt } })
          }
          onClose={() => setEditing(null)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t('gallery.removeFromGalleryOf', { title: removing.title })}
          description={t('gallery.guestsNoLongerSee')}
          confirmLabel={t('gallery.removeFromGallery')}
          words={removeWords()}
          action={() => remove.mutateAsync(removing.id)}
          // The row is gone by then, and with it the button that had the focus.
          onDone={() => setTimeout(() => heading.current?.focus({ preventScroll: true }))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}
