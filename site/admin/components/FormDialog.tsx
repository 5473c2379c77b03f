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
 * A form in a dialog. It stays open when saving failed, and asks before unsaved input is lost.
 * @param isUnsaved by default, whether the form differs from its beginning
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
  /** Names the form if the dialog contains more. */
  label?: string;
  form: Pick<Form<object>, 'props'>;
  attempt: Pick<Attempt, 'isBusy' | 'failure'>;
  stale?: Stale | null;
  cancel?: string;
  /** The submit button's text; `busy` while saving. */
  submit: string;
  busy?: string;
  /** Disables the submit button. */
  isHeldBack?: boolean;
  tone?: 'primary' | 'danger';
  onCancel: () => void;
  children: ReactNode;
};

/** The form of an open dialog: fields, result of the last save, buttons. */
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

/** Closes a dialog at once, because an open one takes the focus back from where `onDone` moves it. */
export function closeThen(onClose: () => void, onDone: (() => void) | undefined): void {
  flushSync(onClose);
  onDone?.();
}
