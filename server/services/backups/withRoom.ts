import { AppError } from '../../errors';
import { isOutOfRoom } from '../../files/durableFile';
import { BackupError } from './manifest';

/** SQLite's errors for a full or read-only disk. */
const DATABASE_FULL = /SQLITE_(FULL|IOERR|READONLY)/;

/** Runs work that needs disk space. @throws BackupError naming the folder and a remedy if the disk is full */
export async function withRoom<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw saysFull(error) ? new BackupError(full(folder)) : error;
  }
}

function saysFull(error: unknown): boolean {
  if (isOutOfRoom(error)) return true;
  // Nobody else writes to this database, so a full disk is the only reason for a rejected write.
  if (error instanceof AppError) return error.status === 503;
  return error instanceof Error && DATABASE_FULL.test(error.message);
}

function full(folder: string): string {
  return (
    `The disk with ${folder} is full, or cannot be written. Nothing was changed, and nothing is wrong with\n` +
    'the backups that are there. Make room and run this again.'
  );
}
