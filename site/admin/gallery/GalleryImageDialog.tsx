import {
  GALLERY_CATEGORIES,
  type GalleryCategory,
  type GalleryImageJson,
  type GalleryImageUpdate,
} from '@shared/contract/gallery/gallery';
import { LIMITS } from '@shared/contract/common';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { ApiError } from '../../api/client';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, Select, TextArea, TextInput } from '../../components/Field';
import { issuesByField } from '../../components/formIssues';
import { Picture } from '../../components/Picture';
import { galleryImagesQuery } from '../../queries/gallery';
import { space } from '../../styles/theme';
import { WriteButton } from '../components/WriteButton';
import { SaveNotice } from '../components/SaveNotice';
import { categoryText } from './imageText';
import { SwitchField } from '../components/SwitchField';
import { useAttempt, type Words } from '../components/useAttempt';
import { useStoredForm, valueText } from '../components/useStoredForm';
import { t } from '../i18n/t';

/** What the owner says about an image. */
export type ImageDetails = Required<
  Pick<GalleryImageUpdate, 'title' | 'category' | 'isActive' | 'isFeatured'>
> & { description: string };
type ProposedImage = ImageDetails & { id?: never; updatedAt?: never };

const LABELS = {
  title: 'Title',
  category: 'Category',
  description: 'Description',
  isActive: 'Visible in gallery',
  isFeatured: 'Featured image',
} as const satisfies Record<keyof ImageDetails, string>;

/**
 * The form of an image's details, with a large preview. It stays open, with the server's
 * reason, when saving failed.
 * @param image as it was when the dialog was opened; proposed details for one that is added
 * @param words the notifications for both ends
 * @param onSave gets the `updatedAt` that the details stand on
 * @param onSaved called after it went well, before the dialog closes
 */
export function GalleryImageDialog({
  title,
  submitLabel,
  publicId,
  deliveryBase,
  image,
  words,
  onSave,
  onSaved,
  onClose,
}: {
  title: string;
  submitLabel: string;
  publicId: string;
  deliveryBase: string;
  image: GalleryImageJson | ProposedImage;
  words: Words;
  onSave: (details: ImageDetails, updatedAt: string | undefined) => Promise<unknown>;
  onSaved?: () => void;
  onClose: () => void;
}) {
  const [details, setDetails] = useState(() => detailsOf(image));
  const attempt = useAttempt(words);
  const titleInput = useRef<HTMLInputElement>(null);
  const change = (changed: Partial<ImageDetails>) =>
    setDetails((current) => ({ ...current, ...changed }));
  const ownOf = (list: readonly GalleryImageJson[]) =>
    list.find(({ id }) => id === image.id) ?? image;
  const { stored, catchUp, stale, leave } = useStoredForm({
    query: galleryImagesQuery,
    initial: [],
    draftOf: (list) => detailsOf(ownOf(list)),
    draft: details,
    fill: change,
    labelOf: (name) => t(LABELS[name]),
    textOf: (name, shown) =>
      name === 'category' ? categoryText(shown.category) : valueText(shown[name]),
  });
  const dismiss = () => !attempt.isBusy && leave(onClose);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (attempt.isBusy) return;
    // Required without a message of ours, as the specification has it: the empty field is shown.
    if (details.title.trim() === '') {
      titleInput.current?.focus();
      return;
    }
    const save = () =>
      onSave(details, ownOf(stored).updatedAt).catch(async (error: unknown) => {
        await catchUp(error);
        throw error;
      });
    if (!(await attempt.run(save))) return;
    onSaved?.();
    onClose();
  };

  const issues =
    attempt.error instanceof ApiError ? issuesByField(attempt.error.body?.issues ?? []) : {};
  return (
    <Dialog isOpen onClose={dismiss} title={title}>
      <Preview
        deliveryBase={deliveryBase}
        publicId={publicId}
        variants={['viewerSmall', 'viewer']}
        sizes="(min-width: 512px) 424px, calc(100vw - 88px)"
        loading="eager"
        alt={t('Preview of {publicId}', { publicId })}
      />
      <DialogForm
        onSubmit={(event) => void handleSubmit(event)}
        noValidate
        aria-busy={attempt.isBusy}
      >
        <Field label={t('Title')} error={issues['title']}>
          {(control) => (
            <TextInput
              {...control}
              ref={titleInput}
              required
              aria-invalid={details.title.trim() === '' || 'title' in issues}
              maxLength={LIMITS.title}
              value={details.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('Category')} error={issues['category']}>
          {(control) => (
            <Select
              {...control}
              value={details.category}
              // Its options are exactly the categories.
              onChange={(event) => change({ category: event.target.value as GalleryCategory })}
            >
              {GALLERY_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {categoryText(category)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Description')} isOptional error={issues['description']}>
          {(control) => (
            <Description
              {...control}
              rows={3}
              maxLength={LIMITS.shortText}
              value={details.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <div>
          <SwitchField
            label={t('Visible in gallery')}
            value={details.isActive}
            onValue={(isActive) => change({ isActive })}
          />
          <SwitchField
            label={t('Featured image')}
            value={details.isFeatured}
            onValue={(isFeatured) => change({ isFeatured })}
          />
        </div>
        <SaveNotice stale={stale} failure={attempt.failure} />
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {submitLabel}
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
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
  margin: ${space(4)} 0 ${space(5)};
  object-fit: contain;
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.photo};
`;

const Description = styled(TextArea)`
  min-height: 88px;
`;
