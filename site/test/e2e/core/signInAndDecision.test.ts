import { OWNER_PASSWORD } from '@server/test/apiSession';
import { startBuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import { addDays } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from '../browser';
import { expectFocus } from '../focus';
import { mailTo } from '../mails';
import { signInAtDoor } from '../owner';
import { settledViolations, spokenToast } from '../ownerPage';
import { it } from '../sharedVilla';
import { enterStay, freeMonth, storedBooking, takenNights } from '../stays';

describe('signing in', () => {
  const signIn = async (page: Page, password: string) => {
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };

  it('opens the target of a link after a first password has been changed', async ({
    openGuest,
  }) => {
    const server = await startBuiltServer();
    try {
      const { page, context } = await openGuest(PHONE, { hasTouch: true, isMobile: true });
      const first = server.adminPassword() ?? '';
      await page.goto(`${server.url}/admin?tab=settings#checkinTime`);
      await signIn(page, first);
      await page.getByLabel('Current Password').fill(first);
      await page.getByLabel('New Password', { exact: true }).fill(OWNER_PASSWORD);
      await page.getByLabel('Confirm New Password').fill(OWNER_PASSWORD);
      await page.getByRole('button', { name: 'Change Password' }).click();
      await expectFocus(page.getByLabel('Check-in Time'));
      await context.close();
    } finally {
      await server.close();
    }
  });

  it('refuses a wrong password, and leads back to what was asked for until the owner signs out', async ({
    villa,
    openGuest,
  }) => {
    const { page, errors } = await openGuest(DESKTOP);
    await page.goto(`${villa.url}/admin/settings#minDaysToNextBooking`);
    await signIn(page, 'Not-the-password-27');
    await page.getByText('Invalid username or password').first().waitFor();
    await signIn(page, OWNER_PASSWORD);
    await expectFocus(page.getByLabel('Minimum Days to Next Booking'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Villa Luz Admin' }).waitFor();
    await page.goto(`${villa.url}/admin/messages`);
    await page.waitForURL('**/admin/login*');
    expect(errors).toEqual([]);
  });

  it('is asked for again, with what was typed kept, when the session has ended elsewhere', async ({
    villa,
    openGuest,
  }) => {
    const { page, context } = await openGuest(DESKTOP);
    await signInAtDoor(page, villa.url);
    await page.goto(`${villa.url}/admin/settings`);
    const fee = page.getByLabel(/^Cleaning Fee/);
    await fee.fill('31');
    const other = await context.newPage();
    await other.goto(`${villa.url}/admin`);
    await other.getByRole('button', { name: 'Logout' }).click();
    await other.getByRole('heading', { name: 'Villa Luz Admin' }).waitFor();

    // The event stream ends with the session, so the first tab asks on its own.
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await again.getByRole('button', { name: 'Sign In', exact: true }).click();
    await again.waitFor({ state: 'detached' });
    expect(await fee.inputValue()).toBe('31');
  });
});

describe('the decision', () => {
  it.afterEach(({ villa, month }) => freeMonth(villa.api, month));

  const row = (page: Page, name: string) =>
    page.locator('tbody tr:has(th)').filter({ hasText: name });

  it('confirms a new enquiry, notifies the guest, holds the nights, and can be reversed', async ({
    villa,
    month,
    openOwner,
  }) => {
    const { page, errors } = await openOwner(DESKTOP);
    await page.goto(`${villa.url}/admin`);
    await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
    const guestEmail = `beatriz-${Date.now()}@example.org`;
    const dates = { checkinDate: addDays(month, 2), checkoutDate: addDays(month, 9) };
    const reference = await enquire(villa.url, 'Beatriz Lopes', 0, { ...dates, guestEmail });
    // A live event updates it.
    const waiting = page.getByRole('region', { name: 'Today' });
    await waiting.getByRole('link', { name: 'Beatriz Lopes' }).first().waitFor();
    await page.goto(`${villa.url}/admin?booking=${reference}`);
    const panel = page.getByRole('dialog', { name: `Booking ${reference}` });
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Confirm this booking' }).click();
    await panel.getByText('confirmed', { exact: true }).waitFor();
    expect((await mailTo(villa.peer, guestEmail, 'confirmed')).text).toContain('Beatriz');
    expect(await takenNights(villa.url, month)).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((day) => addDays(month, day)),
    );

    await panel.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Cancel this booking' }).click();
    const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await cancel.getByRole('radio', { name: /^You/ }).check();
    await cancel.getByRole('button', { name: 'Cancel this booking' }).click();
    await panel.getByText('cancelled', { exact: true }).waitFor();
    await mailTo(villa.peer, guestEmail, 'cancelled');
    expect(await takenNights(villa.url, month)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('declines an enquiry from the list, with the owner’s message in the mail', async ({
    villa,
    month,
    openOwner,
  }) => {
    const guestEmail = `turned-down-${Date.now()}@example.org`;
    const reference = await enquire(villa.url, 'Dário Pinto', 0, {
      checkinDate: addDays(month, 2),
      checkoutDate: addDays(month, 9),
      guestEmail,
    });
    const { page } = await openOwner(DESKTOP);
    await page.goto(`${villa.url}/admin?view=all&q=${reference}`);
    await page.getByRole('button', { name: 'More about Dário Pinto' }).last().click();
    await page.getByRole('menuitem', { name: 'Cancel this booking' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
    expect(await settledViolations(page)).toEqual([]);
    await question.getByLabel(/^Your message in the mail/).fill('Our family comes that week.');
    await question.getByRole('button', { name: 'Cancel this booking' }).click();
    await row(page, 'Dário Pinto').getByText('cancelled').waitFor();
    await expect
      .poll(
        () =>
          villa.peer.arrived
            .filter(({ envelope }) => envelope.to.includes(guestEmail))
            .some(({ mail }) => mail.text?.includes('Our family comes that week.')),
        { timeout: 60_000 },
      )
      .toBe(true);
  });

  it('says at the booking who was faster if its nights are taken while it is being confirmed', async ({
    villa,
    month,
    openOwner,
  }) => {
    const dates = { checkinDate: addDays(month, 2), checkoutDate: addDays(month, 5) };
    const slow = await enterStay(villa.api, {
      guestName: 'Slow Guest',
      ...dates,
      status: 'pending',
    });
    const { page } = await openOwner(DESKTOP);
    await page.goto(`${villa.url}/admin?view=all&q=${slow.reference}`);
    // Only once the decision is being sent, because an open dialog follows other windows.
    await page.route(
      '**/api/bookings/*/status',
      async (route) => {
        await enterStay(villa.api, { guestName: 'Fast Rival', ...dates });
        await route.continue();
      },
      { times: 1 },
    );
    await row(page, 'Slow Guest').getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Confirm this booking' }).click();
    await spokenToast(page, 'Update failed').waitFor();
    await page
      .getByText(/nights of it are given to Fast Rival/)
      .first()
      .waitFor();
    expect(await row(page, 'Slow Guest').getByRole('button', { name: 'Confirm' }).count()).toBe(0);
    expect((await storedBooking(villa.api, slow.reference)).status).toBe('pending');
  });
});
