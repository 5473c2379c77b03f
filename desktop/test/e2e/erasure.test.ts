import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OWNER_PASSWORD, signInFirstTime, type ApiSession } from '@server/test/apiSession';
import { startBuiltServer, type BuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../vite.alias.ts';
import {
  connectTo,
  newProfile,
  noRuntime,
  removeProfile,
  signInWith,
  startDesktop,
  type DesktopApp,
} from './desktopApp';
import { giveKeyring } from './keyring';

const run = promisify(execFile);
const NAME = 'Zebulon Quatremere';
const EMAIL = 'guest@example.org';
const ENV = { LOG_LEVEL: 'debug' };
const LONG_MS = 20_000;

/** Files with a trace of the guest, even across a mail's line wraps. */
async function filesWithTraces(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const text = (await readFile(file, 'latin1')).replaceAll(/=\r?\n/g, '');
    if (/zebulon|quatremere|guest@example\.org/i.test(text))
      found.push(path.relative(folder, file));
  }
  return found;
}

describe.skipIf(noRuntime)(`a guest who is erased${noRuntime}`, () => {
  let server: BuiltServer;
  let again: BuiltServer | undefined;
  let api: ApiSession;
  let profile: string;
  let desktop: DesktopApp;
  beforeAll(async () => {
    server = await startBuiltServer({ env: ENV });
    api = await signInFirstTime(server.url, server.adminPassword() ?? '');
    profile = await newProfile();
    desktop = await startDesktop(profile);
    await giveKeyring(desktop.app);
  });
  afterAll(async () => {
    await desktop?.close();
    await again?.stop();
    await server?.close();
    if (profile) await removeProfile(profile);
  });

  it('is in no file, log, mail, search result or backup of the server, nor in the app’s offline copy', async () => {
    const { page } = desktop;
    const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });
    const offline = page.getByText(/No connection: read only, as of/);
    const isOffline = () => offline.waitFor();
    const reference = await enquire(server.url, NAME, 30);
    await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Zebulon',
        lastName: 'Quatremere',
        email: EMAIL,
        subject: 'general',
        message: 'Is Quatremere on your list?',
      }),
    });
    const { json } = await api.send('GET', `/api/admin/bookings/${reference}`);
    const { booking } = json as { booking: { id: number } };
    await api.send('PATCH', `/api/bookings/${booking.id}/status`, { status: 'cancelled' });
    const mails = () => readdir(path.join(server.dataDir, 'mail')).catch(() => []);
    await expect.poll(async () => (await mails()).length, { timeout: LONG_MS }).toBeGreaterThan(2);

    await connectTo(page, server.url);
    await signInWith(page, OWNER_PASSWORD);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.goto('villa-app://app/admin?view=all');
    await row(NAME).waitFor();
    // The app shows its copy when there is no server.
    await server.stop();
    await page.reload();
    await isOffline();
    await row(NAME).waitFor();
    const before = await filesWithTraces(server.dataDir);
    expect(before.filter((file) => file.startsWith('villa.sqlite'))).not.toEqual([]);
    expect(before.filter((file) => file.startsWith('mail'))).not.toEqual([]);

    const { port } = new URL(server.url);
    again = await startBuiltServer({ dataDir: server.dataDir, env: { ...ENV, PORT: port } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await row(NAME).waitFor();
    const erased = await api.send('POST', '/api/admin/privacy/erase', {
      email: EMAIL,
      confirmation: EMAIL,
    });
    expect(erased).toMatchObject({ status: 200, json: { bookings: 1, isOverwritten: true } });
    await run(process.execPath, [path.join(root, 'dist/server/backup.js'), 'backup'], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: server.dataDir },
    });
    expect(await readdir(path.join(server.dataDir, 'backups'))).toHaveLength(1);

    expect(await filesWithTraces(server.dataDir)).toEqual([]);
    expect(`${server.output()}${again.output()}`).not.toMatch(/zebulon|quatremere|guest@example/i);
    for (const call of [
      '/api/bookings?search=quatremere',
      '/api/bookings?search=guest%40example',
    ]) {
      expect(await api.send('GET', call)).toEqual({ status: 200, json: [] });
    }

    await page.reload();
    await row('Erased guest').waitFor();
    await again.stop();
    await page.reload();
    await isOffline();
    await row('Erased guest').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/zebulon|quatremere/i);
    await page.goto('villa-app://app/admin/messages');
    await isOffline();
    expect(await page.locator('body').innerText()).not.toMatch(/zebulon|quatremere/i);
    expect(await filesWithTraces(path.join(profile, 'offline'))).toEqual([]);
  });
});
