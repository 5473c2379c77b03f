import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Backdrop, bringIntoView, ScrollLock, SHEET_TOP } from '../../../components/Dialog';
import { IconButton } from '../../../components/IconButton';
import { space } from '../../../styles/theme';
import { PartBoundary } from '../../components/PartBoundary';

/**
 * A modal panel at the right; on phones as wide as the screen, with room for a notification above. Focus starts at its
 * title, stays inside and goes back to where it came from; Escape and the backdrop close it.
 */
export function SidePanel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <Backdrop $layer="panel" />
        <Sheet
          aria-describedby={undefined}
          onFocus={bringIntoView}
          onKeyDown={(event) => {
            // Radix gives Escape to a notification that is on show, which took it for its own.
            if (event.key === 'Escape' && !event.defaultPrevented) onClose();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusAgain(opener.current);
          }}
        >
          <ScrollLock />
          <Head>
            <Title ref={heading} tabIndex={-1}>
              {title}
            </Title>
            <RadixDialog.Close asChild>
              <IconButton type="button" aria-label="Close">
                ×
              </IconButton>
            </RadixDialog.Close>
          </Head>
          <Body>
            <PartBoundary rest="Close this to go on with the list.">{children}</PartBoundary>
          </Body>
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What opened the panel may have left the page with the change that was made in it. */
function focusAgain(opener: Element | null): void {
  const target =
    opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      ? opener
      : document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: true });
}

const slideIn = keyframes`from { opacity: 0; transform: translateX(24px); }`;

const Sheet = styled(RadixDialog.Content)`
  position: fixed;
  z-index: 41;
  top: ${SHEET_TOP};
  right: 0;
  bottom: 0;
  width: min(560px, 100vw);
  overflow-y: auto;
  /* Below the head and above a form's buttons, which stay. */
  scroll-padding: 80px 0;
  overscroll-behavior: contain;
  background: ${({ theme }) => theme.colors.ground};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: 0.9375rem;
  line-height: 1.5;
  border-radius: ${({ theme }) => `${theme.radii.card} ${theme.radii.card}`} 0 0;
  animation: ${slideIn} ${({ theme }) => theme.motion.slow};
  ${({ theme }) => theme.up.tablet} {
    top: 0;
    border-radius: 0;
  }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 64px;
  padding: 0 ${space(2)} 0 ${space(5)};
  background: ${({ theme }) => theme.colors.ground};
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  ${({ theme }) => theme.up.tablet} {
    padding-left: ${space(7)};
  }
`;

const Title = styled(RadixDialog.Title)`
  font-size: ${({ theme }) => theme.type.h4};
  outline: none;
`;

const Body = styled.div`
  padding: ${space(5)} ${space(5)} ${space(16)};
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(6)} ${space(7)} ${space(16)};
  }
`;
