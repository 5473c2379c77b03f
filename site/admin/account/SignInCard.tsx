import { accountFormSchema, type Account } from '@shared/contract/access/account';
import { LIMITS } from '@shared/contract/common';
import { Link } from 'react-router';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { TextField } from '../components/fields';
import { useAccountChanges } from '../../queries/account';
import { space } from '../../styles/theme';
import { CHANGE_PASSWORD, returnState } from '../access/returnTo';
import { Card, CardHead } from '../components/cardStyles';
import { FailureText } from '../components/tabStyles';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { WriteButton } from '../components/WriteButton';
import { t } from '../i18n/t';

/** Name, password, and the address that a link for a lost password goes to. */
export function SignInCard({ account }: { account: Account }) {
  const { update } = useAccountChanges();
  const form = useForm({
    schema: accountFormSchema,
    initial: { email: account.email ?? '' },
    onValid: (input) => void attempt.run(() => update.mutateAsync(input)),
  });
  const attempt = useAttempt({ done: 'Email saved', failed: 'Failed to save the email' }, { form });
  return (
    <Card aria-labelledby="sign-in">
      <CardHead>
        <div>
          <h2 id="sign-in">{t('Signing in')}</h2>
          <p>{t('You sign in as {username}.', { username: account.username })}</p>
        </div>
        <Button
          as={Link}
          to={CHANGE_PASSWORD}
          state={returnState('/admin/settings/account')}
          $variant="secondary"
          $size="small"
        >
          {t('Change password')}
        </Button>
      </CardHead>
      <Form {...form.props} aria-busy={attempt.isBusy}>
        <TextField
          label={t('Email')}
          isOptional
          hint={t(
            'Where a link goes if you lose your password, and word of sign-ins from new devices',
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
          {attempt.isBusy ? t('Saving...') : t('Save email')}
        </WriteButton>
      </Form>
      {attempt.failure !== null && <FailureText role="alert">{attempt.failure}</FailureText>}
    </Card>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  margin-top: ${space(4)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: minmax(0, 420px) auto;
    justify-content: start;
    button {
      margin-top: 26px;
    }
  }
`;
