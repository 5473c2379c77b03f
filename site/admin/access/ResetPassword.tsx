import {
  passwordResetFormSchema,
  passwordResetRequestSchema,
} from '@shared/contract/access/passwordReset';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../api/client';
import { failureText } from '../components/failureText';
import { Button } from '../../components/Button';
import { TextField } from '../components/fields';
import { useRequestPasswordReset, useResetPassword } from '../../queries/session';
import { SaveNotice } from '../components/SaveNotice';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { RESET_PASSWORD } from './returnTo';
import { NewPasswordFields } from './NewPasswordFields';
import { SignInForm, SignInFrame } from './SignInFrame';
import { Lead } from '../components/cardStyles';
import { t } from '../i18n/t';

/** Without a token: requests a link by mail. With one: chooses a new password. */
export function ResetPassword() {
  const token = useLocation().hash.slice(1);
  return token === '' ? <AskForLink /> : <ChoosePassword key={token} token={token} />;
}

function AskForLink() {
  const request = useRequestPasswordReset();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    schema: passwordResetRequestSchema,
    initial: { username: '' },
    onValid: (input) =>
      void attempt.run(() => request.mutateAsync(input).then(() => setSent(true))),
  });
  const attempt = useAttempt({}, { form });
  if (isSent) {
    return (
      <SignInFrame
        key="sent"
        windowTitle={t('Check your e-mail')}
        title={t('Check your e-mail')}
        subtitle={t(
          'If that account has an e-mail address, and the villa can send e-mails, a link is on its way. It works once, within an hour.',
        )}
      >
        <Lead>
          {t.parts(
            'Nothing arrived? Ask the owner to send you a new invitation, or run {part} on the computer that the server runs on.',
            { part: <code>npm run admin:reset</code> },
          )}
        </Lead>
        <Button as={Link} to="/admin/login" $variant="secondary">
          {t('Back to sign-in')}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      windowTitle={t('Forgot your password?')}
      title={t('Forgot your password?')}
      subtitle={t('We send you a link by e-mail. It lets you choose a new one.')}
    >
      <SignInForm {...form.props} aria-busy={attempt.isBusy}>
        <TextField
          label={t('Username or e-mail address')}
          {...form.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SaveNotice failure={attempt.failure} />
        <WriteButton type="submit" aria-disabled={attempt.isBusy}>
          {attempt.isBusy ? t('Sending...') : t('Send me a link')}
        </WriteButton>
        <Button as={Link} to="/admin/login" $variant="quiet">
          {t('Back to sign-in')}
        </Button>
      </SignInForm>
    </SignInFrame>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const reset = useResetPassword();
  const navigate = useNavigate();
  const form = useForm({
    schema: passwordResetFormSchema,
    initial: { newPassword: '', confirmPassword: '' },
    onValid: ({ newPassword }) =>
      void attempt.run(async () => {
        await reset.mutateAsync({ token, newPassword });
        return navigate('/admin/login', { replace: true });
      }),
  });
  const attempt = useAttempt(
    { done: ['Password changed', 'Please sign in with your new password.'] },
    { form },
  );
  if (isOfToken(attempt.error)) {
    return (
      <SignInFrame
        key="ended"
        windowTitle={t('Choose a new password')}
        title={t('This link does not work any more')}
        subtitle={failureText(attempt.error)}
      >
        <Button as={Link} to={RESET_PASSWORD} replace>
          {t('Ask for another link')}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      windowTitle={t('Choose a new password')}
      title={t('Choose a new password')}
      subtitle={t('You are signed out everywhere. Then sign in with the new password.')}
    >
      <SignInForm {...form.props} aria-busy={attempt.isBusy}>
        <NewPasswordFields
          form={form}
          name="newPassword"
          what={t('New password')}
          labels={{ password: t('New password'), confirmation: t('Confirm new password') }}
        />
        <SaveNotice failure={attempt.failure} />
        <WriteButton type="submit" aria-disabled={attempt.isBusy}>
          {attempt.isBusy ? t('Changing...') : t('Change password')}
        </WriteButton>
      </SignInForm>
    </SignInFrame>
  );
}

function isOfToken(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.body?.issues ?? []).some(({ path }) => path === 'token')
  );
}
