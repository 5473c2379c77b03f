import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../env';
import { unavailable } from '../../errors';
import { nullWhenMissing, syncFolder } from '../../files/durableFile';
import type { Logger } from '../../log';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';
const FORMAT = 'v1';
const KEY_FILE = 'secrets-key';

/** Encrypts stored values. The place is authenticated, so a value moved elsewhere cannot be decrypted. */
export type Secrets = {
  /**
   * @throws AppError 503 if the key file can be neither read nor created
   * @param place where and for what it is stored, for example `mail_settings.password smtp.example`
   * @returns text to store
   */
  seal: (place: string, secret: string) => Promise<string>;
  /** @returns `null` if the key is missing, or the stored text was changed or moved */
  open: (place: string, sealed: string) => Promise<string | null>;
  hasKeyOf: (sealed: string) => Promise<boolean>;
  /** All keys, newest first; creates one if there is none. @throws AppError 503 */
  exportKeys: () => Promise<string[]>;
  /**
   * A keyed hash: compares texts without revealing them to anybody without the key.
   * @param like an earlier fingerprint whose key to use; the result is `null` if that key is gone
   */
  fingerprint: {
    (place: string, text: string): Promise<string>;
    (place: string, text: string, like: string): Promise<string | null>;
  };
};

type Key = { id: string; bytes: Buffer };

/**
 * Encrypts with the environment's newest key, or the first key in `DATA_DIR/secrets-key`, which is created on first use
 * with mode 0600. Keys in the file still decrypt if the environment has keys. The file is read again when a value needs
 * an unknown key, so that a restored key works at once.
 */
