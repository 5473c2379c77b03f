import styled from 'styled-components';
import { Notice } from '../bookings/panel/panelStyles';

/** Tells before the save that another base currency converts nothing. */
export function CurrencyWarning({ from, to }: { from: string; to: string }) {
  if (from === to) return null;
  return (
    <Warning $tone="warning" role="status">
      Amounts are not converted: 100 {from} becomes 100 {to}, in prices, fees and price overrides.
      Please check them all before you save. Bookings keep what was agreed.
    </Warning>
  );
}

/** Below all fields of its group, however many columns they are in. */
const Warning = styled(Notice)`
  grid-column: 1 / -1;
`;
