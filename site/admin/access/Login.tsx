import { loginSchema } from '@shared/contract/access/auth';
import { useQuery } from '@tanstack/react-query';
import { VILLA } from '@shared/villa';
import { Navigate } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { sessionQuery, useLogin } from '../../queries/session';
import { useForm } from '../components/useForm';
import { useHost } from '../platform';
import { LoginFields } from './LoginFields';
import { tellFailure, tellSignedIn } from './loginToasts';
import { CHANGE_PASSWORD, returnState, useReturnTo } from './returnTo';
import { SessionCheck } from './SessionGate';
import { SignInForm, SignInFrame } from './SignInFrame';

/** Signing in. Whoever is signed in already is sent on. */
export function Login() {
  const session = useQuery(sessionQuery(useApi()));
  const login = useLogin();
  const returnTo = useReturnTo();
  const { villaName } = useHost();
  const form = useForm({
    schema: loginSchema,
    initial: { username: '', password: '' },
    onValid: (input) =>
      void login.mutateAsync(input).then(tellSignedIn, (error: unknown) => {
        tellFailure(error);
        form.focusField('password');
      }),
  });

  if (session.isPending) return <SessionCheck />;
  if (session.data?.authenticated) {
    return session.data.requiresPasswordChange ? (
      <Navigate to={CHANGE_PASSWORD} replace state={returnState(returnTo)} />
    ) : (
      <Navigate to={returnTo} replace />
    );
  }
  return (
    <SignInFrame
      windowTitle="Sign in"
      title={`${VILLA.name} Admin`}
      subtitle={villaName ? `Sign in to ${villaName}` : 'Sign in to manage your villa'}
    >
      <SignInForm {...form.props}>
        <LoginFields form={form} />
        <Button type="submit" disabled={login.isPending}>
          {login.isPending ? 'Signing in...' : 'Sign In'}
        </Button>
      </SignInForm>
    </SignInFrame>
  );
}
