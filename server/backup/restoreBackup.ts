import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { extract } from 'tar';
import { KNOWN_MIGRATIONS } from '../db/migrate';
import {
  BackupError,
  DATABASE_FILE,
  describeFile,
  isAllowed,
  MANIFEST,
  manifestSchema,
  PICTURES_FOLDER,
  type Manifest,
} from './manifest';
import { checkDatabase, isInUse } from './sqliteCopy';

/** What was put back, and where that is now which it replaced. */
export type Restored = { manifest: Manifest; replaced: string | null };

/** What a restore replaces, SQLite's own companions of the database included. */
const REPLACED = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, 'images'];

/**
 * Puts a backup's rows and pictures in place of those in `dataDir`. The backup is checked from
 * end to end first; what it replaces is moved into a folder beside it, never deleted. Nothing
 * is changed when anything is wrong.
 * @throws BackupError when a server runs on the folder, or the backup is damaged or too new
 */
export async function restoreBackup(file: string, dataDir: string, now: Date): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await refuseWhileInUse(dataDir);
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const work = path.join(dataDir, `.restore-${stamp}`);
  await mkdir(work, { mode: 0o700 });
  try {
    const manifest = await unpack(file, work);
    await refuseWhileInUse(dataDir);
    const replaced = await exchange(work, dataDir, path.join(dataDir, `replaced-${stamp}`));
    return { manifest, replaced };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function refuseWhileInUse(dataDir: string): Promise<void> {
  if (await isInUse(path.join(dataDir, DATABASE_FILE))) {
    throw new BackupError(`A server is running on ${dataDir}. Stop it first; nothing was changed.`);
  }
}

/** Unpacks into an empty folder and checks every byte. */
async function unpack(file: string, work: string): Promise<Manifest> {
  const strangers: string[] = [];
  try {
    await extract({
      file,
      cwd: work,
      strict: true,
      filter: (name, entry) => {
        const type = 'type' in entry ? entry.type : '';
        if (['File', 'OldFile'].includes(type) && isAllowed(name)) return true;
        // Folders are made as they are needed.
        if (type !== 'Directory') strangers.push(name);
        return false;
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} is no backup, or is cut off or damaged (${reason}).`);
  }
  const [stranger] = strangers;
  if (stranger !== undefined) {
    throw new BackupError(`${file} holds something that no backup has: ${stranger}`);
  }
  const manifest = await readManifest(file, work);
  await compare(manifest, file, work);
  await checkMigrations(work);
  return manifest;
}

async function readManifest(file: string, work: string): Promise<Manifest> {
  const text = await readFile(path.join(work, MANIFEST), 'utf8').catch(() => '');
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${file} is no backup of this product: its list of contents is missing.`);
  }
}

async function compare(manifest: Manifest, file: string, work: string): Promise<void> {
  const pictures = existsSync(path.join(work, PICTURES_FOLDER))
    ? await readdir(path.join(work, PICTURES_FOLDER))
    : [];
  const listed = new Set(manifest.files.map((entry) => entry.path));
  const unlisted = pictures.find((name) => !listed.has(`${PICTURES_FOLDER}/${name}`));
  if (unlisted !== undefined || !listed.has(DATABASE_FILE)) {
    throw new BackupError(`${file} does not match its list of contents. Use another backup.`);
  }
  for (const entry of manifest.files) {
    const found = existsSync(path.join(work, entry.path))
      ? await describeFile(work, entry.path)
      : null;
    if (found?.sha256 !== entry.sha256 || found.bytes !== entry.bytes) {
      throw new BackupError(
        `${file} is damaged: ${entry.path} is not what was saved. Use another backup.`,
      );
    }
  }
}

async function checkMigrations(work: string): Promise<void> {
  const migrations = await checkDatabase(path.join(work, DATABASE_FILE));
  const unknown = migrations.find((name) => !KNOWN_MIGRATIONS.includes(name));
  if (unknown !== undefined) {
    throw new BackupError(
      `The backup was made by a newer version of this product (it has "${unknown}"). Install that version first.`,
    );
  }
}

/** Moves the old out and the new in; when that fails half-way, everything goes back. */
async function exchange(work: string, dataDir: string, replaced: string): Promise<string | null> {
  const moves: { from: string; to: string }[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    moves.push({ from, to });
  };
  const old = REPLACED.filter((name) => existsSync(path.join(dataDir, name)));
  if (old.length > 0) await mkdir(replaced, { mode: 0o700 });
  try {
    for (const name of old) await move(path.join(dataDir, name), path.join(replaced, name));
    await chmod(path.join(work, DATABASE_FILE), 0o600);
    if (existsSync(path.join(work, 'images'))) {
      await move(path.join(work, 'images'), path.join(dataDir, 'images'));
    }
    // Should the power fail before this, running it again puts everything in place.
    await move(path.join(work, DATABASE_FILE), path.join(dataDir, DATABASE_FILE));
  } catch (error) {
    for (const { from, to } of moves.toReversed()) await rename(to, from);
    throw error;
  }
  return old.length > 0 ? replaced : null;
}
