import type { AdminSession } from '@shared/contract/access/auth';
import { confirmPasswordSchema } from '@shared/contract/access/freshSignIn';
import { codeSchema } from '@shared/contract/access/factors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { failureText } from '../components/failureText';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { TextField } from '../components/fields';
import { accountQuery } from '../../queries/account';
import { sessionKey } from '../../queries/queryKeys';
import { useConfirmByPasskey, useConfirmIdentity } from '../../queries/session';
import { confirmQuestion } from '../../stores/freshSignIn';
import { space } from '../../styles/theme';
import { useForm } from '../components/useForm';
import { FailureText } from '../components/tabStyles';
import { useHost } from '../platform';
import { isPutAside } from './passkeyFailure';
import { PasswordField } from './PasswordField';
import { useCodeFocus } from './useCodeFocus';
import { t } from '../i18n/t';

/** Asks who is signed in to prove it once more, before what a stranger at an open screen must not do. */
export function ConfirmIdentity() {
  const isAsking = confirmQuestion.useIsAsking();
  return (
    isAsking && (
      <Dialog
        isOpen
        onClose={() => confirmQuestion.answer(false)}
        title={t('Confirm it’s you')}
        description={t(
          'You are about to change or read something that only you should. We ask once in ten minutes.',
        )}
      >
        <Ways />
      </Dialog>
    )
  );
}

/** By password, unless another way that the user has is chosen. */
function Ways() {
  const account = useQuery(accountQuery(useApi())).data;
  const [isByCode, setByCode] = useState(false);
  return (
    <>
      {isByCode ? <CodeForm /> : <PasswordForm />}
      <OtherWays>
        {account?.hasTotp && (
          <Button type="button" $variant="quiet" $size="small" onClick={() => setByCode(!isByCode)}>
            {isByCode ? t('Use the password') : t('Use a code of the authenticator app')}
          </Button>
        )}
        {(account?.passkeys.length ?? 0) > 0 && <PasskeyWay />}
      </OtherWays>
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
    onValid: (input) => {
      if (confirm.isPending) return;
      void confirm.mutateAsync(input).then(
        () => confirmQuestion.answer(true),
        (error: unknown) => {
          form.showIssuesOf(error);
          form.focusField('password');
        },
      );
    },
  });
  return (
    <DialogForm {...form.props} aria-busy={confirm.isPending}>
      {/* Tells a password manager whose password is meant. */}
      <input type="hidden" name="username" autoComplete="username" value={username ?? ''} />
      <PasswordField
        label={t('Password')}
        {...form.field('password')}
        what={t('Password')}
        autoComplete="current-password"
        data-first-focus
      />
      {confirm.isError && form.issues.password === undefined && (
        <FailureText role="alert">{failureText(confirm.error)}</FailureText>
      )}
      <Buttons isBusy={confirm.isPending} />
    </DialogForm>
  );
}

function CodeForm() {
  const confirm = useConfirmIdentity();
  const form = useForm({
    schema: codeSchema,
    initial: { code: '' },
    onValid: (input) => {
      if (confirm.isPending) return;
      void confirm.mutateAsync(input).then(
        () => confirmQuestion.answer(true),
        (error: unknown) => form.showIssuesOf(error),
      );
    },
  });
  useCodeFocus(form.props.ref);
  return (
    <DialogForm {...form.props} aria-busy={confirm.isPending}>
      <TextField
        label={t('Code')}
        hint={t('The six digits that your app shows now')}
        {...form.field('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      {confirm.isError && form.issues.code === undefined && (
        <FailureText role="alert">{failureText(confirm.error)}</FailureText>
      )}
      <Buttons isBusy={confirm.isPending} />
    </DialogForm>
  );
}

function PasskeyWay() {
  const { canUsePasskeys = false } = useHost();
  const confirm = useConfirmByPasskey();
  if (!canUsePasskeys) return null;
  const handlePress = () => {
    if (confirm.isPending) return;
    void confirm.mutateAsync().then(
      () => confirmQuestion.answer(true),
      () => undefined,
    );
  };
  return (
    <>
      <Button type="button" $variant="quiet" $size="small" onClick={handlePress}>
        {confirm.isPending ? t('Waiting for your passkey...') : t('Use a passkey')}
      </Button>
      {confirm.isError && !isPutAside(confirm.error) && (
        <FailureText role="alert">{failureText(confirm.error)}</FailureText>
      )}
    </>
  );
}

function Buttons({ isBusy }: { isBusy: boolean }) {
  return (
    <DialogActions>
      <Button type="button" $variant="quiet" onClick={() => confirmQuestion.answer(false)}>
        {t('Not now')}
      </Button>
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? t('Confirming…') : t('Confirm')}
      </Button>
    </DialogActions>
  );
}

const OtherWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(2)};
`;
