import type { DesktopState } from '@shared/contract/desktop';
import { getAdminSession } from '@shared/contract/access/signInEndpoints';
import { dateTimeText } from '@site/admin/components/dateTimeText';
import { Button } from '@site/components/Button';
import { IconButton } from '@site/components/IconButton';
import { keepBarSpace } from '@site/components/footSpace';
import { useUnsavedForms } from '@site/stores/unsavedChanges';
import { space } from '@site/styles/theme';
import { useState } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { bridge } from './bridge';
import { readAtOf, readOfScreen } from './screenReads';
import { t } from './texts';

/** Shows no data, so its age is irrelevant. */
const SIGN_IN = '/admin/login';

/** Reloads everything; with unsaved input it only checks the connection. */
function handleRetry(): void {
  if (useUnsavedForms.getState().forms.size === 0) location.reload();
  else void fetch(getAdminSession.path);
}

/** Reports problems at the bottom of the window; otherwise hidden. */
export function StatusBar({ state }: { state: DesktopState }) {
  const { isOffline, update } = state;
  // A dismissed message appears again with the next connection loss or version.
  const matter = isOffline ? `offline since ${state.offlineSince}` : (update?.version ?? null);
  const [putAside, setPutAside] = useState<string | null>(null);
  if (matter === null || matter === putAside) return null;
  return (
    <Bar role="status" ref={keepBarSpace}>
      {isOffline ? (
        <Offline state={state} />
      ) : (
        update && <UpdateReady version={update.version} notes={update.notes} />
      )}
      <IconButton
        type="button"
        aria-label={t('Put this aside')}
        onClick={() => setPutAside(matter)}
      >
        ×
      </IconButton>
    </Bar>
  );
}

function Offline({ state }: { state: DesktopState }) {
  const { pathname, search } = useLocation();
  const path = readOfScreen(pathname, search);
  // The screen on which the connection was lost, until it is left.
  const [before, setBefore] = useState(path);
  if (before !== null && before !== path) setBefore(null);
  return (
    <>
      <p>
        {pathname === SIGN_IN
          ? t('No connection to the villa’s server. You can sign in when it is back.')
          : offlineText(state, readAtOf(state, path, path === before))}
      </p>
      <Button type="button" $variant="secondary" $size="small" onClick={handleRetry}>
        {t('Try again')}
      </Button>
    </>
  );
}

function UpdateReady({ version, notes }: { version: string; notes: string }) {
  return (
    <>
      <details>
        <summary>{t('Version {version} is ready', { version })}</summary>
        <Notes>{notes || t('This version comes without notes.')}</Notes>
      </details>
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        onClick={() => void bridge.installUpdate()}
      >
        {t('Restart and install')}
      </Button>
    </>
  );
}

/** @param readAt when the displayed data was read; `null` if it was not */
function offlineText({ canKeepOffline }: DesktopState, readAt: string | null): string {
  if (readAt) {
    return t('No connection: read only, as of {time}. Changes are not possible.', {
      time: dateTimeText(readAt),
    });
  }
  return canKeepOffline
    ? t('No connection, and this page is not kept on this computer. Changes are not possible.')
    : t('No connection. This system offers no encryption, so nothing is kept for reading offline.');
}

/** Full width, below the page, see `BarSpace`. */
const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  /* Dialogs and panels lie above. */
  z-index: 30;
  display: flex;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-height: 52px;
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
  color: ${({ theme }) => theme.colors.ink};
  font-size: ${({ theme }) => theme.type.small};
  line-height: 1.4;
  background: ${({ theme }) => theme.colors.saffronTint};
  border-top: 1px solid ${({ theme }) => theme.colors.edge};
  & > :first-child {
    flex: 1;
  }
  & > button {
    flex: none;
  }
`;

const Notes = styled.p`
  max-height: 40vh;
  overflow-y: auto;
  white-space: pre-line;
`;
