import { OWNER_PASSWORD } from '@server/test/apiSession';
import { startBuiltServer, type BuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  connectTo,
  newProfile,
  noRuntime,
  removeProfile,
  signInWith,
  startDesktop,
  type DesktopApp,
} from './desktopApp';

describe.skipIf(noRuntime)(`the owner's first day with the app${noRuntime}`, () => {
  let smtp: SmtpPeer;
  let server: BuiltServer;
  let profile: string;
  let desktop: DesktopApp;
  beforeAll(async () => {
    smtp = await startSmtpPeer();
    server = await startBuiltServer({
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Villa Luz <post@villa.example>',
        OWNER_EMAIL: 'owner@villa.example',
      },
    });
    profile = await newProfile();
    desktop = await startDesktop(profile);
  });
  afterAll(async () => {
    await desktop?.close();
    await server?.close();
    await smtp?.close();
    if (profile) await removeProfile(profile);
  });

  it.each([
    ['nothing', '', 'Please enter the address'],
    ['no address', 'not an address', 'This is not a web address'],
    ['another scheme', 'javascript://alert', 'This is not a web address'],
    ['a page without encryption', 'http://villa.example', 'must begin with https://'],
    ['a password in it', 'https://me:secret@villa.example', 'Please leave the user name'],
    ['nobody there', 'http://localhost:9', 'cannot be reached'],
  ])('says what is wrong with %s', async (_what, address, words) => {
    await connectTo(desktop.page, address);
    await expect.poll(() => desktop.page.getByRole('alert').innerText()).toContain(words);
  });

  it('connects, signs in and asks for a password of the owner’s own', async () => {
    const { page } = desktop;
    await connectTo(page, server.url);
    await signInWith(page, server.adminPassword() ?? '');
    await page.getByLabel('Current Password').fill(server.adminPassword() ?? '');
    await page.getByLabel('New Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByLabel('Confirm New Password').fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
  });

  it('shows an enquiry as it comes in, and confirms it', async () => {
    const { page } = desktop;
    await enquire(server.url, 'Maria Santos', 60);
    const row = page.locator('tbody tr').filter({ hasText: 'Maria Santos' });
    await row.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'See the mail' }).click();
    const mail = page.frameLocator('iframe').locator('body');
    await mail.getByText('Maria Santos').first().waitFor();
    await page.getByRole('button', { name: 'Confirm this booking' }).click();
    await row.getByText('confirmed', { exact: false }).first().waitFor();
    expect(desktop.errors).toEqual([]);
  });

  it('keeps the session and the place of its window over a restart', async () => {
    const bounds = { x: 80, y: 60, width: 1100, height: 760 };
    await desktop.app.evaluate(
      ({ BrowserWindow }, place) => BrowserWindow.getAllWindows()[0]?.setBounds(place),
      bounds,
    );
    await desktop.close();
    desktop = await startDesktop(profile);
    await desktop.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const place = await desktop.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getBounds(),
    );
    expect(place).toEqual(bounds);
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
