import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OWNER_PASSWORD, signInFirstTime } from '@server/test/apiSession';
import { startBuiltServer, type BuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import { adminTab } from '@site/test/e2e/adminTab';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../../vite.alias.ts';
import { connectTo, launchEnv, launchFlags, noRuntime, signInWith } from './desktopApp';
import { startSignedIn, type SignedIn } from './signedIn';

const run = promisify(execFile);
const runtime = inject('runtime');

type Shown = { title: string; body: string; held: WeakRef<NodeJS.EventEmitter> };
type Seen = { shown: Shown[]; lines: string[]; badge: number; tray: NodeJS.EventEmitter | null };

describe.skipIf(noRuntime)(`news of two villas${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  let second: BuiltServer;
  beforeAll(async () => {
    owner = await startSignedIn({ args: ['--js-flags=--expose-gc'] });
    page = owner.desktop.page;
    second = await startBuiltServer();
    await signInFirstTime(second.url, second.adminPassword() ?? '');
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

  it('come from the villa that is not on show, and name it', async () => {
    // What was there when the owner signed in is no news.
    const memory = () => readFile(path.join(owner.profile, 'config.json'), 'utf8');
    await expect.poll(async () => (await memory()).match(/bookingId/g)?.length).toBe(2);
    await enquire(owner.server.url, 'Ines Costa', 60);
    await expect.poll(titles, { timeout: 20_000 }).toEqual(['New enquiry from Ines Costa']);
    const [first] = (await seen()).shown;
    expect(first?.body).toMatch(
      new RegExp(`^${hostOf(owner.server.url)}: \\d+ \\w+ \\d{4} to \\d+ \\w+ \\d{4}, 2 guests$`),
    );
  });

  it('are counted for each villa, and together', async () => {
    await enquire(second.url, 'Rui Melo', 80);
    await expect
      .poll(async () => (await seen()).lines, { timeout: 20_000 })
      .toEqual([
        'Open Villa Admin',
        `${hostOf(owner.server.url)}: 1 pending booking`,
        `${hostOf(owner.server.url)}: 0 unread messages`,
        `${hostOf(second.url)}: 1 pending booking`,
        `${hostOf(second.url)}: 0 unread messages`,
        'Quit',
      ]);
    expect((await seen()).badge).toBe(2);
  });

  it('open their booking by a click, also after the garbage collector has run', async () => {
    await click('New enquiry from Ines Costa');
    await panel().getByText('Ines Costa').first().waitFor();
    await click('New enquiry from Rui Melo');
    await panel().getByText('Rui Melo').first().waitFor();
    expect(await page.getByText('Ines Costa').count()).toBe(0);
  });

  it('are opened by a link that names the villa', async () => {
    const reference = await enquire(owner.server.url, 'Lena Vogt', 100);
    if ('reason' in runtime) throw new Error(runtime.reason);
    const link = `villa-admin://${hostOf(owner.server.url)}/booking/${reference}`;
    await run(runtime.binary, [root, ...launchFlags(), link], { env: launchEnv(owner.profile) });
    await panel().getByText('Lena Vogt').first().waitFor();
    expect(new URL(page.url()).searchParams.get('booking')).toBe(reference);
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
