import { changePasswordFormSchema } from '@shared/contract/access/auth';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { NetworkError } from '../../api/client';
import { Button } from '../../components/Button';
import { sessionQuery, useChangePassword } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { failureTextWith } from '../components/failureText';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { PasswordField } from './PasswordField';
import { tellPasswordStored } from './loginToasts';
import { useReturnTo } from './returnTo';
import { NewPasswordFields } from './NewPasswordFields';
import { SignInForm, SignInFrame } from './SignInFrame';
import { t } from '../i18n/t';

/** Changes the password. Required while it is the default one. */
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
          // `SessionGate` redirects to login.
          if (!authenticated) return tellPasswordStored();
          showToast({
            title: t('Password changed successfully'),
            description: t('You can now access the admin panel with your new password.'),
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
      windowTitle={t('Change password')}
      title={isForced ? t('Password Change Required') : t('Change password')}
      subtitle={
        isForced
          ? t('You must change your default password before accessing the admin panel.')
          : t('Choose a new password. You stay signed in here and are signed out everywhere else.')
      }
    >
      <SignInForm {...form.props}>
        <PasswordField
          label={t('Current Password')}
          {...form.field('currentPassword')}
          what={t('Current password')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          form={form}
          name="newPassword"
          what={t('New password')}
          labels={{ password: t('New Password'), confirmation: t('Confirm New Password') }}
          current={form.values.currentPassword}
        />
        <WriteButton type="submit" disabled={change.isPending}>
          {change.isPending ? t('Changing Password...') : t('Change Password')}
        </WriteButton>
        {!isForced && (
          <Button as={Link} to="/admin" $variant="quiet">
            {t('Back to Admin')}
          </Button>
        )}
      </SignInForm>
    </SignInFrame>
  );
}

function tellFailure(error: unknown): void {
  showToast({
    title: error instanceof NetworkError ? t('Connection error') : t('Password change failed'),
    description: failureTextWith(
      {
        connection: t('Please check your connection and try again.'),
        refusal: t('Please check your current password and try again.'),
      },
      error,
    ),
    tone: 'destructive',
  });
}
