import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { WriteButton } from './WriteButton';
import { t } from '../i18n/t';

/** Asks before a form saves what may be a mistake. The form shows the result. */
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
        <WriteButton onClick={onConfirm}>{confirmLabel}</WriteButton>
      </DialogActions>
    </Dialog>
  );
}
