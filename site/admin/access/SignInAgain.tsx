import { loginSchema, type AdminSession } from '@shared/contract/access/auth';
import type { SecondFactor } from '@shared/contract/access/factors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { forgetSession, useLogin } from '../../queries/session';
import { sessionKey } from '../../queries/queryKeys';
import { signInQuestion } from '../../stores/sessionExpiry';
import { FailureText } from '../components/tabStyles';
import { useForm } from '../components/useForm';
import { useHost } from '../platform';
import { LoginFields } from './LoginFields';
import { failureOf, tellFailure, tellSignedIn } from './loginToasts';
import { SecondStep } from './SecondStep';
import { t } from '../i18n/t';

/** Asks the owner to sign in again when the session has ended in the middle of work. */
export function SignInAgain() {
  const isAsking = signInQuestion.useIsAsking();
  const { villaName } = useHost();
  return (
    isAsking && (
      // Over the screen, which stays as it is. Put aside, the call that found out fails.
      <Dialog
        isOpen
        onClose={() => signInQuestion.answer(false)}
        title={
          villaName
            ? t('Please sign in to {villaName} again', { villaName })
            : t('Please sign in again')
        }
        description={t('Your session has ended. Nothing that you typed is lost.')}
      >
        <SignInForm />
      </Dialog>
    )
  );
}

function SignInForm() {
  const queryClient = useQueryClient();
  const login = useLogin();
  const username = queryClient.getQueryData<AdminSession>(sessionKey)?.username ?? '';
  const [factors, setFactors] = useState<readonly SecondFactor[] | null>(null);
  const finish = (session: AdminSession) => {
    // What was asked for under one name is not done under another.
    signInQuestion.answer(username === '' || session.username === username);
    tellSignedIn(session);
  };
  const form = useForm({
    schema: loginSchema,
    initial: { username, password: '' },
    onValid: (input) => {
      if (login.isPending) return;
      void login.mutateAsync(input).then(
        (step) => (step.session ? finish(step.session) : setFactors(step.secondFactors)),
        (error: unknown) => {
          tellFailure(error);
          form.focusField('password');
        },
      );
    },
  });

  // Where the name is known, the password is what is missing.
  const { ref } = form.props;
  useEffect(() => {
    if (!username) return;
    // After the dialog has taken the focus from another one that may be open beneath it.
    const timer = setTimeout(() =>
      ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus(),
    );
    return () => clearTimeout(timer);
  }, [ref, username]);

  const handleSignOut = () => {
    signInQuestion.answer(false);
    forgetSession(queryClient);
  };

  if (factors) {
    return <SecondStep factors={factors} onSignedIn={finish} onBack={() => setFactors(null)} />;
  }
  return (
    <DialogForm {...form.props} aria-busy={login.isPending}>
      <LoginFields form={form} />
      {login.isError && (
        <FailureText role="alert">{failureOf(login.error).description}</FailureText>
      )}
      <DialogActions>
        <Button type="button" $variant="quiet" onClick={handleSignOut}>
          {t('Sign out instead')}
        </Button>
        <Button type="submit" aria-disabled={login.isPending}>
          {login.isPending ? t('Signing in...') : t('Sign In')}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
