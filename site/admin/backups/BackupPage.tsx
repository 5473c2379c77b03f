import { downloadBackup } from '@shared/contract/backups/backupEndpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { backupStateQuery } from '../../queries/backups';
import { QuietActions, Stack } from '../components/cardStyles';
import { dateTimeText } from '../components/dateTimeText';
import { DownloadButton } from '../components/DownloadButton';
import { SmallButton } from '../components/SmallButton';
import { TitledCard } from '../components/TitledCard';
import { t } from '../i18n/t';
import { BackupKeyDialog } from './BackupKeyDialog';

const TEXTS = {
  label: 'Download backup',
  done: 'Backup downloaded',
  failed: 'Backup failed',
} as const;

export function BackupPage() {
  const state = useQuery(backupStateQuery(useApi()));
  const [isWithKey, setWithKey] = useState(false);
  const lastAt = state.data?.lastAt;
  return (
    <Stack $gap={6}>
      <TitledCard
        id="backup"
        title={t('A copy of everything')}
        about={
          <>
            <span>
              {t(
                'One file with every booking, message, price and photograph. Keep it on another machine. Stored passwords are in it encrypted, without the key.',
              )}
            </span>{' '}
            {state.data && state.data.isNightly !== false && (
              <strong>
                {lastAt
                  ? t('The server makes one each night. Last: {at}.', { at: dateTimeText(lastAt) })
                  : t('The server makes one each night. There is none yet.')}
              </strong>
            )}
          </>
        }
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
    </Stack>
  );
}
