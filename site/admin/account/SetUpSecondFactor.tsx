import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { QueryState } from '../../components/QueryState';
import { accountQuery, useRefetchSession } from '../../queries/account';
import { sessionQuery } from '../../queries/session';
import { useReturnTo } from '../access/returnTo';
import { SignInForm, SignInFrame } from '../access/SignInFrame';
import { useSignOut } from '../shell/useSignOut';
import { FactorsCard } from './FactorsCard';
import { t } from '../i18n/t';

/** Required before anything else for users who lack a second factor. */
export function SetUpSecondFactor() {
  const api = useApi();
  const session = useQuery(sessionQuery(api));
  const account = useQuery(accountQuery(api));
  const refetchSession = useRefetchSession();
  const returnTo = useReturnTo();
  const { signOut, isSigningOut } = useSignOut();
  if (!session.data?.requiresSecondFactor) return <Navigate to={returnTo} replace />;
  return (
    <SignInFrame
      windowTitle={t('Set up a second step')}
      title={t('Set up a second step')}
      subtitle={t('The owner of this villa asks everybody for one. It takes a minute.')}
    >
      <SignInForm as="div">
        <QueryState
          query={account}
          loading={t('Loading your account...')}
          failed={t('Your account could not be loaded.')}
        >
          {(loaded) => <FactorsCard account={loaded} onDone={() => void refetchSession()} />}
        </QueryState>
        <Button type="button" $variant="quiet" disabled={isSigningOut} onClick={signOut}>
          {t('Sign out')}
        </Button>
      </SignInForm>
    </SignInFrame>
  );
}
