import { AppError } from '../../errors';
import { isOutOfRoom } from '../../files/durableFile';
import { BackupError } from './manifest';

/** SQLite's words for a disk that takes nothing more. */
const DATABASE_FULL = /SQLITE_(FULL|IOERR|READONLY)/;

/**
 * Does what needs room on the disk of a folder.
 * @throws BackupError where the disk takes nothing more: a message of the file system names neither the folder nor
 *   what to do
 */
export async function withRoom<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw saysFull(error) ? new BackupError(full(folder)) : error;
  }
}

function saysFull(error: unknown): boolean {
  if (isOutOfRoom(error)) return true;
  // A write that nobody else keeps waiting is refused for this reason alone.
  if (error instanceof AppError) return error.status === 503;
  return error instanceof Error && DATABASE_FULL.test(error.message);
}

function full(folder: string): string {
  return (
    `The disk with ${folder} is full, or cannot be written. Nothing was changed, and nothing is wrong with\n` +
    'the backups that are there. Make room and run this again.'
  );
}
