import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { OWNER_PASSWORD, signInFirstTime } from '@server/test/apiSession';
import type { BuiltServer } from '@server/test/builtServer';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, noRuntime, signInWith } from './desktopApp';
import { makeCertificate } from '@server/test/certificate';
import { enquire } from '@server/test/enquire';
import { startServerBehindProxy, type FrontProxy } from './frontProxy';
import { giveKeyring } from './keyring';
import { startSignedIn, type SignedIn } from './signedIn';

const PATIENT = { timeout: 20_000 };

describe.skipIf(noRuntime)(`several villas${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  let second: { server: BuiltServer; proxy: FrontProxy };
  const strangers: Server[] = [];
  beforeAll(async () => {
    owner = await startSignedIn();
    page = owner.desktop.page;
    await giveKeyring(owner.desktop.app);
    second = await startServerBehindProxy();
    await signInFirstTime(second.server.url, second.server.adminPassword() ?? '');
    await enquire(owner.server.url, 'Guest of the first', 60);
    await enquire(second.server.url, 'Guest of the second', 60);
  });
  afterAll(async () => {
    for (const stranger of strangers) stranger.close();
    await second?.proxy.close();
    await second?.server.close();
    await owner?.close();
  });

  const openSettings = async () => {
    await owner.desktop.app.evaluate(({ Menu }) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
      items?.find(({ label }) => label.includes('Villas and app settings'))?.click();
    });
    await page.getByRole('heading', { name: 'Villas and app settings' }).waitFor();
  };
  const listen = async (server: Server, scheme: string) => {
    strangers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `${scheme}://localhost:${(server.address() as AddressInfo).port}`;
  };
  const answering = (body: string) =>
    listen(
      createServer((_request, response) => response.end(body)),
      'http',
    );
  const kept = async () =>
    JSON.parse(await readFile(path.join(owner.profile, 'config.json'), 'utf8')) as {
      villas: { id: string; origin: string }[];
    };
  const cookieHeaderOf = (id: string) =>
    owner.desktop.app.evaluate(
      async ({ session }, villa) =>
        (await session.fromPartition(`persist:villa-${villa}`).cookies.get({}))
          .map(({ name, value }) => `${name}=${value}`)
          .join('; '),
      id,
    );
  /** Whether the second villa's server takes these cookies for a session. */
  const isSignedIn = async (cookies: string) => {
    const headers = { Cookie: cookies };
    const answer = await fetch(`${second.server.url}/api/admin/session`, { headers });
    return ((await answer.json()) as { authenticated: boolean }).authenticated;
  };
  const keptOffline = () => readdir(path.join(owner.profile, 'offline'));

  it.each([
    ['is too old', () => answering('{"status":"ok"}'), 'too old for this app'],
    ['is no villa’s', () => answering('<!doctype html><h1>Hello</h1>'), 'is not a villa’s'],
    [
      'has a certificate of its own making',
      async () =>
        listen(
          createSecureServer(await makeCertificate(), (_request, response) => response.end('{}')),
          'https',
        ),
      'certificate',
    ],
  ])('says it of a server that %s', async (_what, start, words) => {
    const url = await start();
    await openSettings();
    await connectTo(page, url);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain(words);
    expect((await kept()).villas).toHaveLength(1);
  });

  it('adds a second one, which has a session of its own', async () => {
    await connectTo(page, second.proxy.url);
    await signInWith(page, OWNER_PASSWORD);
    await page.getByText('Guest of the second').first().waitFor();
    expect(await page.getByText('Guest of the first').count()).toBe(0);
  });

  it('goes back to the first without signing in', async () => {
    await openSettings();
    await page.getByRole('button', { name: `Open ${owner.server.url}` }).click();
    await page.getByText('Guest of the first').first().waitFor();
    expect(await page.getByText('Guest of the second').count()).toBe(0);
  });

  it('forgets one with its session, before its server has answered', async () => {
    const { proxy } = second;
    const { villas } = await kept();
    const { id = '' } = villas.find(({ origin }) => origin === proxy.url) ?? {};
    const session = await cookieHeaderOf(id);
    expect(await isSignedIn(session)).toBe(true);
    await expect.poll(keptOffline, PATIENT).toContain(`${id}.sealed`);
    proxy.holdBack('/api/admin/logout');
    await openSettings();
    await page.getByRole('button', { name: `Forget ${proxy.url}` }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    expect((await kept()).villas).toHaveLength(2);
    await page.getByRole('button', { name: `Forget ${proxy.url}` }).click();
    await page.getByRole('button', { name: 'Forget this villa' }).click();
    await expect.poll(() => proxy.openCount('/api/admin/logout'), PATIENT).toBe(1);
    expect((await kept()).villas.map(({ origin }) => origin)).toEqual([owner.server.url]);
    expect(await cookieHeaderOf(id)).toBe('');
    expect(await keptOffline()).not.toContain(`${id}.sealed`);
    await expect.poll(() => isSignedIn(session), PATIENT).toBe(false);
    proxy.holdBack(null);
    await page.getByRole('button', { name: `Open ${proxy.url}` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Open ${owner.server.url}` }).click();
    await page.getByText('Guest of the first').first().waitFor();
  });
});
