import { downloadBackup, sealBackupKey } from '@shared/contract/backups/backupEndpoints';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';

/** Encrypts the key of stored passwords. Returns the URL of the backup that contains it. */
export function useBackupWithKey() {
  const api = useApi();
  return useMutation({
    gcTime: 0,
    mutationFn: async (passphrase: string) => {
      const { ticket } = await api.call(sealBackupKey, { body: { passphrase } });
      return `${downloadBackup.path}?key=${encodeURIComponent(ticket)}`;
    },
  });
}
