import { Dialog as RadixDialog } from 'radix-ui';
import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { space } from '../styles/theme';
import { IconButton } from './IconButton';
import { useScrollLock } from './useScrollLock';

/** English default texts. The back office replaces them with its own language. */
export const dialogTexts = { dismiss: 'Dismiss' };

/**
 * A modal dialog. It traps the focus, locks the page's scrolling and returns the focus when it closes. Escape,
 * the backdrop and its close button close it. The title and {@link DialogActions} stay visible while the
 * content scrolls. On phones it sits at the bottom of the screen and leaves room for a notification at the top.
 * The initial focus goes to `data-first-focus`, or else to the first control below the title. The backdrop is
 * our own: Radix's overlay locks scrolling with an inline style tag, which the content security policy blocks.
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
  isWide?: boolean;
  /** Neither Escape nor the backdrop closes it, because its content is shown only once. */
  mustBeAnswered?: boolean;
  /** Called after closing. False when the user's choice has already moved the focus elsewhere. */
  returnsFocus?: () => boolean;
  children: ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  // A layout effect runs before the content mounts, which may take the focus.
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
            // A menu that opened the dialog has returned the focus by now.
            if (focused && !panel.current?.contains(focused)) opener.current = focused;
            const first =
              body.current?.querySelector<HTMLElement>('[data-first-focus]') ??
              body.current?.querySelector<HTMLElement>(CONTROLS);
            if (!first) return;
            event.preventDefault();
            first.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            // Radix only knows its own triggers.
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
                <Close type="button" aria-label={dialogTexts.dismiss}>
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
 * Scrolls the focused control into view. The browser does not when Radix wraps the focus between the first and
 * the last control.
 */
export function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** Space for a notification above a dialog or panel on phones. */
export const SHEET_TOP = space(26);

/** A form in a dialog. With `display: grid` the buttons could not stick outside their own row. */
export const DialogForm = styled.form`
  margin-top: ${space(5)};
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

/** A window hardly taller than a dialog's title and buttons. */
const LOW = '@media (max-height: 420px)';

/**
 * The dialog's buttons, main action last. They stay visible below long content and fill the width on phones.
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

export function ScrollLock() {
  useScrollLock();
  return null;
}

/** The backdrop of a dialog or side panel. A panel's layer lies below the dialogs that it opens. */
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
  /* The same as the backdrop's. A second dialog's backdrop comes later in the document and lies above this panel. */
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
  /* Content fades out as it scrolls under the head. */
  box-shadow: 0 ${space(2)} ${space(2)} ${({ theme }) => theme.colors.surface};
`;

const Title = styled(RadixDialog.Title)`
  min-width: 0;
  font-size: ${({ theme }) => theme.type.h4};
  overflow-wrap: anywhere;
`;

const Close = styled(IconButton)`
  /* Adds no height to the title's first line, and aligns the sign with the right edge of the content. */
  margin: ${space(-2.5)} ${space(-3)} ${space(-2.5)} 0;
`;

/** Its scroll padding keeps the focused control clear of the buttons. */
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
