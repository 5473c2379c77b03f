import { backupKeyFormSchema, PASSPHRASE_MIN } from '@shared/contract/backups/backupKey';
import { useState } from 'react';
import styled from 'styled-components';
import { failureText } from '../../api/failureText';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { useBackupWithKey } from '../../queries/backups';
import { space } from '../../styles/theme';
import { PasswordField } from '../access/PasswordField';
import { DownloadButton } from '../components/DownloadButton';
import { useForm, type Form as FormState } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { FailureText } from '../components/tabStyles';
import { t } from '../i18n/t';

const WORDS = {
  label: 'Download backup with the key',
  done: 'Backup downloaded',
  failed: 'Backup failed',
} as const;

/** Encrypts the key of stored passwords with a passphrase and downloads a backup that contains it. */
export function BackupKeyDialog({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState<string | null>(null);
  const seal = useBackupWithKey();
  const form = useForm({
    schema: backupKeyFormSchema,
    initial: { passphrase: '', repeated: '' },
    onValid: ({ passphrase }) => {
      if (seal.isPending) return;
      void seal
        .mutateAsync(passphrase)
        .then(setAddress, (error: unknown) => form.showIssuesOf(error));
    },
  });
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
        <PassphraseForm form={form} seal={seal} onCancel={dismiss} />
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
            <DownloadButton address={address} words={WORDS} variant="secondary" isFresh />
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function PassphraseForm({
  form,
  seal,
  onCancel,
}: {
  form: FormState<{ passphrase: string; repeated: string }>;
  seal: ReturnType<typeof useBackupWithKey>;
  onCancel: () => void;
}) {
  return (
    <DialogForm {...form.props} aria-busy={seal.isPending}>
      <PasswordField
        label={t('Passphrase')}
        hint={t('At least {passphraseMin} characters: four or five words that nobody guesses', {
          passphraseMin: PASSPHRASE_MIN,
        })}
        {...form.field('passphrase')}
        what={t('Passphrase')}
        autoComplete="new-password"
      />
      <PasswordField
        label={t('The same again')}
        {...form.field('repeated')}
        what={t('Repeated passphrase')}
        autoComplete="new-password"
      />
      {seal.isError && form.issues.passphrase === undefined && (
        <FailureText role="alert">{failureText(seal.error)}</FailureText>
      )}
      <DialogActions>
        <Button type="button" $variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" aria-disabled={seal.isPending}>
          {seal.isPending ? t('Encrypting…') : t('Encrypt the key')}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

const Ready = styled.p`
  margin-top: ${space(4)};
`;
