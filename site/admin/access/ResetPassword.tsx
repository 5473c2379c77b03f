import {
  passwordResetFormSchema,
  passwordResetRequestSchema,
} from '@shared/contract/access/passwordReset';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { ApiError } from '../../api/client';
import { failureText } from '../components/failureText';
import { Button } from '../../components/Button';
import { TextField } from '../components/fields';
import { useRequestPasswordReset, useResetPassword } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { FailureText } from '../components/tabStyles';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { RESET_PASSWORD } from './returnTo';
import { NewPasswordFields } from './NewPasswordFields';
import { SignInForm, SignInFrame } from './SignInFrame';
import { t } from '../i18n/t';

/** A lost password: asks for a link by mail, and is what that link opens. */
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
    onValid: (input) => {
      if (!request.isPending) void request.mutateAsync(input).then(() => setSent(true), noAnswer);
    },
  });
  if (isSent) {
    return (
      <SignInFrame
        key="sent"
        windowTitle={t('Look into your mail')}
        title={t('Look into your mail')}
        subtitle={t(
          'If that account has an email address, and the villa sends mail, a link is on its way. It works once, within an hour.',
        )}
      >
        <Text>
          {t.parts(
            'Nothing came? Ask the owner to send you a new invitation, or run {part} on the computer that the server runs on.',
            { part: <code>npm run admin:reset</code> },
          )}
        </Text>
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
      subtitle={t('We mail you a link by which you choose a new one.')}
    >
      <SignInForm {...form.props} aria-busy={request.isPending}>
        <TextField
          label={t('Username or email')}
          {...form.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        {request.isError && <FailureText role="alert">{failureText(request.error)}</FailureText>}
        <WriteButton type="submit" aria-disabled={request.isPending}>
          {request.isPending ? t('Sending...') : t('Send me a link')}
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
    onValid: ({ newPassword }) => {
      if (reset.isPending) return;
      void reset.mutateAsync({ token, newPassword }).then(
        () => {
          showToast({
            title: t('Password changed'),
            description: t('Please sign in with your new password.'),
          });
          return navigate('/admin/login', { replace: true });
        },
        (error: unknown) => form.showIssuesOf(error),
      );
    },
  });
  if (isOfToken(reset.error)) {
    return (
      <SignInFrame
        key="ended"
        windowTitle={t('Choose a new password')}
        title={t('This link does not work any more')}
        subtitle={failureText(reset.error)}
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
      subtitle={t('You are signed out everywhere, and sign in with it afterwards.')}
    >
      <SignInForm {...form.props} aria-busy={reset.isPending}>
        <NewPasswordFields
          form={form}
          name="newPassword"
          what={t('New password')}
          labels={{
            password: t('New password'),
            confirmation: t('Confirm new password'),
          }}
        />
        {reset.isError && <FailureText role="alert">{failureText(reset.error)}</FailureText>}
        <WriteButton type="submit" aria-disabled={reset.isPending}>
          {reset.isPending ? t('Changing...') : t('Change password')}
        </WriteButton>
      </SignInForm>
    </SignInFrame>
  );
}

/** The reason stands in the form, where the mutation has it. */
function noAnswer(): void {}

function isOfToken(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.body?.issues ?? []).some(({ path }) => path === 'token')
  );
}

const Text = styled.p`
  margin-bottom: 24px;
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;
