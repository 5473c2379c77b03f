import { eraseInputSchema } from '@shared/contract/privacy/privacy';
import { LIMITS } from '@shared/contract/common';
import * as z from 'zod/mini';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextInput } from '../../components/Field';
import { useErasePerson } from '../../queries/privacy';
import { AttemptFailure } from '../components/AttemptFailure';
import { useAttempt, type Words } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { t } from '../i18n/t';

/** Erases a person, once the owner has typed the address again. */
export function EraseDialog({
  email,
  onErased,
  onClose,
}: {
  email: string;
  onErased: () => void;
  onClose: () => void;
}) {
  const erase = useErasePerson();
  const attempt = useAttempt(WORDS);
  const form = useForm({
    schema: confirmationOf(email),
    initial: { confirmation: '' },
    onValid: ({ confirmation }) => void handleErase(confirmation),
  });
  const handleErase = async (confirmation: string) => {
    if (attempt.isBusy) return;
    if (!(await attempt.run(() => erase.mutateAsync({ email, confirmation })))) return;
    onClose();
    onErased();
  };
  const dismiss = () => !attempt.isBusy && onClose();
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('Erase this person')}
      description={t(
        'Name, contact data, wishes, notes, messages and mails under {email} go for good. Nobody can bring them back.',
        { email },
      )}
    >
      <DialogForm {...form.props} aria-busy={attempt.isBusy}>
        <Field label={t('Type {email} to confirm', { email })} error={form.issues.confirmation}>
          {(control) => (
            <TextInput
              {...control}
              {...form.control('confirmation')}
              maxLength={LIMITS.email}
              autoComplete="off"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <AttemptFailure attempt={attempt} />
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" $variant="danger" aria-disabled={attempt.isBusy}>
            {t('Erase for good')}
          </WriteButton>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

const WORDS: Words = {
  done: ['Erased', 'What was stored of this person is gone.'],
  failed: 'Not erased',
};

/** What the contract says of the whole body, for its one field that is typed here. */
function confirmationOf(email: string) {
  return z.object({ confirmation: z.string() }).check(
    z.refine(({ confirmation }) => z.safeParse(eraseInputSchema, { email, confirmation }).success, {
      path: ['confirmation'],
      error: t('Please type the same address once more'),
    }),
  );
}
