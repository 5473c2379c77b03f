import { GALLERY_CATEGORIES, type GalleryImageJson } from '@shared/contract/gallery/gallery';
import { line, LIMITS } from '@shared/contract/common';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { Picture } from '../../components/Picture';
import { galleryImagesQuery } from '../../queries/gallery';
import { space } from '../../styles/theme';
import { SelectField, TextAreaField, TextField } from '../components/fields';
import { FormDialog } from '../components/FormDialog';
import { categoryText } from './imageText';
import { SwitchField } from '../components/SwitchField';
import { useAttempt, type AttemptTexts } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useStoredForm, valueText } from '../components/useStoredForm';
import { t } from '../i18n/t';

const detailsSchema = z.object({
  title: line(LIMITS.title, 'Title is required'),
  category: z.enum(GALLERY_CATEGORIES),
  description: z.string(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
});
export type ImageDetails = z.infer<typeof detailsSchema>;
type ProposedImage = ImageDetails & { id?: never; updatedAt?: never };

const LABELS = {
  title: 'Title',
  category: 'Category',
  description: 'Description',
  isActive: 'Visible in gallery',
  isFeatured: 'Featured image',
} as const satisfies Record<keyof ImageDetails, string>;

/**
 * Details of an image, with a large preview.
 * @param image as it was when the dialog was opened, or proposed details
 * @param onSave gets the `updatedAt` on which the details are based
 * @param onSaved called after success, before the dialog closes
 */
export function GalleryImageDialog({
  title,
  submitLabel,
  publicId,
  deliveryBase,
  image,
  texts,
  onSave,
  onSaved,
  onClose,
}: {
  title: string;
  submitLabel: string;
  publicId: string;
  deliveryBase: string;
  image: GalleryImageJson | ProposedImage;
  texts: AttemptTexts;
  onSave: (details: ImageDetails, updatedAt: string | undefined) => Promise<unknown>;
  onSaved?: () => void;
  onClose: () => void;
}) {
  const ownOf = (list: readonly GalleryImageJson[]) =>
    list.find(({ id }) => id === image.id) ?? image;
  const form = useForm({
    schema: detailsSchema,
    initial: detailsOf(image),
    onValid: (details) =>
      void attempt.run(async () => {
        await onSave(details, ownOf(storedForm.stored).updatedAt);
        onSaved?.();
        onClose();
      }),
  });
  const storedForm = useStoredForm({
    query: galleryImagesQuery,
    initial: [],
    draftOf: (list) => detailsOf(ownOf(list)),
    draft: form.values,
    fill: form.setValues,
    labelOf: (name) => t(LABELS[name]),
    textOf: (name, shown) =>
      name === 'category' ? categoryText(shown.category) : valueText(shown[name]),
  });
  const attempt = useAttempt(texts, { form, stored: storedForm });
  const isUntitled = form.values.title.trim() === '';

  return (
    <FormDialog
      title={title}
      form={form}
      attempt={attempt}
      isUnsaved={storedForm.changed.length > 0}
      stale={storedForm.stale}
      submit={submitLabel}
      onClose={onClose}
    >
      <Preview
        deliveryBase={deliveryBase}
        publicId={publicId}
        variants={['viewerSmall', 'viewer']}
        sizes="(min-width: 512px) 424px, calc(100vw - 88px)"
        loading="eager"
        alt={t('Preview of {publicId}', { publicId })}
      />
      <TextField
        label={t(LABELS.title)}
        {...form.field('title')}
        required
        maxLength={LIMITS.title}
        // The specification wants no message here, only a marked field.
        {...(isUntitled && { error: undefined, 'aria-invalid': true })}
      />
      <SelectField
        label={t(LABELS.category)}
        {...form.field('category')}
        options={GALLERY_CATEGORIES.map((category) => [category, categoryText(category)])}
      />
      <TextAreaField
        label={t(LABELS.description)}
        isOptional
        {...form.field('description')}
        rows={3}
        maxLength={LIMITS.shortText}
      />
      <div>
        <SwitchField label={t(LABELS.isActive)} {...form.field('isActive')} />
        <SwitchField label={t(LABELS.isFeatured)} {...form.field('isFeatured')} />
      </div>
    </FormDialog>
  );
}

function detailsOf({
  title,
  category,
  description,
  isActive,
  isFeatured,
}: GalleryImageJson | ProposedImage): ImageDetails {
  return { title, category, description: description ?? '', isActive, isFeatured };
}

const Preview = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  max-height: 44vh;
  margin-bottom: ${space(1)};
  object-fit: contain;
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.photo};
`;