export function createSecrets(
  { secretsKeys, dataDir }: Pick<Env, 'secretsKeys' | 'dataDir'>,
  log: Logger,
): Secrets {
  const configured = secretsKeys?.map(configuredKey) ?? null;
  const file = path.join(dataDir, KEY_FILE);
  let kept: Key[] = [];

  const readNewest = async (): Promise<Key> => {
    try {
      kept = await readKeys(file);
      const [newest = await makeKey(file, log)] = kept;
      return newest;
    } catch (error) {
      log.error({ err: error, file: KEY_FILE }, 'the key of stored secrets cannot be used');
      throw unavailable(
        'The file “secrets-key” in the server’s data folder cannot be read or written. Please check its permissions and the free space on the disk, then try again. Nothing was stored.',
      );
    }
  };
  let reading: Promise<Key> | null = null;
  const keyForSealing = async (): Promise<Key> => {
    if (configured?.[0]) return configured[0];
    // Read each time, as the folder may have got another key meanwhile. Concurrent callers share one read.
    reading ??= readNewest().finally(() => {
      reading = null;
    });
    return reading;
  };
  const keyOf = async (id: string): Promise<Key | null> => {
    const named = configured?.find((key) => key.id === id);
    if (named) return named;
    // The file counts even beside configured keys: older values still need it.
    const isMeant = (key: Key) => key.id === id;
    if (!kept.some(isMeant)) kept = await readKeys(file);
    return kept.find(isMeant) ?? null;
  };

  const fingerprint = async (place: string, text: string, like?: string) => {
    const key = like === undefined ? await keyForSealing() : await keyOf(like.split('.')[1] ?? '');
    if (!key) return null;
    // A derived key, so that the encryption key has a single purpose.
    const derived = hkdfSync('sha256', key.bytes, '', 'villa-luz fingerprints', KEY_BYTES);
    const hash = createHmac('sha256', Buffer.from(derived))
      .update(JSON.stringify(['villa-luz', FORMAT, place, text]))
      .digest('base64url');
    return `${FORMAT}.${key.id}.${hash}`;
  };

  return {
    // Overloaded: without `like` there is always a key.
    fingerprint: fingerprint as Secrets['fingerprint'],
    hasKeyOf: async (sealed) => (await keyOf(sealed.split('.')[1] ?? '')) !== null,
    exportKeys: async () => {
      const newest = await keyForSealing();
      const all = [newest, ...(configured ?? []), ...(await readKeys(file))];
      return [...new Set(all.map(({ bytes }) => bytes.toString('base64url')))];
    },
    seal: async (place, secret) => {
      const key = await keyForSealing();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key.bytes, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(associatedData(key, place));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
      return `${FORMAT}.${key.id}.${sealed}`;
    },
    open: async (place, sealed) => {
      const [format, id, text, ...rest] = sealed.split('.');
      if (format !== FORMAT || !id || !text || rest.length > 0) return null;
      const key = await keyOf(id);
      const bytes = Buffer.from(text, 'base64url');
      if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      try {
        const decipher = createDecipheriv(ALGORITHM, key.bytes, nonce, {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(associatedData(key, place));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        // Changed, or moved from another place.
        return null;
      }
    },
  };
}

/** Whether two values were encrypted with one key. */
export function isSameKey(sealed: string, other: string): boolean {
  return sealed.split('.')[1] === other.split('.')[1];
}

function associatedData(key: Key, place: string): Buffer {
  return Buffer.from(`villa-luz ${FORMAT} ${key.id} ${place}`);
}

function configuredKey(text: string): Key {
  return keyFrom(Buffer.from(hkdfSync('sha256', text, '', 'villa-luz secrets', KEY_BYTES)));
}

/** A key and a public name that does not reveal it. */
function keyFrom(bytes: Buffer): Key {
  const id = createHash('sha256').update('villa-luz secrets key id').update(bytes).digest('hex');
  return { id: id.slice(0, 16), bytes };
}

/** One key per line, newest first. @returns none for a missing or invalid file */
async function readKeys(file: string): Promise<Key[]> {
  const text = await readFile(file, 'utf8').catch(nullWhenMissing);
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  const keys = lines.map((line) => Buffer.from(line.trim(), 'base64url'));
  return keys.every(({ length }) => length === KEY_BYTES) ? keys.map(keyFrom) : [];
}

/** Adds a backup's keys, so that values of both can be decrypted. @param keys see {@link Secrets.exportKeys} */
export async function addKeys(dataDir: string, keys: readonly string[]): Promise<void> {
  const file = path.join(dataDir, KEY_FILE);
  const known = (await readKeys(file)).map(({ bytes }) => bytes.toString('base64url'));
  const all = [...new Set([...known, ...keys])];
  const temporary = await writeTemporary(dataDir, `${all.join('\n')}\n`);
  await rename(temporary, file);
  await syncFolder(dataDir);
}

/** Writes a temporary file with mode 0600 and syncs it. @returns its name */
async function writeTemporary(folder: string, text: string): Promise<string> {
  const temporary = path.join(folder, `.${KEY_FILE}-${randomBytes(8).toString('hex')}`);
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return temporary;
}

/** Creates the key file atomically without replacing one, so two servers on one folder use the same. */
async function makeKey(file: string, log: Logger): Promise<Key> {
  const folder = path.dirname(file);
  await setDamagedAside(file, log);
  const text = `${randomBytes(KEY_BYTES).toString('base64url')}\n`;
  const temporary = await writeTemporary(folder, text);
  try {
    await link(temporary, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      // Not every file system has hard links; without them the last of two servers would win.
      await rename(temporary, file);
    });
    await syncFolder(folder);
  } finally {
    await rm(temporary, { force: true });
  }
  const [key] = await readKeys(file);
  if (!key) throw new Error(`${file} could not be read back.`);
  return key;
}

/** Keeps a damaged key file beside the new one, for repair. */
async function setDamagedAside(file: string, log: Logger): Promise<void> {
  const size = await readFile(file).then((data) => data.length, nullWhenMissing);
  if (size === null || (await readKeys(file)).length > 0) return;
  const aside = `${file}-damaged-${randomBytes(4).toString('hex')}`;
  await rename(file, aside);
  log.error(
    { file: path.basename(aside) },
    'the key of stored secrets was damaged; a new one was created',
  );
}
