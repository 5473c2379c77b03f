import { PASSKEY_NAME_MAX_LENGTH, type Passkey } from '@shared/contract/access/factors';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextInput } from '../../components/Field';
import { useAccountChanges } from '../../queries/account';
import { space } from '../../styles/theme';
import { AttemptFailure } from '../components/AttemptFailure';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { passkeyNameSchema } from './passkeyName';
import { t } from '../i18n/t';

const WORDS = {
  done: 'Passkey renamed',
  failed: 'Failed to rename the passkey',
} as const;

/** Gives a passkey another name in its owner's list; the device keeps its own. */
export function RenamePasskeyDialog({
  passkey,
  taken,
  onClose,
}: {
  passkey: Passkey;
  /** Names of the owner's others. */
  taken: readonly string[];
  onClose: () => void;
}) {
  const { renamePasskey } = useAccountChanges();
  const attempt = useAttempt(WORDS);
  const form = useForm({
    schema: passkeyNameSchema(taken),
    initial: { name: passkey.name },
    onValid: ({ name }) => {
      if (attempt.isBusy) return;
      void attempt.run(async () => {
        await renamePasskey.mutateAsync({ id: passkey.id, name }).catch((error: unknown) => {
          form.showIssuesOf(error);
          throw error;
        });
        onClose();
      });
    },
  });
  const leave = useUnsavedChanges(form.values.name !== passkey.name);
  const dismiss = () => !attempt.isBusy && leave(onClose);
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('Rename the passkey')}
      description={t('A name by which you know the device.')}
    >
      <Form {...form.props} aria-busy={attempt.isBusy}>
        <Field label={t('Name')} error={form.issues.name}>
          {(control) => (
            <TextInput
              {...control}
              {...form.control('name')}
              required
              maxLength={PASSKEY_NAME_MAX_LENGTH}
              autoComplete="off"
            />
          )}
        </Field>
        {form.issues.name === undefined && <AttemptFailure attempt={attempt} />}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {attempt.isBusy ? t('Saving...') : t('Save')}
          </WriteButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = styled(DialogForm)`
  margin-top: ${space(5)};
`;
