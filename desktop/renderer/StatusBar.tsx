import type { DesktopState } from '@shared/contract/desktop';
import {
  getAdminSession,
  getBooking,
  getCalendar,
  getVillaSettings,
  listBookings,
  listContactMessages,
  listGalleryImages,
  listPriceOverrides,
} from '@shared/contract/endpoints';
import { Button } from '@site/components/Button';
import { useUnsavedForms } from '@site/stores/unsavedChanges';
import { space } from '@site/styles/theme';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { bridge } from './bridge';

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const PATHS_OF_TABS: Record<string, string> = {
  calendar: getCalendar.path,
  messages: listContactMessages.path,
  pricing: listPriceOverrides.path,
  settings: getVillaSettings.path,
};

/** Reads everything anew; with something typed, only whether the server is back. */
function handleRetry(): void {
  if (useUnsavedForms.getState().forms.size === 0) location.reload();
  else void fetch(getAdminSession.path);
}

/** Says at the foot of the window what is out of the ordinary; nothing otherwise. */
export function StatusBar({ state }: { state: DesktopState }) {
  const { isOffline, update } = state;
  const { pathname, search } = useLocation();
  const path = pathOfScreen(pathname, search);
  const readAt = path in state.keptAt ? (state.keptAt[path] ?? null) : state.offlineSince;
  if (!isOffline && !update) return null;
  return (
    <Bar role="status">
      {isOffline && (
        <>
          <p>{offlineText(state, readAt)}</p>
          <Button type="button" $variant="secondary" $size="small" onClick={handleRetry}>
            Try again
          </Button>
        </>
      )}
      {!isOffline && update && (
        <>
          <details>
            <summary>Version {update.version} is ready</summary>
            <Notes>{update.notes || 'This version comes without notes.'}</Notes>
          </details>
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            onClick={() => void bridge.installUpdate()}
          >
            Restart and install
          </Button>
        </>
      )}
    </Bar>
  );
}

/** The call whose answer is the most of a screen. */
function pathOfScreen(pathname: string, search: string): string {
  if (pathname === '/admin/gallery') return listGalleryImages.path;
  const query = new URLSearchParams(search);
  const booking = query.get('booking');
  if (booking) return getBooking.path.replace(':reference', booking);
  return PATHS_OF_TABS[query.get('tab') ?? ''] ?? listBookings.path;
}

/** @param readAt when what is on the screen was read; `null` when it was not */
function offlineText({ canKeepOffline }: DesktopState, readAt: string | null): string {
  if (readAt) {
    return `No connection: read only, as of ${TIME.format(new Date(readAt))}. Changes are not possible.`;
  }
  return canKeepOffline
    ? 'No connection, and this page was not read before. Changes are not possible.'
    : 'No connection. This system offers no encryption, so nothing is kept for reading offline.';
}

const Bar = styled.div`
  position: fixed;
  /* Above what else stays at the foot: a form's button. */
  inset: auto auto calc(${space(4)} + var(--foot-space, 0px)) ${space(4)};
  z-index: 60;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  max-width: min(520px, calc(100% - 32px));
  padding: ${space(3)} ${space(4)};
  color: ${({ theme }) => theme.colors.ink};
  font-size: ${({ theme }) => theme.type.small};
  background: ${({ theme }) => theme.colors.saffronTint};
  border: 1px solid ${({ theme }) => theme.colors.edge};
  border-radius: ${({ theme }) => theme.radii.card};
  box-shadow: ${({ theme }) => theme.shadow};
`;

const Notes = styled.p`
  white-space: pre-line;
`;
