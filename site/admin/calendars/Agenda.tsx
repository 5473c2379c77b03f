import styled from 'styled-components';
import { space } from '../../styles/theme';
import { TONE_TEXTS, type Bar } from './bars';
import { toneFill } from './tones';
import { nightRangeTitle, stayAndNightsText } from '../components/dateRangeText';
import { t } from '../i18n/t';

export function Agenda({
  bars,
  empty,
  onOpen,
}: {
  bars: readonly Bar[];
  empty: string;
  onOpen: (bar: Bar) => void;
}) {
  if (bars.length === 0) return <Empty>{empty}</Empty>;
  return (
    <List>
      {bars.map((bar) => (
        <li key={bar.key}>
          <Row type="button" onClick={() => onOpen(bar)}>
            <Mark $tone={bar.tone} aria-hidden />
            <span>
              <strong>{titleOf(bar)}</strong>
              <small>
                {bar.kind === 'booking'
                  ? stayAndNightsText({ checkinDate: bar.from, checkoutDate: bar.to })
                  : nightRangeTitle(bar.from, bar.to)}
              </small>
            </span>
            <Word $isDouble={bar.isDouble}>{wordOf(bar)}</Word>
          </Row>
        </li>
      ))}
    </List>
  );
}

function wordOf(bar: Bar): string {
  if (bar.isDouble) return t(TONE_TEXTS.clash);
  if (bar.kind === 'more') return t('Show in list');
  return bar.kind === 'gap' ? t('Offer these nights') : t(TONE_TEXTS[bar.tone]);
}

function titleOf(bar: Bar): string {
  switch (bar.kind) {
    case 'booking':
      return bar.booking.guestName;
    case 'block':
      return bar.block.note ?? t('No note');
    case 'clash':
      return bar.clash.feedName;
    case 'more':
    case 'gap':
      return bar.label;
  }
}

const Empty = styled.p`
  padding: ${space(4)} 0;
  color: ${({ theme }) => theme.colors.slate};
`;

const List = styled.ul`
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: 12px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 56px;
  padding: ${space(2)} ${space(4)};
  background: none;
  border: 0;
  text-align: left;
  cursor: pointer;
  strong,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  small {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.ground};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Mark = styled.span<{ $tone: Bar['tone'] }>`
  width: 12px;
  height: 32px;
  border-radius: ${({ theme }) => theme.radii.pill};
  ${({ $tone }) => toneFill($tone)}
`;

const Word = styled.span<{ $isDouble: true | undefined }>`
  font-size: ${({ theme }) => theme.type.small};
  font-weight: ${({ $isDouble }) => ($isDouble ? 600 : 400)};
  color: ${({ theme, $isDouble }) => ($isDouble ? theme.colors.coral : theme.colors.slate)};
`;
