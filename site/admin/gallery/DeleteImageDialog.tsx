import { useDeleteHostedImage } from '../../queries/hostedImages';
import { ConfirmDialog } from '../components/ConfirmDialog';
import type { AttemptTexts } from '../components/useAttempt';
import { t } from '../i18n/t';

export function DeleteImageDialog({
  publicId,
  place,
  texts,
  onDone,
  onClose,
}: {
  publicId: string;
  place: Parameters<typeof useDeleteHostedImage>[0];
  texts: AttemptTexts;
  onDone: () => void;
  onClose: () => void;
}) {
  const remove = useDeleteHostedImage(place);
  return (
    <ConfirmDialog
      title={t('Delete this image?')}
      description={t(
        '{publicId} will be deleted from the hosting account. This action cannot be undone.',
        { publicId },
      )}
      confirmLabel={t('Delete image')}
      texts={texts}
      action={() => remove.mutateAsync(publicId)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
