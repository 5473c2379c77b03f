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
import { unavailable, userWords } from '../../errors';
import { nullWhenMissing, syncFolder } from '../../files/durableFile';
import type { Logger } from '../../log';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';
const FORMAT = 'v1';
const KEY_FILE = 'secrets-key';

/**
 * Encrypts what this server must be able to read and nobody else, for storing it. A place is part of
 * what is encrypted: a secret that is moved to another place does not open there.
 */
export type Secrets = {
  /**
   * @throws AppError 503 when the key's file can be neither read nor made
   * @param place where it is stored and what for, for example `mail_settings.password smtp.example`
   * @returns text to store
   */
  seal: (place: string, secret: string) => Promise<string>;
  /** @returns `null` where the key is another one, or what is stored was changed or moved */
  open: (place: string, sealed: string) => Promise<string | null>;
  /** Whether the key is there that a secret was encrypted with. */
  hasKeyOf: (sealed: string) => Promise<boolean>;
  /** Every key there is, newest first; one is made where there is none. @throws AppError 503 */
  exportKeys: () => Promise<string[]>;
  /**
   * A keyed hash: tells whether a text is the same as one of before, and to nobody without the key.
   * @param like an earlier fingerprint, whose key is used; `null` is answered where that is gone
   */
  fingerprint: {
    (place: string, text: string): Promise<string>;
    (place: string, text: string, like: string): Promise<string | null>;
  };
};

type Key = { id: string; bytes: Buffer };

/**
 * Secrets under the keys of the environment, newest first, or under the first key in
 * `DATA_DIR/secrets-key`, made when it is first needed and readable by its owner alone. The file's keys
 * still open what they sealed when keys come to stand in the environment. The file is looked at again when a secret names another key, so that one that is put back works at once.
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
      throw unavailable(userWords('secrets_key_unusable'));
    }
  };
  let reading: Promise<Key> | null = null;
  const keyForSealing = async (): Promise<Key> => {
    if (configured?.[0]) return configured[0];
    // Read each time: another server's folder may have got another one meanwhile. Callers at the
    // same time share one read, as many enquiries at once each draw a link.
    reading ??= readNewest().finally(() => {
      reading = null;
    });
    return reading;
  };
  const keyOf = async (id: string): Promise<Key | null> => {
    const named = configured?.find((key) => key.id === id);
    if (named) return named;
    // Also beside configured keys: what was stored before these were set is still to be read.
    const isMeant = (key: Key) => key.id === id;
    if (!kept.some(isMeant)) kept = await readKeys(file);
    return kept.find(isMeant) ?? null;
  };

  const fingerprint = async (place: string, text: string, like?: string) => {
    const key = like === undefined ? await keyForSealing() : await keyOf(like.split('.')[1] ?? '');
    if (!key) return null;
    // A key of its own: what encrypts is used for nothing else.
    const derived = hkdfSync('sha256', key.bytes, '', 'villa-luz fingerprints', KEY_BYTES);
    const hash = createHmac('sha256', Buffer.from(derived))
      .update(JSON.stringify(['villa-luz', FORMAT, place, text]))
      .digest('base64url');
    return `${FORMAT}.${key.id}.${hash}`;
  };

  return {
    // One function with two shapes: without `like` there is always a key.
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

/** Whether two secrets were encrypted under one key. */
export function isSameKey(sealed: string, other: string): boolean {
  return sealed.split('.')[1] === other.split('.')[1];
}

function associatedData(key: Key, place: string): Buffer {
  return Buffer.from(`villa-luz ${FORMAT} ${key.id} ${place}`);
}

function configuredKey(text: string): Key {
  return keyFrom(Buffer.from(hkdfSync('sha256', text, '', 'villa-luz secrets', KEY_BYTES)));
}

/** A key and a name for it that tells nothing of it. */
function keyFrom(bytes: Buffer): Key {
  const id = createHash('sha256').update('villa-luz secrets key id').update(bytes).digest('hex');
  return { id: id.slice(0, 16), bytes };
}

/** A key a line, newest first. @returns none where there is no file, or what is in it are none */
async function readKeys(file: string): Promise<Key[]> {
  const text = await readFile(file, 'utf8').catch(nullWhenMissing);
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  const keys = lines.map((line) => Buffer.from(line.trim(), 'base64url'));
  return keys.every(({ length }) => length === KEY_BYTES) ? keys.map(keyFrom) : [];
}

/**
 * Puts keys of a backup behind those that a data folder has: what is stored under either can be read.
 * @param keys as {@link Secrets.exportKeys} has them
 */
export async function addKeys(dataDir: string, keys: readonly string[]): Promise<void> {
  const file = path.join(dataDir, KEY_FILE);
  const known = (await readKeys(file)).map(({ bytes }) => bytes.toString('base64url'));
  const all = [...new Set([...known, ...keys])];
  const temporary = await writeTemporary(dataDir, `${all.join('\n')}\n`);
  await rename(temporary, file);
  await syncFolder(dataDir);
}

/** A file of its own, readable by its owner alone and on the disk. @returns its name */
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

/**
 * Makes the key. It appears with its contents in one step and replaces nothing: of two servers on
 * one folder one makes it, and both use it.
 */
async function makeKey(file: string, log: Logger): Promise<Key> {
  const folder = path.dirname(file);
  await setDamagedAside(file, log);
  const text = `${randomBytes(KEY_BYTES).toString('base64url')}\n`;
  const temporary = await writeTemporary(folder, text);
  try {
    await link(temporary, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      // Not every file system has second names; there the last of two servers would win.
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

/** What is no key, a half of one for example, is kept beside it for whoever can mend it. */
async function setDamagedAside(file: string, log: Logger): Promise<void> {
  const size = await readFile(file).then((data) => data.length, nullWhenMissing);
  if (size === null || (await readKeys(file)).length > 0) return;
  const aside = `${file}-damaged-${randomBytes(4).toString('hex')}`;
  await rename(file, aside);
  log.error({ file: path.basename(aside) }, 'the key of stored secrets was damaged; made another');
}
