import { line, LIMITS } from '@shared/contract/common';
import {
  DEFAULT_GALLERY_CATEGORY,
  GALLERY_CATEGORIES,
  type GalleryImageJson,
} from '@shared/contract/gallery/gallery';
import { nextDisplayOrder } from '@shared/domain/gallery/galleryOrder';
import { proposedImageTitle } from '@shared/domain/gallery/imageVariants';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { Picture } from '../../components/Picture';
import { useAddGalleryImage } from '../../queries/gallery';
import { space } from '../../styles/theme';
import { SelectField, TextField } from '../components/fields';
import { FormDialog } from '../components/FormDialog';
import { galleryTexts, useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { t } from '../i18n/t';
import { categoryText } from './imageText';

const schema = z.object({
  images: z.array(
    z.object({
      publicId: z.string(),
      title: line(LIMITS.title, 'Title is required'),
      category: z.enum(GALLERY_CATEGORIES),
    }),
  ),
});

const NEW = { description: '', isActive: true, isFeatured: false } as const;

/** Titles several images and adds them to the end of the gallery. */
export function AddImagesDialog({
  publicIds,
  deliveryBase,
  gallery,
  onClose,
}: {
  publicIds: readonly string[];
  deliveryBase: string;
  gallery: readonly GalleryImageJson[];
  onClose: () => void;
}) {
  const add = useAddGalleryImage();
  const form = useForm({
    schema,
    initial: {
      images: publicIds.map((publicId) => ({
        publicId,
        title: proposedImageTitle(publicId),
        category: DEFAULT_GALLERY_CATEGORY,
      })),
    },
    onValid: ({ images }) => void handleValid(images),
  });
  const attempt = useAttempt(
    galleryTexts('Images added to gallery', 'Failed to add image to gallery'),
  );
  const handleValid = async (images: z.output<typeof schema>['images']) => {
    const first = nextDisplayOrder(gallery);
    const isDone = await attempt.run(async () => {
      for (const [index, image] of images.entries()) {
        // An earlier attempt may have failed half-way.
        if (gallery.some(({ publicId }) => publicId === image.publicId)) continue;
        await add.mutateAsync({ ...NEW, ...image, displayOrder: first + index });
      }
    });
    if (isDone) onClose();
  };
  const list = form.list('images');
  return (
    <FormDialog
      title={t('Add Images to Gallery')}
      form={form}
      attempt={attempt}
      submit={t('Add {n} {n|image|images}', { n: publicIds.length })}
      onClose={onClose}
    >
      {list.items.map(({ publicId }, index) => (
        <Row key={publicId} role="group" aria-label={publicId}>
          <Thumbnail
            deliveryBase={deliveryBase}
            publicId={publicId}
            variants={['thumbnail']}
            alt=""
          />
          <TextField
            label={t('Title')}
            {...list.field(index, 'title')}
            required
            maxLength={LIMITS.title}
          />
          <SelectField
            label={t('Category')}
            {...list.field(index, 'category')}
            options={GALLERY_CATEGORIES.map((category) => [category, categoryText(category)])}
          />
        </Row>
      ))}
    </FormDialog>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: ${space(2)} ${space(4)};
  align-items: start;
  > :last-child {
    grid-column: 2;
  }
`;

export const Thumbnail = styled(Picture)`
  width: 88px;
  height: auto;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.photo};
`;
