import { accountFormSchema, type Account } from '@shared/contract/access/account';
import { LIMITS } from '@shared/contract/common';
import { Link } from 'react-router';
import { Button } from '../../components/Button';
import { TextField } from '../components/fields';
import { useAccountChanges } from '../../queries/account';
import { CHANGE_PASSWORD, returnState } from '../access/returnTo';
import { TitledCard } from '../components/TitledCard';
import { FailureText } from '../components/tabStyles';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { LineForm } from '../components/cardStyles';
import { t } from '../i18n/t';

export function SignInCard({ account }: { account: Account }) {
  const { update } = useAccountChanges();
  const form = useForm({
    schema: accountFormSchema,
    initial: { email: account.email ?? '' },
    onValid: (input) => void attempt.run(() => update.mutateAsync(input)),
  });
  const attempt = useAttempt(
    { done: 'E-mail address saved', failed: 'The e-mail address was not saved' },
    { form },
  );
  return (
    <TitledCard
      id="sign-in"
      title={t('Signing in')}
      about={t('You sign in as {username}.', { username: account.username })}
      action={
        <Button
          as={Link}
          to={CHANGE_PASSWORD}
          state={returnState('/admin/settings/account')}
          $variant="secondary"
          $size="small"
        >
          {t('Change password')}
        </Button>
      }
    >
      <LineForm {...form.props} aria-busy={attempt.isBusy}>
        <TextField
          label={t('E-mail address')}
          isOptional
          hint={t(
            'For a link if you lose your password, and for news of sign-ins from new devices',
          )}
          {...form.field('email')}
          type="email"
          maxLength={LIMITS.email}
          autoComplete="email"
        />
        <WriteButton
          type="submit"
          $variant="secondary"
          aria-disabled={attempt.isBusy}
          disabled={form.values.email.trim() === (account.email ?? '')}
        >
          {attempt.isBusy ? t('Saving...') : t('Save the e-mail address')}
        </WriteButton>
      </LineForm>
      {attempt.failure !== null && <FailureText role="alert">{attempt.failure}</FailureText>}
    </TitledCard>
  );
}
