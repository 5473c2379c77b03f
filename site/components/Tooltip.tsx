import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../styles/theme';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Shared timing: after the first tooltip, the next ones appear without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

/**
 * A short text about a control, on hover and focus. Needs a `TooltipProvider` above.
 * @param children one focusable control with an accessible name
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <Bubble sideOffset={6} collisionPadding={8}>
          {text}
        </Bubble>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

const Bubble = styled(RadixTooltip.Content)`
  z-index: 40;
  max-width: 280px;
  padding: ${space(1.5)} ${space(3)};
  background: ${({ theme }) => theme.colors.ink};
  color: ${({ theme }) => theme.colors.ground};
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: 0.8125rem;
  line-height: 1.4;
`;
