import { OWNER_PASSWORD, signInFirstTime } from '@server/test/apiSession';
import type { BuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, noRuntime, signInWith } from './desktopApp';
import { startServerBehindProxy, type FrontProxy } from './frontProxy';
import { startSignedIn, type SignedIn } from './signedIn';

const STREAM = '/api/admin/events';
/** Every address that the window can be on, and what is on it. */
const ROUTES = [
  ['/', 'Villas and app settings'],
  ['/admin', 'Dashboard'],
  ['/admin?tab=calendar', 'Calendar'],
  ['/admin/calendar', 'Calendar'],
  ['/admin/messages', 'Contact Messages'],
  ['/admin/pricing', 'Pricing'],
  ['/admin/settings', 'Settings'],
  ['/admin/gallery', 'Gallery Manager'],
  ['/admin/change-password', 'Change password'],
  ['/admin/login', 'Dashboard'],
] as const;

describe.skipIf(noRuntime)(`the app after hours of use${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  let second: BuiltServer;
  let secondProxy: FrontProxy;
  beforeAll(async () => {
    owner = await startSignedIn({ isBehindProxy: true });
    page = owner.desktop.page;
    ({ server: second, proxy: secondProxy } = await startServerBehindProxy());
    await signInFirstTime(second.url, second.adminPassword() ?? '');
    await enquire(owner.server.url, 'Guest of the first', 60);
    await enquire(second.url, 'Guest of the second', 60);
  });
  afterAll(async () => {
    await secondProxy?.close();
    await second?.close();
    await owner?.close();
  });

  const open = (address: string) =>
    owner.desktop.app.evaluate(
      ({ BrowserWindow }, target) =>
        BrowserWindow.getAllWindows()[0]?.loadURL(`villa-app://app${target}`),
      address,
    );
  const streams = () => (owner.proxy?.openCount(STREAM) ?? 0) + secondProxy.openCount(STREAM);

  it.each(ROUTES)('shows %s again after each of ten reloads', async (address, heading) => {
    await open(address);
    for (let count = 0; count < 10; count += 1) {
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.reload();
    }
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    // The window's own, and the app's.
    await expect.poll(streams).toBeLessThanOrEqual(2);
    expect(owner.desktop.errors).toEqual([]);
  });

  it('holds one stream for the window and one for each villa after thirty switches', async () => {
    await open('/');
    await connectTo(page, secondProxy.url);
    await signInWith(page, OWNER_PASSWORD);
    for (let count = 0; count < 15; count += 1) {
      for (const [url, guest] of [
        [owner.proxy?.url ?? '', 'Guest of the first'],
        [secondProxy.url, 'Guest of the second'],
      ] as const) {
        await open('/');
        await page.getByRole('button', { name: `Open ${url}` }).click();
        await page.getByText(guest).first().waitFor();
      }
    }
    await expect.poll(streams).toBeLessThanOrEqual(3);
    expect(owner.desktop.errors).toEqual([]);
  });
});
