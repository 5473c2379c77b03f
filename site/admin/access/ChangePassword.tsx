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
import { useReturnTo } from './returnTo';
import { NewPasswordFields } from './NewPasswordFields';
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
        <NewPasswordFields
          form={form}
          name="newPassword"
          what="New password"
          labels={{ password: 'New Password', confirmation: 'Confirm New Password' }}
          current={form.values.currentPassword}
        />
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
