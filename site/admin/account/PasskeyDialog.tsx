import { PASSKEY_NAME_MAX_LENGTH } from '@shared/contract/access/factors';
import styled from 'styled-components';
import { failureText } from '../../api/failureText';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { Field, TextInput } from '../../components/Field';
import { useAccountChanges } from '../../queries/account';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { isPutAside } from '../access/passkeyFailure';
import { FailureText } from '../components/tabStyles';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { passkeyNameSchema } from './passkeyName';
import { t } from '../i18n/t';

/** Adds a passkey: a name, and then the browser's own dialog. */
export function PasskeyDialog({
  taken,
  onClose,
  onDone,
}: {
  /** Names of those that the owner has. */
  taken: readonly string[];
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { createPasskey } = useAccountChanges();
  const form = useForm({
    schema: passkeyNameSchema(taken),
    initial: { name: '' },
    onValid: ({ name }) => {
      if (createPasskey.isPending) return;
      void createPasskey.mutateAsync(name).then(
        ({ recoveryCodes }) => {
          showToast({ title: t('Passkey added') });
          onDone(recoveryCodes);
        },
        (error: unknown) => form.showIssuesOf(error),
      );
    },
  });
  const { error } = createPasskey;
  const leave = useUnsavedChanges(form.values.name !== '');
  const dismiss = () => leave(onClose);
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('Add a passkey')}
      description={t(
        'Give it a name by which you know the device. Your browser then asks for your fingerprint, face or PIN.',
      )}
    >
      <Form {...form.props} aria-busy={createPasskey.isPending}>
        <Field label={t('Name')} hint={t('For example: my phone')} error={form.issues.name}>
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
        {error !== null && form.issues.name === undefined && (
          <FailureText role="alert">
            {isPutAside(error)
              ? t(
                  'No passkey was made. It may have been put aside, or this device has one already.',
                )
              : failureText(error)}
          </FailureText>
        )}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={createPasskey.isPending}>
            {createPasskey.isPending ? t('Waiting for your device...') : t('Add passkey')}
          </WriteButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = styled(DialogForm)`
  margin-top: ${space(5)};
`;
