import styled from 'styled-components';
import { space, theme } from '../../styles/theme';
import { useText } from '../PageContext';

/** @param awaitsCheckout whether days are refused as check-outs of the chosen check-in */
export function CalendarLegend({ awaitsCheckout }: { awaitsCheckout: boolean }) {
  const t = useText();
  const texts = {
    free: t('calendar.legend.free'),
    taken: t('calendar.legend.taken'),
    refused: t(awaitsCheckout ? 'calendar.legend.notForCheckin' : 'calendar.legend.noCheckin'),
    changeover: t('calendar.legend.changeover'),
    stay: t('calendar.legend.stay'),
  } as const;
  return (
    <List>
      {KINDS.map((kind) => (
        <li key={kind}>
          <Swatch $kind={kind} aria-hidden /> <span>{texts[kind]}</span>
        </li>
      ))}
    </List>
  );
}

const KINDS = ['free', 'taken', 'refused', 'changeover', 'stay'] as const;

/** Same colours as in the calendar. */
const SWATCHES = {
  free: theme.colors.surface,
  taken: `linear-gradient(transparent 47%, ${theme.colors.slate} 47% 55%, transparent 55%), ${theme.colors.stone}`,
  refused: `linear-gradient(${theme.colors.slate}, ${theme.colors.slate}) center / 8px 1.5px no-repeat`,
  changeover: `linear-gradient(to top left, ${theme.colors.stone} 50%, transparent 50%)`,
  stay: theme.colors.terracotta,
} as const satisfies Record<(typeof KINDS)[number], string>;

/** Same shapes as in the calendar with forced colours. */
const FORCED_SWATCHES = {
  free: 'Canvas',
  taken: 'linear-gradient(transparent 44%, GrayText 44% 56%, transparent 56%), Canvas',
  refused: 'linear-gradient(GrayText, GrayText) center / 8px 2px no-repeat, Canvas',
  changeover: 'linear-gradient(to left, GrayText 5px, transparent 5px), Canvas',
  stay: 'Highlight',
} as const satisfies Record<(typeof KINDS)[number], string>;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(5)};
  font-size: ${theme.type.small};
  color: ${theme.colors.slate};
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const Swatch = styled.span<{ $kind: (typeof KINDS)[number] }>`
  width: 18px;
  height: 18px;
  border: 1px solid ${theme.colors.stone};
  border-radius: 3px;
  background: ${({ $kind }) => SWATCHES[$kind]};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: ${({ $kind }) => FORCED_SWATCHES[$kind]};
  }
`;
