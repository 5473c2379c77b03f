import type { PlainDate } from '@shared/domain/date';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';

/** Distance from the day and from the edges of the calendar. */
const GAP_PX = 4;

/**
 * Says above a day why it cannot be picked. Hidden from screen readers, because the day's own label has the
 * reason, and on touch screens, where the foot says it. Closed with Escape.
 */
export function DayTip({
  day,
  text,
  onClose,
}: {
  day: PlainDate;
  text: string;
  onClose: () => void;
}) {
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current: box } = tip;
    const months = box?.parentElement;
    const button = months?.querySelector(`[data-day="${day}"]`);
    if (!box || !months || !button) return;
    const frame = months.getBoundingClientRect();
    const at = button.getBoundingClientRect();
    const middle = at.left - frame.left + (at.width - box.offsetWidth) / 2;
    const left = Math.max(0, Math.min(middle, frame.width - box.offsetWidth));
    box.style.left = `${left}px`;
    box.style.top = `${at.top - frame.top - box.offsetHeight - GAP_PX}px`;
  }, [day, text]);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <Tip ref={tip} role="tooltip" aria-hidden>
      {text}
    </Tip>
  );
}

const Tip = styled.div`
  position: absolute;
  z-index: 2;
  width: max-content;
  max-width: min(260px, 100%);
  padding: ${space(2)} ${space(3)};
  background: ${({ theme }) => theme.colors.ink};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: ${({ theme }) => theme.type.small};
  line-height: 1.35;
  color: ${({ theme }) => theme.colors.surface};
  /* The day above it stays in reach. */
  pointer-events: none;
  @media (hover: none) {
    display: none;
  }
`;
