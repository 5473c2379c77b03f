import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../log';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** What this product writes into `DATA_DIR`; somebody may keep other things beside it. */
const OURS =
  /^(villa\.sqlite.*|\.disk-reserve|\.villa-lock.*|session-keys|\.?secrets-key.*|mail|backups|images|attachments|replaced-.*|\.(restore|exchange)-.*)$/;

/** What this process writes from now on can be read by its own user alone. */
export function writePrivately(): void {
  process.umask(0o077);
}

/**
 * Takes from everyone else the right to read `DATA_DIR` and what this product has in it: guests'
 * names and mails are there, and the keys that sign cookies. Earlier versions left some of it open.
 */
export async function makePrivate(dataDir: string, log: Logger): Promise<void> {
  // Windows has no such modes; a folder there has the rights of the one around it.
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
  // What a link points to belongs to whoever made it.
  if (!entry.isDirectory() && !entry.isFile()) return;
  const mode = entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE;
  if ((entry.mode & 0o777) !== mode) await chmod(place, mode);
  if (!entry.isDirectory()) return;
  for (const name of await readdir(place)) await restrict(path.join(place, name));
}
