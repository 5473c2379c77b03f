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
      // Over the unchanged screen. When dismissed, the failed request stays failed.
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
    // A request of one user is not repeated as another.
    signInQuestion.answer(username === '' || session.username === username);
    tellSignedIn(session);
  };
  const { form, login, factors, goBack } = useLoginForm(username, finish);

  // Only the password is missing if the name is known.
  const { ref } = form.props;
  useEffect(() => {
    if (!username) return;
    // After the dialog has taken the focus from another one below it.
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
    return <SecondStep factors={factors} onSignedIn={finish} onBack={goBack} />;
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
