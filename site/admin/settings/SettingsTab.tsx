import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { settingsFormQuery } from '../../queries/settings';
import { PricingForm } from './PricingForm';
import { t } from '../i18n/t';

/** @param props.isPricesOnly without the fields that make no price */
export function SettingsTab({ isPricesOnly = false }: { isPricesOnly?: boolean }) {
  const settings = useQuery(settingsFormQuery(useApi()));
  return (
    <QueryState
      query={settings}
      loading={t('Loading settings...')}
      failed={t('The settings could not be loaded.')}
    >
      {(loaded) => <PricingForm settings={loaded} isPricesOnly={isPricesOnly} />}
    </QueryState>
  );
}
