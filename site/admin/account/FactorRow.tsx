import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';

/** A row with a name, a state and buttons. */
export function FactorRow({
  name,
  state,
  isInner = false,
  isLow = false,
  children,
}: {
  name: string;
  state: string;
  /** Belongs to the row above. */
  isInner?: boolean;
  /** Highlights that little is left. */
  isLow?: boolean;
  children?: ReactNode;
}) {
  return (
    <Row $isInner={isInner}>
      <div>
        <h3>{name}</h3>
        <State $isLow={isLow}>{state}</State>
      </div>
      {children}
    </Row>
  );
}

export const FactorRows = styled.ul`
  margin: ${space(3)} 0 ${space(-3)};
`;

const Row = styled.li<{ $isInner: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  padding: ${space(3)} 0 ${space(3)} ${({ $isInner }) => ($isInner ? space(5) : 0)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  & > div:first-child {
    flex: 1 1 220px;
    min-width: 0;
  }
  h3 {
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 1rem;
    font-weight: ${({ $isInner }) => ($isInner ? 500 : 600)};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
`;

const State = styled.p<{ $isLow: boolean }>`
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${({ $isLow, theme }) => ($isLow ? theme.colors.coral : theme.colors.slate)};
`;
