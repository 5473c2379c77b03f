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
import { FailureText } from '../gallery/galleryStyles';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { passkeyNameSchema } from './passkeyName';
import { t } from './texts.en';

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
          showToast({ title: t('account.passkeyAdded') });
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
      title={t('account.addAPasskey')}
      description={t('account.giveItAName')}
    >
      <Form {...form.props} aria-busy={createPasskey.isPending}>
        <Field
          label={t('account.name')}
          hint={t('account.forExampleMyPhone')}
          error={form.issues.name}
        >
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
            {isPutAside(error) ? t('account.noPasskeyWasMade') : failureText(error)}
          </FailureText>
        )}
        <DialogActions>
          <Button type="button" $variant="secondary" onClick={dismiss}>
            {t('account.cancel')}
          </Button>
          <WriteButton type="submit" aria-disabled={createPasskey.isPending}>
            {createPasskey.isPending ? t('account.waitingForYourDevice') : t('account.addPasskey')}
          </WriteButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = styled(DialogForm)`
  margin-top: ${space(5)};
`;
