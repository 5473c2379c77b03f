import { changePasswordFormSchema } from '@shared/contract/access/auth';
import { PASSWORD_MIN_LENGTH } from '@shared/domain/access/passwordPolicy';
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
import { PasswordRequirements } from './PasswordRequirements';
import { PasswordStrength } from './PasswordStrength';
import { useReturnTo } from './returnTo';
import { SignInForm, SignInFrame } from './SignInFrame';

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
        () => {
          showToast({
            title: 'Password changed successfully',
            description: 'You can now access the admin panel with your new password.',
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
      windowTitle="Change password"
      title={isForced ? 'Password Change Required' : 'Change password'}
      subtitle={
        isForced
          ? 'You must change your default password before accessing the admin panel.'
          : 'Choose a new password. You stay signed in here and are signed out everywhere else.'
      }
    >
      <SignInForm {...form.props}>
        <Field label="Current Password" error={form.issues.currentPassword}>
          {(props) => (
            <PasswordInput
              {...props}
              {...form.control('currentPassword')}
              what="Current password"
              autoComplete="current-password"
            />
          )}
        </Field>
        <div>
          <Field label="New Password" error={form.issues.newPassword}>
            {(props) => (
              <PasswordInput
                {...props}
                {...form.control('newPassword')}
                what="New password"
                autoComplete="new-password"
                placeholder={`Minimum ${PASSWORD_MIN_LENGTH} characters`}
              />
            )}
          </Field>
          <PasswordStrength
            password={form.values.newPassword}
            current={form.values.currentPassword}
          />
        </div>
        <Field label="Confirm New Password" error={form.issues.confirmPassword}>
          {(props) => (
            <PasswordInput
              {...props}
              {...form.control('confirmPassword')}
              what="Confirmation"
              autoComplete="new-password"
            />
          )}
        </Field>
        <PasswordRequirements />
        <WriteButton type="submit" disabled={change.isPending}>
          {change.isPending ? 'Changing Password...' : 'Change Password'}
        </WriteButton>
        {!isForced && (
          <Button as={Link} to="/admin" $variant="quiet">
            Back to Admin
          </Button>
        )}
      </SignInForm>
    </SignInFrame>
  );
}

function tellFailure(error: unknown): void {
  showToast({
    title: error instanceof NetworkError ? 'Connection error' : 'Password change failed',
    description: failureTextWith(WORDS, error),
    tone: 'destructive',
  });
}

const WORDS = {
  connection: 'Please check your connection and try again.',
  refusal: 'Please check your current password and try again.',
};
