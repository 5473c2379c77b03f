import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Today } from '@shared/contract/bookings/today';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../../../env';
import { keepReserve } from '../../../files/diskReserve';
import { createLog } from '../../../log';
import { openDatabase } from '../../../db/openDatabase';
import { DatabaseStartError } from '../../../db/sqlite';
import { restoreBackup } from '../../../services/backups/restoreBackup';
import { buildMessage } from '../../factories';
import { ADMIN, startTestApp, TEST_NOW, type TestApp } from '../../testApp';
import { mountFolder, type MountedFolder } from '../../torture/mountedFolder';

const MEGABYTE = 2 ** 20;

let disk: MountedFolder;
let app: TestApp;
let filler: string;
beforeEach(async ({ skip }) => {
  const mounted = await mountFolder(100);
  if (typeof mounted === 'string') return skip(mounted);
  disk = mounted;
  filler = path.join(disk.path, 'filler');
  const data = path.join(disk.path, 'data');
  await mkdir(data);
  app = await startTestApp({ env: { DATABASE_URL: '', DATA_DIR: data } });
});
afterEach(async () => {
  await app?.close();
  await disk?.remove();
});

const dataDir = () => app.deps.env.dataDir;
/** Fills the disk completely. */
async function fillDisk(): Promise<void> {
  // Its log would have space left.
  await app.db.sequelize.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await writeFile(filler, Buffer.alloc(101 * MEGABYTE)).catch(() => undefined);
}
const signInStatus = async () =>
  (await app.send('POST', '/api/admin/login', { body: ADMIN })).status;
const isDiskShort = async (cookie: string) =>
  (await app.send<Today>('GET', '/api/admin/today', { cookie })).json.isDiskShort;

it('signs the owner in when the disk is full, says so, and serves a backup', async () => {
  await keepReserve(dataDir());
  const cookie = await app.signIn();
  expect(await isDiskShort(cookie)).toBe(false);
  const files = path.join(dataDir(), 'attachments');
  await mkdir(files);
  // More than the reserve.
  await writeFile(path.join(files, 'large'), randomBytes(18 * MEGABYTE));

  await fillDisk();
  const inside = await app.signIn();
  expect(await isDiskShort(inside)).toBe(true);
  const answer = await fetch(`${app.url}/api/admin/backup`, { headers: { Cookie: inside } });
  expect(answer.status).toBe(200);
  const backup = Buffer.from(await answer.arrayBuffer());

  await rm(filler);
  await keepReserve(dataDir());
  expect(await isDiskShort(inside)).toBe(false);
  const file = path.join(disk.path, 'backup.tar');
  await writeFile(file, backup);
  const restored = await restoreBackup(file, path.join(disk.path, 'elsewhere'), new Date());
  expect(restored.users).toMatchObject([{ username: ADMIN.username }]);
});

const signOut = (cookie: string) => app.send('POST', '/api/admin/logout', { cookie });
const status = async (cookie: string) =>
  (await app.send('GET', '/api/bookings', { cookie })).status;

it('signs the owner out when the disk is full, and deletes the session once there is room', async () => {
  const { AdminSession, AuditEntry } = app.db.models;
  const cookie = await app.signIn();
  await fillDisk();

  const answer = await signOut(cookie);
  expect([answer.status, answer.text]).toEqual([200, '{"ok":true}']);
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/^villa=; .*expires=Thu, 01 Jan 1970/im);
  expect(await status(cookie)).toBe(401);
  await expect(app.deps.endedSessions.deleteRows()).rejects.toMatchObject({ status: 503 });
  expect(await AdminSession.count()).toBe(1);

  await rm(filler);
  await app.deps.endedSessions.deleteRows();
  expect(await AdminSession.count()).toBe(0);
  const entry = await AuditEntry.findOne({ where: { action: 'signed_out' } });
  expect(entry).toMatchObject({ userName: ADMIN.username, createdAt: TEST_NOW });
  expect(await status(cookie)).toBe(401);
});

it('answers an owner who has been signed in for a while when the disk is full', async () => {
  const cookie = await app.signIn();
  app.setNow(new Date(TEST_NOW.getTime() + 10 * 60_000));
  await fillDisk();
  expect(await status(cookie)).toBe(200);
});

it('reports an erasure if there is no space to rewrite the database’s file', async () => {
  const cookie = await app.signIn();
  const body = buildMessage({ email: 'ana@example.pt' });
  expect((await app.send('POST', '/api/contact', { body })).status).toBe(201);
  await fillDisk();
  // Space for the write, but not for a second copy of the database.
  await truncate(filler, (await stat(filler)).size - MEGABYTE / 2);
  const email = { email: 'ana@example.pt', confirmation: 'ana@example.pt' };
  const answer = await app.send('POST', '/api/admin/privacy/erase', { body: email, cookie });
  expect([answer.status, answer.json]).toEqual([
    200,
    { bookings: 0, messages: 1, mails: 2, kept: [], isOverwritten: false },
  ]);
  expect(await app.db.models.ContactMessage.count()).toBe(0);
});

it('opens the database of a server that is started on a full disk', async () => {
  const env = readEnv({ DATA_DIR: path.join(disk.path, 'own') });
  const open = () => openDatabase(env, createLog('silent'));
  await (await open()).close();
  await keepReserve(env.dataDir);
  await fillDisk();
  const db = await open();
  await db.ping();
  await db.close();
  await fillDisk();
  await expect(open()).rejects.toThrow(DatabaseStartError);
});

it('reserves no space on a disk that is nearly full', async () => {
  await writeFile(filler, Buffer.alloc(60 * MEGABYTE));
  await keepReserve(dataDir());
  const cookie = await app.signIn();
  expect(await isDiskShort(cookie)).toBe(true);
  await fillDisk();
  expect(await signInStatus()).toBe(503);
});
