import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './setupError.mjs';

/** The holder updates its file at this interval; one silent for `STALE_MS` has crashed. */
const HEARTBEAT_MS = 5_000;
const STALE_MS = 60_000;
const POLL_MS = 300;
/** Another machine may hold the lock of a shared folder; its process ids are meaningless here. */
const HOST = os.hostname().replace(/[^a-zA-Z0-9.]/g, '_');

/**
 * Runs some work while no other process does, waiting if necessary. The lock is a folder with one file named after
 * its owner. It appears together with the file (by a rename), and a dead owner's lock is removed by deleting
 * exactly that owner's file, so two waiters can never mistake each other's lock for a stale one.
 * @template T
 * @param {string} folder absolute; its parent is created if missing
 * @param {() => Promise<T>} work
 * @param {{onWait?: (pid: number) => void}} [options] `onWait` is called once if it has to wait
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, { onWait } = {}) {
  const owner = `${process.pid}-${HOST}-${randomBytes(6).toString('hex')}`;
  mkdirSync(path.dirname(folder), { recursive: true });
  let hasReported = false;
  while (!take(folder, owner)) {
    const holder = readHolder(folder);
    if (holder && isStale(holder)) {
      drop(folder, holder.file);
      continue;
    }
    if (holder && !hasReported) {
      hasReported = true;
      onWait?.(holder.pid);
    }
    await sleep(POLL_MS);
  }

  const release = () => drop(folder, owner);
  process.once('exit', release);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // Fails if somebody deletes the lock on purpose.
    utimes(path.join(folder, owner), now, now, () => {});
  }, HEARTBEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @returns {boolean} whether this process now holds the lock */
function take(folder, owner) {
  const draft = `${folder}.${owner}`;
  mkdirSync(draft);
  writeFileSync(path.join(draft, owner), '');
  try {
    renameSync(draft, folder);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Error codes of "the folder exists and is not empty", by operating system.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error) ?? '')) {
      if (readHolder(folder) === null) removeIfEmpty(folder, error);
      return false;
    }
    throw error;
  }
}

/** Windows cannot rename onto any folder, not even an empty one left by a crash. */
function removeIfEmpty(folder, cause) {
  try {
    rmdirSync(folder);
  } catch (error) {
    // Gone, or taken by another process meanwhile; otherwise the folder is not writable.
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw cause;
  }
}

/** @returns {{file: string, pid: number, host: string, aliveAt: number} | null} */
function readHolder(folder) {
  try {
    const [file] = readdirSync(folder);
    if (!file) return null;
    const [pid = '', host = ''] = file.split('-');
    return { file, pid: Number(pid), host, aliveAt: statSync(path.join(folder, file)).mtimeMs };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function isStale({ pid, host, aliveAt }) {
  return Date.now() - aliveAt > STALE_MS || (host === HOST && !isAlive(pid));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function drop(folder, file) {
  rmSync(path.join(folder, file), { force: true });
  try {
    rmdirSync(folder);
  } catch {
    // Already another owner's.
  }
}
