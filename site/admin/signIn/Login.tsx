import { loginSchema } from '@shared/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { VILLA } from '@shared/villa';
import { Navigate } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { ApiError, NetworkError, userMessageOf } from '../../api/client';
import { Button } from '../../components/Button';
import { Field, TextInput } from '../../components/Field';
import { sessionQuery, useLogin } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { useForm } from '../useForm';
import { PasswordInput } from './PasswordInput';
import { SessionCheck } from './SessionGate';
import { SignInForm, SignInFrame } from './SignInFrame';

/** Signing in. Whoever is signed in already is sent on. */
export function Login() {
  const session = useQuery(sessionQuery(useApi()));
  const login = useLogin();
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
    const next = session.data.requiresPasswordChange ? '/admin/change-password' : '/admin';
    return <Navigate to={next} replace />;
  }
  return (
    <SignInFrame
      windowTitle="Sign in"
      title={`${VILLA.name} Admin`}
      subtitle="Sign in to manage your villa"
    >
      <SignInForm {...form.props}>
        <Field label="Username" error={form.issues.username}>
          {(props) => (
            <TextInput
              {...props}
              {...form.control('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Password" error={form.issues.password}>
          {(props) => (
            <PasswordInput
              {...props}
              {...form.control('password')}
              what="Password"
              autoComplete="current-password"
            />
          )}
        </Field>
        <Button type="submit" disabled={login.isPending}>
          {login.isPending ? 'Signing in...' : 'Sign In'}
        </Button>
      </SignInForm>
    </SignInFrame>
  );
}

function tellSignedIn({ requiresPasswordChange }: { requiresPasswordChange: boolean }): void {
  if (requiresPasswordChange) {
    showToast({
      title: 'Password change required',
      description: 'You must change your default password before accessing the admin panel.',
    });
  } else {
    showToast({ title: 'Login successful', description: 'Welcome to the admin panel' });
  }
}

function tellFailure(error: unknown): void {
  const isLimited = error instanceof ApiError && error.status === 429 && error.body?.rateLimited;
  showToast({
    title: isLimited ? 'Too many attempts' : 'Login failed',
    description:
      error instanceof NetworkError
        ? 'Connection error. Please try again.'
        : userMessageOf(error, 'Invalid username or password'),
    tone: 'destructive',
  });
}
