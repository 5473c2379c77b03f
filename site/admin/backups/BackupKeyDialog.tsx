import { backupKeyFormSchema, PASSPHRASE_MIN } from '@shared/contract/backups/backupKey';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { useBackupWithKey } from '../../queries/backups';
import { space } from '../../styles/theme';
import { PasswordField } from '../access/PasswordField';
import { DownloadButton } from '../components/DownloadButton';
import { FormInDialog } from '../components/FormDialog';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { t } from '../i18n/t';

const TEXTS = {
  label: 'Download backup with the key',
  done: 'Backup downloaded',
  failed: 'Backup failed',
} as const;

export function BackupKeyDialog({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState<string | null>(null);
  const seal = useBackupWithKey();
  const form = useForm({
    schema: backupKeyFormSchema,
    initial: { passphrase: '', repeated: '' },
    onValid: ({ passphrase }) =>
      void attempt.run(async () => setAddress(await seal.mutateAsync(passphrase))),
  });
  const attempt = useAttempt({ failed: TEXTS.failed }, { form });
  const leave = useUnsavedChanges(address === null && form.values.passphrase !== '');
  const dismiss = () => leave(onClose);
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('Backup with the key')}
      description={t(
        'The mail server’s password, addresses of calendars and authenticator apps are encrypted with a key that a backup leaves out. To move to another machine without entering them again, take it along, encrypted with a passphrase.',
      )}
    >
      {address === null ? (
        <FormInDialog
          form={form}
          attempt={attempt}
          submit={t('Encrypt the key')}
          busy={t('Encrypting…')}
          onCancel={dismiss}
        >
          <PasswordField
            label={t('Passphrase')}
            hint={t('At least {passphraseMin} characters: four or five words that nobody guesses', {
              passphraseMin: PASSPHRASE_MIN,
            })}
            {...form.field('passphrase')}
            autoComplete="new-password"
          />
          <PasswordField
            label={t('The same again')}
            {...form.field('repeated')}
            what={t('Repeated passphrase')}
            autoComplete="new-password"
          />
        </FormInDialog>
      ) : (
        <>
          <Ready role="status">
            {t(
              'Ready for ten minutes. Keep the passphrase apart from the file: restoring asks for it, and nobody can open the key without it.',
            )}
          </Ready>
          <DialogActions>
            <Button type="button" $variant="quiet" onClick={onClose}>
              {t('Close')}
            </Button>
            <DownloadButton address={address} texts={TEXTS} variant="secondary" isFresh />
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

const Ready = styled.p`
  margin-top: ${space(4)};
`;
