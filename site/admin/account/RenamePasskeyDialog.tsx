import { PASSKEY_NAME_MAX_LENGTH, type Passkey } from '@shared/contract/access/factors';
import { TextField } from '../components/fields';
import { useAccountChanges } from '../../queries/account';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { passkeyNameSchema } from './passkeyName';
import { FormDialog } from '../components/FormDialog';
import { t } from '../i18n/t';

/** Renames it in the list only; the device keeps its own name. */
export function RenamePasskeyDialog({
  passkey,
  taken,
  onClose,
}: {
  passkey: Passkey;
  taken: readonly string[];
  onClose: () => void;
}) {
  const { renamePasskey } = useAccountChanges();
  const form = useForm({
    schema: passkeyNameSchema(taken),
    initial: { name: passkey.name },
    onValid: ({ name }) =>
      void attempt.run(async () => {
        await renamePasskey.mutateAsync({ id: passkey.id, name });
        onClose();
      }),
  });
  const attempt = useAttempt(
    { done: 'Passkey renamed', failed: 'Failed to rename the passkey' },
    { form },
  );
  return (
    <FormDialog
      title={t('Rename the passkey')}
      description={t('A name that tells you which device it is.')}
      form={form}
      attempt={attempt}
      submit={t('Save')}
      busy={t('Saving...')}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        {...form.field('name')}
        required
        maxLength={PASSKEY_NAME_MAX_LENGTH}
      />
    </FormDialog>
  );
}
