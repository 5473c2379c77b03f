import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { WriteButton } from './WriteButton';
import { FailureText } from './tabStyles';
import { useAttempt, type Words } from './useAttempt';
import { closeThen } from './FormDialog';
import { t } from '../i18n/t';

/**
 * Asks before something is done that has no way back. It stays open while that is under way and when it failed, with
 * the server's reason.
 * @param tone `primary` for what takes nothing away
 * @param onDone called after it went well, once the dialog has closed
 */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  tone = 'danger',
  words,
  action,
  onDone,
  onClose,
}: {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  words: Words;
  action: () => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}) {
  const attempt = useAttempt(words);
  const dismiss = () => !attempt.isBusy && onClose();
  const handleConfirm = async () => {
    if (attempt.isBusy || !(await attempt.run(action))) return;
    closeThen(onClose, onDone);
  };
  return (
    <Dialog isOpen onClose={dismiss} title={title} description={description}>
      {attempt.failure !== null && <FailureText role="alert">{attempt.failure}</FailureText>}
      <DialogActions>
        {/* Also where the description has a link. */}
        <Button type="button" $variant="secondary" data-first-focus onClick={dismiss}>
          {t('Cancel')}
        </Button>
        <WriteButton
          type="button"
          $variant={tone}
          aria-disabled={attempt.isBusy}
          onClick={() => void handleConfirm()}
        >
          {confirmLabel}
        </WriteButton>
      </DialogActions>
    </Dialog>
  );
}
