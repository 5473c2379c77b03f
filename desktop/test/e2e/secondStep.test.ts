import { OWNER_PASSWORD } from '@server/test/apiSession';
import { openSqliteFile } from '@server/test/sqliteFile';
import type { RecoveryCodes, TotpSetup } from '@shared/contract/access/factors';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRuntime, signInWith } from './desktopApp';
import { startSignedIn, type SignedIn } from './signedIn';

const STEP_MS = 30_000;

describe.skipIf(noRuntime)(`the second step at sign-in, in the app${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  let totp: TOTP;
  let recoveryCodes: string[] = [];
  beforeAll(async () => {
    owner = await startSignedIn();
    page = owner.desktop.page;
    const setup = (await owner.api.send('POST', '/api/admin/account/totp')).json as TotpSetup;
    totp = new TOTP({ secret: Secret.fromBase32(setup.secret) });
    // The previous code is valid, too; the current one is left for the sign-in.
    const code = totp.generate({ timestamp: Date.now() - STEP_MS });
    const confirmed = await owner.api.send('POST', '/api/admin/account/totp/confirm', { code });
    recoveryCodes = (confirmed.json as RecoveryCodes).recoveryCodes;
  });
  afterAll(() => owner?.close());

  const signOut = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByLabel('Username').waitFor();
  };
  const typePassword = async () => {
    await signInWith(page, OWNER_PASSWORD);
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
  };
  const isSignedIn = () => page.getByRole('button', { name: 'Logout' }).waitFor();

  it('asks for the code of the authenticator app, refuses a wrong one, and takes the right one', async () => {
    await signOut();
    await typePassword();
    // Nobody is signed in yet. The step cannot be bypassed, and leads to the requested page.
    await page.goto('villa-app://app/admin/messages');
    await page.getByLabel('Username').waitFor();
    await typePassword();
    const right = totp.generate();
    await page.getByLabel('Code').fill(right === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(/code/).first().waitFor();
    await page.getByLabel('Code').fill(totp.generate());
    await page.keyboard.press('Enter');
    await isSignedIn();
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/messages');
  });

  it('takes a recovery code, once', async () => {
    const [code = ''] = recoveryCodes;
    for (const isFirst of [true, false]) {
      await signOut();
      await typePassword();
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(code);
      await page.keyboard.press('Enter');
      if (isFirst) await isSignedIn();
      else await page.getByRole('alert').getByText(/code/).first().waitFor();
      if (isFirst) continue;
      await page.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '');
      await page.keyboard.press('Enter');
      await isSignedIn();
    }
    await page.goto('villa-app://app/admin/settings/account');
    const left = page.getByText(/of 10 left/);
    await left.waitFor();
    expect(await left.innerText()).toContain('8 of 10 left');
  });

  it('says that passkeys belong to the browser, and how to sign in without', async () => {
    await page.getByText('Passkeys are added and used in the browser').waitFor();
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
    // A user with a passkey instead of the authenticator app.
    const database = await openSqliteFile(owner.server.dataDir);
    await database.run(
      `DELETE FROM totp_factors;
       INSERT INTO passkeys (user_id, name, credential_id, public_key, sign_count, transports, created_at)
       SELECT id, 'Phone', 'credential', 'key', 0, '[]', CURRENT_TIMESTAMP FROM users`,
    );
    await database.close();
    await signOut();
    expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0);
    await typePassword();
    await page.getByText(/^Your second step is a passkey, which cannot be used here/).waitFor();
    expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0);
    await page.getByLabel('Recovery code').fill(recoveryCodes[2] ?? '');
    await page.keyboard.press('Enter');
    await isSignedIn();
  });
});
