import { MS_TO_UNDO } from '@shared/domain/bookings/undoTime';
import { Toast } from 'radix-ui';
import styled, { css, keyframes } from 'styled-components';
import { closeToast, useToasts, type ToastMessage } from '../stores/toasts';
import { space } from '../styles/theme';
import { Button } from './Button';
import { keepClear } from './keepFocusVisible';
import { SmallText } from './SmallText';
import { TOAST_MS } from './toastDuration';

export type ToastTexts = { label: string; close: string };

const SWIPE_THRESHOLD_PX = 50;

/**
 * Shows the toast store's notification for a few seconds. It can be swiped away to the right, reached with F8,
 * and is announced to screen readers. It appears at the top on phones and at the right edge on desktops, avoids
 * covering controls and what was just changed, and never moves the page.
 */
export function Toasts({ texts }: { texts: ToastTexts }) {
  const current = useToasts((state) => state.current);
  const isOpen = useToasts((state) => state.isOpen);
  return (
    <Toast.Provider label={texts.label} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {current && (
        <Item
          key={current.id}
          ref={keepClear}
          open={isOpen}
          onOpenChange={(open) => !open && closeToast()}
          duration={durationOf(current)}
          type={current.tone === 'destructive' ? 'foreground' : 'background'}
          $tone={current.tone}
        >
          <Toast.Title asChild>
            <Title>{current.title}</Title>
          </Toast.Title>
          {current.description && (
            <Toast.Description asChild>
              <Description>{current.description}</Description>
            </Toast.Description>
          )}
          {current.action && (
            <Toast.Action asChild altText={current.action.label} onClick={current.action.run}>
              <Button type="button" $variant="secondary" $size="small">
                {current.action.label}
              </Button>
            </Toast.Action>
          )}
          <Close aria-label={texts.close}>×</Close>
        </Item>
      )}
      <Viewport label={`${texts.label} ({hotkey})`} />
    </Toast.Provider>
  );
}

function durationOf({ stays, action }: ToastMessage): number {
  if (stays) return Number.POSITIVE_INFINITY;
  // The server accepts an undo a little longer.
  return action ? MS_TO_UNDO : TOAST_MS;
}

/** Unpositioned, because the notification positions itself. */
const Viewport = styled(Toast.Viewport)`
  outline: none;
`;

const slideIn = keyframes`from { opacity: 0; transform: translateX(8px); }`;

const Item = styled(Toast.Root)<{ $tone: 'default' | 'destructive' }>`
  position: fixed;
  /* Initial position; keepClear then moves it clear of controls. */
  top: ${space(2)};
  right: max(${space(4)}, env(safe-area-inset-right, 0px));
  z-index: 60;
  width: min(420px, calc(100vw - ${space(8)}));
  padding: ${space(4)} ${space(12)} ${space(4)} ${space(5)};
  /* An open dialog disables pointer events on the rest of the page. */
  pointer-events: auto;
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.ink};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-left: 4px solid ${({ theme }) => theme.colors.palm};
  border-radius: ${({ theme }) => theme.radii.card};
  box-shadow: ${({ theme }) => theme.shadow};
  animation: ${slideIn} ${({ theme }) => theme.motion.slow};
  ${({ $tone, theme }) =>
    $tone === 'destructive' &&
    css`
      border-left-color: ${theme.colors.coral};
    `}
  @media print {
    display: none;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

const Description = styled(SmallText)`
  margin-top: ${space(1)};
`;

const Close = styled(Toast.Close)`
  position: absolute;
  top: ${space(1)};
  right: ${space(1)};
  width: 44px;
  height: 44px;
  background: none;
  border: 0;
  font-size: 1.25rem;
  line-height: 1;
  cursor: pointer;
`;
