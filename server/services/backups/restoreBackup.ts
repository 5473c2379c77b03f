import { existsSync } from 'node:fs';
import { chmod, mkdir, open as openFile, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { extract, list } from 'tar';
import { KNOWN_MIGRATIONS } from '../../db/migrate';
import { sqliteFile } from '../../db/sqlite';
import { unavailable } from '../../errors';
import { DATABASE_FILE } from '../../files/dataFolder';
import { isOutOfRoom, nullWhenMissing, syncFile } from '../../files/durableFile';
import { withDataAlone } from '../../files/dataLock';
import {
  CHANGES_FILE,
  changesPlace,
  exchangeData,
  undoExchange,
  workFolder,
} from '../../files/exchange';
import { whyNotWritable } from '../../files/folderCheck';
import { createLog } from '../../log';
import { addKeys, createSecrets } from '../secrets/secrets';
import { writeChanges } from './changesFile';
import { keepFacts, type KeptFacts } from './keepFacts';
import { keyEnvelopeSchema, openKeys, type KeyEnvelope } from './keyEnvelope';
import { lostSecrets, type LostSecret } from './lostSecrets';
import {
  BackupError,
  describeFile,
  isAllowed,
  KEY_ENVELOPE,
  MANIFEST,
  manifestSchema,
  type Manifest,
} from './manifest';
import { checkDatabase, endSessions, isInUse } from './sqliteCopy';
import { withRoom } from './withRoom';

/** Fits a list of a hundred thousand pictures. */
const MAX_MANIFEST_BYTES = 16 * 2 ** 20;

export type Restored = KeptFacts & {
  manifest: Manifest;
  replaced: string | null;
  /** The list of changes since the backup; `null` if nothing was replaced that could be read. */
  changesFile: string | null;
  /** Users and their roles, as on the day of the backup. */
  users: { username: string; role: string }[];
  /** Whether the backup's encryption keys were restored; `null` if it has none. */
  isKeyRestored: boolean | null;
  lost: LostSecret[];
};

/**
 * Replaces the rows and pictures in `dataDir` with a backup's. The backup is verified completely first; replaced files
 * are moved into a folder beside it, never deleted. If anything fails, nothing changes. See {@link keepFacts} for what
 * is taken from the replaced database.
 * @param secretsKeys from the environment, if set there
 * @param askPassphrase for a backup with encryption keys; an empty answer skips the keys
 * @throws BackupError if a server uses the folder, the backup is damaged or too new, the passphrase is wrong, or the
 *   disk is full
 * @throws DataError while another process uses the folder
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  now: Date,
  secretsKeys: string[] | null = null,
  askPassphrase: () => Promise<string> = async () => '',
): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  return withRoom(dataDir, async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // A server that started meanwhile would keep writing to the replaced files.
    return withDataAlone(dataDir, () => putBack(file, dataDir, now, secretsKeys, askPassphrase));
  });
}

async function putBack(
  file: string,
  dataDir: string,
  now: Date,
  secretsKeys: string[] | null,
  askPassphrase: () => Promise<string>,
): Promise<Restored> {
  await refuseWhileInUse(dataDir);
  // Before the current data are read.
  await undoExchange(dataDir);
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const work = workFolder(dataDir, stamp);
  await mkdir(work, { mode: 0o700 });
  try {
    const manifest = await unpack(file, work);
    const keys = await keysOf(work, askPassphrase);
    const users = await endSessions(path.join(work, DATABASE_FILE));
    const since = new Date(manifest.createdAt);
    const isListed = await writeChanges(sqliteFile(dataDir), path.join(work, CHANGES_FILE), since);
    const changesFile = isListed ? changesPlace(dataDir, stamp) : null;
    const kept = await keepFacts(
      work,
      { dataDir, secretsKeys },
      { now, changesFile: changesFile && path.basename(changesFile) },
    );
    // Before the rows that need them; additional keys do no harm.
    const isKeyRestored = keys && keys.length > 0;
    if (isKeyRestored) await addKeys(dataDir, keys);
    const lost = await lostSecrets(
      path.join(work, DATABASE_FILE),
      createSecrets({ secretsKeys, dataDir }, createLog('silent')),
    );
    await chmod(path.join(work, DATABASE_FILE), 0o600);
    for (const { path: name } of manifest.files) {
      // Files of erased guests are gone.
      await syncFile(path.join(work, name)).catch(nullWhenMissing);
    }
    const replaced = await exchangeData(dataDir, stamp);
    return { manifest, replaced, changesFile, ...kept, users, isKeyRestored, lost };
  } finally {
    // After one failed write, others may still be in progress.
    await rm(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/**
 * Decrypts the keys in a backup.
 * @returns none without a passphrase; `null` if the backup has no keys
 * @throws BackupError for a wrong passphrase
 */
async function keysOf(
  work: string,
  askPassphrase: () => Promise<string>,
): Promise<string[] | null> {
  const text = await readFile(path.join(work, KEY_ENVELOPE), 'utf8').catch(nullWhenMissing);
  if (text === undefined || text === null) return null;
  const passphrase = await askPassphrase();
  if (passphrase === '') return [];
  const keys = await openKeys(envelopeOf(text), passphrase);
  if (keys) return keys;
  throw new BackupError(
    'This is not the passphrase that the backup was made with. Nothing was changed. Please try again;\n' +
      'with nothing typed the backup is restored without the key, and stored passwords are asked for again.',
  );
}

function envelopeOf(text: string): KeyEnvelope {
  try {
    return keyEnvelopeSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(
      'The key in the backup cannot be read: another version of this product wrote it. With nothing typed\n' +
        'as the passphrase the backup is restored without it.',
    );
  }
}

async function refuseWhileInUse(dataDir: string): Promise<void> {
  if (await isInUse(sqliteFile(dataDir))) {
    throw new BackupError(`A server is running on ${dataDir}. Stop it first; nothing was changed.`);
  }
}

/** Unpacks only what the manifest lists, and verifies every byte; the backup's size bounds what is unpacked. */
async function unpack(file: string, work: string): Promise<Manifest> {
  await refuseCompressed(file);
  const manifest = await readManifest(file);
  const promised = new Map(manifest.files.map((entry) => [entry.path, entry.bytes]));
  const promisedBytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  // Backups are not compressed.
  if (promisedBytes > (await stat(file)).size) throw unlike(file);
  const faults: BackupError[] = [];
  await readArchive(file, () =>
    extract({
      file,
      cwd: work,
      strict: true,
      ...PLAIN,
      filter: (name, entry) => {
        const type = 'type' in entry ? entry.type : '';
        // Folders are created as needed.
        if (type === 'Directory' || name === MANIFEST) return false;
        if (!['File', 'OldFile'].includes(type) || !isAllowed(name)) {
          faults.push(new BackupError(`${file} holds something that no backup has: ${name}`));
        } else if (!promised.has(name)) {
          faults.push(unlike(file));
        } else if (promised.get(name) !== entry.size) {
          faults.push(damaged(file, name));
        } else {
          // Each file once.
          promised.delete(name);
          return true;
        }
        return false;
      },
    }),
  );
  const [fault] = faults;
  if (fault) throw fault;
  await compare(manifest, file, work);
  await checkMigrations(work);
  return manifest;
}

const GZIP = Buffer.from([0x1f, 0x8b]);
/** For tar, which otherwise decompresses gzip, zstd and brotli by itself. */
const PLAIN = { brotli: false, zstd: false } as const;

/** A compressed file of a few megabytes could unpack for minutes; backups are not compressed. @throws BackupError */
async function refuseCompressed(file: string): Promise<void> {
  const handle = await openFile(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    if (!buffer.equals(GZIP)) return;
  } finally {
    await handle.close();
  }
  throw new BackupError(`${file} is compressed, and backups are not. Unpack it with gunzip first.`);
}

/** @throws BackupError if the file is not an archive */
async function readArchive(file: string, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    // A full disk is not the archive's fault.
    if (isOutOfRoom(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} is no backup, or is cut off or damaged (${reason}).`);
  }
}

/** Reads the manifest, wherever in the archive it is; writes nothing. */
async function readManifest(file: string): Promise<Manifest> {
  const chunks: Buffer[] = [];
  await readArchive(file, () =>
    list({
      file,
      strict: true,
      ...PLAIN,
      filter: (name, entry) =>
        name === MANIFEST && (entry.size ?? Number.POSITIVE_INFINITY) <= MAX_MANIFEST_BYTES,
      onReadEntry: (entry) => entry.on('data', (chunk: Buffer) => chunks.push(chunk)),
    }),
  );
  try {
    return manifestSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch {
    throw new BackupError(`${file} is no backup of this product: its list of contents is missing.`);
  }
}

function unlike(file: string): BackupError {
  return new BackupError(`${file} does not match its list of contents. Use another backup.`);
}

function damaged(file: string, name: string): BackupError {
  return new BackupError(`${file} is damaged: ${name} is not what was saved. Use another backup.`);
}

async function compare(manifest: Manifest, file: string, work: string): Promise<void> {
  if (!manifest.files.some((entry) => entry.path === DATABASE_FILE)) throw unlike(file);
  for (const entry of manifest.files) {
    const found = existsSync(path.join(work, entry.path))
      ? await describeFile(work, entry.path)
      : null;
    if (found?.sha256 === entry.sha256 && found.bytes === entry.bytes) continue;
    // On a full disk the end of a file is missing without an error.
    if ((await whyNotWritable(work)) !== null) throw unavailable();
    throw damaged(file, entry.path);
  }
}

async function checkMigrations(work: string): Promise<void> {
  const migrations = await checkDatabase(path.join(work, DATABASE_FILE));
  const unknown = migrations.find((name) => !KNOWN_MIGRATIONS.includes(name));
  if (unknown !== undefined) {
    throw new BackupError(
      `The backup was made by a newer version of this product (it has "${unknown}"). Install that version first.`,
    );
  }
}
