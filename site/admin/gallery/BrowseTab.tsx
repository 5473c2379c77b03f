import { DEFAULT_GALLERY_CATEGORY } from '@shared/contract/gallery/gallery';
import type { HostedImage, ImageHostConfig } from '@shared/contract/gallery/image';
import { proposedImageTitle } from '@shared/domain/gallery/imageVariants';
import { nextDisplayOrder } from '@shared/domain/gallery/galleryOrder';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { SmallButton } from '../components/SmallButton';
import { TextInput } from '../../components/Field';
import { QueryState } from '../../components/QueryState';
import { bothQueries } from '../../queries/bothQueries';
import { galleryImagesQuery, useAddGalleryImage } from '../../queries/gallery';
import { hostedImagesQuery } from '../../queries/hostedImages';
import { showFailure } from '../components/showFailure';
import { AddImagesDialog } from './AddImagesDialog';
import { DeleteImageDialog } from './DeleteImageDialog';
import { GalleryImageDialog } from './GalleryImageDialog';
import { EmptyNote, Filters, TabHead } from '../components/tabStyles';
import { HostedImageCard, HostedImageGrid } from './HostedImageCard';
import { includesText } from './imageText';
import { galleryTexts } from '../components/useAttempt';
import { t } from '../i18n/t';

const ADD_TEXTS = galleryTexts('Image added to gallery', 'Failed to add image to gallery');
const DELETE_TEXTS = galleryTexts('Image deleted from Cloudinary', 'Failed to delete image');

export function BrowseTab({ imageHost }: { imageHost: ImageHostConfig }) {
  const api = useApi();
  const hosted = useQuery(hostedImagesQuery(api));
  const gallery = useQuery(galleryImagesQuery(api));
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<HostedImage | null>(null);
  const [addingAll, setAddingAll] = useState<readonly string[] | null>(null);
  const [deleting, setDeleting] = useState<HostedImage | null>(null);

  const inGallery = new Set(gallery.data?.map(({ publicId }) => publicId));
  const both = bothQueries(hosted, gallery);
  const available = both.data?.[0].filter(({ publicId }) => !inGallery.has(publicId));
  const found = available?.filter(({ publicId }) => includesText(publicId, search));

  const handleRefresh = async () => {
    const results = await Promise.all([hosted.refetch(), gallery.refetch()]);
    const error = results.find((result) => result.error)?.error;
    if (error) showFailure(t('Refresh failed'), error);
  };
  // The focused button disappears with the card.
  const focusHeading = () => setTimeout(() => heading.current?.focus({ preventScroll: true }));

  return (
    <section aria-labelledby="available-images">
      <TabHead>
        <h2 id="available-images" ref={heading} tabIndex={-1}>
          <span>{t('Available Images')}</span> {found && <span>{`(${found.length})`}</span>}
        </h2>
        {found && found.length > 1 && (
          <SmallButton onClick={() => setAddingAll(found.map(({ publicId }) => publicId))}>
            {t('Title and add {n} {n|image|images}', { n: found.length })}
          </SmallButton>
        )}
        <SmallButton
          $variant="quiet"
          disabled={hosted.isFetching}
          onClick={() => void handleRefresh()}
        >
          {t('Refresh')}
        </SmallButton>
      </TabHead>
      <Filters>
        <TextInput
          type="search"
          aria-label={t('Search images')}
          placeholder={t('Search images...')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Filters>
      <QueryState
        query={both}
        loading={t('Loading images...')}
        failed={t('The images could not be loaded.')}
        isEmpty={([images]) => images.length === 0}
        empty={
          <>
            <strong>{t('No images found')}</strong>
            <p>
              {t('Images that you upload to the folder “{folder}” appear here.', {
                folder: imageHost.folder,
              })}
            </p>
          </>
        }
      >
        {() => {
          if (available?.length === 0) {
            return <EmptyNote>{t('All images are already in your gallery')}</EmptyNote>;
          }
          if (found?.length === 0) {
            return <EmptyNote>{t('No images found')}</EmptyNote>;
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
      {addingAll && (
        <AddImagesDialog
          publicIds={addingAll}
          deliveryBase={imageHost.deliveryBase}
          gallery={gallery.data ?? []}
          onClose={() => setAddingAll(null)}
        />
      )}
      {adding && (
        <AddDialog
          image={adding}
          deliveryBase={imageHost.deliveryBase}
          displayOrder={nextDisplayOrder(gallery.data ?? [])}
          onSaved={focusHeading}
          onClose={() => setAdding(null)}
        />
      )}
      {deleting && (
        <DeleteImageDialog
          publicId={deleting.publicId}
          place="browse"
          texts={DELETE_TEXTS}
          onDone={focusHeading}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  );
}

function AddDialog({
  image: { publicId },
  deliveryBase,
  displayOrder,
  onSaved,
  onClose,
}: {
  image: HostedImage;
  deliveryBase: string;
  displayOrder: number;
  onSaved: () => void;
  onClose: () => void;
}) {
  const add = useAddGalleryImage();
  return (
    <GalleryImageDialog
      title={t('Add Image to Gallery')}
      submitLabel={t('Add to Gallery')}
      publicId={publicId}
      deliveryBase={deliveryBase}
      image={{
        title: proposedImageTitle(publicId),
        category: DEFAULT_GALLERY_CATEGORY,
        description: '',
        isActive: true,
        isFeatured: false,
      }}
      texts={ADD_TEXTS}
      onSave={(details) => add.mutateAsync({ publicId, ...details, displayOrder })}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
