import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readlinkSync, statSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { create, extract } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { openDatabase, type Database } from '../../db/openDatabase';
import { readEnv } from '../../env';
import { LOCK_FILE } from '../../files/dataLock';
import { createEmbeddedHost } from '../../integrations/imageHost/embedded';
import { createLog } from '../../log';
import { insertBooking } from '../../test/factories';
import { buildPicture } from '../../test/pictures';
import type { TestApp } from '../../test/testApp';
import { mountFolder } from '../../test/torture/mountedFolder';
import { createSecrets } from '../secrets/secrets';
import { backupsFolder, createBackup, refusePostgres, streamBackup } from './createBackup';
import { openKeys, sealKeys, type KeyEnvelope } from './keyEnvelope';
import { BackupError } from './manifest';
import { lastBackupAt, nightlyBackup } from './nightly';
import { restoreBackup } from './restoreBackup';
import { withRoom } from './withRoom';
import { putSettings } from '../../test/storedSettings';

const log = createLog('silent');
const NOW = new Date('2027-03-10T12:00:00Z');

let folder: string;
/** The machine that is backed up, and an empty one. */
let saved: string;
let empty: string;
let db: Database;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'villa-backup-'));
  saved = path.join(folder, 'saved');
  empty = path.join(folder, 'empty');
  db = await open(saved);
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const open = (dataDir: string) => openDatabase(readEnv({ DATA_DIR: dataDir }), log);
const target = () => path.join(backupsFolder(saved), 'by-hand.tar');

async function addMessage(text: string): Promise<void> {
  await db.write(() =>
    db.models.ContactMessage.create({
      firstName: 'Élodie',
      lastName: 'Müller',
      email: 'elodie@example.fr',
      phone: null,
      subject: 'general',
      message: text,
      createdAt: NOW,
    }),
  );
}

async function addPicture(dataDir: string): Promise<void> {
  const host = createEmbeddedHost({
    dataDir,
    publicUrl: 'http://localhost',
    folder: 'villa-luz',
    uploadPreset: 'villa',
  });
  await host.upload({ data: await buildPicture({ width: 64, height: 48 }), fileName: 'Pool.jpg' });
}

/** Every row of every table. */
async function rowsOf({ models }: Database): Promise<Record<string, unknown>> {
  const tables = Object.entries(models).map(async ([name, model]) => [
    name,
    await (model as { findAll(o: object): Promise<unknown[]> }).findAll({ raw: true }),
  ]);
  return Object.fromEntries((await Promise.all(tables)) as [string, unknown][]);
}

