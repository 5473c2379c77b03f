import styled from 'styled-components';
import { space } from '../../styles/theme';
import { ScreenHead } from '../shell/ScreenHead';
import { PriceOverrides } from './PriceOverrides';
import { Seasons } from './seasons/Seasons';

/** What each night costs and allows: by season, and where an override says otherwise. */
export function PricingTab() {
  return (
    <>
      <ScreenHead title="Pricing" />
      <Parts>
        <Seasons />
        <PriceOverrides />
      </Parts>
    </>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(12)};
`;
