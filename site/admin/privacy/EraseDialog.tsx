import { eraseInputSchema } from '@shared/contract/privacy/privacy';
import { LIMITS } from '@shared/contract/common';
import * as z from 'zod/mini';
import { TextField } from '../components/fields';
import { useErasePerson } from '../../queries/privacy';
import { useAttempt, type AttemptTexts } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { FormDialog } from '../components/FormDialog';
import { t } from '../i18n/t';

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
  const form = useForm({
    schema: confirmationOf(email),
    initial: { confirmation: '' },
    onValid: ({ confirmation }) => void handleErase(confirmation),
  });
  const attempt = useAttempt(TEXTS, { form });
  const handleErase = async (confirmation: string) => {
    if (!(await attempt.run(() => erase.mutateAsync({ email, confirmation })))) return;
    onClose();
    onErased();
  };
  return (
    <FormDialog
      title={t('Erase this person')}
      description={t(
        'Name, contact data, wishes, notes, messages and e-mails under {email} are deleted for good. Nobody can bring them back.',
        { email },
      )}
      form={form}
      attempt={attempt}
      isUnsaved={false}
      submit={t('Erase for good')}
      tone="danger"
      onClose={onClose}
    >
      <TextField
        label={t('Type {email} to confirm', { email })}
        {...form.field('confirmation')}
        maxLength={LIMITS.email}
        spellCheck={false}
        required
      />
    </FormDialog>
  );
}

const TEXTS: AttemptTexts = {
  done: ['Erased', 'What was stored of this person is gone.'],
  failed: 'Not erased',
};

/** The contract validates the whole body; this form has only one field of it. */
function confirmationOf(email: string) {
  return z.object({ confirmation: z.string() }).check(
    z.refine(({ confirmation }) => z.safeParse(eraseInputSchema, { email, confirmation }).success, {
      path: ['confirmation'],
      error: t('Please type the same address once more'),
    }),
  );
}
