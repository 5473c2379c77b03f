import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { WriteButton } from './WriteButton';
import { FailureText } from './tabStyles';
import { useAttempt, type AttemptTexts } from './useAttempt';
import type { StoredForm } from './useStoredForm';
import { closeThen } from './FormDialog';
import { t } from '../i18n/t';

/**
 * Asks before an irreversible action. It stays open while the action runs, and shows the reason when it fails.
 * @param tone `primary` if nothing is deleted
 * @param stored of the form behind the dialog; if another window has saved meanwhile, the question is outdated and
 *   the dialog closes
 * @param onDone called after success, once the dialog has closed
 */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  tone = 'danger',
  texts,
  action,
  stored,
  onDone,
  onClose,
}: {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  texts: AttemptTexts;
  action: () => Promise<unknown>;
  stored?: Pick<StoredForm<object, object>, 'catchUp'>;
  onDone?: () => void;
  onClose: () => void;
}) {
  const attempt = useAttempt(texts, {
    stored: stored && {
      catchUp: async (error) => {
        const isStale = await stored.catchUp(error);
        if (isStale) onClose();
        return isStale;
      },
    },
  });
  const dismiss = () => !attempt.isBusy && onClose();
  const handleConfirm = async () => {
    if (attempt.isBusy || !(await attempt.run(action))) return;
    closeThen(onClose, onDone);
  };
  return (
    <Dialog isOpen onClose={dismiss} title={title} description={description}>
      {attempt.failure !== null && <FailureText role="alert">{attempt.failure}</FailureText>}
      <DialogActions>
        <Button type="button" $variant="secondary" data-first-focus onClick={dismiss}>
          {t('Cancel')}
        </Button>
        <WriteButton
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
