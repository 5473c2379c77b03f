import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OWNER_PASSWORD, signInFirstTime, type ApiSession } from '@server/test/apiSession';
import { startBuiltServer, type BuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import { adminTab } from '@site/test/e2e/adminTab';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../../vite.alias.ts';
import { connectTo, launchEnv, launchFlags, noRuntime, signInWith } from './desktopApp';
import { startSignedIn, type SignedIn } from './signedIn';
import { nameOfTry } from './tries';

const run = promisify(execFile);
const runtime = inject('runtime');

type Shown = { title: string; body: string; held: WeakRef<NodeJS.EventEmitter> };
type Seen = { shown: Shown[]; lines: string[]; badge: number; tray: NodeJS.EventEmitter | null };

describe.skipIf(noRuntime)(`news of two villas${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  let second: BuiltServer;
  let secondApi: ApiSession;
  beforeAll(async () => {
    owner = await startSignedIn({ args: ['--js-flags=--expose-gc'] });
    page = owner.desktop.page;
    second = await startBuiltServer();
    secondApi = await signInFirstTime(second.url, second.adminPassword() ?? '');
    await owner.desktop.app.evaluate(({ app, Notification, Tray }) => {
      const seen: Seen = { shown: [], lines: [], badge: 0, tray: null };
      Object.assign(globalThis, { seen });
      // Held as the system holds it: by nothing that keeps it alive.
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
    await openPage('/');
    await connectTo(page, second.url);
    await signInWith(page, OWNER_PASSWORD);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });
  afterAll(async () => {
    await second?.close();
    await owner?.close();
  });

  const openPage = (address: string) =>
    owner.desktop.app.evaluate(
      ({ BrowserWindow }, target) =>
        BrowserWindow.getAllWindows()[0]?.loadURL(`villa-app://app${target}`),
      address,
    );
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
  const hostOf = (url: string) => new URL(url).host;
  const pendingAt = async (api: ApiSession) =>
    ((await api.send('GET', '/api/admin/summary')).json as { pendingCount: number }).pendingCount;

  it('come from the villa that is not on show, and name it', async () => {
    // What was there when the owner signed in is no news.
    const memory = () => readFile(path.join(owner.profile, 'config.json'), 'utf8');
    await expect.poll(async () => (await memory()).match(/bookingId/g)?.length).toBe(2);
    const guest = nameOfTry('Ines Costa');
    const before = (await titles()).length;
    await enquire(owner.server.url, guest, 60);
    await expect
      .poll(async () => (await titles()).slice(before))
      .toEqual([`New enquiry from ${guest}`]);
    expect((await seen()).shown.at(-1)?.body).toMatch(
      new RegExp(`^${hostOf(owner.server.url)}: \\d+ \\w+ \\d{4} to \\d+ \\w+ \\d{4}, 2 guests$`),
    );
  });

  it('are counted for each villa, and together', async () => {
    const guest = nameOfTry('Rui Melo');
    await enquire(second.url, guest, 80);
    const counts = [await pendingAt(owner.api), await pendingAt(secondApi)];
    const [ofFirst, ofSecond] = counts.map(
      (count) => `${count} pending booking${count === 1 ? '' : 's'}`,
    );
    await expect
      .poll(async () => (await seen()).lines, { timeout: 20_000 })
      .toEqual([
        'Open Villa Admin',
        `${hostOf(owner.server.url)}: ${ofFirst}`,
        `${hostOf(owner.server.url)}: 0 unread messages`,
        `${hostOf(second.url)}: ${ofSecond}`,
        `${hostOf(second.url)}: 0 unread messages`,
        'Quit',
      ]);
    expect((await seen()).badge).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
    // Another that comes before this one is told is told with it, as one.
    await expect.poll(titles).toContain(`New enquiry from ${guest}`);
  });

  it('open their booking by a click, also after the garbage collector has run', async () => {
    // Each can be clicked once.
    const [guest, other] = [nameOfTry('Eva Lund'), nameOfTry('Tom Hill')];
    for (const [url, name] of [
      [owner.server.url, guest],
      [second.url, other],
    ] as const) {
      await enquire(url, name, 120);
      await expect.poll(titles).toContain(`New enquiry from ${name}`);
    }
    await click(`New enquiry from ${guest}`);
    await panel().getByText(guest, { exact: true }).first().waitFor();
    await click(`New enquiry from ${other}`);
    await panel().getByText(other, { exact: true }).first().waitFor();
    expect(await page.getByText('Eva Lund').count()).toBe(0);
  });

  it('are opened by a link that names the villa', async () => {
    const reference = await enquire(owner.server.url, 'Lena Vogt', 100);
    if ('reason' in runtime) throw new Error(runtime.reason);
    const link = `villa-admin://${hostOf(owner.server.url)}/booking/${reference}`;
    await run(runtime.binary, [root, ...launchFlags(), link], { env: launchEnv(owner.profile) });
    await expect.poll(() => new URL(page.url()).searchParams.get('booking')).toBe(reference);
    await panel().getByText('Lena Vogt').first().waitFor();
  });

  it('show what a stranger wrote as text', async () => {
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
    await expect.poll(titles, { timeout: 20_000 }).toContain('New message from Eve Stone');
    const told = (await seen()).shown.at(-1)?.body ?? '';
    expect(told).toContain('You have won');
    // Elsewhere a body is no markup.
    expect(told).not.toMatch(process.platform === 'linux' ? /[<>\n]/ : /\n/);
  });

  it('leave the window where it was when the tray is clicked', async () => {
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
    // Whatever the click had asked of the page would have come before this answer.
    await page.evaluate(() => window.villaDesktop.getState());
    expect(new URL(page.url()).pathname).toBe('/admin/gallery');
  });
});
