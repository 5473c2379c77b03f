import path from 'node:path';
import { KNOWN_MIGRATIONS } from '../../db/migrate';
import { sqliteFile } from '../../db/sqlite';
import { backupsFolder, createBackup } from './createBackup';
import { appliedMigrations } from './sqliteCopy';

/**
 * Saves a database that the start is about to migrate: the way back to the version before.
 * @returns the backup; `null` where nothing is to be migrated, or nothing is there yet
 * @throws BackupError when it cannot be saved; the start must then leave it alone
 */
export async function backupBeforeMigration(dataDir: string, now: Date): Promise<string | null> {
  const applied = await appliedMigrations(sqliteFile(dataDir));
  if (!applied || KNOWN_MIGRATIONS.every((name) => applied.includes(name))) return null;
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const target = path.join(backupsFolder(dataDir), `before-update-${stamp}.tar`);
  await createBackup(dataDir, target, now);
  return target;
}
