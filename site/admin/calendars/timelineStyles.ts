import type { SeasonColour } from '@shared/domain/prices/season';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import type { Tone } from './bars';
import { seasonTint } from './seasonTint';
import { toneFill } from './tones';

/** A week's height in pixels, its line included; all weeks have the same, so that any can be found. */
export const ROW_HEIGHTS = { wide: 108, phone: 100 } as const;

export const Frame = styled.div<{ $rowHeight: number }>`
  --row: ${({ $rowHeight }) => $rowHeight}px;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  @media print {
    overflow: visible;
    border: 0;
  }
`;

export const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  background: ${({ theme }) => theme.colors.sand};
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  font-size: 0.8125rem;
  font-weight: 600;
  color: ${({ theme }) => theme.colors.slate};
  span {
    padding: ${space(2)};
  }
`;

/** Whole weeks, and a part of the next one that says that there is more. */
export const Scroller = styled.div`
  position: relative;
  height: clamp(380px, calc(100dvh - 370px), 960px);
  ${({ theme }) => theme.up.tablet} {
    height: clamp(380px, calc(100dvh - 240px), 960px);
  }
  overflow: hidden scroll;
  overscroll-behavior-y: auto;
  scrollbar-width: none;
  transition: opacity ${({ theme }) => theme.motion.fast};
  &::-webkit-scrollbar {
    display: none;
  }
  @media print {
    height: auto;
    overflow: visible;
  }
`;

export const Track = styled.div`
  box-sizing: border-box;
  overflow: hidden;
`;

export const Week = styled.div`
  position: relative;
  height: var(--row);
  break-inside: avoid;
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  height: 100%;
`;

export const Day = styled.button<{ $season: SeasonColour | null }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  padding: ${space(1)} ${space(1)};
  background: none;
  ${({ $season }) => $season && seasonTint($season)}
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  border-left: 1px solid ${({ theme }) => theme.colors.stone};
  text-align: left;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;
  -webkit-touch-callout: none;
  &:first-child {
    border-left-color: transparent;
  }
  .number {
    font-size: 0.875rem;
    font-weight: 600;
    white-space: nowrap;
  }
  .price {
    font-size: 0.6875rem;
    white-space: nowrap;
    color: ${({ theme }) => theme.colors.slate};
  }
  ${({ theme }) => theme.up.tablet} {
    flex-direction: row;
    justify-content: space-between;
    padding: ${space(1.5)} ${space(2)};
    .number {
      font-size: 0.9375rem;
    }
    .price {
      font-size: 0.8125rem;
    }
  }
  &[data-new-month] {
    border-top: 2px solid ${({ theme }) => theme.colors.edge};
  }
  &[data-first] {
    border-left: 2px solid ${({ theme }) => theme.colors.edge};
    .number {
      font-weight: 700;
    }
  }
  &[data-today] .number {
    padding: 0 ${space(1.5)};
    background: ${({ theme }) => theme.colors.ocean};
    border-radius: ${({ theme }) => theme.radii.pill};
    color: ${({ theme }) => theme.colors.onOcean};
  }
  &[data-asked] {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.terracotta};
  }
  &[data-chosen] {
    background: ${({ theme }) => theme.colors.sand};
    box-shadow: inset 0 -3px ${({ theme }) => theme.colors.terracotta};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Over the days, below their numbers; presses beside a bar are the day's. */
export const Lanes = styled.div`
  position: absolute;
  inset: 38px 0 auto;
  pointer-events: none;
`;

export const BarBox = styled.div<{
  $tone: Tone;
  $lane: number;
  $beginsHere: boolean;
  $endsHere: boolean;
}>`
  ${({ $tone }) => toneFill($tone)}
  position: absolute;
  top: ${({ $lane }) => $lane * 29}px;
  box-sizing: border-box;
  height: 28px;
  overflow: hidden;
  pointer-events: auto;
  user-select: none;
  -webkit-touch-callout: none;
  font-size: 0.8125rem;
  font-weight: 600;
  /* Who leaves and who arrives on one day are told apart. */
  border-radius: ${({ $beginsHere, $endsHere, theme: { radii } }) => {
    const [start, end] = [$beginsHere ? radii.pill : '0', $endsHere ? radii.pill : '0'];
    return `${start} ${end} ${end} ${start}`;
  }};
  ${({ $beginsHere }) => !$beginsHere && 'border-left-width: 0;'}
  ${({ $endsHere }) => !$endsHere && 'border-right-width: 0;'}
  button {
    display: block;
    width: 100%;
    height: 100%;
    padding: 0 ${space(2)};
    overflow: hidden;
    background: none;
    border: 0;
    color: inherit;
    font: inherit;
    line-height: 1.2;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  &[data-movable] button {
    cursor: grab;
  }
  &[data-dragged] {
    background: ${({ theme }) => theme.colors.surface};
    border: 1px dashed ${({ theme }) => theme.colors.edge};
    color: ${({ theme }) => theme.colors.slate};
  }
  .grip {
    position: absolute;
    top: 0;
    bottom: 0;
    width: 12px;
    cursor: ew-resize;
  }
  .grip[data-grip='start'] {
    left: 0;
  }
  .grip[data-grip='end'] {
    right: 0;
  }
`;

/** What found no line of its own; the month shows all of it. */
export const More = styled.button`
  position: absolute;
  right: ${space(1)};
  bottom: 0;
  height: 24px;
  padding: 0 ${space(2)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.pill};
  font-size: 0.75rem;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
`;

export const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
`;
