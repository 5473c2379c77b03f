import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { sessionQuery } from '../../queries/session';
import { useVillaName } from '../components/useVillaName';
import { useHost } from '../platform';
import { LoginFields } from './LoginFields';
import { tellSignedIn } from './loginToasts';
import { PasskeyButton } from './PasskeyButton';
import { CHANGE_PASSWORD, RESET_PASSWORD, returnState, useReturnTo } from './returnTo';
import { SecondStep } from './SecondStep';
import { SessionCheck } from './SessionGate';
import { SignInForm, SignInFrame } from './SignInFrame';
import { useLoginForm } from './useLoginForm';
import { t } from '../i18n/t';

/** Redirects users who are already signed in. */
export function Login() {
  const session = useQuery(sessionQuery(useApi()));
  const returnTo = useReturnTo();
  const { villaName, readOnlyReason } = useHost();
  const publishedName = useVillaName();
  const { form, login, factors, goBack } = useLoginForm('', tellSignedIn);

  // A session that could not be checked while offline may be valid.
  const isAway = Boolean(readOnlyReason);
  const wasAway = useRef(isAway);
  const { refetch } = session;
  useEffect(() => {
    if (wasAway.current && !isAway) void refetch();
    wasAway.current = isAway;
  }, [isAway, refetch]);

  if (session.isPending) return <SessionCheck />;
  if (session.data?.authenticated) {
    return session.data.requiresPasswordChange ? (
      <Navigate to={CHANGE_PASSWORD} replace state={returnState(returnTo)} />
    ) : (
      <Navigate to={returnTo} replace />
    );
  }
  if (factors) {
    return (
      <SignInFrame
        key="second"
        windowTitle={t('Second step')}
        title={t('One more step')}
        subtitle={t('Your password is right. Please confirm that it is you.')}
      >
        <SecondStep factors={factors} onSignedIn={tellSignedIn} onBack={goBack} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      windowTitle={t('Sign in')}
      title={t('{publishedName} Admin', { publishedName })}
      subtitle={
        villaName ? t('Sign in to {villaName}', { villaName }) : t('Sign in to manage your villa')
      }
    >
      <SignInForm {...form.props}>
        <LoginFields form={form} />
        <Button type="submit" disabled={login.isPending}>
          {login.isPending ? t('Signing in...') : t('Sign In')}
        </Button>
        <PasskeyButton label={t('Use a passkey')} onSignedIn={tellSignedIn} />
        <Button as={Link} to={RESET_PASSWORD} $variant="quiet" $size="small">
          {t('Forgot your password?')}
        </Button>
      </SignInForm>
    </SignInFrame>
  );
}