/** Every file under a folder, with its bytes. */
async function filesOf(place: string): Promise<Record<string, string>> {
  const names = (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = names.map(async (name) => [
    path.relative(place, name),
    (await readFile(name)).toString('hex'),
  ]);
  return Object.fromEntries((await Promise.all(contents)) as [string, string][]);
}

/** Unpacks a backup, lets `change` modify it, and packs it again. */
async function tampered(change: (content: string) => Promise<void>): Promise<string> {
  await createBackup(saved, target(), NOW);
  const content = path.join(folder, 'content');
  await mkdir(content);
  await extract({ file: target(), cwd: content });
  await change(content);
  const file = path.join(folder, 'tampered.tar');
  await create({ file, cwd: content, portable: true }, await readdir(content));
  return file;
}

describe('a backup', () => {
  it('contains stored secrets encrypted, without their key', async () => {
    const secrets = createSecrets({ secretsKeys: null, dataDir: saved }, log);
    const sealed = await secrets.seal('a place', 'the mail password');
    const key = await readFile(path.join(saved, 'secrets-key'), 'utf8');
    await createBackup(saved, target(), NOW);
    const tar = await readFile(target());
    expect(tar.includes(key.trim())).toBe(false);
    expect(tar.includes('secrets-key')).toBe(false);
    await restoreBackup(target(), empty, NOW);
    expect(await readdir(empty)).not.toContain('secrets-key');
    const elsewhere = createSecrets({ secretsKeys: null, dataDir: empty }, log);
    expect(await elsewhere.open('a place', sealed)).toBeNull();
  });

  it('puts every row and every picture onto an empty machine', async () => {
    await addMessage('Is the pool heated?');
    await addPicture(saved);
    await mkdir(path.join(saved, 'attachments'));
    await writeFile(path.join(saved, 'attachments', 'random-name_1'), 'a file of a conversation');
    await createBackup(saved, target(), NOW);
    const { manifest, replaced } = await restoreBackup(target(), empty, NOW);
    expect(replaced).toBeNull();
    expect(manifest.createdAt).toBe(NOW.toISOString());

    const there = await open(empty);
    // A restore adds a log entry, and an event that makes windows reload.
    const { AuditEntry: log, EventRow: events, ...rows } = await rowsOf(there);
    const { AuditEntry: _log, EventRow: _events, ...rowsBefore } = await rowsOf(db);
    expect(rows).toEqual(rowsBefore);
    expect(events).toMatchObject([{ type: 'settings' }]);
    expect(log).toMatchObject([{ action: 'backup_restored', userName: null }]);
    await there.close();
    const pictures = await filesOf(path.join(empty, 'images/originals'));
    expect(Object.keys(pictures)).toHaveLength(2);
    expect(pictures).toEqual(await filesOf(path.join(saved, 'images/originals')));
    const files = await filesOf(path.join(empty, 'attachments'));
    expect(Object.values(files)).toHaveLength(1);
    expect(files).toEqual(await filesOf(path.join(saved, 'attachments')));
  });

  it('leaves out files sent with pending bookings, and keeps every other file', async () => {
    const machine = { db, deps: { now: () => NOW } } as TestApp;
    await mkdir(path.join(saved, 'attachments'));
    const addFile = async (file: string, status: BookingStatus, author: 'guest' | 'owner') => {
      const stay = { checkinDate: '2027-05-03', checkoutDate: '2027-05-06' };
      const { id: bookingId } = await insertBooking(machine, { ...stay, status });
      await db.write(async () => {
        const message = await db.models.ConversationMessage.create({
          bookingId,
          author,
          text: '',
          createdAt: NOW,
        });
        await db.models.ConversationFile.create({
          messageId: message.id,
          name: 'a.pdf',
          type: 'application/pdf',
          bytes: 4,
          file,
        });
      });
      await writeFile(path.join(saved, 'attachments', file), 'file');
    };
    await addFile('stranger', 'pending', 'guest');
    await addFile('answer', 'pending', 'owner');
    await addFile('guest', 'confirmed', 'guest');
    await addFile('former', 'cancelled', 'guest');
    const { files } = await createBackup(saved, target(), NOW);
    expect(files.map(({ path: name }) => name).filter((name) => name.startsWith('att'))).toEqual([
      'attachments/answer',
      'attachments/former',
      'attachments/guest',
    ]);
    // The row stays; its link answers that the file is missing.
    await restoreBackup(target(), empty, NOW);
    const there = await open(empty);
    expect(await there.models.ConversationFile.count()).toBe(4);
    await there.close();
  });

  it.each([
    ['gzip', 'backup.tar', gzipSync, 'is compressed, and backups are not'],
    // tar assumes Brotli from the name.
    ['Brotli', 'backup.tbr', brotliCompressSync, 'is no backup'],
  ])('unpacks no file that is compressed with %s', async (_what, name, pack, message) => {
    await createBackup(saved, target(), NOW);
    const file = path.join(folder, name);
    await writeFile(file, pack(await readFile(target())));
    await expect(restoreBackup(file, empty, NOW)).rejects.toThrow(message);
    expect(await readdir(empty)).toEqual([LOCK_FILE]);
  });

  it('restores no invitations, which may have been used since, and lists who may sign in', async () => {
    await db.write(async () => {
      const user = { passwordHash: 'x', hasDefaultPassword: false, createdAt: NOW };
      await db.models.User.create({ ...user, username: 'maria' });
      await db.models.User.create({ ...user, username: 'rosa', role: 'housekeeper' });
      await db.models.Invitation.create({
        name: 'Rosa',
        email: null,
        role: 'housekeeper',
        tokenHash: 'a'.repeat(64),
        expiresAt: new Date(NOW.getTime() + 86_400_000),
        createdAt: NOW,
      });
    });
    await createBackup(saved, target(), NOW);
    const { users } = await restoreBackup(target(), empty, NOW);
    expect(users).toEqual([
      { username: 'maria', role: 'admin' },
      { username: 'rosa', role: 'housekeeper' },
    ]);
    const there = await open(empty);
    expect(await there.models.Invitation.count()).toBe(0);
    await there.close();
  });

  it('restores no session, which may have ended since', async () => {
    await db.write(async () => {
      const { id: userId } = await db.models.User.create({
        username: 'ana',
        passwordHash: 'x',
        hasDefaultPassword: false,
        createdAt: NOW,
      });
      const expiresAt = new Date(NOW.getTime() + 86_400_000);
      await db.models.AdminSession.create({
        sessionToken: 'a'.repeat(64),
        userId,
        data: '{}',
        expiresAt,
        createdAt: NOW,
      });
    });
    await createBackup(saved, target(), NOW);
    await restoreBackup(target(), empty, NOW);
    const there = await open(empty);
    expect(await there.models.AdminSession.count()).toBe(0);
    expect(await db.models.AdminSession.count()).toBe(1);
    await there.close();
  });

  it('contains every write acknowledged when it began, while the server continues writing', async () => {
    let answered = 0;
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        await addMessage(`Message ${answered}`);
        answered += 1;
      }
    })();
    await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(20);
    const answeredBefore = answered;
    await createBackup(saved, target(), NOW);
    isOver = true;
    await writing;

    await restoreBackup(target(), empty, NOW);
    const there = await open(empty);
    const found = await there.models.ContactMessage.count();
    await there.close();
    expect(found).toBeGreaterThanOrEqual(answeredBefore);
    expect(found).toBeLessThanOrEqual(answered);
  });

  it('can be read only by its owner, and leaves no other file behind', async () => {
    await createBackup(saved, target(), NOW);
    expect((await stat(target())).mode & 0o777).toBe(0o600);
    expect((await stat(backupsFolder(saved))).mode & 0o777).toBe(0o700);
    expect(await readdir(backupsFolder(saved))).toEqual(['by-hand.tar']);
  });

  it('is refused without a database and for PostgreSQL', async () => {
    const nowhere = path.join(folder, 'nowhere');
    await expect(
      createBackup(nowhere, path.join(backupsFolder(nowhere), 'a.tar'), NOW),
    ).rejects.toThrow('There is no database');
    expect(await readdir(backupsFolder(nowhere))).toEqual([]);
    expect(() => refusePostgres({ databaseUrl: 'postgres://x' })).toThrow('pg_dump');
  });
});

