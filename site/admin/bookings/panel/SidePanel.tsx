import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { Backdrop, bringIntoView, ScrollLock, SHEET_TOP } from '../../../components/Dialog';
import { IconButton } from '../../../components/IconButton';
import { space } from '../../../styles/theme';
import { useMediaQuery } from '../../components/useMediaQuery';
import { RAIL_WIDTH } from '../../shell/railWidth';
import { useOpenBooking } from '../useOpenBooking';
import { PartBoundary } from '../../components/PartBoundary';
import { t } from '../../i18n/t';

/** `theme.up.desktop`: there is room for a screen beside the panel. */
export const FITS_BESIDE = '(min-width: 1100px)';
const WIDTH_BESIDE = 'clamp(440px, 38vw, 560px)';

/**
 * A panel on the right; on phones it fills the width and leaves room for a notification above. The focus
 * starts at the title and returns to the opener.
 * @param mayBeBeside keeps the screen usable beside it if there is room
 * @param isNext replaces another panel and leaves the focus outside of it unchanged
 */
export function SidePanel({
  title,
  mayBeBeside = false,
  isNext = false,
  onClose,
  children,
}: {
  title: string;
  mayBeBeside?: boolean;
  isNext?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Decided once when the panel opens, because a later change would remount the forms.
  const [isBeside] = useState(() => mayBeBeside && window.matchMedia(FITS_BESIDE).matches);
  return (
    <RadixDialog.Root open modal={!isBeside} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        {isBeside ? <Beside /> : <Backdrop $layer="panel" />}
        <Sheet
          $isBeside={isBeside}
          $isNext={isNext}
          aria-describedby={undefined}
          onFocus={bringIntoView}
          onKeyDown={(event) => {
            // Radix gives Escape to a visible notification first.
            if (event.key === 'Escape' && !event.defaultPrevented) onClose();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            if (!isNext || !isElsewhere(document.activeElement)) heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isBeside || !isElsewhere(document.activeElement)) focusAgain(opener.current);
          }}
          onInteractOutside={(event) => {
            if (isBeside) event.preventDefault();
          }}
        >
          {!isBeside && <ScrollLock />}
          <Head>
            <Title ref={heading} tabIndex={-1}>
              {title}
            </Title>
            <RadixDialog.Close asChild>
              <IconButton type="button" aria-label={t('Close')}>
                ×
              </IconButton>
            </RadixDialog.Close>
          </Head>
          <Body>
            <PartBoundary rest={t('Close this to go on with the list.')}>{children}</PartBoundary>
          </Body>
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export function useIsPanelBeside(): boolean {
  const isRoom = useMediaQuery(FITS_BESIDE);
  return useOpenBooking().reference !== null && isRoom;
}

/** The element that had the focus may be gone. */
function isElsewhere(focused: Element | null): boolean {
  return focused !== null && focused !== document.body;
}

/** The opener may be gone after a change in the panel. */
function focusAgain(opener: Element | null): void {
  const target =
    opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      ? opener
      : document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: true });
}

/** Narrows the screen to leave room for the panel. */
const Beside = createGlobalStyle`
  main {
    max-width: calc(100vw - ${RAIL_WIDTH} - ${WIDTH_BESIDE}) !important;
  }
`;

const slideIn = keyframes`from { opacity: 0; transform: translateX(24px); }`;

const Sheet = styled(RadixDialog.Content)<{ $isBeside: boolean; $isNext: boolean }>`
  position: fixed;
  z-index: 41;
  top: ${SHEET_TOP};
  right: 0;
  bottom: 0;
  width: ${({ $isBeside }) => ($isBeside ? WIDTH_BESIDE : 'min(560px, 100vw)')};
  overflow-y: auto;
  /* Keeps the focused element clear of the head and of a form's buttons. */
  scroll-padding: 80px 0;
  overscroll-behavior: contain;
  background: ${({ theme }) => theme.colors.ground};
  ${({ $isBeside, theme }) =>
    $isBeside ? `border-left: 1px solid ${theme.colors.stone};` : `box-shadow: ${theme.shadow};`}
  font-size: 0.9375rem;
  line-height: 1.5;
  border-radius: ${({ theme }) => `${theme.radii.card} ${theme.radii.card}`} 0 0;
  ${({ $isNext, theme }) =>
    !$isNext &&
    css`
      animation: ${slideIn} ${theme.motion.slow};
    `}
  ${({ theme }) => theme.up.tablet} {
    top: 0;
    border-radius: 0;
  }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
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
