import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  backupKeySchema,
  backupQuerySchema,
  backupStateSchema,
  backupTicketSchema,
} from './backupKey';

/** Encrypts the key of the stored secrets with a passphrase, so that a backup can contain it. */
export const sealBackupKey = endpoint('POST /api/admin/backup-key', {
  access: 'admin',
  permission: 'backups',
  isFresh: true,
  body: backupKeySchema,
  output: backupTicketSchema,
});
/** Database and pictures in one file, made for this download: `application/x-tar`. */
export const downloadBackup = endpoint('GET /api/admin/backup', {
  access: 'admin',
  permission: 'backups',
  isFresh: true,
  query: backupQuerySchema,
  output: z.unknown(),
});
export const getBackupState = endpoint('GET /api/admin/backup-state', {
  access: 'admin',
  permission: 'backups',
  output: backupStateSchema,
});
