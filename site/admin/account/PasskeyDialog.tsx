import { PASSKEY_NAME_MAX_LENGTH } from '@shared/contract/access/factors';
import { TextField } from '../components/fields';
import { useAccountChanges } from '../../queries/account';
import { isPutAside } from '../access/passkeyFailure';
import { useForm } from '../components/useForm';
import { passkeyNameSchema } from './passkeyName';
import { FormDialog } from '../components/FormDialog';
import { useAttempt } from '../components/useAttempt';
import { t } from '../i18n/t';

/** Asks for a name and then opens the browser's passkey dialog. */
export function PasskeyDialog({
  taken,
  onClose,
  onDone,
}: {
  taken: readonly string[];
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { createPasskey } = useAccountChanges();
  const form = useForm({
    schema: passkeyNameSchema(taken),
    initial: { name: '' },
    onValid: ({ name }) =>
      void attempt.run(async () => {
        const { recoveryCodes } = await createPasskey.mutateAsync(name);
        onDone(recoveryCodes);
      }),
  });
  const attempt = useAttempt({ done: 'Passkey added', failed: 'No passkey was made' }, { form });
  const failure = isPutAside(attempt.error)
    ? t('No passkey was made. You may have cancelled it, or this device has one already.')
    : attempt.failure;
  return (
    <FormDialog
      title={t('Add a passkey')}
      description={t(
        'Give it a name that tells you which device it is. Your browser then asks for your fingerprint, face or PIN.',
      )}
      form={form}
      attempt={{ isBusy: attempt.isBusy, failure }}
      submit={t('Add passkey')}
      busy={t('Waiting for your device...')}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        hint={t('For example: my phone')}
        {...form.field('name')}
        required
        maxLength={PASSKEY_NAME_MAX_LENGTH}
      />
    </FormDialog>
  );
}
