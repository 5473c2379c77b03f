import { DEFAULT_GALLERY_CATEGORY } from '@shared/contract/gallery/gallery';
import type { HostedImage, ImageHostConfig } from '@shared/contract/gallery/image';
import { proposedImageTitle } from '@shared/domain/gallery/pictureVariants';
import { nextDisplayOrder } from '@shared/domain/gallery/galleryOrder';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { TextInput } from '../../components/Field';
import { QueryState } from '../../components/QueryState';
import { bothQueries } from '../../queries/bothQueries';
import { galleryImagesQuery, useAddGalleryImage } from '../../queries/gallery';
import { hostedImagesQuery, useDeleteHostedImage } from '../../queries/hostedImages';
import { showFailure } from '../showFailure';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { GalleryImageDialog } from './GalleryImageDialog';
import { EmptyNote, Filters, TabHead } from './galleryStyles';
import { HostedImageCard, HostedImageGrid } from './HostedImageCard';
import { includesText } from './imageText';
import { galleryWords } from '../components/useAttempt';
import { t } from './texts.en';

const addWords = () =>
  galleryWords(t('gallery.imageAddedToGallery'), t('gallery.failedToAddImage'));
const deleteWords = () =>
  galleryWords(t('gallery.imageDeletedFromCloudinary'), t('gallery.failedToDeleteImage'));

/** The host's images that are not in the gallery yet. */
export function BrowseTab({ imageHost }: { imageHost: ImageHostConfig }) {
  const api = useApi();
  const hosted = useQuery(hostedImagesQuery(api));
  const gallery = useQuery(galleryImagesQuery(api));
  const add = useAddGalleryImage();
  const remove = useDeleteHostedImage('browse');
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<HostedImage | null>(null);
  const [deleting, setDeleting] = useState<HostedImage | null>(null);

  const inGallery = new Set(gallery.data?.map(({ publicId }) => publicId));
  const both = bothQueries(hosted, gallery);
  const available = both.data?.[0].filter(({ publicId }) => !inGallery.has(publicId));
  const found = available?.filter(({ publicId }) => includesText(publicId, search));

  const handleRefresh = async () => {
    const results = await Promise.all([hosted.refetch(), gallery.refetch()]);
    const error = results.find((result) => result.error)?.error;
    if (error) showFailure(t('gallery.refreshFailed'), error);
  };
  // The card is gone by then, and with it the button that had the focus.
  const focusHeading = () => setTimeout(() => heading.current?.focus({ preventScroll: true }));

  return (
    <section aria-labelledby="available-images">
      <TabHead>
        <h2 id="available-images" ref={heading} tabIndex={-1}>
          {t('gallery.availableImages')}
          {found && <span> ({found.length})</span>}
        </h2>
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          disabled={hosted.isFetching}
          onClick={() => void handleRefresh()}
        >
          {t('gallery.refresh')}
        </Button>
      </TabHead>
      <Filters>
        <TextInput
          type="search"
          aria-label={t('gallery.searchImages')}
          placeholder={t('gallery.searchImagesHint')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Filters>
      <QueryState
        query={both}
        loading={t('gallery.loadingImages')}
        failed={t('gallery.theImagesCouldNot')}
        isEmpty={([images]) => images.length === 0}
        empty={
          <>
            <strong>{t('gallery.noImagesFound')}</strong>
            <p>{t('gallery.imagesThatYouUpload', { folder: imageHost.folder })}</p>
          </>
        }
      >
        {() => {
          if (available?.length === 0) {
            return <EmptyNote>{t('gallery.allImagesAreAlready')}</EmptyNote>;
          }
          if (found?.length === 0) {
            return <EmptyNote>{t('gallery.noImagesFound')}</EmptyNote>;
          }
          return (
            <HostedImageGrid>
              {found?.map((image) => (
                <HostedImageCard
                  key={image.publicId}
                  image={image}
                  deliveryBase={imageHost.deliveryBase}
                  onAdd={() => setAdding(image)}
                  onDelete={() => setDeleting(image)}
                />
              ))}
            </HostedImageGrid>
          );
        }}
      </QueryState>
      {adding && (
        <GalleryImageDialog
          title={t('gallery.addImageToGallery')}
          submitLabel={t('gallery.addToTheGallery')}
          publicId={adding.publicId}
          deliveryBase={imageHost.deliveryBase}
          image={{
            title: proposedImageTitle(adding.publicId),
            category: DEFAULT_GALLERY_CATEGORY,
            description: '',
            isActive: true,
            isFeatured: false,
          }}
          words={addWords()}
          onSave={(details) =>
            add.mutateAsync({
              publicId: adding.publicId,
              ...details,
              displayOrder: nextDisplayOrder(gallery.data ?? []),
            })
          }
          onSaved={focusHeading}
          onClose={() => setAdding(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t('gallery.deleteThisImage')}
          description={t('gallery.willBeDeleted', { publicId: deleting.publicId })}
          confirmLabel={t('gallery.deleteImage')}
          words={deleteWords()}
          action={() => remove.mutateAsync(deleting.publicId)}
          onDone={focusHeading}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  );
}
