import { OWNER_PASSWORD } from '@server/test/apiSession';
import type { BuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  connectTo,
  newProfile,
  noRuntime,
  removeProfile,
  signInWith,
  startDesktop,
  type DesktopApp,
} from '../desktopApp';
import { startServerBehindProxy, type FrontProxy } from '../frontProxy';

const FIRST_CALLS = [
  '/api/admin/events',
  '/api/admin/session',
  '/api/admin/summary',
  '/api/admin/today',
  '/api/bookings?view=upcoming&sort=dates&order=asc&limit=50',
];

describe.skipIf(noRuntime)(`from the first start to the list of bookings${noRuntime}`, () => {
  let smtp: SmtpPeer;
  let server: BuiltServer;
  let proxy: FrontProxy;
  let profile: string;
  let desktop: DesktopApp;
  beforeAll(async () => {
    smtp = await startSmtpPeer();
    ({ server, proxy } = await startServerBehindProxy({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Villa Luz <post@villa.example>',
      OWNER_EMAIL: 'owner@villa.example',
    }));
    profile = await newProfile();
    desktop = await startDesktop(profile);
  });
  afterAll(async () => {
    await desktop?.close();
    await proxy?.close();
    await server?.close();
    await smtp?.close();
    if (profile) await removeProfile(profile);
  });

  const row = () => desktop.page.locator('tbody tr').filter({ hasText: 'Maria Santos' });

  it('waits for the address of the villa to be typed', async () => {
    const address = desktop.page.getByLabel('Address of your villa’s website');
    await address.waitFor();
    expect(await address.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it.each([
    ['a page without encryption', 'http://villa.example', 'must begin with https://'],
    ['nobody there', 'http://localhost:9', 'cannot be reached'],
  ])('says what is wrong with %s', async (_what, address, text) => {
    await connectTo(desktop.page, address);
    await expect.poll(() => desktop.page.getByRole('alert').innerText()).toContain(text);
  });

  it('connects, signs in and asks for a password of the owner’s own', async () => {
    const { page } = desktop;
    await connectTo(page, proxy.url);
    await signInWith(page, server.adminPassword() ?? '');
    await page.getByLabel('Current Password').fill(server.adminPassword() ?? '');
    await page.getByLabel('New Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByLabel('Confirm New Password').fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
  });

  it('shows an enquiry as it comes in, opens it, and confirms it', async () => {
    const { page } = desktop;
    const reference = await enquire(server.url, 'Maria Santos', 60);
    await row().getByRole('link', { name: 'Maria Santos' }).click();
    const panel = page.getByRole('dialog', { name: `Booking ${reference}` });
    await panel.getByRole('heading', { name: 'Notes' }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await row().getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'See the mail' }).click();
    const mail = page.frameLocator('iframe').locator('body');
    await mail.getByText('Maria Santos').first().waitFor();
    await page.getByRole('button', { name: 'Confirm this booking' }).click();
    await row().getByText('confirmed', { exact: false }).first().waitFor();
    expect(desktop.errors).toEqual([]);
  });

  it('keeps the session and the place of its window over a restart', async () => {
    const bounds = { x: 80, y: 60, width: 1100, height: 760 };
    await desktop.app.evaluate(
      ({ BrowserWindow }, place) => BrowserWindow.getAllWindows()[0]?.setBounds(place),
      bounds,
    );
    await desktop.close();
    const before = proxy.asked().length;
    desktop = await startDesktop(profile);
    await row().waitFor();
    const place = await desktop.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getBounds(),
    );
    expect(place).toEqual(bounds);
    // The first screen is requested before its page runs, and only once. The app itself follows the events and
    // counts later.
    const asked = proxy.asked().slice(before);
    const lists = FIRST_CALLS.slice(3);
    expect(asked.filter((address) => lists.includes(address)).toSorted()).toEqual(lists);
    expect(asked.slice(0, FIRST_CALLS.length).toSorted()).toEqual(FIRST_CALLS);
  });

  it('asks for each typeface once', async () => {
    const { page } = desktop;
    const asked: string[] = [];
    const note = (request: Request) => void asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.reload();
    await row().waitFor();
    await page.evaluate(() => document.fonts.ready);
    page.off('request', note);
    const typefaces = asked.filter((address) => address.endsWith('.woff2'));
    expect(typefaces.map((address) => address.replace(/-[\w-]{8}\.woff2$/, '')).toSorted()).toEqual(
      ['/assets/figtree-latin', '/assets/fraunces-latin'],
    );
  });

  it('signs out, also for the next start', async () => {
    await desktop.page.getByRole('button', { name: 'Logout' }).click();
    await desktop.page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await desktop.close();
    desktop = await startDesktop(profile);
    await desktop.page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    expect(new URL(desktop.page.url()).pathname).toBe('/admin/login');
  });
});
