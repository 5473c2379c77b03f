import { OWNER_PASSWORD } from '@server/test/apiSession';
import { test } from 'vitest';
import { signInWith } from './desktopApp';
import { giveKeyring } from './keyring';
import { startSignedIn } from './signedIn';

/**
 * For tests that need nothing of their own but guests and dates. All files of a worker share an app, its server and
 * the proxy between them; use `withOwner.beforeAll(({ owner }) => …)`. The app has a keyring, so it keeps an
 * offline copy. Tests of first starts, restarts, counts of bookings or several villas start their own app with
 * `startSignedIn` or `startDesktop`.
 */
export const withOwner = test
  // Vitest derives the required fixtures from the pattern: none.
  // oxlint-disable-next-line no-empty-pattern
  .extend('signedIn', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const owner = await startSignedIn();
    onCleanup(owner.close);
    await giveKeyring(owner.desktop.app);
    return owner;
  })
  // Each file begins online, signed in and on the list of bookings.
  .extend('owner', { scope: 'file' }, async ({ signedIn }) => {
    const { page } = signedIn.desktop;
    signedIn.proxy.answerWith(null);
    await page.goto('villa-app://app/admin');
    const dashboard = page.getByRole('heading', { name: 'Dashboard' });
    await dashboard.or(page.getByLabel('Username')).first().waitFor();
    if (!(await dashboard.isVisible())) await signInWith(page, OWNER_PASSWORD);
    await dashboard.waitFor();
    return signedIn;
  });
