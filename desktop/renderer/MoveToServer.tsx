import type { LocalSignIn } from '@shared/contract/desktop';
import { downloadBackup } from '@shared/contract/backups/backupEndpoints';
import { Button } from '@site/components/Button';
import { Dialog, DialogActions } from '@site/components/Dialog';
import { space } from '@site/styles/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { bridge } from './bridge';
import { t } from './texts.en';

const SAVED = {
  no: null,
  saving: null,
  get yes() {
    return t('renderer.theBackupIsSaved');
  },
  get failed() {
    return t('renderer.theBackupCouldNot');
  },
};

/** Leads the villa on this computer to a server: a backup, and what to do with it there. */
export function MoveToServer({ onClose }: { onClose: () => void }) {
  const [signIn, setSignIn] = useState<LocalSignIn | null>(null);
  const [saved, setSaved] = useState<keyof typeof SAVED>('no');
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
      title={t('renderer.moveToAServer')}
      description={t('renderer.everythingGoesWithIt')}
    >
      <Steps>
        <li>
          <p>
            {t.parts('renderer.stepBackup', { part: <strong>{t('renderer.saveABackup')}</strong> })}
          </p>
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            disabled={saved === 'saving'}
            onClick={() => void handleSave()}
          >
            {saved === 'saving' ? t('renderer.saving') : t('renderer.saveTheBackup')}
          </Button>
          <p role="status">{SAVED[saved]}</p>
        </li>
        <li>
          <p>
            {t.parts('renderer.stepInstall', {
              part: <strong>{t('renderer.installTheServer')}</strong>,
            })}
          </p>
          <code>npm run restore FILE</code>
        </li>
        <li>
          <p>
            {t.parts('renderer.stepStart', {
              part: <strong>{t('renderer.startItAndConnect')}</strong>,
              part2: <code>{signIn?.username}</code>,
              part3: <code>{signIn?.password}</code>,
            })}
          </p>
        </li>
      </Steps>
      <DialogActions>
        <Button type="button" onClick={onClose}>
          {t('renderer.close')}
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
