import type { AdminSession } from '@shared/contract/access/auth';
import { confirmPasswordSchema } from '@shared/contract/access/freshSignIn';
import { codeSchema } from '@shared/contract/access/factors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useApi } from '../../api/ApiContext';
import { SmallButton } from '../components/SmallButton';
import { Dialog } from '../../components/Dialog';
import { TextField } from '../components/fields';
import { accountQuery } from '../../queries/account';
import { sessionKey } from '../../queries/queryKeys';
import { useConfirmByPasskey, useConfirmIdentity } from '../../queries/session';
import { confirmQuestion } from '../../stores/freshSignIn';
import { useForm } from '../components/useForm';
import { FormInDialog } from '../components/FormDialog';
import { SaveNotice } from '../components/SaveNotice';
import { useAttempt } from '../components/useAttempt';
import { useHost } from '../platform';
import { isPutAside } from './passkeyFailure';
import { PasswordField } from './PasswordField';
import { useCodeFocus } from './useCodeFocus';
import { QuietActions } from '../components/cardStyles';
import { t } from '../i18n/t';

/** Asks for password, code or passkey before an action that needs a fresh sign-in. */
export function ConfirmIdentity() {
  const isAsking = confirmQuestion.useIsAsking();
  return (
    isAsking && (
      <Dialog
        isOpen
        onClose={() => confirmQuestion.answer(false)}
        title={t('Confirm it’s you')}
        description={t(
          'This is for you alone, so please confirm first. We ask once every ten minutes.',
        )}
      >
        <Ways />
      </Dialog>
    )
  );
}

function Ways() {
  const account = useQuery(accountQuery(useApi())).data;
  const [isByCode, setByCode] = useState(false);
  return (
    <>
      {isByCode ? <CodeForm /> : <PasswordForm />}
      <QuietActions>
        {account?.hasTotp && (
          <SmallButton $variant="quiet" onClick={() => setByCode(!isByCode)}>
            {isByCode ? t('Use the password') : t('Use a code from the authenticator app')}
          </SmallButton>
        )}
        {(account?.passkeys.length ?? 0) > 0 && <PasskeyWay />}
      </QuietActions>
    </>
  );
}

function PasswordForm() {
  const queryClient = useQueryClient();
  const username = queryClient.getQueryData<AdminSession>(sessionKey)?.username;
  const confirm = useConfirmIdentity();
  const form = useForm({
    schema: confirmPasswordSchema,
    initial: { password: '' },
    onValid: (input) => void attempt.run(() => confirm.mutateAsync(input).then(goOn)),
  });
  const attempt = useAttempt({}, { form });
  return (
    <ConfirmForm form={form} attempt={attempt}>
      {/* Password managers need the user name to find the password. */}
      <input type="hidden" name="username" autoComplete="username" value={username ?? ''} />
      <PasswordField
        label={t('Password')}
        {...form.field('password')}
        autoComplete="current-password"
        data-first-focus
      />
    </ConfirmForm>
  );
}

function CodeForm() {
  const confirm = useConfirmIdentity();
  const form = useForm({
    schema: codeSchema,
    initial: { code: '' },
    onValid: (input) => void attempt.run(() => confirm.mutateAsync(input).then(goOn)),
  });
  const attempt = useAttempt({}, { form });
  useCodeFocus(form.props.ref);
  return (
    <ConfirmForm form={form} attempt={attempt}>
      <TextField
        label={t('Code')}
        hint={t('The six digits that your app shows now')}
        {...form.field('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </ConfirmForm>
  );
}

function ConfirmForm(
  props: Pick<ComponentProps<typeof FormInDialog>, 'form' | 'attempt' | 'children'>,
) {
  return (
    <FormInDialog
      {...props}
      cancel={t('Not now')}
      submit={t('Confirm')}
      busy={t('Confirming…')}
      onCancel={() => confirmQuestion.answer(false)}
    />
  );
}

function PasskeyWay() {
  const { canUsePasskeys = false } = useHost();
  const confirm = useConfirmByPasskey();
  const attempt = useAttempt({});
  if (!canUsePasskeys) return null;
  return (
    <>
      <SmallButton
        $variant="quiet"
        onClick={() => void attempt.run(() => confirm.mutateAsync().then(goOn))}
      >
        {attempt.isBusy ? t('Waiting for your passkey...') : t('Use a passkey')}
      </SmallButton>
      <SaveNotice failure={isPutAside(attempt.error) ? null : attempt.failure} />
    </>
  );
}

function goOn(): void {
  confirmQuestion.answer(true);
}
