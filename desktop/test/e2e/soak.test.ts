import { OWNER_PASSWORD, signInFirstTime } from '@server/test/apiSession';
import type { BuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, noRuntime, signInWith } from './desktopApp';
import { startServerBehindProxy, type FrontProxy } from './frontProxy';
import { startSignedIn, type SignedIn } from './signedIn';

/** An hour with `npm run soak:desktop`; in the suite just long enough to detect a leak per round. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 0);
const LEAST_ROUNDS = 2;
const WARM_UP_ROUNDS = 1;
/** Days from today to the first round's stay; each later one is a day earlier. */
const FIRST_STAY_DAYS = 500;
/** Logs figures regularly, so that a late failure does not lose them all. */
const ROUNDS_BETWEEN_FIGURES = 10;
/** A busy machine is not the app's fault. */
const PATIENCE_MS = 180_000;
const ROUTES = [
  ['/', 'Villas and app settings'],
  ['/admin?tab=calendar', 'Calendar'],
  ['/admin/calendar', 'Calendar'],
  ['/admin/messages', 'Contact Messages'],
  ['/admin/pricing', 'Pricing'],
  ['/admin/settings', 'Settings'],
  ['/admin/gallery', 'Gallery Manager'],
  ['/admin/change-password', 'Change password'],
  ['/admin/login', 'Dashboard'],
  ['/admin', 'Dashboard'],
] as const;
const STREAM = '/api/admin/events';
/** Every round sees the same data, so growth means a leak. */
const MOST_GROWTH = 1.3;
/** Compiled code, and pages that are not released yet. */
const NOISE_MB = 4;

type Figures = { connections: number; mainMb: number; windowMb: number; allMb: number };

describe.skipIf(noRuntime)(`the app left running${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  let devtools: CDPSession;
  let second: BuiltServer;
  let secondProxy: FrontProxy;
  beforeAll(async () => {
    owner = await startSignedIn({ args: ['--js-flags=--expose-gc'] });
    page = owner.desktop.page;
    page.setDefaultTimeout(PATIENCE_MS);
    devtools = await page.context().newCDPSession(page);
    ({ server: second, proxy: secondProxy } = await startServerBehindProxy());
    await signInFirstTime(second.url, second.adminPassword() ?? '');
    await open('/');
    await connectTo(page, secondProxy.url);
    await signInWith(page, OWNER_PASSWORD);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });
  afterAll(async () => {
    await secondProxy?.close();
    await second?.close();
    await owner?.close();
  });

  it(
    'holds at the end as many connections and as much memory as at the beginning',
    async () => {
      for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await useIt(round);
      const before = await figures();
      const until = Date.now() + MINUTES * 60_000;
      let rounds = 0;
      while (rounds < LEAST_ROUNDS || Date.now() < until) {
        await useIt(WARM_UP_ROUNDS + rounds);
        rounds += 1;
        if (rounds % ROUNDS_BETWEEN_FIGURES === 0) {
          process.stdout.write(`After ${rounds} rounds: ${text(await figures())}\n`);
        }
      }
      const after = await figures();
      process.stdout.write(`After ${rounds} rounds: ${text(before)} → ${text(after)}\n`);
      // Prefetches end, leaks stay: one or more per villa and round. The first figure may fall between two
      // connections of a stream.
      await expect
        .poll(openConnections, { timeout: PATIENCE_MS })
        .toBeLessThanOrEqual(before.connections + 1);
      // One of the window and one of the app per villa.
      await expect.poll(openStreams, { timeout: PATIENCE_MS }).toBeLessThanOrEqual(3);
      expect(after.mainMb).toBeLessThan(before.mainMb * MOST_GROWTH + NOISE_MB);
      expect(after.windowMb).toBeLessThan(before.windowMb * MOST_GROWTH + NOISE_MB);
      expect(owner.desktop.errors).toEqual([]);
    },
    MINUTES * 60_000 + 600_000,
  );

  const open = (address: string) =>
    owner.desktop.app.evaluate(
      ({ BrowserWindow }, target) =>
        BrowserWindow.getAllWindows()[0]?.loadURL(`villa-app://app${target}`),
      address,
    );

  /** A few days of use: screens, the other villa, no connection, news. */
  async function useIt(round: number): Promise<void> {
    for (const [proxy, server] of [
      [owner.proxy, owner.server],
      [secondProxy, second],
    ] as const) {
      await open('/');
      await page.getByRole('button', { name: `Open ${proxy.url}` }).click();
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
      for (const [route, heading] of ROUTES) {
        await open(route);
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
        await page.reload();
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      }
      proxy.answerWith(502);
      await page
        .getByText(/No connection/)
        .first()
        .waitFor();
      proxy.answerWith(null);
      await page
        .getByText(/No connection/)
        .first()
        .waitFor({ state: 'detached' });
      // Keeps the number of rows constant: the newest booking arrives first and pushes out another.
      const name = `Guest ${round} of ${proxy.url}`;
      await enquire(server.url, name, FIRST_STAY_DAYS - round);
      await page.getByText(name).first().waitFor();
    }
  }

  const openConnections = () => owner.proxy.openTotal() + secondProxy.openTotal();
  const openStreams = () => owner.proxy.openCount(STREAM) + secondProxy.openCount(STREAM);

  /** After garbage collection in both processes, so that only retained memory counts. */
  async function figures(): Promise<Figures> {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { main, all } = await owner.desktop.app.evaluate(async ({ app }) => {
      const { gc } = globalThis as { gc?: () => void };
      gc?.();
      const kilobytes = app
        .getAppMetrics()
        .reduce((sum, { memory }) => sum + memory.workingSetSize, 0);
      return { main: process.memoryUsage().heapUsed, all: kilobytes / 1024 };
    });
    const mb = 2 ** 20;
    return {
      connections: openConnections(),
      mainMb: main / mb,
      windowMb: usedSize / mb,
      allMb: all,
    };
  }
});

function text({ connections, mainMb, windowMb, allMb }: Figures): string {
  return `${connections} connections, ${mainMb.toFixed(1)} MB in the app, ${windowMb.toFixed(1)} MB in the window, ${allMb.toFixed(0)} MB in all processes`;
}
