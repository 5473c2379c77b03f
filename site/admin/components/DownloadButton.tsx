import { checkFreshSignIn, getAdminSession } from '@shared/contract/access/signInEndpoints';
import { useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { ApiError } from '../../api/client';
import { Button } from '../../components/Button';
import { signInQuestion } from '../../stores/sessionExpiry';
import { showToast } from '../../stores/toasts';
import { useHost } from '../platform';
import { showFailure } from './showFailure';
import { t, type Sentence } from '../i18n/t';

/** What saving a file is called and how it ended. */
export type DownloadWords = { label: Sentence; done: Sentence; failed: Sentence };

/**
 * Saves an answer of the API as a file: a plain download in a browser, a place that the owner
 * chooses where the surroundings offer one.
 * @param address path and query of a GET call whose answer names the file
 * @param isFresh whether that call needs a fresh sign-in
 */
export function DownloadButton({
  address,
  words,
  variant = 'quiet',
  isFresh = false,
}: {
  address: string;
  words: DownloadWords;
  variant?: Variant;
  isFresh?: boolean;
}) {
  const { saveFile } = useHost();
  const props = { address, words, variant, isFresh };
  return saveFile ? <SaveButton {...props} saveFile={saveFile} /> : <DownloadLink {...props} />;
}

type Variant = 'quiet' | 'secondary';
type Props = { address: string; words: DownloadWords; variant: Variant; isFresh: boolean };

/**
 * A browser shows the answer of a download that fails, or a bare "failed": the session is asked
 * for before, and renewed where it has ended.
 */
function DownloadLink({ address, words, variant, isFresh }: Props) {
  const prepare = usePrepare(isFresh);
  const isSignedIn = useRef(false);
  const handleClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    // Pressed by what follows, or with a key that has the browser do something of its own.
    if (isSignedIn.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      if (!(await prepare())) return;
    } catch (error) {
      showFailure(t(words.failed), error);
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
      {t(words.label)}
    </Button>
  );
}

function SaveButton({
  address,
  words,
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
        showToast({ title: t(words.done), description: t('The file was saved') });
      }
    } catch (error) {
      showFailure(t(words.failed), error);
    }
    setIsSaving(false);
  };
  return (
    <>
      <Button
        type="button"
        $variant={variant}
        $size="small"
        disabled={isSaving}
        onClick={() => void handleSave()}
      >
        {t(words.label)}
      </Button>
      {/* How long it is, nobody knows before it is there. */}
      {isSaving && <Saving aria-label={t('{label}: under way', { label: t(words.label) })} />}
    </>
  );
}

/** Has the session renewed, or the owner confirmed, where the call needs it. @returns whether to go on */
function usePrepare(isFresh: boolean): () => Promise<boolean> {
  const api = useApi();
  return async () => {
    if (!isFresh) {
      const session = await api.call(getAdminSession);
      return session.authenticated || signInQuestion.ask();
    }
    try {
      // Whatever is missing is asked for on the way.
      await api.call(checkFreshSignIn);
      return true;
    } catch (error) {
      // Put aside.
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
