import { SEASON_COLOURS } from '@shared/domain/prices/season';
import styled, { css } from 'styled-components';
import { space } from '../../styles/theme';
import { TONES } from './bars';
import { seasonTint } from './seasonTint';
import { toneFill } from './tones';

/** A stay begins and ends in the middle of a day. */
const HALF_DAY = 'calc(50cqi / 7)';

export const BoardFrame = styled.div`
  .rbc-calendar {
    height: auto;
  }
  .rbc-month-view {
    container-type: inline-size;
    flex: none;
    height: auto;
    overflow: hidden;
    background: ${({ theme }) => theme.colors.surface};
    border: 1px solid ${({ theme }) => theme.colors.stone};
    border-radius: ${({ theme }) => theme.radii.card};
  }
  .rbc-month-header {
    background: ${({ theme }) => theme.colors.sand};
  }
  .rbc-month-header .rbc-header {
    padding: ${space(2)};
    border: 0;
    font-size: 0.8125rem;
    font-weight: 600;
    text-align: left;
    color: ${({ theme }) => theme.colors.slate};
  }
  .rbc-month-row {
    flex: none;
    height: auto;
    min-height: 118px;
    border-color: ${({ theme }) => theme.colors.stone};
  }
  @media print {
    .rbc-month-row {
      break-inside: avoid;
      min-height: 96px;
    }
  }
  .rbc-month-row + .rbc-month-row,
  .rbc-day-bg + .rbc-day-bg {
    border-color: ${({ theme }) => theme.colors.stone};
  }
  .rbc-row-bg {
    right: 0;
  }
  .rbc-off-range-bg {
    background: ${({ theme }) => theme.colors.ground};
  }
  .rbc-today {
    background: transparent;
    box-shadow: inset 0 2px 0 ${({ theme }) => theme.colors.ocean};
  }
  .rbc-day-bg {
    position: relative;
  }
  ${SEASON_COLOURS.map(
    (colour) => css`
      .season-${colour} {
        ${seasonTint(colour)}
      }
    `,
  )}
  .rbc-selected-cell {
    background: ${({ theme }) => theme.colors.sand};
    box-shadow: inset 0 -3px ${({ theme }) => theme.colors.terracotta};
  }
  .asked-cell {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.terracotta};
  }
  .rbc-date-cell {
    padding: 0;
    text-align: left;
    font-weight: 400;
  }

  .day {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space(1)};
    width: 100%;
    min-height: 36px;
    padding: ${space(1.5)} ${space(2)};
    background: none;
    border: 0;
    cursor: pointer;
    font-variant-numeric: tabular-nums;
    &:hover .number {
      color: ${({ theme }) => theme.colors.terracotta};
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  .day .number {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .day .price {
    font-size: 0.8125rem;
    color: ${({ theme }) => theme.colors.slate};
  }
  .day[data-off] .number {
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
  }
  .rbc-now .number {
    padding: 0 ${space(1.5)};
    margin: 0 ${space(-1.5)};
    background: ${({ theme }) => theme.colors.ocean};
    border-radius: ${({ theme }) => theme.radii.pill};
    color: ${({ theme }) => theme.colors.onOcean};
  }
  .rbc-now .day:hover .number {
    color: ${({ theme }) => theme.colors.onOcean};
  }

  /* Each stay on the same nights has its own line, and the week grows. */
  /* The doubled class outranks the library's rule, which would cut off a dragged stay. */
  .rbc-row-content-scrollable .rbc-row-content-scroll-container.rbc-row-content-scroll-container {
    height: auto;
    padding-bottom: ${space(2)};
    overflow: visible;
  }
  .rbc-row-segment {
    padding: 0 0 ${space(0.5)};
  }
  .bars {
    position: relative;
    min-height: 28px;
  }
  .bars.one-line {
    display: grid;
    & > .rbc-row {
      grid-area: 1 / 1;
    }
  }
  .bars .rbc-row {
    pointer-events: none;
  }
  .rbc-event {
    pointer-events: auto;
    --gap: 2px;
    width: calc(100% - var(--before, 0px) - var(--after, 0px));
    margin-left: var(--before, 0px);
    min-height: 28px;
    padding: 0;
    border-radius: 0;
    font-size: 0.8125rem;
    font-weight: 600;
    &:focus-within {
      outline: 3px solid ${({ theme }) => theme.colors.terracotta};
      outline-offset: 1px;
    }
    &:not(:has(:focus-visible)) {
      outline: none;
    }
  }
  .rbc-event:not(.rbc-event-continues-prior) {
    --before: calc(${HALF_DAY} + var(--gap));
    border-top-left-radius: ${({ theme }) => theme.radii.pill};
    border-bottom-left-radius: ${({ theme }) => theme.radii.pill};
  }
  .rbc-event:not(.rbc-event-continues-after) {
    --after: calc(${HALF_DAY} + var(--gap));
    border-top-right-radius: ${({ theme }) => theme.radii.pill};
    border-bottom-right-radius: ${({ theme }) => theme.radii.pill};
  }
  .rbc-event.rbc-event-continues-prior {
    border-left-width: 0;
  }
  .rbc-event.rbc-event-continues-after {
    border-right-width: 0;
  }
  .bar-text {
    display: block;
    width: 100%;
    min-height: 26px;
    padding: 0 ${space(3)};
    background: none;
    border: 0;
    color: inherit;
    font: inherit;
    line-height: 1.2;
    text-align: left;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    cursor: pointer;
    outline: none;
  }
  .tone-block .bar-text {
    text-shadow:
      0 0 3px ${({ theme }) => theme.colors.sand},
      0 0 3px ${({ theme }) => theme.colors.sand};
  }
  ${TONES.map(
    (tone) => css`
      .rbc-event.tone-${tone} {
        ${toneFill(tone)}
      }
    `,
  )}
  .rbc-event.is-double {
    outline: 2px solid ${({ theme }) => theme.colors.coral};
    outline-offset: -2px;
  }
  .rbc-month-view .rbc-row .rbc-event:has([data-dragged]) {
    background: ${({ theme }) => theme.colors.surface};
    border: 1px dashed ${({ theme }) => theme.colors.edge};
    color: ${({ theme }) => theme.colors.slate};
  }
  [data-bar] {
    position: relative;
    user-select: none;
    -webkit-touch-callout: none;
  }
  [data-movable] .bar-text {
    cursor: grab;
  }
  .grip {
    position: absolute;
    top: 0;
    bottom: 0;
    width: 14px;
    cursor: ew-resize;
    &::after {
      position: absolute;
      top: 8px;
      bottom: 8px;
      left: 6px;
      border-left: 2px solid;
      opacity: 0;
      content: '';
    }
  }
  .grip[data-grip='start'] {
    left: 0;
  }
  .grip[data-grip='end'] {
    right: 0;
  }
  .rbc-event:hover .grip::after {
    opacity: 0.7;
  }
  .rbc-event-continues-prior .grip[data-grip='start'],
  .rbc-event-continues-after .grip[data-grip='end'] {
    display: none;
  }
`;
