import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { ATTACHMENTS_FOLDER, DATABASE_FILE, RESTORE_UNDER_WAY } from './dataFolder';
import { DataError, withDataAlone, withDataShared } from './dataLock';
import { nullWhenMissing, syncFolder } from './durableFile';

/** Prefix of an unpacked backup's folder while its contents replace the data. */
const EXCHANGE_UNDER_WAY = '.exchange-';

const FOLDERS = ['images', ATTACHMENTS_FOLDER];
const EXCHANGED = [...FOLDERS, DATABASE_FILE];
/** SQLite's files beside a database; an unpacked one has none. */
const COMPANIONS = [`${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`];

/** In the folder of an unpacked backup: what it lacks of the replaced data. */
export const CHANGES_FILE = 'changes.csv';

/**
 * Moves the contents of `dataDir` into a folder beside it, and an unpacked backup's database and files into place. The
 * list of changes goes beside the folder. Renames the backup's folder meanwhile, so that {@link undoExchange} detects
 * an interrupted exchange after a crash. Needs exclusive access to the data.
 * @param stamp of the unpacked backup's folder, see {@link workFolder}
 * @returns the folder with the replaced data; `null` if there was none
 */
export async function exchangeData(dataDir: string, stamp: string): Promise<string | null> {
  const { work, incoming, replaced, changes } = placesOf(dataDir, stamp);
  const old = [...EXCHANGED, ...COMPANIONS].filter((name) => existsSync(path.join(dataDir, name)));
  // All exist, so a missing one has been moved.
  for (const folder of FOLDERS) await mkdir(path.join(work, folder), { recursive: true });
  await syncFolder(work);
  await rename(work, incoming);
  try {
    await mkdir(replaced, { mode: 0o700 });
    await syncFolder(dataDir);
    for (const name of old) await rename(path.join(dataDir, name), path.join(replaced, name));
    for (const name of EXCHANGED) {
      await rename(path.join(incoming, name), path.join(dataDir, name));
    }
    await rename(path.join(incoming, CHANGES_FILE), changes).catch(nullWhenMissing);
    for (const folder of [replaced, incoming, dataDir]) await syncFolder(folder);
    await rename(incoming, work);
  } catch (error) {
    await undoExchange(dataDir);
    throw error;
  }
  await syncFolder(dataDir);
  if (old.length > 0) return replaced;
  await rmdir(replaced);
  return null;
}

/**
 * Runs work with the data in place. First undoes a restore that was killed and left the old database in a folder beside
 * it.
 * @param work receives whether something was put back
 * @throws DataError during a restore, or if the data cannot be put back
 */
export async function withDataInPlace<T>(
  dataDir: string,
  work: (isPutBack: boolean) => Promise<T>,
): Promise<T> {
  for (let isPutBack = false; ; isPutBack = true) {
    // No restore is running now, so an unfinished one was interrupted.
    const done = await withDataShared(dataDir, async () =>
      (await unfinished(dataDir)).length === 0 ? { result: await work(isPutBack) } : null,
    );
    if (done) return done.result;
    await withDataAlone(dataDir, () => putBackUnfinished(dataDir));
  }
}

async function putBackUnfinished(dataDir: string): Promise<void> {
  try {
    await undoExchange(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataError(
      `A restore was cut off, and what was there before cannot be put back (${reason}). ` +
        'Nothing is lost. Remove the cause and start again.',
    );
  }
}

/**
 * Puts back the data that an interrupted exchange replaced. Can be repeated if it is itself killed. Needs exclusive
 * access to the data.
 */
export async function undoExchange(dataDir: string): Promise<void> {
  for (const stamp of await unfinished(dataDir)) {
    const { work, incoming, replaced, changes } = placesOf(dataDir, stamp);
    await rm(changes, { force: true });
    for (const name of EXCHANGED) await moveUnlessThere(name, dataDir, incoming);
    for (const name of [...EXCHANGED, ...COMPANIONS])
      await moveUnlessThere(name, replaced, dataDir);
    // A folder that is not empty is kept for inspection.
    await rmdir(replaced).catch(() => undefined);
    for (const folder of [incoming, dataDir]) await syncFolder(folder);
    // Renamed before deletion, so that a deleted file is not mistaken for a moved one.
    await rename(incoming, work);
    await syncFolder(dataDir);
    await rm(work, { recursive: true, force: true });
  }
}

/** Stamps of interrupted exchanges. */
async function unfinished(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir).catch(nullWhenMissing)) ?? [];
  return names
    .filter((name) => name.startsWith(EXCHANGE_UNDER_WAY))
    .map((name) => name.slice(EXCHANGE_UNDER_WAY.length));
}

async function moveUnlessThere(name: string, from: string, to: string): Promise<void> {
  const target = path.join(to, name);
  if (!existsSync(target)) await rename(path.join(from, name), target).catch(nullWhenMissing);
}

/** Folder for unpacking a backup; can be deleted after a crash. */
export function workFolder(dataDir: string, stamp: string): string {
  return placesOf(dataDir, stamp).work;
}

/** Where the list of changes is after the exchange. */
export function changesPlace(dataDir: string, stamp: string): string {
  return placesOf(dataDir, stamp).changes;
}

function placesOf(dataDir: string, stamp: string) {
  return {
    work: path.join(dataDir, RESTORE_UNDER_WAY + stamp),
    incoming: path.join(dataDir, EXCHANGE_UNDER_WAY + stamp),
    replaced: path.join(dataDir, `replaced-${stamp}`),
    changes: path.join(dataDir, `replaced-${stamp}.csv`),
  };
}
