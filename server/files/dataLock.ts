import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type sqlite3 from 'sqlite3';
import { openConnection } from './sqliteConnection';

/** An empty database: SQLite's locks work across containers, and end with their process. */
export const LOCK_FILE = '.villa-lock';
/** Time to wait for another start, but not for a whole restore, in ms. */
const WAIT_MS = 2_000;

/** The data are in use; the message tells the owner what to do. */
export class DataError extends Error {
  override name = 'DataError';
}

/**
 * Runs work with exclusive access to the data.
 * @throws DataError while anybody else uses them
 */
export function withDataAlone<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  return withLock(dataDir, 'BEGIN EXCLUSIVE', work);
}

/**
 * Runs work that needs the data to stay in place, with shared access.
 * @throws DataError while somebody has exclusive access
 */
export async function withDataShared<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  // Nothing exists that could be moved.
  if (!existsSync(dataDir)) return work();
  return withLock(dataDir, 'BEGIN; SELECT 1 FROM sqlite_schema', work);
}

/**
 * Locks the data for the lifetime of this process, against a second server of the desktop app.
 * @returns false if another process has them
 */
export async function lockForServer(dataDir: string): Promise<boolean> {
  await mkdir(dataDir, { recursive: true });
  const connection = await openConnection(path.join(dataDir, `${LOCK_FILE}-server`));
  // A connection without a reference would be closed.
  process.once('exit', () => connection.close());
  return lock(connection, 'BEGIN EXCLUSIVE').then(
    () => true,
    () => false,
  );
}

async function withLock<T>(dataDir: string, sql: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(dataDir, LOCK_FILE);
  const refuse = (error: NodeJS.ErrnoException): never => {
    throw new DataError(
      error.code === 'SQLITE_BUSY' ? busy(dataDir) : unusable(file, error.message),
    );
  };
  const connection = await openConnection(file).catch(refuse);
  try {
    await lock(connection, sql).catch(refuse);
    return await work();
  } finally {
    await new Promise((resolve) => connection.close(resolve));
  }
}

function lock(connection: sqlite3.Database, sql: string): Promise<void> {
  connection.configure('busyTimeout', WAIT_MS);
  return new Promise((resolve, reject) => {
    connection.exec(sql, (error) => (error ? reject(error) : resolve()));
  });
}

function busy(dataDir: string): string {
  return (
    `Something else is at work on ${dataDir}: a restore, a backup, or a server that is starting. ` +
    'Run this again when it has ended; nothing was changed.'
  );
}

/** The file may belong to another user, after a restore as root. */
function unusable(file: string, reason: string): string {
  return (
    `The file ${file} cannot be used (${reason}). ` +
    'Check that it belongs to the user that runs this, or delete it: it holds nothing.'
  );
}
