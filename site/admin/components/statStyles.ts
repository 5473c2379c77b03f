import styled from 'styled-components';
import { space } from '../../styles/theme';

/** Figures beside each other. The gaps show the background as dividing lines. */
export const StatList = styled.dl`
  display: grid;
  gap: 1px;
  margin: 0;
  background: ${({ theme }) => theme.colors.stone};
`;

export const Stat = styled.div`
  min-width: 0;
  padding: ${space(4)};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(4)} ${space(5)};
  }
  dt {
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
  }
`;

export const StatValue = styled.dd`
  margin: ${space(1)} 0 ${space(0.5)};
  font-family: ${({ theme }) => theme.fonts.display};
  font-weight: 450;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const StatNote = styled.dd`
  margin: 0;
  font-size: 0.8125rem;
  color: ${({ theme }) => theme.colors.slate};
`;
