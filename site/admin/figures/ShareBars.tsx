import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SmallText } from '../../components/SmallText';
import { space } from '../../styles/theme';

/** @param value length of the bar; `text` is its label */
export type Share = { name: string; value: number; text: string; note?: string };

export function ShareBars({ shares, empty }: { shares: readonly Share[]; empty: ReactNode }) {
  const highest = Math.max(...shares.map(({ value }) => value), 0);
  if (highest === 0) return <Empty>{empty}</Empty>;
  return (
    <List>
      {shares.map(({ name, value, text, note }) => (
        <li key={name}>
          <span>{name}</span>
          <Values>
            <span>{text}</span>
            {note && <Before>{note}</Before>}
          </Values>
          <Track>
            <Bar style={{ width: `${(value / highest) * 100}%` }} />
          </Track>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(1)} ${space(3)};
  }
`;

const Values = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Before = styled.span`
  margin-left: ${space(2)};
  font-weight: 400;
  color: ${({ theme }) => theme.colors.slate};
`;

const Track = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.pill};
  print-color-adjust: exact;
`;

const Bar = styled.span`
  display: block;
  height: 100%;
  background: ${({ theme }) => theme.colors.ocean};
  border-radius: inherit;
  print-color-adjust: exact;
`;

const Empty = styled(SmallText)`
  padding: ${space(6)} 0;
`;
