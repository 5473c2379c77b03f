import { getAdminSession } from '@shared/contract/endpoints';
import { useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { askToSignIn } from '../../stores/sessionExpiry';
import { showToast } from '../../stores/toasts';
import { useHost } from '../platform';
import { showFailure } from '../showFailure';

/** What saving a file is called and how it ended. */
export type DownloadWords = { label: string; done: string; failed: string };

/**
 * Saves an answer of the API as a file: a plain download in a browser, a place that the owner
 * chooses where the surroundings offer one.
 * @param address path and query of a GET call whose answer names the file
 */
export function DownloadButton({
  address,
  words,
  variant = 'quiet',
}: {
  address: string;
  words: DownloadWords;
  variant?: Variant;
}) {
  const { saveFile } = useHost();
  const props = { address, words, variant };
  return saveFile ? <SaveButton {...props} saveFile={saveFile} /> : <DownloadLink {...props} />;
}

type Variant = 'quiet' | 'secondary';
type Props = { address: string; words: DownloadWords; variant: Variant };

/**
 * A browser shows the answer of a download that fails, or a bare "failed": the session is asked
 * for before, and renewed where it has ended.
 */
function DownloadLink({ address, words, variant }: Props) {
  const api = useApi();
  const isSignedIn = useRef(false);
  const handleClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    // Pressed by what follows, or with a key that has the browser do something of its own.
    if (isSignedIn.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const session = await api.call(getAdminSession);
      if (!session.authenticated && !(await askToSignIn())) return;
    } catch (error) {
      showFailure(words.failed, error);
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
      {words.label}
    </Button>
  );
}

function SaveButton({
  address,
  words,
  variant,
  saveFile,
}: Props & { saveFile: (address: string) => Promise<boolean> }) {
  const [isSaving, setIsSaving] = useState(false);
  const handleSave = async () => {
    setIsSaving(true);
    try {
      if (await saveFile(address)) {
        showToast({ title: words.done, description: 'The file was saved' });
      }
    } catch (error) {
      showFailure(words.failed, error);
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
        {words.label}
      </Button>
      {/* How long it is, nobody knows before it is there. */}
      {isSaving && <Saving aria-label={`${words.label}: under way`} />}
    </>
  );
}

const Saving = styled.progress`
  align-self: center;
  width: 96px;
  accent-color: ${({ theme }) => theme.colors.ocean};
`;
