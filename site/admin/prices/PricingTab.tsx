import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { settingsFormQuery } from '../../queries/settings';
import { space } from '../../styles/theme';
import { PricingForm } from '../settings/PricingForm';
import { ScreenHead } from '../shell/ScreenHead';
import { PriceOverrides } from './PriceOverrides';
import { PriceSimulator } from './simulator/PriceSimulator';
import { Seasons } from './seasons/Seasons';
import { PriceTermsSection } from './terms/PriceTermsSection';
import { t } from '../i18n/t';

export function PricingTab() {
  const settings = useQuery(settingsFormQuery(useApi()));
  return (
    <>
      <ScreenHead title={t('Pricing')} />
      <Parts>
        <QueryState
          query={settings}
          loading={t('Loading settings...')}
          failed={t('The settings could not be loaded.')}
        >
          {(loaded) => <PricingForm settings={loaded} isPricesOnly />}
        </QueryState>
        <Seasons />
        <PriceOverrides />
        <PriceTermsSection
          title={t('Discounts, Fees and Tax')}
          parts={['discounts', 'fees', 'touristTax']}
        />
        <PriceSimulator />
      </Parts>
    </>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(12)};
`;
