import type { AdminSession } from '@shared/contract/access/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { forgetSession } from '../../queries/session';
import { sessionKey } from '../../queries/queryKeys';
import { signInQuestion } from '../../stores/sessionExpiry';
import { FailureText } from '../components/tabStyles';
import { useHost } from '../platform';
import { LoginFields } from './LoginFields';
import { failureOf, tellSignedIn } from './loginToasts';
import { SecondStep } from './SecondStep';
import { useLoginForm } from './useLoginForm';
import { t } from '../i18n/t';

/** Asks the owner to sign in again when the session has ended during work. */
export function SignInAgain() {
  const isAsking = signInQuestion.useIsAsking();
  const { villaName } = useHost();
  return (
    isAsking && (
      // The screen below stays as it is. If the owner dismisses the dialog, the request fails.
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
  const username = queryClient.getQueryData<AdminSession>(sessionKey)?.username ?? '';
  const finish = (session: AdminSession) => {
    // If another user signs in, the request is not repeated in their name.
    signInQuestion.answer(username === '' || session.username === username);
    tellSignedIn(session);
  };
  const { form, login, factors, goBack } = useLoginForm(username, finish);

  // The name is prefilled if it is known, so the focus goes to the password.
  const { ref } = form.props;
  useEffect(() => {
    if (!username) return;
    // Wait until this dialog has taken the focus from the one below.
    const timer = setTimeout(() =>
      ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus(),
    );
    return () => clearTimeout(timer);
  }, [ref, username]);

  if (factors) {
    return <SecondStep factors={factors} onSignedIn={finish} onBack={goBack} />;
  }
  return (
    <DialogForm {...form.props} aria-busy={login.isPending}>
      <LoginFields form={form} />
      {login.isError && (
        <FailureText role="alert">{failureOf(login.error).description}</FailureText>
      )}
      <DialogActions>
        <Button type="button" $variant="quiet" onClick={() => forgetSession(queryClient)}>
          {t('Sign out instead')}
        </Button>
        <Button type="submit" aria-disabled={login.isPending}>
          {login.isPending ? t('Signing in...') : t('Sign In')}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
