import styled from 'styled-components';
import { space } from '../../styles/theme';

/** Amounts below each other: what, badge, amount, actions. On narrow screens the actions take a line of their own. */
export const PaymentRows = styled.ul`
  max-width: 760px;
  margin-bottom: ${space(2)};
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    min-height: 44px;
    padding: ${space(1)} 0;
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  li > span:first-child {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > div {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(2)};
    margin-left: auto;
  }
  small {
    display: block;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  b {
    font-weight: 600;
    white-space: nowrap;
  }
`;
