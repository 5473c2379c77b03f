import { OWNER_PASSWORD } from '@server/test/apiSession';
import { Secret, TOTP } from 'otpauth';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { startOwner, type Owner } from './owner';
import { settledViolations, spokenToast } from './ownerPage';

const ACCOUNT = '/admin/settings/account';

describe('one’s own account, with the real server', () => {
  let owner: Owner;
  let page: Page;
  let devtools: CDPSession;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP);
    page = owner.page;
    // Chromium's virtual authenticator replaces a fingerprint reader.
    devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  });
  afterAll(() => owner?.close());

  const dialog = () => page.getByRole('dialog');
  const signOut = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Villa Luz Admin' }).waitFor();
  };
  const typePassword = async () => {
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
  };

  it('sets an authenticator app and a passkey up by keyboard, and signs in by each: the passkey alone, the password and a recovery code', async () => {
    await page.goto(owner.url + ACCOUNT);
    await page.getByRole('button', { name: 'Set up an authenticator app' }).focus();
    await page.keyboard.press('Enter');
    await dialog().getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = (await dialog().locator('code').innerText()).replaceAll(/\s/g, '');
    await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.keyboard.press('Enter');
    const codes = dialog().getByRole('list', { name: 'Recovery codes' }).locator('code');
    await expect.poll(() => codes.count()).toBe(10);
    const recoveryCode = await codes.first().innerText();
    expect(await settledViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('10 of 10 left, for a day without your phone').waitFor();

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog().getByLabel('Name').fill('This computer');
    await page.keyboard.press('Enter');
    await spokenToast(page, 'Passkey added').waitFor();
    await page.getByRole('heading', { name: 'This computer' }).waitFor();

    await signOut();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');

    await signOut();
    await typePassword();
    expect(await settledViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
  });

  it('lists the sessions of an account, on a phone as well, and signs others out', async () => {
    const phone = await owner.on(PHONE);
    await phone.page.goto(owner.url + ACCOUNT);
    await phone.page.getByText(/^This one, since/).waitFor();
    await phone.page.getByRole('button', { name: 'Sign out all others' }).click();
    await phone.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Sign out all others' })
      .click();
    await spokenToast(phone.page, 'Signed out').waitFor();
    await expect.poll(() => phone.page.getByText(/^Last seen/).count()).toBe(0);
    await phone.context.close();
  });
});