describe('a backup that is streamed', () => {
  beforeEach(async () => {
    await mkdir(path.join(saved, 'attachments'));
    for (let number = 0; number < 8; number += 1) {
      await writeFile(path.join(saved, 'attachments', `file-${number}`), randomBytes(400_000));
    }
  });

  it('leaves no file behind or open when its reader disconnects', async ({ skip }) => {
    if (process.platform !== 'linux') return skip('only Linux tells which files are open');
    const stream = await streamBackup(saved, NOW, null);
    await once(stream, 'readable');
    stream.destroy();
    await expect.poll(() => readdir(backupsFolder(saved))).toEqual([]);
    const openFiles = (await readdir('/proc/self/fd')).map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return '';
      }
    });
    expect(openFiles.filter((file) => file.startsWith(backupsFolder(saved)))).toEqual([]);
  });

  it('ends with an error when one of its files is missing', async () => {
    const stream = await streamBackup(saved, NOW, null);
    await rm(backupsFolder(saved), { recursive: true });
    await expect(buffer(stream)).rejects.toThrow('ENOENT');
  });
});

describe('the key of stored secrets', () => {
  const PASSPHRASE = 'fig tide lantern sardine';
  const secretsOf = (dataDir: string) => createSecrets({ secretsKeys: null, dataDir }, log);

  /** The villa with a value in every encrypted column, and a backup with its key. */
  async function saveWithKey() {
    const secrets = secretsOf(saved);
    const sealed = await secrets.seal('a place', 'the mail password');
    await db.write(async (transaction) => {
      const { models } = db;
      await putSettings(db, 'mail', { host: 'smtp.example' }, sealed);
      await models.ImportedCalendar.create(
        {
          name: 'Airbnb',
          sealedUrl: sealed,
          clashes: '[]',
          problem: null,
          isWaiting: false,
          readAt: null,
          nextReadAt: NOW,
          createdAt: NOW,
        },
        { transaction },
      );
      await models.CalendarExportLink.create(
        { id: 1, tokenHash: 'a'.repeat(64), sealedToken: sealed, createdAt: NOW },
        { transaction },
      );
      await models.HouseLink.create(
        { id: 1, tokenHash: 'a'.repeat(64), sealedToken: sealed, createdAt: NOW },
        { transaction },
      );
      await putSettings(db, 'arrival', {}, sealed);
      const { id: userId } = await models.User.create(
        { username: 'maria', passwordHash: 'x', hasDefaultPassword: false, createdAt: NOW },
        { transaction },
      );
      await models.TotpFactor.create(
        { userId, sealedSecret: sealed, createdAt: NOW },
        { transaction },
      );
    });
    const keys = await secrets.exportKeys();
    const envelope = await sealKeys(keys, PASSPHRASE);
    await createBackup(saved, target(), NOW, envelope);
    return { sealed, keys, envelope };
  }
  const restoreWith = (passphrase: string, dataDir = empty) =>
    restoreBackup(target(), dataDir, NOW, null, async () => passphrase);

  it('is included encrypted, and decrypts the stored secrets on an empty machine', async () => {
    const { sealed, keys } = await saveWithKey();
    const tar = await readFile(target());
    for (const secret of [...keys, PASSPHRASE]) expect(tar.includes(secret)).toBe(false);

    const { isKeyRestored, lost } = await restoreWith(PASSPHRASE);
    expect({ isKeyRestored, lost }).toEqual({ isKeyRestored: true, lost: [] });
    expect(await secretsOf(empty).open('a place', sealed)).toBe('the mail password');
    expect((await stat(path.join(empty, 'secrets-key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(empty)).not.toContain('secrets-key.json');
  });

  it('is not decrypted with another passphrase, and a failed attempt changes nothing', async () => {
    await saveWithKey();
    await expect(restoreWith('fig tide lantern sardines')).rejects.toThrow(
      'This is not the passphrase that the backup was made with. Nothing was changed.',
    );
    expect(await readdir(empty)).toEqual([LOCK_FILE]);
  });

  it('can be left out, and the report names what has to be entered again', async () => {
    await saveWithKey();
    const { isKeyRestored, lost } = await restoreWith('');
    expect(isKeyRestored).toBe(false);
    expect(lost).toEqual([
      { kind: 'mailPassword', name: 'smtp.example' },
      { kind: 'feedAddress', name: 'Airbnb' },
      { kind: 'calendarLink', name: '' },
      { kind: 'houseLink', name: '' },
      { kind: 'arrivalSecrets', name: '' },
      { kind: 'authenticator', name: 'maria' },
    ]);
    expect(await readdir(empty)).not.toContain('secrets-key');
  });

  it('is added to the machine’s own key, which remains in use for encryption', async () => {
    const { sealed } = await saveWithKey();
    const own = await secretsOf(await mkdir(empty).then(() => empty)).seal('a place', 'of here');
    await restoreWith(PASSPHRASE);
    const secrets = secretsOf(empty);
    expect(await secrets.open('a place', own)).toBe('of here');
    expect(await secrets.open('a place', sealed)).toBe('the mail password');
    const [, keyOfOwn] = own.split('.');
    expect((await secrets.seal('a place', 'x')).split('.')[1]).toBe(keyOfOwn);
  });

  it('is included if it is set in the environment', async () => {
    const configured = createSecrets({ secretsKeys: ['k'.repeat(32)], dataDir: saved }, log);
    const sealed = await configured.seal('a place', 'of the environment');
    const envelope = await sealKeys(await configured.exportKeys(), PASSPHRASE);
    await createBackup(saved, target(), NOW, envelope);
    await restoreWith(PASSPHRASE);
    expect(await secretsOf(empty).open('a place', sealed)).toBe('of the environment');
  });

  it.each<[string, (envelope: KeyEnvelope) => unknown]>([
    ['a higher cost than backups use', (envelope) => ({ ...envelope, N: 2 ** 24 })],
    ['another format', () => ({ version: 2 })],
  ])('is not decrypted with %s, and the rest is restored', async (_, change) => {
    const { envelope } = await saveWithKey();
    await rm(target());
    await createBackup(saved, target(), NOW, change(envelope) as KeyEnvelope);
    await expect(restoreWith(PASSPHRASE)).rejects.toThrow('The key in the backup cannot be read');
    expect((await restoreWith('')).isKeyRestored).toBe(false);
  });

  it('is refused if it was changed in the file', async () => {
    const { envelope } = await saveWithKey();
    const sealed = Buffer.from(envelope.sealed, 'base64url');
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    expect(
      await openKeys({ ...envelope, sealed: sealed.toString('base64url') }, PASSPHRASE),
    ).toBeNull();
    // Composed or decomposed, it is the same passphrase.
    const umlaut = await sealKeys(['key'], 'M\u00fcller lantern');
    expect(await openKeys(umlaut, 'Mu\u0308ller lantern')).toEqual(['key']);
  });
});

describe('restoring', () => {
  it('keeps what it replaces', async () => {
    await createBackup(saved, target(), NOW);
    await addMessage('After the backup');
    await addPicture(saved);
    const before = await filesOf(path.join(saved, 'images'));
    await db.close();

    const { replaced } = await restoreBackup(target(), saved, NOW);
    expect(await filesOf(path.join(replaced ?? '', 'images'))).toEqual(before);
    const old = await open(replaced ?? '');
    expect(await old.models.ContactMessage.count()).toBe(1);
    await old.close();
    db = await open(saved);
    expect(await db.models.ContactMessage.count()).toBe(0);
    expect((await stat(path.join(saved, 'villa.sqlite'))).mode & 0o777).toBe(0o600);
  });

  it('is refused while a server has the database open, even if it is idle', async () => {
    await createBackup(saved, target(), NOW);
    await addMessage('Still here');
    await expect(restoreBackup(target(), saved, NOW)).rejects.toThrow('A server is running');
    await addMessage('And still at work');
    expect(await db.models.ContactMessage.count()).toBe(2);
    expect((await readdir(saved)).filter((name) => /restore|replaced/.test(name))).toEqual([]);
  });

  it('replaces a database that is too damaged to be opened', async () => {
    await createBackup(saved, target(), NOW);
    await mkdir(empty);
    await writeFile(path.join(empty, 'villa.sqlite'), 'This is no database. '.repeat(500));
    const { replaced } = await restoreBackup(target(), empty, NOW);
    expect(await readdir(replaced ?? '')).toEqual(['villa.sqlite']);
    await (await open(empty)).close();
  });

  it.each<[string, (content: string) => Promise<void>, string]>([
    [
      'a picture with one byte changed',
      async (content) => {
        const [name = ''] = await readdir(path.join(content, 'images/originals'));
        const file = path.join(content, 'images/originals', name);
        const bytes = await readFile(file);
        bytes[10] = (bytes[10] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
      'is not what was saved',
    ],
    [
      'a picture missing',
      async (content) => {
        const [name = ''] = await readdir(path.join(content, 'images/originals'));
        await rm(path.join(content, 'images/originals', name));
      },
      'is not what was saved',
    ],
    [
      'a picture that is not in the list',
      (content) => writeFile(path.join(content, 'images/originals/extra.jpg'), 'x'),
      'does not match its list',
    ],
    [
      'a file of another kind',
      (content) => writeFile(path.join(content, 'session-keys'), 'x'),
      'holds something that no backup has: session-keys',
    ],
    [
      'a database that grew',
      (content) => appendFile(path.join(content, 'villa.sqlite'), 'x'),
      'villa.sqlite is not what was saved',
    ],
    ['no list of contents', (content) => rm(path.join(content, 'manifest.json')), 'is no backup'],
  ])('refuses %s, and changes nothing', async (_, change, message) => {
    await addPicture(saved);
    const file = await tampered(change);
    await expect(restoreBackup(file, empty, NOW)).rejects.toThrow(message);
    expect(await readdir(empty)).toEqual([LOCK_FILE]);
  });

  it('unpacks no more than the manifest lists and the file holds', async () => {
    await createBackup(saved, target(), NOW);
    const content = path.join(folder, 'content');
    await mkdir(content);
    await extract({ file: target(), cwd: content });
    await truncate(path.join(content, 'villa.sqlite'), 50 * 2 ** 20);
    const file = path.join(folder, 'grown.tar');
    const pack = () => create({ file, cwd: content }, ['manifest.json', 'villa.sqlite']);
    await mkdir(empty);
    /** The largest file that existed at any time. */
    const mostUnpacked = async (message: string) => {
      let bytes = 0;
      const watching = setInterval(() => {
        for (const name of readdirSync(empty).filter((entry) => !entry.startsWith(LOCK_FILE))) {
          const database = path.join(empty, name, 'villa.sqlite');
          bytes = Math.max(bytes, statSync(database, { throwIfNoEntry: false })?.size ?? 0);
        }
      }, 1);
      await expect(restoreBackup(file, empty, NOW)).rejects.toThrow(message);
      clearInterval(watching);
      return bytes;
    };
    await pack();
    expect(await mostUnpacked('villa.sqlite is not what was saved')).toBe(0);

    const listFile = path.join(content, 'manifest.json');
    const manifest = JSON.parse(await readFile(listFile, 'utf8')) as {
      files: { path: string; bytes: number }[];
    };
    for (const entry of manifest.files) entry.bytes = 51 * 2 ** 20;
    await writeFile(listFile, JSON.stringify(manifest));
    await pack();
    expect(await mostUnpacked('does not match its list')).toBe(0);
  });

  it('refuses a backup of a newer version', async () => {
    await db.write(() => db.sequelize.query(`INSERT INTO schema_migrations VALUES ('9999-later')`));
    await createBackup(saved, target(), NOW);
    await expect(restoreBackup(target(), empty, NOW)).rejects.toThrow('9999-later');
  });

  it('refuses a file that is not a backup, truncated or missing', async () => {
    const letter = path.join(folder, 'letter.tar');
    await writeFile(letter, 'Dear guest, '.repeat(1000));
    await expect(restoreBackup(letter, empty, NOW)).rejects.toThrow('is no backup');

    await addPicture(saved);
    await createBackup(saved, target(), NOW);
    await truncate(target(), 30_000);
    await expect(restoreBackup(target(), empty, NOW)).rejects.toThrow(
      /cut off or damaged|is not what/,
    );
    await expect(restoreBackup(path.join(folder, 'none.tar'), empty, NOW)).rejects.toThrow(
      'There is no file',
    );
    expect(await readdir(empty)).toEqual([LOCK_FILE]);
  });
});

describe('on a full disk', () => {
  const FULL = /^The disk with .* is full, or cannot be written/;
  const STEP = 96 * 1024;

  it('a restore reports this and not a damaged backup, and leaves nothing behind', async ({
    skip,
  }) => {
    const disk = await mountFolder(8);
    if (typeof disk === 'string') return skip(disk);
    try {
      await mkdir(path.join(saved, 'attachments'));
      for (let number = 0; number < 40; number += 1) {
        await writeFile(path.join(saved, 'attachments', `file-${number}`), randomBytes(20_000));
      }
      await createBackup(saved, target(), NOW);
      // Slightly more space each time, so that it fails at every step once.
      const dataDir = path.join(disk.path, 'data');
      const filler = path.join(disk.path, 'filler');
      const isDone = async () =>
        restoreBackup(target(), dataDir, NOW).then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(BackupError);
            expect((error as Error).message).toMatch(FULL);
            return false;
          },
        );
      await mkdir(dataDir);
      await writeFile(filler, Buffer.alloc(9 * 2 ** 20)).catch(() => undefined);
      let tries = 0;
      while (!(await isDone())) {
        expect([await readdir(dataDir), tries < 100]).toEqual([[LOCK_FILE], true]);
        tries += 1;
        await truncate(filler, Math.max(0, (await stat(filler)).size - STEP));
      }
      expect(tries).toBeGreaterThan(5);
      expect(await readdir(path.join(dataDir, 'attachments'))).toHaveLength(40);
    } finally {
      await disk.remove();
    }
  });

  it('a backup reports this, and leaves nothing behind', async ({ skip }) => {
    const disk = await mountFolder(1);
    if (typeof disk === 'string') return skip(disk);
    try {
      const elsewhere = path.join(disk.path, 'by-hand.tar');
      const made = withRoom(disk.path, () => createBackup(saved, elsewhere, NOW));
      await expect(made).rejects.toThrow(FULL);
      expect(await readdir(disk.path)).toEqual([]);
    } finally {
      await disk.remove();
    }
  });
});

describe('the nightly backup', () => {
  it('is made once a night, from three in the morning on', async () => {
    expect(await nightlyBackup(saved, new Date('2027-03-10T02:59:00Z'))).toBe('2027-03-09');
    expect(await nightlyBackup(saved, new Date('2027-03-10T03:00:00Z'))).toBe('2027-03-10');
    expect(await nightlyBackup(saved, new Date('2027-03-10T04:00:00Z'))).toBeNull();
    expect((await readdir(backupsFolder(saved))).toSorted()).toEqual([
      'nightly-2027-03-09.tar',
      'nightly-2027-03-10.tar',
    ]);
  });

  it('is made once by two servers on one folder', async () => {
    // The current time, because files that are hours older count as abandoned and are deleted.
    const now = new Date();
    const made = await Promise.all([nightlyBackup(saved, now), nightlyBackup(saved, now)]);
    expect(made.filter((day) => day !== null)).toHaveLength(1);
  });

  it('deletes old backups, except those made by hand', async () => {
    await createBackup(saved, target(), NOW);
    for (let day = 1; day <= 9; day += 1) {
      await writeFile(path.join(backupsFolder(saved), `nightly-2027-03-0${day}.tar`), '');
    }
    await nightlyBackup(saved, NOW);
    // Seven days and the last one of each week; there are none before 1 March.
    expect((await readdir(backupsFolder(saved))).toSorted()).toEqual([
      'by-hand.tar',
      ...[4, 5, 6, 7, 8, 9].map((day) => `nightly-2027-03-0${day}.tar`),
      'nightly-2027-03-10.tar',
    ]);
  });

  it('removes what a crash left, and nothing that may still be in progress', async () => {
    const folderOfBackups = backupsFolder(saved);
    await mkdir(path.join(folderOfBackups, '.nightly-2027-03-09.tar.part'), { recursive: true });
    await writeFile(path.join(folderOfBackups, '.0123456789abcdef.tar'), 'x');
    await writeFile(path.join(folderOfBackups, '.fedcba9876543210.tar'), 'x');
    const old = new Date(NOW.getTime() - 7 * 3_600_000);
    await utimes(path.join(folderOfBackups, '.nightly-2027-03-09.tar.part'), old, old);
    await utimes(path.join(folderOfBackups, '.0123456789abcdef.tar'), old, old);
    await utimes(path.join(folderOfBackups, '.fedcba9876543210.tar'), NOW, NOW);
    await nightlyBackup(saved, NOW);
    expect((await readdir(folderOfBackups)).toSorted()).toEqual([
      '.fedcba9876543210.tar',
      'nightly-2027-03-10.tar',
    ]);
  });

  it('removes what an interrupted restore left, which may contain guests erased since', async () => {
    const old = new Date(NOW.getTime() - 7 * 3_600_000);
    for (const [name, time] of [
      ['.restore-2027-03-10T04-00-00-000Z', old],
      ['.restore-2027-03-10T11-59-00-000Z', NOW],
      ['replaced-2027-03-10T04-00-00-000Z', old],
    ] as const) {
      await mkdir(path.join(saved, name));
      await writeFile(path.join(saved, name, 'villa.sqlite'), 'x');
      await utimes(path.join(saved, name), time, time);
    }
    await nightlyBackup(saved, NOW);
    const left = (await readdir(saved)).filter((name) => /restore|replaced/.test(name));
    expect(left.toSorted()).toEqual([
      '.restore-2027-03-10T11-59-00-000Z',
      'replaced-2027-03-10T04-00-00-000Z',
    ]);
  });

  it('reports when the last one was made', async () => {
    expect(await lastBackupAt(saved, new Date())).toBeNull();
    await nightlyBackup(saved, NOW);
    const made = await stat(path.join(backupsFolder(saved), 'nightly-2027-03-10.tar'));
    expect(await lastBackupAt(saved, new Date())).toBe(made.mtimeMs / 1000);
    const ahead = new Date(Date.now() + 365 * 24 * 3_600_000);
    await writeFile(path.join(backupsFolder(saved), 'nightly-2028-03-09.tar'), '');
    await utimes(path.join(backupsFolder(saved), 'nightly-2028-03-09.tar'), ahead, ahead);
    expect(await lastBackupAt(saved, new Date())).toBe(made.mtimeMs / 1000);
  });
});
