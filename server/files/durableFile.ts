import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { unavailable } from '../errors';

/** Ending of a file that is still being written; one that stays was left by a crash. */
export const UNFINISHED = '.part';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether a file system takes nothing more: it is full, or cannot be written. */
export function isOutOfRoom(error: unknown): boolean {
  return NO_ROOM.has((error as NodeJS.ErrnoException | null)?.code ?? '');
}

/**
 * Writes a file so that it is there whole or not at all, also after a power cut: a temporary
 * neighbour, synced, renamed into place, and the folder synced.
 * @throws AppError 503 when the disk takes nothing more
 */
export async function writeDurably(file: string, data: Buffer | string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${randomBytes(8).toString('hex')}${UNFINISHED}`);
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    if (isOutOfRoom(error)) throw unavailable();
    throw error;
  }
}

/** Not every system lets a folder be synced; where it does, the rename is durable afterwards. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await syncFile(folder, 'r');
}

/** Returns when what was written to a file is on the disk itself. */
export async function syncFile(file: string, mode: 'r' | 'r+' = 'r+'): Promise<void> {
  const handle = await open(file, mode);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** For `catch`: a file that is not there, or cannot be by its name, is `null`; other faults stay. */
export function nullWhenMissing(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
  throw error;
}
