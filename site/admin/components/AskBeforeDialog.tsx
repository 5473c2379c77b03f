import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { WriteButton } from './WriteButton';
import { t } from '../i18n/t';

/** Asks before a form stores what may be a slip. The form itself tells how storing goes. */
export function AskBeforeDialog({
  title,
  description,
  confirmLabel,
  onConfirm,
  onClose,
}: {
  title: string;
  description: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={onClose}>
          {t('Go back')}
        </Button>
        <WriteButton type="button" onClick={onConfirm}>
          {confirmLabel}
        </WriteButton>
      </DialogActions>
    </Dialog>
  );
}
