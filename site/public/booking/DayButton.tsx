import { parts, type PlainDate } from '@shared/domain/date';
import styled, { css } from 'styled-components';

/** How a day looks; its words are in the label. */
export type DayLook = {
  isInMonth: boolean;
  isTaken: boolean;
  turnover: 'morning' | 'evening' | null;
  band: 'start' | 'middle' | 'end' | null;
};

/**
 * One day: its number, the price beneath. A day that cannot be picked still takes the focus,
 * so that its reason can be read.
 */
export function DayButton({
  day,
  look,
  canPick,
  isTabStop,
  price,
  label,
  onPick,
  onHover,
}: {
  day: PlainDate;
  look: DayLook;
  canPick: boolean;
  isTabStop: boolean;
  price: string | null;
  label: string;
  onPick: () => void;
  onHover: () => void;
}) {
  return (
    <Cell
      type="button"
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={!canPick}
      aria-label={label}
      title={look.isTaken ? label : undefined}
      onClick={() => canPick && onPick()}
      onMouseEnter={onHover}
      onFocus={onHover}
      $look={look}
    >
      {/* The label says both, in words. */}
      <Number aria-hidden $isStruck={look.isTaken}>
        {parts(day).day}
      </Number>
      <Price aria-hidden>{price ?? '\u00a0'}</Price>
    </Cell>
  );
}

const Number = styled.span<{ $isStruck: boolean }>`
  font-size: 1.0625rem;
  font-weight: 500;
  text-decoration: ${({ $isStruck }) => ($isStruck ? 'line-through' : 'none')};
`;

const Price = styled.span`
  font-size: clamp(0.625rem, 0.5rem + 0.5vw, 0.75rem);
`;

const Cell = styled.button<{ $look: DayLook }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 52px;
  padding: 0;
  background: transparent;
  border: 0;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  cursor: pointer;
  &:focus-visible {
    position: relative;
    z-index: 1;
    outline-offset: -2px;
  }
  &:hover:not([aria-disabled='true']) {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.terracotta};
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  ${({ $look, theme }) =>
    $look.isTaken &&
    css`
      color: color-mix(in srgb, ${theme.colors.slate} 62%, ${theme.colors.ground});
    `}
  ${({ $look, theme }) =>
    $look.turnover === 'morning' &&
    css`
      background: linear-gradient(to top left, transparent 50%, ${theme.colors.stone} 50%);
    `}
  ${({ $look, theme }) =>
    $look.turnover === 'evening' &&
    css`
      background: linear-gradient(to top left, ${theme.colors.stone} 50%, transparent 50%);
    `}
  ${({ $look, theme }) => {
    switch ($look.band) {
      case 'middle':
        return css`
          background: ${theme.colors.sand};
        `;
      case 'start':
        return css`
          background: ${theme.colors.terracotta};
          border-radius: ${theme.radii.control} 0 0 ${theme.radii.control};
          color: #fff;
        `;
      case 'end':
        return css`
          background: ${theme.colors.terracotta};
          border-radius: 0 ${theme.radii.control} ${theme.radii.control} 0;
          color: #fff;
        `;
      case null:
        return null;
    }
  }}
`;
