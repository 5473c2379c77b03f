import { Dialog as RadixDialog } from 'radix-ui';
import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { space } from '../styles/theme';
import { IconButton } from './IconButton';
import { useScrollLock } from './useScrollLock';

/** What dialogs say by themselves, in English unless the screens speak another language. */
export const dialogWords = { dismiss: 'Dismiss' };

/**
 * A modal dialog: focus stays inside, Escape, the backdrop and its own button close it, the page
 * behind does not scroll, and focus goes back to where it came from. Its title and its buttons
 * ({@link DialogActions}) stay in sight while what is between them scrolls. On phones it lies at
 * the foot of the screen, where a thumb reaches it, and leaves a notification room above.
 *
 * The focus begins at what has `data-first-focus`, or at the first control below the title.
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
  mustBeAnswered = false,
  returnsFocus,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** For what needs a desk rather than a note. */
  isWide?: boolean;
  /** Neither Escape nor a press beside it closes it, only a button in it: what it shows is shown once. */
  mustBeAnswered?: boolean;
  /** Asked when it has closed: not where what was chosen in it led elsewhere, and took the focus along. */
  returnsFocus?: () => boolean;
  children: ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  // Before what is in the dialog is mounted, which may take the focus by itself.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && !mustBeAnswered && onClose()}>
      <RadixDialog.Portal>
        <Backdrop />
        <Panel
          ref={panel}
          $isWide={isWide}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onFocus={bringIntoView}
          onOpenAutoFocus={(event) => {
            const focused = document.activeElement;
            // A menu in which the dialog was chosen has given the focus back by now.
            if (focused && !panel.current?.contains(focused)) opener.current = focused;
            const first =
              body.current?.querySelector<HTMLElement>('[data-first-focus]') ??
              body.current?.querySelector<HTMLElement>(CONTROLS);
            if (!first) return;
            event.preventDefault();
            first.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only openers of its own kind.
            event.preventDefault();
            if (returnsFocus?.() !== false && opener.current instanceof HTMLElement)
              opener.current.focus();
          }}
        >
          <ScrollLock />
          <Head>
            <Title>{title}</Title>
            {!mustBeAnswered && (
              <RadixDialog.Close asChild>
                <Close type="button" aria-label={dialogWords.dismiss}>
                  ×
                </Close>
              </RadixDialog.Close>
            )}
          </Head>
          <Body ref={body}>
            {description && (
              <RadixDialog.Description asChild>
                <Description>{description}</Description>
              </RadixDialog.Description>
            )}
            {children}
          </Body>
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const CONTROLS = 'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex="0"]';

/**
 * Scrolls to what the keyboard leads to. A browser does so itself, but from the last control to
 * the first, and back, Radix moves the focus, and leaves what is scrolled where it is.
 */
export function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** What a dialog or panel leaves free at the top of a phone's screen: a notification's place. */
export const SHEET_TOP = space(26);

/** A form in a dialog. In a grid its buttons could not leave their own row to stay in sight. */
export const DialogForm = styled.form`
  margin-top: ${space(5)};
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

/** A window that is hardly higher than a dialog's title and buttons. */
const LOW = '@media (max-height: 420px)';

/**
 * The dialog's buttons, the one to press last and at the right; on phones as wide as it is. They
 * stay in sight below what is too long for the window.
 */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space(3)};
  position: sticky;
  z-index: 1;
  bottom: calc(-1 * var(--dialog-foot));
  margin: ${space(6)} 0 calc(-1 * var(--dialog-foot));
  padding: ${space(2)} 0 var(--dialog-foot);
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: 0 -${space(2)} ${space(3)} ${({ theme }) => theme.colors.surface};
  & > * {
    flex: 1 0 auto;
  }
  ${({ theme }) => theme.up.tablet} {
    & > * {
      flex: 0 0 auto;
    }
  }
  ${LOW} {
    position: static;
  }
`;

const fadeIn = keyframes`from { opacity: 0; }`;

/** Keeps the page still for as long as it is there. */
export function ScrollLock() {
  useScrollLock();
  return null;
}

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
  --dialog-padding: ${space(5)};
  --dialog-foot: max(var(--dialog-padding), env(safe-area-inset-bottom, 0px));
  position: fixed;
  /* The backdrop's own: a second dialog's backdrop comes later, and lies over this. */
  z-index: 50;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  max-height: calc(100dvh - ${SHEET_TOP});
  background: ${({ theme }) => theme.colors.surface};
  border-radius: ${({ theme }) => `${theme.radii.card} ${theme.radii.card}`} 0 0;
  box-shadow: ${({ theme }) => theme.shadow};
  animation: ${fadeIn} ${({ theme }) => theme.motion.fast};
  ${({ theme }) => theme.up.tablet} {
    --dialog-padding: ${space(7)};
    inset: 50% auto auto 50%;
    width: min(${({ $isWide }) => ($isWide ? '1080px' : '480px')}, calc(100vw - 32px));
    max-height: calc(100dvh - 32px);
    transform: translate(-50%, -50%);
    border-radius: ${({ theme }) => theme.radii.card};
  }
  ${LOW} {
    max-height: 100dvh;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)};
  position: relative;
  z-index: 1;
  padding: var(--dialog-padding) var(--dialog-padding) ${space(2)};
  /* What is scrolled fades below it. */
  box-shadow: 0 ${space(2)} ${space(2)} ${({ theme }) => theme.colors.surface};
`;

const Title = styled(RadixDialog.Title)`
  min-width: 0;
  font-size: ${({ theme }) => theme.type.h4};
  overflow-wrap: anywhere;
`;

const Close = styled(IconButton)`
  /* As high as the title's first line, and its edge at the edge of what is below. */
  margin: ${space(-2.5)} ${space(-3)} ${space(-2.5)} 0;
`;

/** Leaves what the focus leads to clear of the buttons at its foot. */
const Body = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1)} var(--dialog-padding) var(--dialog-foot);
  scroll-padding: ${space(2)} 0 ${space(38)};
  ${({ theme }) => theme.up.tablet} {
    scroll-padding-bottom: ${space(26)};
  }
  ${LOW} {
    scroll-padding-bottom: 0;
  }
`;

const Description = styled.div`
  color: ${({ theme }) => theme.colors.slate};
`;
