import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupsFolder } from '../services/backups/createBackup';
import { restoreBackup } from '../services/backups/restoreBackup';
import type { ErrorBody } from '@shared/contract/error';
import { createSecrets } from '../services/secrets/secrets';
import { openDatabase } from '../db/openDatabase';
import { readEnv } from '../env';
import { createLog } from '../log';
import { insertBooking } from '../test/factories';
import { startTestApp, type TestApp } from '../test/testApp';
import { mountFolder } from '../test/torture/mountedFolder';

describe('GET /api/admin/backup', () => {
  let app: TestApp;
  let cookie: string;
  let folder: string;
  beforeEach(async () => {
    // Always SQLite: PostgreSQL has its own backup tools.
    app = await startTestApp({ env: { DATABASE_URL: '' } });
    cookie = await app.signIn();
    folder = await mkdtemp(path.join(tmpdir(), 'villa-download-'));
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const download = (method = 'GET') =>
    fetch(`${app.url}/api/admin/backup`, { method, headers: { Cookie: cookie } });
  const leftOver = () => readdir(backupsFolder(app.dataDir));

  it('answers a file from which another machine can be set up', async () => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      status: 'confirmed',
    });
    const response = await download();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/x-tar');
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="villa-2027-03-10.tar"',
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const file = path.join(folder, 'backup.tar');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));

    const elsewhere = path.join(folder, 'elsewhere');
    await restoreBackup(file, elsewhere, new Date());
    const db = await openDatabase(readEnv({ DATA_DIR: elsewhere }), createLog('silent'));
    expect(await db.models.Booking.findOne()).toMatchObject({ reference: booking.reference });
    expect(await db.models.HeldNight.count()).toBe(3);
    await db.close();
    await expect.poll(leftOver).toEqual([]);
  });

  describe('with the key of stored secrets', () => {
    const PASSPHRASE = 'fig tide lantern sardine';
    const seal = (passphrase: unknown) =>
      app.send<{ ticket: string } & ErrorBody>('POST', '/api/admin/backup-key', {
        cookie,
        body: { passphrase },
      });
    const downloadWith = (ticket: string) =>
      fetch(`${app.url}/api/admin/backup?key=${encodeURIComponent(ticket)}`, {
        headers: { Cookie: cookie },
      });

    it('opens with the passphrase on another machine, and is noted as such', async () => {
      const sealed = await app.deps.secrets.seal('a place', 'the mail password');
      const { json } = await seal(PASSPHRASE);
      const response = await downloadWith(json.ticket);
      expect(response.status).toBe(200);
      const file = path.join(folder, 'backup.tar');
      await writeFile(file, Buffer.from(await response.arrayBuffer()));
      const elsewhere = path.join(folder, 'elsewhere');
      const restored = await restoreBackup(
        file,
        elsewhere,
        new Date(),
        null,
        async () => PASSPHRASE,
      );
      expect(restored.isKeyRestored).toBe(true);
      const there = createSecrets({ secretsKeys: null, dataDir: elsewhere }, createLog('silent'));
      expect(await there.open('a place', sealed)).toBe('the mail password');

      const entry = await app.db.models.AuditEntry.findOne({ order: [['id', 'DESC']] });
      expect(entry).toMatchObject({
        action: 'backup_downloaded',
        changes: '{"isWithKey":[null,true]}',
      });
    });

    it('requires a passphrase that is long enough', async () => {
      for (const passphrase of ['', 'thirteen lett', 'x'.repeat(201), 14, null]) {
        expect((await seal(passphrase)).status).toBe(400);
      }
      expect((await seal('thirteen lette')).status).toBe(200);
    });

    it('is refused for a ticket that is forged, from another server or ten minutes old', async () => {
      const { ticket } = (await seal(PASSPHRASE)).json;
      const elsewhere = createSecrets({ secretsKeys: null, dataDir: folder }, createLog('silent'));
      const foreign = await elsewhere.seal('backup.ticket', JSON.stringify({ until: 9e15 }));
      const moved = await app.deps.secrets.seal('privacy.export', JSON.stringify({ until: 9e15 }));
      for (const wrong of ['', 'x', foreign, moved, ticket.slice(0, -2)]) {
        expect((await downloadWith(wrong)).status).toBe(404);
      }
      app.setNow(new Date(app.deps.now().getTime() + 9 * 60_000));
      await (await downloadWith(ticket)).arrayBuffer();
      app.setNow(new Date(app.deps.now().getTime() + 2 * 60_000));
      cookie = await app.signIn();
      expect((await downloadWith(ticket)).status).toBe(404);
    });

    it('needs a fresh sign-in', async () => {
      app.setNow(new Date(app.deps.now().getTime() + 11 * 60_000));
      expect(await seal(PASSPHRASE)).toMatchObject({
        status: 403,
        json: { code: 'fresh_sign_in_required' },
      });
    });
  });

  it('is refused for a link on another site, and allowed from its own pages', async () => {
    const from = (site: string) =>
      fetch(`${app.url}/api/admin/backup`, {
        headers: { Cookie: cookie, Accept: 'text/html', 'Sec-Fetch-Site': site },
      });
    for (const site of ['cross-site', 'same-site']) {
      const response = await from(site);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'forbidden_origin' });
    }
    await expect(leftOver()).rejects.toThrow('ENOENT');
    for (const site of ['same-origin', 'none']) {
      const response = await from(site);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
  });

  it('sends a browser without a session to sign-in, and answers programs with JSON', async () => {
    const open = (accept: string) =>
      fetch(`${app.url}/api/admin/backup`, { headers: { Accept: accept } });
    const page = await open('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
    expect(page.status).toBe(401);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<a class="action" href="/admin/login">Sign in</a>');
    for (const accept of ['*/*', 'application/json']) {
      const answer = await open(accept);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
    }
  });

  it('leaves no file behind when nobody downloads it', async () => {
    expect((await download('HEAD')).status).toBe(200);
    await expect.poll(leftOver).toEqual([]);
    const response = await download();
    await response.body?.cancel();
    await expect.poll(leftOver).toEqual([]);
  });

  it('reports a full disk, and leaves nothing behind', async ({ skip }) => {
    const disk = await mountFolder(1);
    if (typeof disk === 'string') return skip(disk);
    try {
      await symlink(disk.path, backupsFolder(app.dataDir));
      const files = path.join(app.dataDir, 'attachments');
      await mkdir(files);
      await writeFile(path.join(files, 'random-name_1'), Buffer.alloc(2 ** 21));
      const answer = await download();
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
      expect(await leftOver()).toEqual([]);
    } finally {
      await disk.remove();
    }
  });

  it('makes several one after the other', async () => {
    const answers = await Promise.all([download(), download(), download()]);
    const sizes = await Promise.all(
      answers.map(async (answer) => (await answer.arrayBuffer()).byteLength),
    );
    expect(sizes[0]).toBeGreaterThan(10_000);
    expect(new Set(sizes).size).toBe(1);
  });

  it('is for the owner only', async () => {
    expect((await app.send('GET', '/api/admin/backup')).status).toBe(401);
    expect(await readdir(app.dataDir)).not.toContain('backups');
  });

  it('says how backups are made if the rows are in PostgreSQL', async () => {
    app.deps.env.databaseUrl = 'postgres://elsewhere/villa';
    const answer = await app.send<{ code: string; message: string }>('GET', '/api/admin/backup', {
      cookie,
    });
    expect([answer.status, answer.json.code]).toEqual([409, 'unsupported']);
    expect(answer.json.message).toContain('docs/operations.md');
    // The message for the owner names no environment variable.
    expect(answer.json.message).not.toMatch(/[A-Z]{2,}_[A-Z]+/);
  });
});

