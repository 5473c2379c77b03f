import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { ATTACHMENTS_FOLDER, DATABASE_FILE, RESTORE_UNDER_WAY } from './dataFolder';
import { DataError, withDataAlone, withDataShared } from './dataLock';
import { nullWhenMissing, syncFolder } from './durableFile';

/** How the folder of an unpacked backup begins while its contents take their place. */
const EXCHANGE_UNDER_WAY = '.exchange-';

const FOLDERS = ['images', ATTACHMENTS_FOLDER];
const EXCHANGED = [...FOLDERS, DATABASE_FILE];
/** SQLite's own companions of a database; an unpacked one has none. */
const COMPANIONS = [`${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`];

/**
 * Moves what is in `dataDir` into a folder beside it, and the database and pictures of an unpacked backup into its
 * place. Its folder has another name for as long, by which {@link undoExchange} knows after a crash that the exchange has
 * not come to its end. Whoever calls it has the data alone.
 * @param stamp of the folder that the backup was unpacked into, see {@link workFolder}
 * @returns the folder with what was replaced; `null` where nothing was
 */
export async function exchangeData(dataDir: string, stamp: string): Promise<string | null> {
  const { work, incoming, replaced } = placesOf(dataDir, stamp);
  const old = [...EXCHANGED, ...COMPANIONS].filter((name) => existsSync(path.join(dataDir, name)));
  // All are there, so that one that is missing has been moved.
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
 * Does what needs the data to stay in their place. Where a restore was killed, the old database may be in a folder beside
 * it, and is put back first.
 * @param work is told whether something was put back
 * @throws DataError while a restore is at work, or where nothing can be put back
 */
export async function withDataInPlace<T>(
  dataDir: string,
  work: (isPutBack: boolean) => Promise<T>,
): Promise<T> {
  for (let isPutBack = false; ; isPutBack = true) {
    // No restore is at work now: one that has not come to its end was cut off.
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
 * Puts back what an exchange was about to replace that did not come to its end. Killed itself, it is simply run again.
 * Whoever calls it has the data alone.
 */
export async function undoExchange(dataDir: string): Promise<void> {
  for (const stamp of await unfinished(dataDir)) {
    const { work, incoming, replaced } = placesOf(dataDir, stamp);
    for (const name of EXCHANGED) await moveUnlessThere(name, dataDir, incoming);
    for (const name of [...EXCHANGED, ...COMPANIONS])
      await moveUnlessThere(name, replaced, dataDir);
    // Kept where it is not empty, which is for somebody to look at.
    await rmdir(replaced).catch(() => undefined);
    for (const folder of [incoming, dataDir]) await syncFolder(folder);
    // Deleted under this name, a file that is gone already is not taken for one that was moved.
    await rename(incoming, work);
    await syncFolder(dataDir);
    await rm(work, { recursive: true, force: true });
  }
}

/** What the folders of exchanges are named after that have not come to their end. */
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

/** Where a backup is unpacked; nothing that is in it is needed after a crash. */
export function workFolder(dataDir: string, stamp: string): string {
  return placesOf(dataDir, stamp).work;
}

function placesOf(dataDir: string, stamp: string) {
  return {
    work: path.join(dataDir, RESTORE_UNDER_WAY + stamp),
    incoming: path.join(dataDir, EXCHANGE_UNDER_WAY + stamp),
    replaced: path.join(dataDir, `replaced-${stamp}`),
  };
}
