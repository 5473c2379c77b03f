import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../log';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** What this product writes into `DATA_DIR`, which may contain other files. */
const OURS =
  /^(villa\.sqlite.*|\.disk-reserve|\.villa-lock.*|session-keys|\.?secrets-key.*|mail|backups|images|attachments|replaced-.*|\.(restore|exchange)-.*)$/;

/** Makes files written from now on readable by this user only. */
export function writePrivately(): void {
  process.umask(0o077);
}

/**
 * Restricts `DATA_DIR` and this product's files in it to their owner: they contain guests' names and mails, and keys
 * that sign cookies. Earlier versions left some readable.
 */
export async function makePrivate(dataDir: string, log: Logger): Promise<void> {
  // Windows has no such modes; a folder inherits permissions.
  if (process.platform === 'win32') return;
  try {
    await chmod(dataDir, PRIVATE_FOLDER);
    for (const name of await readdir(dataDir)) {
      if (OURS.test(name)) await restrict(path.join(dataDir, name));
    }
  } catch (error) {
    log.warn({ err: error }, 'other users of this machine may be able to read DATA_DIR');
  }
}

async function restrict(place: string): Promise<void> {
  const entry = await lstat(place);
  // The server does not own the target of a link.
  if (!entry.isDirectory() && !entry.isFile()) return;
  const mode = entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE;
  if ((entry.mode & 0o777) !== mode) await chmod(place, mode);
  if (!entry.isDirectory()) return;
  for (const name of await readdir(place)) await restrict(path.join(place, name));
}
