import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { accountQuery } from '../../queries/account';
import { usePermissions } from '../access/usePermissions';
import { DevicesCard } from './DevicesCard';
import { EveryoneCard } from './EveryoneCard';
import { FactorsCard } from './FactorsCard';
import { LanguageCard } from './LanguageCard';
import { SignInCard } from './SignInCard';
import { t } from '../i18n/t';

export function AccountPage() {
  const account = useQuery(accountQuery(useApi()));
  const can = usePermissions();
  return (
    <QueryState
      query={account}
      loading={t('Loading your account...')}
      failed={t('Your account could not be loaded.')}
    >
      {(loaded) => (
        <>
          <SignInCard account={loaded} />
          <LanguageCard account={loaded} />
          <FactorsCard account={loaded} />
          {can('users') && <EveryoneCard account={loaded} />}
          <DevicesCard />
        </>
      )}
    </QueryState>
  );
}
