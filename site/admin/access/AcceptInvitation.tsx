import { LIMITS } from '@shared/contract/common';
import { acceptInvitationFormSchema } from '@shared/contract/access/users';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { failureText } from '../components/failureText';
import { Button } from '../../components/Button';
import { TextField } from '../components/fields';
import { invitationQuery, useAcceptInvitation } from '../../queries/users';
import { showToast } from '../../stores/toasts';
import { SaveNotice } from '../components/SaveNotice';
import { useAttempt } from '../components/useAttempt';
import { useVillaName } from '../components/useVillaName';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { ROLE_TEXTS } from '../users/roleText';
import { tellPasswordStored } from './loginToasts';
import { SessionCheck } from './SessionGate';
import { NewPasswordFields } from './NewPasswordFields';
import { SignInForm, SignInFrame } from './SignInFrame';
import { currentLanguage } from '../i18n/language';
import { t } from '../i18n/t';

/** The page that an invitation link opens. The link's token follows `#`. */
export function AcceptInvitation() {
  const token = useLocation().hash.slice(1);
  const villaName = useVillaName();
  const invitation = useQuery(invitationQuery(useApi(), token));
  if (invitation.isPending) return <SessionCheck />;
  if (invitation.isError) {
    return (
      <SignInFrame
        windowTitle={t('Invitation')}
        title={t('This link does not work')}
        subtitle={failureText(invitation.error)}
      >
        <Button as={Link} to="/admin/login" $variant="secondary">
          {t('Go to sign-in')}
        </Button>
      </SignInFrame>
    );
  }
  const { name, role } = invitation.data;
  return (
    <SignInFrame
      windowTitle={t('Invitation')}
      title={t('Welcome, {name}', { name })}
      subtitle={t(
        'You are invited to help with {villaName} as {role}. Choose how you will sign in.',
        { villaName, role: t(ROLE_TEXTS[role].name).toLowerCase() },
      )}
    >
      <AcceptForm token={token} />
    </SignInFrame>
  );
}

function AcceptForm({ token }: { token: string }) {
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const form = useForm({
    schema: acceptInvitationFormSchema,
    initial: { username: '', password: '', confirmPassword: '' },
    onValid: ({ username, password }) =>
      void attempt.run(async () => {
        const language = currentLanguage();
        const session = await accept.mutateAsync({ token, username, password, language });
        if (!session.authenticated) {
          tellPasswordStored();
          return navigate('/admin/login', { replace: true });
        }
        showToast({
          title: t('You are in'),
          description: t('Next time, sign in with the name and password you have chosen.'),
        });
        return navigate('/admin', { replace: true });
      }),
  });
  const attempt = useAttempt({}, { form });
  return (
    <SignInForm {...form.props} aria-busy={attempt.isBusy}>
      <TextField
        label={t('Username')}
        {...form.field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.username}
      />
      <NewPasswordFields
        form={form}
        name="password"
        what={t('Password')}
        labels={{ password: t('Password'), confirmation: t('Confirm password') }}
      />
      <SaveNotice failure={attempt.failure} />
      <WriteButton type="submit" aria-disabled={attempt.isBusy}>
        {attempt.isBusy ? t('Signing in...') : t('Start')}
      </WriteButton>
    </SignInForm>
  );
}
