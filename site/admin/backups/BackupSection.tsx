import { downloadBackup } from '@shared/contract/backups/backupEndpoints';
import { useState } from 'react';
import styled from 'styled-components';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { QuietActions } from '../components/cardStyles';
import { TitledCard } from '../components/TitledCard';
import { DownloadButton } from '../components/DownloadButton';
import { BackupKeyDialog } from './BackupKeyDialog';
import { t } from '../i18n/t';

const TEXTS = {
  label: 'Download backup',
  done: 'Backup downloaded',
  failed: 'Backup failed',
} as const;

export function BackupSection() {
  const [isWithKey, setWithKey] = useState(false);
  return (
    <Below>
      <TitledCard
        id="backup"
        heading="h3"
        title={t('Backup')}
        about={t(
          'One file with every booking, message, price and photograph. The server keeps one of each night as well; a copy in another place is the one that survives a broken machine. Stored passwords are in it encrypted, without the key.',
        )}
        action={
          <QuietActions>
            <DownloadButton
              address={downloadBackup.path}
              texts={TEXTS}
              variant="secondary"
              isFresh
            />
            <SmallButton $variant="quiet" onClick={() => setWithKey(true)}>
              {t('With the key…')}
            </SmallButton>
          </QuietActions>
        }
      />
      {isWithKey && <BackupKeyDialog onClose={() => setWithKey(false)} />}
    </Below>
  );
}

const Below = styled.div`
  margin-top: ${space(10)};
`;
