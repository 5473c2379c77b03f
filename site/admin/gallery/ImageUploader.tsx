import type { ImageHostConfig } from '@shared/contract/gallery/image';
import { useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useReadOnlyReason } from '../platform';
import { FileButton } from '../components/FileButton';
import { DeleteImageDialog } from './DeleteImageDialog';
import { ExistingImages } from './ExistingImages';
import { TabHead } from '../components/tabStyles';
import { Icon } from '../components/Icon';
import { UploadList } from './UploadList';
import type { AttemptTexts } from '../components/useAttempt';
import type { Uploads } from './useUploads';
import { t } from '../i18n/t';

const DELETE_TEXTS: AttemptTexts = {
  done: ['Image deleted successfully', 'The image has been removed from the hosting account.'],
  failedToast: ['Delete failed', 'There was an error deleting the image. Please try again.'],
};

/**
 * Uploads image files, chosen or dropped.
 * @param canDelete delete mode: shows the host's images, and all can be deleted
 */
export function ImageUploader({
  imageHost,
  uploads,
  canDelete = false,
}: {
  imageHost: ImageHostConfig;
  uploads: Uploads;
  canDelete?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOver, setOver] = useState(false);
  const canUpload = useReadOnlyReason() === null;
  const [deleting, setDeleting] = useState<string | null>(null);

  const handleDragOver = (event: DragEvent) => {
    // Otherwise the browser would open the file.
    event.preventDefault();
    setOver(canUpload && !uploads.isBusy && event.dataTransfer.types.includes('Files'));
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (canUpload) uploads.start([...event.dataTransfer.files]);
  };

  return (
    <section aria-labelledby="upload-images">
      <TabHead>
        <h2 id="upload-images" ref={heading} tabIndex={-1}>
          {t('Upload Images')}
        </h2>
      </TabHead>
      <DropZone
        $isOver={isOver}
        onDragOver={handleDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Icon name="upload" />
        <p>{t('Drop photographs here, or choose them on this device.')}</p>
        <FileButton
          label={t('Choose Images')}
          accept="image/*"
          aria-disabled={uploads.isBusy}
          onChoose={uploads.start}
        >
          {uploads.isBusy ? t('Uploading...') : t('Choose Images')}
        </FileButton>
      </DropZone>
      <UploadList
        uploads={uploads}
        deliveryBase={imageHost.deliveryBase}
        onDelete={canDelete ? setDeleting : null}
      />
      {canDelete && <ExistingImages deliveryBase={imageHost.deliveryBase} onDelete={setDeleting} />}
      {deleting && (
        <DeleteImageDialog
          publicId={deleting}
          place="uploader"
          texts={DELETE_TEXTS}
          onDone={() => {
            uploads.forget(deleting);
            setTimeout(() => heading.current?.focus({ preventScroll: true }));
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  );
}

const DropZone = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(12)} ${space(5)};
  background: ${({ theme, $isOver }) => ($isOver ? theme.colors.sand : theme.colors.surface)};
  border: 2px dashed ${({ theme, $isOver }) => ($isOver ? theme.colors.ocean : theme.colors.stone)};
  border-radius: ${({ theme }) => theme.radii.card};
  color: ${({ theme }) => theme.colors.slate};
  text-align: center;
  transition: background-color ${({ theme }) => theme.motion.fast};
  & > svg {
    width: 32px;
    height: 32px;
    color: ${({ theme }) => theme.colors.ocean};
  }
  button[aria-disabled='true'] {
    background: ${({ theme }) => theme.colors.sand};
    color: ${({ theme }) => theme.colors.slate};
    cursor: progress;
  }
`;
