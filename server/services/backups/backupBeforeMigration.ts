import path from 'node:path';
import { KNOWN_MIGRATIONS } from '../../db/migrate';
import { sqliteFile } from '../../db/sqlite';
import { backupsFolder, createBackup } from './createBackup';
import { appliedMigrations } from './sqliteCopy';

/**
 * Backs up a database before the start migrates it, so that the owner can return to the previous version.
 * @returns the backup; `null` if there is nothing to migrate or no database yet
 * @throws BackupError if the backup fails; the start must then not migrate
 */
export async function backupBeforeMigration(dataDir: string, now: Date): Promise<string | null> {
  const applied = await appliedMigrations(sqliteFile(dataDir));
  if (!applied || KNOWN_MIGRATIONS.every((name) => applied.includes(name))) return null;
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const target = path.join(backupsFolder(dataDir), `before-update-${stamp}.tar`);
  await createBackup(dataDir, target, now);
  return target;
}
