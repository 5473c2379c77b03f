import { changePasswordFormSchema } from '@shared/contract/access/auth';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { NetworkError } from '../../api/client';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { sessionQuery, useChangePassword } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { failureTextWith } from '../../api/failureText';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { PasswordInput } from './PasswordInput';
import { tellPasswordStored } from './loginToasts';
import { useReturnTo } from './returnTo';
import { NewPasswordFields } from './NewPasswordFields';
import { SignInForm, SignInFrame } from './SignInFrame';
import { t } from './texts.en';

/** Replaces the password: demanded while it is the default one, free to do at any time after. */
export function ChangePassword() {
  const session = useQuery(sessionQuery(useApi()));
  const change = useChangePassword();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const form = useForm({
    schema: changePasswordFormSchema,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    onValid: ({ currentPassword, newPassword }) =>
      void change.mutateAsync({ currentPassword, newPassword }).then(
        ({ authenticated }) => {
          // The session's gate leads to sign-in.
          if (!authenticated) return tellPasswordStored();
          showToast({
            title: t('access.passwordChangedSuccessfully'),
            description: t('access.youCanNowAccess'),
          });
          return navigate(returnTo);
        },
        (error: unknown) => {
          tellFailure(error);
          form.showIssuesOf(error);
        },
      ),
  });
  const isForced = session.data?.requiresPasswordChange ?? false;

  return (
    <SignInFrame
      windowTitle={t('access.changePassword')}
      title={isForced ? t('access.passwordChangeRequiredTitle') : t('access.changePassword')}
      subtitle={isForced ? t('access.youMustChangeYour') : t('access.chooseAnother')}
    >
      <SignInForm {...form.props}>
        <Field label={t('access.currentPasswordLabel')} error={form.issues.currentPassword}>
          {(props) => (
            <PasswordInput
              {...props}
              {...form.control('currentPassword')}
              what={t('access.currentPassword')}
              autoComplete="current-password"
            />
          )}
        </Field>
        <NewPasswordFields
          form={form}
          name="newPassword"
          what={t('access.newPassword')}
          labels={{
            password: t('access.newPasswordLabel'),
            confirmation: t('access.confirmNewPasswordLabel'),
          }}
          current={form.values.currentPassword}
        />
        <WriteButton type="submit" disabled={change.isPending}>
          {change.isPending ? t('access.changingPassword') : t('access.changePasswordButton')}
        </WriteButton>
        {!isForced && (
          <Button as={Link} to="/admin" $variant="quiet">
            {t('access.backToAdmin')}
          </Button>
        )}
      </SignInForm>
    </SignInFrame>
  );
}

function tellFailure(error: unknown): void {
  showToast({
    title:
      error instanceof NetworkError
        ? t('access.connectionError')
        : t('access.passwordChangeFailed'),
    description: failureTextWith(WORDS, error),
    tone: 'destructive',
  });
}

const WORDS = {
  get connection() {
    return t('access.pleaseCheckYourConnection');
  },
  get refusal() {
    return t('access.pleaseCheckYourCurrent');
  },
};
