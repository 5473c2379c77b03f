import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../env';
import type { Logger } from '../../log';

const KEY_BYTES = 32;

/** Keys that sign cookies, newest first: configured, or created in `DATA_DIR/session-keys` with mode 0600. */
export async function loadSessionKeys(
  env: Pick<Env, 'sessionKeys' | 'dataDir' | 'databaseUrl'>,
  log: Logger,
): Promise<string[]> {
  if (env.sessionKeys) return env.sessionKeys;
  if (env.databaseUrl) {
    log.warn(
      'SESSION_KEYS is not set, so this server signs cookies with a key in its own DATA_DIR. ' +
        'Several servers need the same SESSION_KEYS, or signing in works on one of them only.',
    );
  }
  const file = path.join(env.dataDir, 'session-keys');
  try {
    // `wx`: of two servers that start at once, one writes and the other reads.
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64url')}\n`);
    await handle.sync();
    await handle.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const keys = (await readFile(file, 'utf8')).split('\n').filter((key) => key !== '');
  if (keys.length === 0) {
    throw new Error(`${file} is empty. Delete it and start again; everyone signs in again.`);
  }
  return keys;
}
