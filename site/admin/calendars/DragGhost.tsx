import type { PlainDate } from '@shared/domain/date';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { proposalText, type Proposal } from './proposal';
import { segmentInWeek, type Segment } from './weekSegments';
import { t } from '../i18n/t';

/**
 * The part of a dragged stay in one week, with its clashes. Lies over the bars.
 * @param first the week's first day
 */
export function DragGhost({ proposal, first }: { proposal: Proposal | null; first: PlainDate }) {
  const segment = proposal && segmentInWeek(proposal, first);
  if (!proposal || !segment) return null;
  const isClash = proposal.clashes.length > 0;
  return (
    <>
      <Ghost data-ghost aria-hidden $isClash={isClash} $segment={segment} style={place(segment)}>
        {proposal.bar.label}
      </Ghost>
      {proposal.clashes.map((clash) => {
        const part = segmentInWeek(clash, first);
        return part && <Clash key={clash.from} data-clash aria-hidden style={place(part)} />;
      })}
    </>
  );
}

/** Says what a drop would do, visible and for screen readers. */
export function DragNote({ proposal, isByKeys }: { proposal: Proposal | null; isByKeys: boolean }) {
  const text = proposal && proposalText(proposal);
  return (
    <Place role="status">
      {text && (
        <Note $isClash={proposal.clashes.length > 0}>
          <strong>{text.stay}</strong>
          <span>
            {proposal.clashes.length > 0 && <span aria-hidden>✕ </span>}
            <span>{text.verdict}</span>
          </span>
          {isByKeys && (
            <small>{t('Arrows move, Shift changes the end, Enter drops, Escape stops.')}</small>
          )}
        </Note>
      )}
    </Place>
  );
}

function place({ left, width }: Segment) {
  return { left: `${left * 100}%`, width: `${width * 100}%` };
}

const Ghost = styled.div<{ $isClash: boolean; $segment: Segment }>`
  position: absolute;
  top: 0;
  z-index: 3;
  height: 28px;
  padding: 0 ${space(3)};
  overflow: hidden;
  background: ${({ theme }) => theme.colors.surface};
  border: 2px solid ${({ $isClash, theme }) => ($isClash ? theme.colors.coral : theme.colors.ocean)};
  box-shadow: ${({ theme }) => theme.shadow};
  color: ${({ theme }) => theme.colors.ink};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 24px;
  white-space: nowrap;
  text-overflow: ellipsis;
  pointer-events: none;
  ${({ $segment, theme }) => `
    border-radius: ${$segment.beginsHere ? theme.radii.pill : '0'} ${$segment.endsHere ? theme.radii.pill : '0'}
      ${$segment.endsHere ? theme.radii.pill : '0'} ${$segment.beginsHere ? theme.radii.pill : '0'};
    ${$segment.beginsHere ? '' : 'border-left-width: 0;'}
    ${$segment.endsHere ? '' : 'border-right-width: 0;'}
  `}
`;

const Clash = styled.div`
  position: absolute;
  top: 2px;
  z-index: 4;
  height: 24px;
  background: repeating-linear-gradient(
    45deg,
    ${({ theme }) => theme.colors.coral} 0 2px,
    transparent 2px 8px
  );
  pointer-events: none;
`;

/** Above the bar at the foot of a phone's screen. */
const Place = styled.div`
  position: fixed;
  z-index: 30;
  left: 50%;
  bottom: calc(${space(22)} + env(safe-area-inset-bottom));
  width: max-content;
  max-width: calc(100vw - ${space(8)});
  transform: translateX(-50%);
  pointer-events: none;
`;

const Note = styled.div<{ $isClash: boolean }>`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(3)} ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.edge};
  border-left: 4px solid
    ${({ $isClash, theme }) => ($isClash ? theme.colors.coral : theme.colors.palm)};
  border-radius: ${({ theme }) => theme.radii.card};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: ${({ theme }) => theme.type.small};
  small {
    color: ${({ theme }) => theme.colors.slate};
  }
`;
