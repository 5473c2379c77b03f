import { checkFreshSignIn, getAdminSession } from '@shared/contract/access/signInEndpoints';
import { useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { ApiError } from '../../api/client';
import { Button } from '../../components/Button';
import { SmallButton } from './SmallButton';
import { signInQuestion } from '../../stores/sessionExpiry';
import { showToast } from '../../stores/toasts';
import { useHost } from '../platform';
import { showFailure } from './showFailure';
import { t, type Sentence } from '../i18n/t';

export type DownloadTexts = { label: Sentence; done: Sentence; failed: Sentence };

/**
 * Saves an API response as a file: a browser download, or where the owner chooses in the desktop app.
 * @param address path and query of a GET request whose response names the file
 * @param isFresh whether the request needs a fresh sign-in
 */
export function DownloadButton({
  address,
  texts,
  variant = 'quiet',
  isFresh = false,
}: {
  address: string;
  texts: DownloadTexts;
  variant?: Variant;
  isFresh?: boolean;
}) {
  const { saveFile } = useHost();
  const props = { address, texts, variant, isFresh };
  return saveFile ? <SaveButton {...props} saveFile={saveFile} /> : <DownloadLink {...props} />;
}

type Variant = 'quiet' | 'secondary';
type Props = { address: string; texts: DownloadTexts; variant: Variant; isFresh: boolean };

/** Checks the session, and renews it if needed, before the download: browsers show failed downloads badly. */
function DownloadLink({ address, texts, variant, isFresh }: Props) {
  const prepare = usePrepare(isFresh);
  const isSignedIn = useRef(false);
  const handleClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    // The code below clicks again after the check; clicks with a modifier key are left to the browser.
    if (isSignedIn.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      if (!(await prepare())) return;
    } catch (error) {
      showFailure(t(texts.failed), error);
      return;
    }
    isSignedIn.current = true;
    link.click();
    isSignedIn.current = false;
  };
  return (
    <Button
      as="a"
      href={address}
      download
      $variant={variant}
      $size="small"
      onClick={(event: MouseEvent<HTMLAnchorElement>) => void handleClick(event)}
    >
      {t(texts.label)}
    </Button>
  );
}

function SaveButton({
  address,
  texts,
  variant,
  isFresh,
  saveFile,
}: Props & { saveFile: (address: string) => Promise<boolean> }) {
  const [isSaving, setIsSaving] = useState(false);
  const prepare = usePrepare(isFresh);
  const handleSave = async () => {
    setIsSaving(true);
    try {
      if ((!isFresh || (await prepare())) && (await saveFile(address))) {
        showToast({ title: t(texts.done), description: t('The file was saved') });
      }
    } catch (error) {
      showFailure(t(texts.failed), error);
    }
    setIsSaving(false);
  };
  return (
    <>
      <SmallButton $variant={variant} disabled={isSaving} onClick={() => void handleSave()}>
        {t(texts.label)}
      </SmallButton>
      {/* The duration is unknown. */}
      {isSaving && <Saving aria-label={t('{label}: under way', { label: t(texts.label) })} />}
    </>
  );
}

/** Renews the session or asks for a fresh sign-in. @returns whether to continue */
function usePrepare(isFresh: boolean): () => Promise<boolean> {
  const api = useApi();
  return async () => {
    if (!isFresh) {
      const session = await api.call(getAdminSession);
      return session.authenticated || signInQuestion.ask();
    }
    try {
      // Opens the dialog for whatever the session lacks.
      await api.call(checkFreshSignIn);
      return true;
    } catch (error) {
      // Dismissed.
      if (error instanceof ApiError && [401, 403].includes(error.status)) return false;
      throw error;
    }
  };
}

const Saving = styled.progress`
  align-self: center;
  width: 96px;
  accent-color: ${({ theme }) => theme.colors.ocean};
`;
