import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { create } from 'tar';
import { sqliteFile } from '../../db/sqlite';
import type { Env } from '../../env';
import { ATTACHMENTS_FOLDER, DATABASE_FILE } from '../../files/dataFolder';
import { nullWhenMissing, syncFile, syncFolder } from '../../files/durableFile';
import {
  BackupError,
  describeFile,
  isAllowed,
  KEY_ENVELOPE,
  MANIFEST,
  PICTURES_FOLDER,
  type Manifest,
} from './manifest';
import type { KeyEnvelope } from './keyEnvelope';
import { checkDatabase, copyDatabase, filesOfWaitingGuests } from './sqliteCopy';

/** Suffix of the folder in which a backup is made; only one process can create it. */
export const UNDER_WAY = '.part';

export function backupsFolder(dataDir: string): string {
  return path.join(dataDir, 'backups');
}

/** @throws BackupError if the rows are not in a SQLite file */
export function refusePostgres({ databaseUrl }: Pick<Env, 'databaseUrl'>): void {
  if (databaseUrl === null) return;
  throw new BackupError(
    'The rows are in PostgreSQL, which has tools of its own. Save them with\n' +
      '  pg_dump --format=custom --file=villa.dump "$DATABASE_URL"\n' +
      'and copy the folders images and attachments of DATA_DIR beside them; docs/operations.md has the whole way.',
  );
}

/**
 * Writes database, pictures and conversation files into one file with mode 0600. Excludes files sent with bookings that
 * are still pending: anybody can send these, and they would fill every backup. The server may keep running; the backup
 * contains everything that was committed before the call. The file appears only when it is complete.
 * @param target absolute, in the backups' folder
 * @param key the encryption keys; without it the backup has none
 * @throws BackupError if there is no database; the file system's own error if the disk is full
 */
export async function createBackup(
  dataDir: string,
  target: string,
  now: Date,
  key: KeyEnvelope | null = null,
): Promise<Manifest> {
  const folder = path.dirname(target);
  const work = path.join(folder, `.${path.basename(target)}${UNDER_WAY}`);
  await makeFolders(folder, work);
  try {
    const { manifest, options, entries } = await gather(work, dataDir, now, key);
    const archive = path.join(work, 'backup.tar');
    await create({ ...options, file: archive, mode: 0o600 }, entries);
    await syncFile(archive);
    await rename(archive, target);
    await syncFolder(folder);
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Streams a backup without a file; needs disk space only for a copy of the database. */
export async function streamBackup(
  dataDir: string,
  now: Date,
  key: KeyEnvelope | null,
): Promise<Readable> {
  const folder = backupsFolder(dataDir);
  const work = path.join(folder, `.${randomBytes(8).toString('hex')}${UNDER_WAY}`);
  const clear = () => rm(work, { recursive: true, force: true });
  await makeFolders(folder, work);
  try {
    const { options, entries } = await gather(work, dataDir, now, key);
    const pack = create(options, entries);
    const stream = new PassThrough();
    const clearUp = () => void clear().catch(() => undefined);
    pack.once('end', clearUp).on('error', (error) => {
      clearUp();
      stream.destroy(error instanceof Error ? error : undefined);
    });
    stream.once('close', () => {
      // After a disconnect the archive must be read to its end, or it leaves its files open.
      pack.unpipe(stream);
      pack.resume();
    });
    return pack.pipe(stream);
  } catch (error) {
    await clear();
    throw error;
  }
}

async function makeFolders(folder: string, work: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(work, { mode: 0o700 });
}

async function gather(work: string, dataDir: string, now: Date, key: KeyEnvelope | null) {
  const content = path.join(work, 'content');
  for (const place of FOLDERS) await mkdir(path.join(content, place), { recursive: true });
  // Twice: the copied rows may refer to a picture that was just deleted or added.
  for (const place of FOLDERS) await addFiles(place, dataDir, content);
  await copyDatabase(sqliteFile(dataDir), path.join(content, DATABASE_FILE));
  for (const place of FOLDERS) await addFiles(place, dataDir, content);
  for (const name of await filesOfWaitingGuests(path.join(content, DATABASE_FILE))) {
    await rm(path.join(content, ATTACHMENTS_FOLDER, path.basename(name)), { force: true });
  }

  const migrations = await checkDatabase(path.join(content, DATABASE_FILE));
  const names = [DATABASE_FILE];
  if (key) {
    await writeFile(path.join(content, KEY_ENVELOPE), JSON.stringify(key));
    names.push(KEY_ENVELOPE);
  }
  for (const place of FOLDERS) {
    const added = await readdir(path.join(content, place));
    names.push(...added.toSorted().map((name) => `${place}/${name}`));
  }
  const files: Manifest['files'] = [];
  for (const name of names) files.push(await describeFile(content, name));
  const manifest: Manifest = {
    product: 'villa-luz',
    format: 1,
    createdAt: now.toISOString(),
    migrations,
    files,
  };
  await writeFile(path.join(content, MANIFEST), JSON.stringify(manifest, null, 1));
  // Not compressed: nearly all of it is pictures.
  const options = { cwd: content, portable: true };
  const entries = [MANIFEST, ...names];
  return { manifest, options, entries };
}

const FOLDERS = [PICTURES_FOLDER, ATTACHMENTS_FOLDER] as const;

/** These files never change, so a hard link serves as a copy and needs no space. */
async function addFiles(place: string, dataDir: string, content: string): Promise<void> {
  const from = path.join(dataDir, place);
  const names = (await readdir(from).catch(nullWhenMissing)) ?? [];
  for (const name of names) {
    if (!isAllowed(`${place}/${name}`)) continue;
    const source = path.join(from, name);
    const copy = path.join(content, place, name);
    await link(source, copy)
      .catch(async (error: NodeJS.ErrnoException) => {
        // Not every file system has hard links.
        if (error.code !== 'EEXIST' && error.code !== 'ENOENT') await copyFile(source, copy);
      })
      // Deleted since the list was read, so no row refers to it.
      .catch(nullWhenMissing);
  }
}
