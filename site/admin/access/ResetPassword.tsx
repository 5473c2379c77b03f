import {
  passwordResetFormSchema,
  passwordResetRequestSchema,
} from '@shared/contract/access/passwordReset';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { ApiError } from '../../api/client';
import { failureText } from '../../api/failureText';
import { Button } from '../../components/Button';
import { Field, TextInput } from '../../components/Field';
import { useRequestPasswordReset, useResetPassword } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { FailureText } from '../gallery/galleryStyles';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { RESET_PASSWORD } from './returnTo';
import { NewPasswordFields } from './NewPasswordFields';
import { SignInForm, SignInFrame } from './SignInFrame';
import { t } from './texts.en';

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
        windowTitle={t('access.lookIntoYourMail')}
        title={t('access.lookIntoYourMail')}
        subtitle={t('access.ifThatAccountHas')}
      >
        <Text>
          {t.parts('access.nothingCameAskThe', { part: <code>npm run admin:reset</code> })}
        </Text>
        <Button as={Link} to="/admin/login" $variant="secondary">
          {t('access.backToSignIn')}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      windowTitle={t('access.forgotYourPassword')}
      title={t('access.forgotYourPassword')}
      subtitle={t('access.weMailYouA')}
    >
      <SignInForm {...form.props} aria-busy={request.isPending}>
        <Field label={t('access.usernameOrEmail')} error={form.issues.username}>
          {(control) => (
            <TextInput
              {...control}
              {...form.control('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        {request.isError && <FailureText role="alert">{failureText(request.error)}</FailureText>}
        <WriteButton type="submit" aria-disabled={request.isPending}>
          {request.isPending ? t('access.sending') : t('access.sendMeALink')}
        </WriteButton>
        <Button as={Link} to="/admin/login" $variant="quiet">
          {t('access.backToSignIn')}
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
            title: t('access.passwordChanged'),
            description: t('access.pleaseSignInWith'),
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
        windowTitle={t('access.chooseANewPassword')}
        title={t('access.thisLinkDoesNotWorkAny')}
        subtitle={failureText(reset.error)}
      >
        <Button as={Link} to={RESET_PASSWORD} replace>
          {t('access.askForAnotherLink')}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      windowTitle={t('access.chooseANewPassword')}
      title={t('access.chooseANewPassword')}
      subtitle={t('access.youAreSignedOut')}
    >
      <SignInForm {...form.props} aria-busy={reset.isPending}>
        <NewPasswordFields
          form={form}
          name="newPassword"
          what={t('access.newPassword')}
          labels={{
            password: t('access.newPassword'),
            confirmation: t('access.confirmNewPassword'),
          }}
        />
        {reset.isError && <FailureText role="alert">{failureText(reset.error)}</FailureText>}
        <WriteButton type="submit" aria-disabled={reset.isPending}>
          {reset.isPending ? t('access.changing') : t('access.changePassword')}
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
