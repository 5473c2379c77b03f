import type { LocalSignIn } from '@shared/contract/desktop';
import { downloadBackup } from '@shared/contract/backups/backupEndpoints';
import { Button } from '@site/components/Button';
import { Dialog, DialogActions } from '@site/components/Dialog';
import { space } from '@site/styles/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { bridge } from './bridge';
import { t } from './texts';

const SAVED = {
  yes: 'The backup is saved. What you change here from now on is not in it.',
  failed: 'The backup could not be saved. Please try again.',
} as const;

export function MoveToServer({ onClose }: { onClose: () => void }) {
  const [signIn, setSignIn] = useState<LocalSignIn | null>(null);
  const [saved, setSaved] = useState<'no' | 'saving' | keyof typeof SAVED>('no');
  useEffect(() => {
    void bridge.getLocalSignIn().then(setSignIn);
  }, []);

  const handleSave = async () => {
    setSaved('saving');
    try {
      setSaved((await bridge.saveFile(downloadBackup.path)) ? 'yes' : 'no');
    } catch {
      setSaved('failed');
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('Move to a server')}
      description={t('Everything goes with it: bookings, messages, prices, settings and pictures.')}
    >
      <Steps>
        <li>
          <p>
            {t.parts(
              '{part} and copy the file to the server. Stored passwords, of the mail server for example, have to be entered again there. To take them along save the backup in Settings instead, “With the key…”.',
              { part: <strong>{t('Save a backup')}</strong> },
            )}
          </p>
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            disabled={saved === 'saving'}
            onClick={() => void handleSave()}
          >
            {saved === 'saving' ? t('Saving…') : t('Save the backup…')}
          </Button>
          <p role="status">{saved === 'yes' || saved === 'failed' ? t(SAVED[saved]) : null}</p>
        </li>
        <li>
          <p>
            {t.parts(
              '{part} as “Running the villa” (docs/operations.md) describes, and before its first start put the backup in:',
              {
                part: <strong>{t('Install the server')}</strong>,
              },
            )}
          </p>
          <code>npm run restore FILE</code>
        </li>
        <li>
          <p>
            {t.parts(
              '{part} with its address, under Villas. Sign in there as {part2} with the password {part3} unless you have chosen another one here.',
              {
                part: <strong>{t('Start it and connect this app')}</strong>,
                part2: <code>{signIn?.username}</code>,
                part3: <code>{signIn?.password}</code>,
              },
            )}
          </p>
        </li>
      </Steps>
      <DialogActions>
        <Button type="button" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(5)};
  padding-left: ${space(5)};
  list-style: decimal;
  li {
    padding-left: ${space(2)};
  }
  li > * + * {
    margin-top: ${space(2)};
  }
  [role='status']:empty {
    display: none;
  }
  code {
    user-select: all;
    overflow-wrap: anywhere;
  }
`;
