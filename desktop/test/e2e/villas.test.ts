import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { OWNER_PASSWORD, signInFirstTime } from '@server/test/apiSession';
import type { BuiltServer } from '@server/test/builtServer';
import { makeCertificate } from '@server/test/certificate';
import { enquire } from '@server/test/enquire';
import { adminTab } from '@site/test/e2e/adminTab';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../../vite.alias.ts';
import { connectTo, launchEnv, launchFlags, noRuntime, signInWith } from './desktopApp';
import { startServerBehindProxy, type FrontProxy } from './frontProxy';
import { giveKeyring } from './keyring';
import { startSignedIn, type SignedIn } from './signedIn';

const run = promisify(execFile);
const runtime = inject('runtime');
const PATIENT = { timeout: 20_000 };

type Shown = { title: string; body: string; held: WeakRef<NodeJS.EventEmitter> };
type Seen = { shown: Shown[]; lines: string[]; badge: number; tray: NodeJS.EventEmitter | null };

describe.skipIf(noRuntime)(`several villas${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  let second: { server: BuiltServer; proxy: FrontProxy };
  let stranger: Server | undefined;
  beforeAll(async () => {
    owner = await startSignedIn({ args: ['--js-flags=--expose-gc'] });
    page = owner.desktop.page;
    await giveKeyring(owner.desktop.app);
    second = await startServerBehindProxy();
    await signInFirstTime(second.server.url, second.server.adminPassword() ?? '');
    await enquire(second.server.url, 'Guest of the second', 60);
    await owner.desktop.app.evaluate(({ app, Notification, Tray }) => {
      const seen: Seen = { shown: [], lines: [], badge: 0, tray: null };
      Object.assign(globalThis, { seen });
      // Keeps no reference, like the system.
      Notification.prototype.show = function show(this: Electron.Notification) {
        seen.shown.push({ title: this.title, body: this.body, held: new WeakRef(this) });
      };
      Tray.prototype.setContextMenu = function show(this: Electron.Tray, menu) {
        seen.tray = this;
        seen.lines = menu?.items.map(({ label }) => label).filter(Boolean) ?? [];
      };
      app.setBadgeCount = (count = 0) => {
        seen.badge = count;
        return true;
      };
    });
  });
  afterAll(async () => {
    stranger?.close();
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
  const config = () => readFile(path.join(owner.profile, 'config.json'), 'utf8');
  const kept = async () =>
    JSON.parse(await config()) as { villas: { id: string; origin: string }[] };
  const cookieHeaderOf = (id: string) =>
    owner.desktop.app.evaluate(
      async ({ session }, villa) =>
        (await session.fromPartition(`persist:villa-${villa}`).cookies.get({}))
          .map(({ name, value }) => `${name}=${value}`)
          .join('; '),
      id,
    );
  const isSignedIn = async (cookies: string) => {
    const headers = { Cookie: cookies };
    const answer = await fetch(`${second.server.url}/api/admin/session`, { headers });
    return ((await answer.json()) as { authenticated: boolean }).authenticated;
  };
  const keptOffline = () => readdir(path.join(owner.profile, 'offline'));
  const seen = () =>
    owner.desktop.app.evaluate(() => {
      const { shown, lines, badge } = (globalThis as unknown as { seen: Seen }).seen;
      return { shown: shown.map(({ title, body }) => ({ title, body })), lines, badge };
    });
  const titles = async () => (await seen()).shown.map(({ title }) => title);
  const click = (title: string) =>
    owner.desktop.app.evaluate(async (_electron, wanted) => {
      const { shown } = (globalThis as unknown as { seen: Seen }).seen;
      for (let count = 0; count < 5; count += 1) {
        await new Promise((go) => setImmediate(go));
        (globalThis as unknown as { gc: () => void }).gc();
      }
      shown
        .find((one) => one.title === wanted)
        ?.held.deref()
        ?.emit('click');
    }, title);
  const panel = () => page.getByRole('dialog', { name: /^Booking VL-/ });
  const hostOf = ({ proxy }: { proxy: FrontProxy }) => new URL(proxy.url).host;

  it('refuses a server with an untrusted certificate', async () => {
    const secure = createServer(await makeCertificate(), (_request, answer) => answer.end('{}'));
    stranger = secure;
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    await openSettings();
    await connectTo(page, `https://localhost:${(secure.address() as AddressInfo).port}`);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('certificate');
    expect((await kept()).villas).toHaveLength(1);
  });

  it('adds a second villa with its own session', async () => {
    await connectTo(page, second.proxy.url);
    await signInWith(page, OWNER_PASSWORD);
    await page.getByText('Guest of the second').first().waitFor();
    expect((await kept()).villas).toHaveLength(2);
  });

  it('notifies about a villa that is not on show, by its name', async () => {
    // Items from before the sign-in are not news.
    await expect.poll(async () => (await config()).match(/bookingId/g)?.length).toBe(2);
    await enquire(owner.server.url, 'Guest of the first', 60);
    await expect.poll(titles, PATIENT).toEqual(['New enquiry from Guest of the first']);
    const [first] = (await seen()).shown;
    expect(first?.body).toMatch(
      new RegExp(`^${hostOf(owner)}: \\d+ \\w+ \\d{4} to \\d+ \\w+ \\d{4}, 2 guests$`),
    );
    expect(await page.getByText('Guest of the first').count()).toBe(0);
  });

  it('counts pending bookings per villa and in total', async () => {
    await enquire(second.server.url, 'Rui Melo', 80);
    await expect
      .poll(async () => (await seen()).lines, PATIENT)
      .toEqual([
        'Open Villa Admin',
        `${hostOf(owner)}: 1 pending booking`,
        `${hostOf(owner)}: 0 unread messages`,
        `${hostOf(second)}: 2 pending bookings`,
        `${hostOf(second)}: 0 unread messages`,
        'Quit',
      ]);
    expect((await seen()).badge).toBe(3);
  });

  it('opens a booking by a click on its notification, also after the garbage collector has run', async () => {
    await expect.poll(titles, PATIENT).toContain('New enquiry from Rui Melo');
    await click('New enquiry from Guest of the first');
    await panel().getByText('Guest of the first').first().waitFor();
    await click('New enquiry from Rui Melo');
    await panel().getByText('Rui Melo').first().waitFor();
    expect(await page.getByText('Guest of the first').count()).toBe(0);
  });

  it('opens a booking by a link that names the villa, in the app that runs already', async () => {
    const reference = await enquire(owner.server.url, 'Lena Vogt', 100);
    if ('reason' in runtime) throw new Error(runtime.reason);
    const link = `villa-admin://${hostOf(owner)}/booking/${reference}`;
    await run(runtime.binary, [root, ...launchFlags(), link], { env: launchEnv(owner.profile) });
    await panel().getByText('Lena Vogt').first().waitFor();
    expect(new URL(page.url()).searchParams.get('booking')).toBe(reference);
  });

  it('shows what a stranger wrote as text', async () => {
    const answer = await fetch(`${owner.server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Eve',
        lastName: 'Stone',
        email: 'eve@example.org',
        subject: 'general',
        message: '<b>You have won</b>\n\n<a href="https://evil.example">Take it</a>',
      }),
    });
    expect(answer.status).toBe(201);
    await expect.poll(titles, PATIENT).toContain('New message from Eve Stone');
    const shown = (await seen()).shown.at(-1)?.body ?? '';
    expect(shown).toContain('You have won');
    // Only Linux treats the body as markup.
    expect(shown).not.toMatch(process.platform === 'linux' ? /[<>\n]/ : /\n/);
  });

  it('stays on its page when the tray icon is clicked', async () => {
    await page.keyboard.press('Escape');
    await adminTab(page, 'Gallery').click();
    await page.getByRole('heading', { name: 'Gallery Manager', level: 1 }).waitFor();
    await owner.desktop.app.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.hide();
      (globalThis as unknown as { seen: Seen }).seen.tray?.emit('click');
    });
    const isVisible = () =>
      owner.desktop.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.isVisible(),
      );
    await expect.poll(isVisible).toBe(true);
    // Requests caused by the click would have arrived before this answer.
    await page.evaluate(() => window.villaDesktop.getState());
    expect(new URL(page.url()).pathname).toBe('/admin/gallery');
  });

  it('switches between them without a new sign-in', async () => {
    for (const [villa, guest, other] of [
      [second, 'Guest of the second', 'Guest of the first'],
      [owner, 'Guest of the first', 'Guest of the second'],
    ] as const) {
      await openSettings();
      await page.getByRole('button', { name: `Open ${villa.proxy.url}` }).click();
      await page.getByText(guest).first().waitFor();
      expect(await page.getByText(other).count()).toBe(0);
    }
  });

  it('forgets one and its session before its server responds', async () => {
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
    expect((await kept()).villas.map(({ origin }) => origin)).toEqual([owner.proxy.url]);
    expect(await cookieHeaderOf(id)).toBe('');
    expect(await keptOffline()).not.toContain(`${id}.sealed`);
    await expect.poll(() => isSignedIn(session), PATIENT).toBe(false);
    proxy.holdBack(null);
    await page.getByRole('button', { name: `Open ${proxy.url}` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Open ${owner.proxy.url}` }).click();
    await page.getByText('Guest of the first').first().waitFor();
  });
});