describe('GET /api/admin/backup-state', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ env: { DATABASE_URL: '' } });
  });
  afterEach(() => app.close());

  const read = (cookie?: string) =>
    app.send('GET', '/api/admin/backup-state', cookie === undefined ? {} : { cookie });

  it('tells the owner alone when the last backup was completed', async () => {
    const cookie = await app.signIn();
    expect((await read(cookie)).json).toEqual({ lastAt: null, isNightly: true });
    const file = path.join(backupsFolder(app.dataDir), 'nightly-2027-03-10.tar');
    await mkdir(backupsFolder(app.dataDir), { recursive: true });
    await writeFile(file, '');
    const at = new Date('2027-03-10T03:05:00.000Z');
    await utimes(file, at, at);
    expect((await read(cookie)).json).toEqual({ lastAt: at.toISOString(), isNightly: true });
    expect((await read()).status).toBe(401);
    for (const role of ['manager', 'housekeeper'] as const) {
      expect((await read(await app.signInAs(role))).status).toBe(403);
    }
  });

  it('says that none is made each night if the rows are in PostgreSQL', async () => {
    app.deps.env.databaseUrl = 'postgres://elsewhere/villa';
    expect((await read(await app.signIn())).json).toEqual({ lastAt: null, isNightly: false });
  });
});
