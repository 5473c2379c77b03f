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
 */
export function FormDialog({
  title,
  description,
  form,
  attempt,
  isUnsaved = form.isChanged,
  isWide = false,
  onClose,
  ...rest
}: {
  title: string;
  description?: ReactNode;
  form: Pick<Form<object>, 'props' | 'isChanged'>;
  isUnsaved?: boolean;
  isWide?: boolean;
  onClose: () => void;
} & Omit<FormInDialogProps, 'label' | 'onCancel'>) {
  const leave = useUnsavedChanges(isUnsaved);
  const dismiss = () => !attempt.isBusy && leave(onClose);
  return (
    <Dialog isOpen isWide={isWide} onClose={dismiss} title={title} description={description}>
      <FormInDialog form={form} attempt={attempt} onCancel={dismiss} {...rest} />
    </Dialog>
  );
}

type FormInDialogProps = {
  /** Names the form where the dialog holds more than it. */
  label?: string;
  form: Pick<Form<object>, 'props'>;
  attempt: Pick<Attempt, 'isBusy' | 'failure'>;
  stale?: Stale | null;
  cancel?: string;
  /** The button that sends it; `busy` instead while it is under way. */
  submit: string;
  busy?: string;
  /** Whether it cannot be sent as it is. */
  isHeldBack?: boolean;
  tone?: 'primary' | 'danger';
  onCancel: () => void;
  children: ReactNode;
};

/** The form of a dialog that is already open: its fields, what came of the last save, and its buttons. */
export function FormInDialog({
  label,
  form,
  attempt: { isBusy, failure },
  stale = null,
  cancel = t('Cancel'),
  submit,
  busy = submit,
  isHeldBack = false,
  tone = 'primary',
  onCancel,
  children,
}: FormInDialogProps) {
  return (
    <DialogForm {...form.props} aria-label={label} aria-busy={isBusy}>
      {children}
      <SaveNotice stale={stale} failure={failure} />
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <WriteButton type="submit" $variant={tone} disabled={isHeldBack} aria-disabled={isBusy}>
          {isBusy ? busy : submit}
        </WriteButton>
      </DialogActions>
    </DialogForm>
  );
}

/** Closes a dialog at once: while it is there, it takes the focus back from where `onDone` leads it. */
export function closeThen(onClose: () => void, onDone: (() => void) | undefined): void {
  flushSync(onClose);
  onDone?.();
}
