import {
  GALLERY_CATEGORIES,
  type GalleryCategory,
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
import { space } from '../../styles/theme';
import { WriteButton } from '../components/WriteButton';
import { AttemptFailure } from '../components/AttemptFailure';
import { categoryText } from './imageText';
import { SwitchField } from '../components/SwitchField';
import { useAttempt, type Words } from '../components/useAttempt';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { t } from './texts.en';

/** What the owner says about an image. */
export type ImageDetails = Required<
  Pick<GalleryImageUpdate, 'title' | 'category' | 'isActive' | 'isFeatured'>
> & { description: string };

/**
 * The form of an image's details, with a large preview. It stays open, with the server's
 * reason, when saving failed.
 * @param words the notifications for both ends
 * @param onSaved called after it went well, before the dialog closes
 */
export function GalleryImageDialog({
  title,
  submitLabel,
  publicId,
  deliveryBase,
  initial,
  words,
  onSave,
  onSaved,
  onClose,
}: {
  title: string;
  submitLabel: string;
  publicId: string;
  deliveryBase: string;
  initial: ImageDetails;
  words: Words;
  onSave: (details: ImageDetails) => Promise<unknown>;
  onSaved?: () => void;
  onClose: () => void;
}) {
  const [details, setDetails] = useState(initial);
  const attempt = useAttempt(words);
  const titleInput = useRef<HTMLInputElement>(null);
  const change = (changed: Partial<ImageDetails>) =>
    setDetails((current) => ({ ...current, ...changed }));
  const leave = useUnsavedChanges(JSON.stringify(details) !== JSON.stringify(initial));
  const dismiss = () => !attempt.isBusy && leave(onClose);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (attempt.isBusy) return;
    // Required without a message of ours, as the specification has it: the empty field is shown.
    if (details.title.trim() === '') {
      titleInput.current?.focus();
      return;
    }
    if (!(await attempt.run(() => onSave(details)))) return;
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
        alt={t('gallery.previewOf', { publicId })}
      />
      <DialogForm
        onSubmit={(event) => void handleSubmit(event)}
        noValidate
        aria-busy={attempt.isBusy}
      >
        <Field label={t('gallery.title')} error={issues['title']}>
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
        <Field label={t('gallery.category')} error={issues['category']}>
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
        <Field label={t('gallery.description')} isOptional error={issues['description']}>
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
            label={t('gallery.visibleInGallery')}
            isOn={details.isActive}
            onChange={(isActive) => change({ isActive })}
          />
          <SwitchField
            label={t('gallery.featuredImage')}
            isOn={details.isFeatured}
            onChange={(isFeatured) => change({ isFeatured })}
          />
        </div>
        <AttemptFailure attempt={attempt} />
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('gallery.cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {submitLabel}
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
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
