import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { space } from '../styles/theme';

/**
 * A modal dialog: focus stays inside, Escape and the backdrop close it, the page behind does not
 * scroll, and focus goes back to where it came from.
 *
 * The backdrop is ours because Radix's own locks scrolling with an inline style tag, which the
 * content policy refuses.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  isWide = false,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** For what needs a desk rather than a note. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <Backdrop />
        <Panel
          $isWide={isWide}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onFocus={bringIntoView}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only openers of its own kind.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <ScrollLock />
          <Title>{title}</Title>
          {description && (
            <RadixDialog.Description asChild>
              <Description>{description}</Description>
            </RadixDialog.Description>
          )}
          {children}
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/**
 * Scrolls to what the keyboard leads to. A browser does so itself, but from the last control to
 * the first, and back, Radix moves the focus, and leaves what is scrolled where it is.
 */
export function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** A form in a dialog. In a grid its buttons could not leave their own row to stay in sight. */
export const DialogForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

/** Around a dialog, and what its foot covers of it. */
const PADDING = space(7);
const FOOT_ROOM = space(26);

/**
 * The dialog's buttons, the one to press last and at the right; on phones as wide as it is. On
 * larger screens they stay in sight below what is too long for the window.
 */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space(3)};
  margin-top: ${space(6)};
  & > * {
    flex: 1 0 auto;
  }
  ${({ theme }) => theme.up.tablet} {
    position: sticky;
    z-index: 1;
    bottom: -${PADDING};
    margin-bottom: -${PADDING};
    padding: ${space(2)} 0 ${PADDING};
    background: ${({ theme }) => theme.colors.surface};
    box-shadow: 0 -${space(2)} ${space(3)} ${({ theme }) => theme.colors.surface};
    & > * {
      flex: 0 0 auto;
    }
  }
`;

const fadeIn = keyframes`from { opacity: 0; }`;

/** Keeps the page still; the place of the scrollbar is kept, so that nothing behind the dialog moves. */
export const ScrollLock = createGlobalStyle`
  html {
    overflow: hidden;
  }
  @media (hover: hover) and (pointer: fine) {
    html {
      scrollbar-gutter: stable;
    }
  }
`;

/** What lies behind a dialog; a side panel and its backdrop lie below a dialog that it opens. */
export const Backdrop = styled.div<{ $layer?: 'panel' | 'dialog' }>`
  position: fixed;
  inset: 0;
  z-index: ${({ $layer }) => ($layer === 'panel' ? 40 : 50)};
  pointer-events: auto;
  background: rgb(10 30 36 / 0.55);
  animation: ${fadeIn} ${({ theme }) => theme.motion.fast};
`;

const Panel = styled(RadixDialog.Content)<{ $isWide: boolean }>`
  position: fixed;
  /* The backdrop's own: a second dialog's backdrop comes later, and lies over this. */
  z-index: 50;
  top: 50%;
  left: 50%;
  width: min(${({ $isWide }) => ($isWide ? '1080px' : '480px')}, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  overflow-y: auto;
  padding: ${PADDING};
  ${({ theme }) => theme.up.tablet} {
    scroll-padding-bottom: ${FOOT_ROOM};
  }
  transform: translate(-50%, -50%);
  background: ${({ theme }) => theme.colors.surface};
  border-radius: ${({ theme }) => theme.radii.card};
  box-shadow: ${({ theme }) => theme.shadow};
  animation: ${fadeIn} ${({ theme }) => theme.motion.fast};
`;

const Title = styled(RadixDialog.Title)`
  font-size: ${({ theme }) => theme.type.h4};
`;

const Description = styled.div`
  margin-top: ${space(3)};
  color: ${({ theme }) => theme.colors.slate};
`;
