import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { unavailable } from '../errors';

/** Suffix of a file that is being written; a crash can leave one. */
export const UNFINISHED = '.part';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether an error means that the disk is full or not writable. */
export function isOutOfRoom(error: unknown): boolean {
  return NO_ROOM.has((error as NodeJS.ErrnoException | null)?.code ?? '');
}

/**
 * Writes a file atomically and durably, even across a power cut: a temporary file beside it, synced, renamed, and the
 * folder synced.
 * @throws AppError 503 if the disk is full
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

/** Makes a rename durable on systems that can sync a folder. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await syncFile(folder, 'r');
}

/** Resolves once a file's content is on disk. */
export async function syncFile(file: string, mode: 'r' | 'r+' = 'r+'): Promise<void> {
  const handle = await open(file, mode);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** For `catch`: `null` for a missing file or impossible name; rethrows other errors. */
export function nullWhenMissing(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
  throw error;
}
