import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { galleryImagesQuery } from '../../queries/gallery';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { AddImagesDialog, Thumbnail } from './AddImagesDialog';
import { IconButton } from '../components/IconButton';
import { Icon } from '../components/Icon';
import type { Upload, UploadProgress, Uploads } from './useUploads';
import { t } from '../i18n/t';

/**
 * Files being uploaded with their progress, and the identifiers of uploaded images.
 * @param onDelete `null` where uploaded images cannot be deleted
 */
export function UploadList({
  uploads,
  deliveryBase,
  onDelete,
}: {
  uploads: Uploads;
  deliveryBase: string;
  onDelete: ((publicId: string) => void) | null;
}) {
  const done = uploads.list.filter((upload) => upload.state === 'done');
  const gallery = useQuery(galleryImagesQuery(useApi())).data ?? [];
  const [adding, setAdding] = useState<readonly string[] | null>(null);
  const outside = done
    .map(({ publicId }) => publicId)
    .filter((id) => gallery.every(({ publicId }) => publicId !== id));
  const others = uploads.list.filter((upload) => upload.state !== 'done');
  return (
    <>
      {uploads.progress && <BatchProgress progress={uploads.progress} />}
      {others.length > 0 && (
        <List aria-label={t('Uploads')}>
          {others.map((upload) => (
            <Item key={upload.id}>
              <Name>{upload.name}</Name>
              <UploadState upload={upload} onCancel={() => uploads.cancel(upload.id)} />
            </Item>
          ))}
        </List>
      )}
      <Done role="status">
        {done.length > 0 && (
          <>
            <strong>{t('{length} image(s) uploaded successfully', { length: done.length })}</strong>
            <p>{t('You can now add it to your gallery from the Browse tab')}</p>
          </>
        )}
      </Done>
      {outside.length > 0 && !uploads.isBusy && (
        <SmallButton $variant="primary" onClick={() => setAdding(outside)}>
          {t('Title and add {n} {n|image|images}', { n: outside.length })}
        </SmallButton>
      )}
      {adding && (
        <AddImagesDialog
          publicIds={adding}
          deliveryBase={deliveryBase}
          gallery={gallery}
          onClose={() => setAdding(null)}
        />
      )}
      {done.length > 0 && (
        <List aria-label={t('Uploaded images')}>
          {done.map(({ id, publicId }) => (
            <Item key={id}>
              <Thumbnail
                deliveryBase={deliveryBase}
                publicId={publicId}
                variants={['thumbnail']}
                alt=""
              />
              <Name>{publicId}</Name>
              {onDelete && (
                <IconButton
                  $isDanger
                  aria-label={t('Delete: {publicId}', { publicId })}
                  onClick={() => onDelete(publicId)}
                >
                  <Icon name="remove" />
                </IconButton>
              )}
            </Item>
          ))}
        </List>
      )}
    </>
  );
}

/** Omitted for a single file, whose own row shows its progress. */
function BatchProgress({
  progress: { files, settledFiles, bytes, sentBytes },
}: {
  progress: UploadProgress;
}) {
  if (files === 1) return null;
  return (
    <Whole>
      <span>
        {t('{settledFiles} of {files} files, {sentBytes} of {bytes} MB', {
          settledFiles,
          files,
          sentBytes: megabytesText(sentBytes),
          bytes: megabytesText(bytes),
        })}
      </span>
      <progress
        value={sentBytes}
        max={Math.max(bytes, 1)}
        aria-label={t('Progress of all files')}
      />
    </Whole>
  );
}

function UploadState({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  if (upload.state === 'failed') return <Failure>{upload.reason}</Failure>;
  if (upload.state === 'cancelled') return <span>{t('Cancelled')}</span>;
  return (
    <Progress>
      {upload.state === 'uploading' ? (
        <>
          <span>
            {upload.part < 1
              ? t('{floor}% of {bytes} MB', {
                  floor: Math.floor(upload.part * 100),
                  bytes: megabytesText(upload.bytes),
                })
              : t('Being processed')}
          </span>
          {/* After sending, the host still processes the image. */}
          <progress
            {...(upload.part < 1 && { value: upload.part, max: 1 })}
            aria-label={t('Progress of {name}', { name: upload.name })}
          />
        </>
      ) : (
        <span>{t('Waiting')}</span>
      )}
      <SmallButton
        $variant="quiet"
        aria-label={t('Cancel: {name}', { name: upload.name })}
        onClick={onCancel}
      >
        {t('Cancel')}
      </SmallButton>
    </Progress>
  );
}

/** With one decimal: `3.4`. */
function megabytesText(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

const List = styled.ul`
  display: grid;
  margin-top: ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  min-height: 48px;
  padding: ${space(1)} ${space(4)};
  font-size: ${({ theme }) => theme.type.small};
  &:not(:last-child) {
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(5)};
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
  progress {
    flex: 1 1 160px;
    accent-color: ${({ theme }) => theme.colors.ocean};
  }
`;

const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  flex-wrap: wrap;
  margin-left: auto;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.slate};
  progress {
    width: 160px;
    accent-color: ${({ theme }) => theme.colors.ocean};
  }
`;

const Failure = styled.span`
  color: ${({ theme }) => theme.colors.coral};
`;

const Done = styled.div`
  strong {
    display: block;
    margin-top: ${space(5)};
    font-weight: 600;
    color: ${({ theme }) => theme.colors.palm};
  }
  p {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;
