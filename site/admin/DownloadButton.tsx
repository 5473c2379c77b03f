import { useState } from 'react';
import { userMessageOf } from '../api/client';
import { Button } from '../components/Button';
import { showToast } from '../stores/toasts';
import { useHost } from './host';

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
  variant?: 'quiet' | 'secondary';
}) {
  const { saveFile } = useHost();
  const [isSaving, setIsSaving] = useState(false);
  if (!saveFile) {
    return (
      <Button as="a" href={address} download $variant={variant} $size="small">
        {words.label}
      </Button>
    );
  }
  const handleSave = async () => {
    setIsSaving(true);
    try {
      if (await saveFile(address)) {
        showToast({ title: words.done, description: 'The file was saved' });
      }
    } catch (error) {
      showToast({
        title: words.failed,
        description: userMessageOf(error, 'Please check your connection and try again.'),
        tone: 'destructive',
      });
    }
    setIsSaving(false);
  };
  return (
    <Button
      type="button"
      $variant={variant}
      $size="small"
      disabled={isSaving}
      onClick={() => void handleSave()}
    >
      {words.label}
    </Button>
  );
}
