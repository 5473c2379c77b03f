import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { signIn } from '@server/test/apiSession';
import { startBuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import { openSqliteFile } from '@server/test/sqliteFile';
import { buildPicture } from '@server/test/pictures';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../../../vite.alias.ts';
import { newProfile, noRuntime, removeProfile, startDesktop, type DesktopApp } from './desktopApp';
import { packageApp, type PackagedApp } from './packagedApp';

const run = promisify(execFile);
/** A server's start on a busy machine. */
const LONG = { timeout: 30_000 };
const isLinux = process.platform === 'linux';
const why = noRuntime || (isLinux ? '' : ' (not run: the folder has another shape on this system)');

describe.skipIf(why)(`a villa on this computer${why}`, () => {
  let packaged: PackagedApp;
  let profile: string;
  let desktop: DesktopApp;
  let page: Page;
  beforeAll(async () => {
    packaged = await packageApp();
    profile = await newProfile();
    await start();
  });
  afterAll(async () => {
    await desktop?.close();
    await packaged?.remove();
    if (profile) await removeProfile(profile);
  });

  const start = async () => {
    desktop = await startDesktop(profile, { packaged: packaged.binary });
    page = desktop.page;
  };
  const dataDir = () => path.join(profile, 'local-villa/data');
  const kept = async () =>
    JSON.parse(await readFile(path.join(profile, 'local-villa/villa.json'), 'utf8')) as {
      port: number;
      owner: { password: string };
    };
  const url = async () => `http://127.0.0.1:${(await kept()).port}`;
  const bar = () => page.getByRole('status', { name: 'This villa is on this computer' });
  const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });
  /** The server's process, known to the app as soon as it exists. @param ended previous process ids */
  const serverPid = (ended: readonly number[] = []) =>
    vi.waitUntil(async () => {
      const pid = await desktop.app.evaluate(
        ({ app }) => app.getAppMetrics().find(({ name }) => name === 'Villa server')?.pid,
      );
      return pid === undefined || ended.includes(pid) ? null : pid;
    }, LONG);

  it('begins without any server, and confirms a booking', async () => {
    await page.getByRole('button', { name: 'Try it on this computer' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor({ timeout: 60_000 });
    await bar().getByText('guests cannot reach it').waitFor();
    await enquire(await url(), 'Maria Santos', 60);
    await row('Maria Santos').getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Confirm this booking' }).click();
    await row('Maria Santos').getByText('confirmed', { exact: false }).first().waitFor();
    expect(desktop.errors).toEqual([]);
  });

  it('is indicated by a bar that covers none of the tabs', async () => {
    const tabs = await page.getByRole('banner').boundingBox();
    const said = await bar().boundingBox();
    expect(tabs?.height).toBeGreaterThan(400);
    expect(said?.x).toBe(tabs?.width);
    const title = () =>
      desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle());
    await expect.poll(title, LONG).toMatch(/ – Villa on this computer$/);
  });

  it('is reached from this computer alone, and opened in the browser', async () => {
    const opened = desktop.app.evaluate(
      ({ shell }) =>
        new Promise<string>((resolve) => {
          shell.openExternal = async (address) => resolve(address);
        }),
    );
    await bar().getByRole('button', { name: 'Open the site' }).click();
    const address = await opened;
    expect(address).toBe(await url());
    const site = await fetch(address);
    expect(site.status).toBe(200);
    const picture = /\/media\/image\/[^" ]+/.exec(await site.text())?.[0] ?? '';
    const answer = await fetch(address + picture);
    expect(answer.headers.get('Content-Type')).toMatch(/^image\//);
  });

  it('takes a photograph', async () => {
    const address = await url();
    const config = (await (await fetch(`${address}/api/config`)).json()) as {
      imageHost: { uploadPreset: string; folder: string };
    };
    const form = new FormData();
    form.append('upload_preset', config.imageHost.uploadPreset);
    form.append('folder', config.imageHost.folder);
    const photo = await buildPicture({ width: 1600, height: 1000 });
    form.append('file', new Blob([new Uint8Array(photo)]), 'pool.jpg');
    const { cookie } = await signIn(address, (await kept()).owner.password);
    const sent = await fetch(`${address}/api/admin/images/upload`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: form,
    });
    expect(await sent.json()).toMatchObject({ width: 1600, height: 1000 });
  });

  it('loses no acknowledged write when its server is killed mid-write, and says why it was restarted', async () => {
    const address = await url();
    const api = await signIn(address, (await kept()).owner.password);
    const answered: string[] = [];
    const writing = (async () => {
      for (let count = 0; count < 10_000; count += 1) {
        const title = `Picture ${count}`;
        const body = { publicId: `villa/picture-${count}`, title };
        const { status } = await api.send('POST', '/api/admin/gallery', body);
        if (status < 300) answered.push(title);
      }
    })().catch(() => undefined);
    await expect.poll(() => answered.length, LONG).toBeGreaterThan(5);
    process.kill(await serverPid(), 'SIGKILL');
    await writing;
    await bar().getByText('Its server had stopped and was started again.').waitFor();
    expect((await fetch(`${address}/healthz`)).ok).toBe(true);
    const titles = await select(dataDir(), 'SELECT title FROM gallery_images');
    expect(titles.map(({ title }) => title)).toEqual(expect.arrayContaining(answered));
    expect(answered.length).toBeGreaterThan(5);
  });

  it('is there again after the whole app was killed, with its owner signed in', async () => {
    const before = await bookedReferences();
    const server = await serverPid();
    desktop.app.process().kill('SIGKILL');
    await expect.poll(() => isAlive(server), LONG).toBe(false);
    await start();
    await row('Maria Santos').first().waitFor();
    await bar().getByText('guests cannot reach it').waitFor();
    expect(await bookedReferences()).toEqual(before);
  });

  it('moves to a server with everything in it', async () => {
    const file = path.join(packaged.folder, 'moved.tar');
    await desktop.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, file);
    await bar().getByRole('button', { name: 'Move to a server…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to a server' });
    await dialog.getByRole('button', { name: 'Save the backup…' }).click();
    await dialog.getByText('The backup is saved').waitFor();
    const { password } = (await kept()).owner;
    await dialog.getByText(password).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).first().click();

    const elsewhere = await mkdtemp(path.join(tmpdir(), 'villa-moved-'));
    await run('npm', ['run', 'restore', file], {
      cwd: root,
      env: { ...process.env, DATA_DIR: elsewhere },
    });
    expect(await rowsOf(elsewhere)).toEqual(await rowsOf(dataDir()));
    const server = await startBuiltServer({ dataDir: elsewhere });
    try {
      expect(await signIn(server.url, password)).toBeTruthy();
    } finally {
      await server.stop();
      await rm(elsewhere, { recursive: true, force: true });
    }
  });

  const isUp = async () =>
    fetch(`${await url()}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );

  it('stops restarting a server that keeps stopping, says so, and starts it on request', async () => {
    const killed: number[] = [];
    while (killed.length < 3) {
      await expect.poll(isUp, LONG).toBe(true);
      const pid = await serverPid(killed);
      process.kill(pid, 'SIGKILL');
      killed.push(pid);
    }
    await bar().getByText('Its server has stopped 3 times within a minute.').waitFor();
    await bar().getByRole('button', { name: 'Start it again' }).click();
    await bar().getByText('guests cannot reach it').waitFor();
    await row('Maria Santos').first().waitFor();
  });

  it('stops its server with the app', async () => {
    const server = await serverPid();
    expect(isAlive(server)).toBe(true);
    await desktop.close();
    // The closed connection precedes the end of the process.
    await expect.poll(() => isAlive(server), LONG).toBe(false);
    await start();
    await row('Maria Santos').first().waitFor();
  });

  it('is filled with made-up bookings on request', async () => {
    const another = await newProfile();
    const trial = await startDesktop(another, { packaged: packaged.binary });
    try {
      await trial.page.getByLabel('Fill it with a year of made-up bookings').check();
      await trial.page.getByRole('button', { name: 'Try it on this computer' }).click();
      await trial.page.getByRole('heading', { name: 'Dashboard' }).waitFor({ timeout: 60_000 });
      await expect.poll(() => trial.page.locator('tbody tr').count(), LONG).toBeGreaterThan(10);
    } finally {
      await trial.close();
      await removeProfile(another);
    }
  });

  async function bookedReferences(): Promise<string[]> {
    const rows = await select(dataDir(), 'SELECT reference FROM bookings ORDER BY reference');
    return rows.map(({ reference }) => String(reference));
  }
});

async function select(dataDir: string, sql: string): Promise<Record<string, unknown>[]> {
  const database = await openSqliteFile(dataDir);
  try {
    return await database.all(sql);
  } finally {
    await database.close();
  }
}

async function rowsOf(dataDir: string): Promise<Record<string, unknown[]>> {
  const tables = ['bookings', 'contact_messages', 'gallery_images', 'villa_settings', 'users'];
  const rows: Record<string, unknown[]> = {};
  for (const table of tables) rows[table] = await select(dataDir, `SELECT * FROM ${table}`);
  return rows;
}

/** A zombie process has no memory map. */
function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/maps`, 'utf8') !== '';
  } catch {
    return false;
  }
}
