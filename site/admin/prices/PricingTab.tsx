import styled from 'styled-components';
import { space } from '../../styles/theme';
import { SettingsTab } from '../settings/SettingsTab';
import { ScreenHead } from '../shell/ScreenHead';
import { PriceOverrides } from './PriceOverrides';
import { PriceSimulator } from './simulator/PriceSimulator';
import { Seasons } from './seasons/Seasons';
import { PriceTermsSection } from './terms/PriceTermsSection';
import { t } from '../i18n/t';

export function PricingTab() {
  return (
    <>
      <ScreenHead title={t('Pricing')} />
      <Parts>
        <SettingsTab isPricesOnly />
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
