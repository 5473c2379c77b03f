import type { DesktopState } from '@shared/contract/desktop';
import { getAdminSession } from '@shared/contract/endpoints';
import { Button } from '@site/components/Button';
import { useUnsavedForms } from '@site/stores/unsavedChanges';
import { space } from '@site/styles/theme';
import styled from 'styled-components';
import { bridge } from './bridge';

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Reads everything anew; with something typed, only whether the server is back. */
function handleRetry(): void {
  if (useUnsavedForms.getState().forms.size === 0) location.reload();
  else void fetch(getAdminSession.path);
}

/** Says at the foot of the window what is out of the ordinary; nothing otherwise. */
export function StatusBar({ state }: { state: DesktopState }) {
  const { isOffline, update } = state;
  if (!isOffline && !update) return null;
  return (
    <Bar role="status">
      {isOffline && (
        <>
          <p>{offlineText(state)}</p>
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

function offlineText({ offlineSince, canKeepOffline }: DesktopState): string {
  if (offlineSince) {
    return `No connection: read only, as of ${TIME.format(new Date(offlineSince))}. Changes are not possible.`;
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
