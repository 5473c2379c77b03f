import {
  downloadBackup,
  getBackupState,
  sealBackupKey,
} from '@shared/contract/backups/backupEndpoints';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { backupStateKey } from './queryKeys';

/** Not cached: a backup is made each night, and no event says so. */
export const backupStateQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: backupStateKey,
    queryFn: ({ signal }) => api.call(getBackupState, { signal }),
    staleTime: 0,
  });

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
