import type { AdminSession } from '@shared/contract/access/auth';
import { codeSchema, type SecondFactor } from '@shared/contract/access/factors';
import { useState } from 'react';
import styled from 'styled-components';
import { ApiError } from '../../api/client';
import { Button } from '../../components/Button';
import { Field, TextInput } from '../../components/Field';
import { useLoginWithCode } from '../../queries/session';
import { space } from '../../styles/theme';
import { FailureText } from '../components/tabStyles';
import { useForm } from '../components/useForm';
import { useHost } from '../platform';
import { failureOf, tellFailure } from './loginToasts';
import { PasskeyButton } from './PasskeyButton';
import { useCodeFocus } from './useCodeFocus';
import { inputOf } from '../components/fields';
import { t } from '../i18n/t';

type Props = {
  /** The ways there are for this user. */
  factors: readonly SecondFactor[];
  onSignedIn: (session: AdminSession) => void;
  /** Back to name and password. */
  onBack: () => void;
};

/** The second step of signing in: a code, or a passkey where that is what the user has. */
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
        tellFailure(error);
        if (error instanceof ApiError && error.body?.code === 'sign_in_expired') onBack();
        else form.focusField('code');
      });
    },
  });
  useCodeFocus(form.props.ref);
  return (
    <Steps>
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
        <Form {...form.props} aria-busy={login.isPending}>
          <Field
            label={isRecovery ? t('Recovery code') : t('Code')}
            hint={
              isRecovery
                ? t(
                    'One of the codes that you kept when you set up the second step. Each works once.',
                  )
                : t('The six digits that your authenticator app shows now')
            }
            error={form.issues.code}
          >
            {(control) => (
              <CodeInput
                {...control}
                {...inputOf(form.field('code'))}
                data-first-focus
                autoComplete={isRecovery ? 'off' : 'one-time-code'}
                inputMode={isRecovery ? 'text' : 'numeric'}
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          {login.isError && (
            <FailureText role="alert">{failureOf(login.error).description}</FailureText>
          )}
          <Button type="submit" aria-disabled={login.isPending}>
            {login.isPending ? t('Signing in...') : t('Continue')}
          </Button>
        </Form>
      )}
      <Ways>
        {hasTotp && hasRecovery && (
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            onClick={() => {
              setRecovery(!isRecovery);
              form.setValue('code', '');
              form.focusField('code');
            }}
          >
            {isRecovery ? t('Use the authenticator app') : t('Use a recovery code')}
          </Button>
        )}
        <Button type="button" $variant="quiet" $size="small" onClick={onBack}>
          {t('Sign in as somebody else')}
        </Button>
      </Ways>
    </Steps>
  );
}

const Steps = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`;

const CodeInput = styled(TextInput)`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} ${space(6)};
`;
