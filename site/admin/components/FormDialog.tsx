import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { t } from '../i18n/t';
import { SaveNotice } from './SaveNotice';
import type { Attempt } from './useAttempt';
import type { Form } from './useForm';
import type { Stale } from './useStoredForm';
import { useUnsavedChanges } from './useUnsavedChanges';
import { WriteButton } from './WriteButton';

/**
 * A form in a dialog. It stays open, with what was typed and the server's reason, when saving failed, and asks before
 * something that was typed is lost.
 * @param isUnsaved whether something is; whatever differs from the beginning, unless given
 * @param stale what another window has saved meanwhile
 * @param submit the button that sends it; `busy` instead while it is under way
 */
export function FormDialog({
  title,
  description,
  form,
  attempt,
  isUnsaved = form.isChanged,
  stale = null,
  submit,
  busy = submit,
  tone = 'primary',
  isWide = false,
  onClose,
  children,
}: {
  title: string;
  description?: ReactNode;
  form: Pick<Form<object>, 'props' | 'isChanged'>;
  attempt: Pick<Attempt, 'isBusy' | 'failure'>;
  isUnsaved?: boolean;
  stale?: Stale | null;
  submit: string;
  busy?: string;
  tone?: 'primary' | 'danger';
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const leave = useUnsavedChanges(isUnsaved);
  const dismiss = () => !attempt.isBusy && leave(onClose);
  return (
    <Dialog isOpen isWide={isWide} onClose={dismiss} title={title} description={description}>
      <DialogForm {...form.props} aria-busy={attempt.isBusy}>
        {children}
        <SaveNotice stale={stale} failure={attempt.failure} />
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" $variant={tone} aria-disabled={attempt.isBusy}>
            {attempt.isBusy ? busy : submit}
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

/** Closes a dialog at once: while it is there, it takes the focus back from where `onDone` leads it. */
export function closeThen(onClose: () => void, onDone: (() => void) | undefined): void {
  flushSync(onClose);
  onDone?.();
}
