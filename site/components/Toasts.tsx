import { Toast } from 'radix-ui';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { closeToast, useToasts } from '../stores/toasts';
import { space } from '../styles/theme';
import { keepRoom } from './keepRoom';

const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;
/** The padding of what a notification lies in. */
const MARGIN_PX = 16;

const keepToastSpace = (toast: HTMLElement | null) => keepRoom('--toast-space', toast, MARGIN_PX);

/**
 * Shows the notification of the toast store: five seconds, swiped away to the right, reached
 * with F8, announced to screen readers. It hides no action: whatever ends at the window's foot
 * leaves it the room that `--toast-space` tells, so that all can be brought clear of it.
 */
export function Toasts() {
  const current = useToasts((state) => state.current);
  const isOpen = useToasts((state) => state.isOpen);
  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {current && (
        <Item
          key={current.id}
          ref={keepToastSpace}
          open={isOpen}
          onOpenChange={(open) => !open && closeToast()}
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
          <Close aria-label="Dismiss notification">×</Close>
        </Item>
      )}
      <Viewport />
      <PageRoom />
    </Toast.Provider>
  );
}

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  right: 0;
  bottom: env(safe-area-inset-bottom, 0);
  z-index: 60;
  width: min(420px, 100vw);
  padding: ${space(4)};
  pointer-events: none;
  outline: none;
`;

/** Lets the page's last lines be scrolled clear of the notification. */
const PageRoom = createGlobalStyle`
  body { padding-bottom: var(--toast-space, 0px); }
`;

const slideIn = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Item = styled(Toast.Root)<{ $tone: 'default' | 'destructive' }>`
  position: relative;
  padding: ${space(4)} ${space(12)} ${space(4)} ${space(5)};
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
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

const Description = styled.p`
  margin-top: ${space(1)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
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
