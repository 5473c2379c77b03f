import type { AdminSession } from '@shared/contract/access/auth';
import { codeSchema, type SecondFactor } from '@shared/contract/access/factors';
import { useState } from 'react';
import styled from 'styled-components';
import { ApiError } from '../../api/client';
import { Button } from '../../components/Button';
import { SmallButton } from '../components/SmallButton';
import { useLoginWithCode } from '../../queries/session';
import { space } from '../../styles/theme';
import { FailureText } from '../components/tabStyles';
import { useForm } from '../components/useForm';
import { useHost } from '../platform';
import { failureOf, tellFailure } from './loginToasts';
import { PasskeyButton } from './PasskeyButton';
import { SignInForm } from './SignInFrame';
import { useCodeFocus } from './useCodeFocus';
import { TextField } from '../components/fields';
import { t } from '../i18n/t';

type Props = {
  factors: readonly SecondFactor[];
  onSignedIn: (session: AdminSession) => void;
  onBack: () => void;
};

export function SecondStep({ factors, onSignedIn, onBack }: Props) {
  const hasTotp = factors.includes('totp');
  const hasRecovery = factors.includes('recoveryCode');
  const { canUsePasskeys = false } = useHost();
  const needsBrowser = factors.includes('passkey') && !hasTotp && !canUsePasskeys;
  const [isRecovery, setRecovery] = useState(!hasTotp);
  const login = useLoginWithCode();
  const form = useForm({
    schema: codeSchema,
    initial: { code: '' },
    onValid: (input) => {
      if (login.isPending) return;
      void login.mutateAsync(input).then(onSignedIn, (error: unknown) => {
        if (error instanceof ApiError && error.body?.code === 'sign_in_expired') {
          tellFailure(error);
          onBack();
        } else form.focusField('code');
      });
    },
  });
  useCodeFocus(form.props.ref);
  return (
    <SignInForm as="div">
      {factors.includes('passkey') && (
        <PasskeyButton isFirst={!hasTotp} onSignedIn={onSignedIn} label={t('Use a passkey')} />
      )}
      {needsBrowser && (
        <p role="status">
          {hasRecovery
            ? t(
                'Your second step is a passkey, which cannot be used here. Type a recovery code, or sign in with your browser and set up an authenticator app under Settings, Account: its codes work here as well.',
              )
            : t(
                'Your second step is a passkey, which cannot be used here. Sign in with your browser and set up an authenticator app under Settings, Account: its codes work here as well.',
              )}
        </p>
      )}
      {(hasTotp || hasRecovery) && (
        <SignInForm {...form.props} aria-busy={login.isPending}>
          <TextField
            label={isRecovery ? t('Recovery code') : t('Code')}
            hint={
              isRecovery
                ? t(
                    'One of the codes that you saved when you set up the second step. Each works once.',
                  )
                : t('The six digits that your authenticator app shows now')
            }
            {...form.field('code')}
            data-first-focus
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
          />
          {login.isError && (
            <FailureText role="alert">{failureOf(login.error).description}</FailureText>
          )}
          <Button type="submit" aria-disabled={login.isPending}>
            {login.isPending ? t('Signing in...') : t('Continue')}
          </Button>
        </SignInForm>
      )}
      <Ways>
        {hasTotp && hasRecovery && (
          <SmallButton
            $variant="quiet"
            onClick={() => {
              setRecovery(!isRecovery);
              form.setValue('code', '');
              form.focusField('code');
            }}
          >
            {isRecovery ? t('Use the authenticator app') : t('Use a recovery code')}
          </SmallButton>
        )}
        <SmallButton $variant="quiet" onClick={onBack}>
          {t('Sign in as somebody else')}
        </SmallButton>
      </Ways>
    </SignInForm>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} ${space(6)};
`;
