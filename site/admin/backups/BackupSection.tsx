import { downloadBackup } from '@shared/contract/backups/backupEndpoints';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { DownloadButton } from '../components/DownloadButton';
import { BackupKeyDialog } from './BackupKeyDialog';
import { t } from '../i18n/t';

const WORDS = {
  label: 'Download backup',
  done: 'Backup downloaded',
  failed: 'Backup failed',
} as const;

export function BackupSection() {
  const [isWithKey, setWithKey] = useState(false);
  return (
    <Section aria-labelledby="backup">
      <div>
        <h3 id="backup">{t('Backup')}</h3>
        <p>
          {t(
            'One file with every booking, message, price and photograph. The server keeps one of each night as well; a copy in another place is the one that survives a broken machine. Stored passwords are in it encrypted, without the key.',
          )}
        </p>
      </div>
      <Ways>
        <DownloadButton address={downloadBackup.path} words={WORDS} variant="secondary" isFresh />
        <Button type="button" $variant="quiet" $size="small" onClick={() => setWithKey(true)}>
          {t('With the key…')}
        </Button>
      </Ways>
      {isWithKey && <BackupKeyDialog onClose={() => setWithKey(false)} />}
    </Section>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
`;

const Section = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  margin-top: ${space(10)};
  padding: ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  h3 {
    font-size: 1.0625rem;
  }
  p {
    max-width: 62ch;
    margin-top: ${space(1)};
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  & > div:first-child {
    flex: 1 1 320px;
  }
`;
