import styled from 'styled-components';
import { space } from '../../styles/theme';

/** A table whose last column is an amount. */
export const MoneyTable = styled.table`
  width: 100%;
  margin-top: ${space(4)};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  caption {
    padding-bottom: ${space(2)};
    font-weight: 600;
    text-align: left;
  }
  th,
  td {
    padding: ${space(2.5)} ${space(4)} ${space(2.5)} 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
    color: ${({ theme }) => theme.colors.slate};
  }
  tr > :last-child {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
  small {
    display: block;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  tfoot > tr > * {
    border-bottom: 0;
    font-weight: 600;
  }
  tfoot td {
    color: ${({ theme }) => theme.colors.terracotta};
  }
`;
