import { enquire } from '@server/test/enquire';
import { addDays, formatDay, type PlainDate } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeViolations } from '../axe';
import { PHONE } from '../browser';
import { mailTo, OWNER_ADDRESS, stayLinkIn } from '../mails';
import { isTooWide } from '../ownerPage';
import { it, type SharedVilla } from '../sharedVilla';
import { confirmBooking } from '../stays';

const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

/** Sends an enquiry for a week from that day, as a new guest. */
async function askForStay(villa: SharedVilla, checkin: PlainDate) {
  const guestEmail = `ana${Date.now()}@example.pt`;
  const reference = await enquire(villa.url, 'Ana Duarte', 0, {
    guestEmail,
    checkinDate: checkin,
    checkoutDate: addDays(checkin, 7),
    language: 'en',
  });
  const link = stayLinkIn(
    await mailTo(villa.peer, guestEmail, `We have your enquiry ${reference}`),
    villa.url,
  );
  return { reference, link };
}

describe('the guest’s page, in a browser without JavaScript', () => {
  it('leads from the mail through the stay, with its forms', async ({ villa, visit, month }) => {
    const checkin = addDays(month, 2);
    const { link, reference } = await askForStay(villa, checkin);
    await visit(
      PHONE,
      async ({ page }) => {
        await page.goto(link);
        await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor();
        const arrival = formatDay(checkin, 'en-GB', {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        });
        expect(await page.getByText(arrival).count()).toBeGreaterThan(0);
        expect(await page.getByLabel('Guest 2').count()).toBe(0);
        await confirmBooking(villa.api, reference);
        await page.reload();
        await page.getByLabel('Guest 2').fill('João Duarte');
        await page.getByLabel('Time of arrival').fill('21:30');
        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByRole('status').filter({ hasText: 'Saved. Thank you.' }).waitFor();
        expect(await page.getByLabel('Guest 1').inputValue()).toBe('Ana Duarte');
        expect(await page.getByLabel('Guest 2').inputValue()).toBe('João Duarte');

        await page.getByText('Ask to change your dates').click();
        await page.getByLabel('New check-in').fill(addDays(checkin, 1));
        await page.getByLabel('New check-out').fill(addDays(checkin, 1));
        await page.getByRole('button', { name: 'Request these dates' }).click();
        await page
          .getByRole('alert')
          .filter({ hasText: 'Please choose a check-in from today onwards' })
          .waitFor();
        expect(await page.getByLabel('New check-in').inputValue()).toBe(addDays(checkin, 1));
        await page.getByLabel('New check-out').fill(addDays(checkin, 8));
        await page.getByRole('button', { name: 'Request these dates' }).click();
        await page.getByText(/you asked to change your dates/).waitFor();
        expect(await isTooWide(page)).toBe(false);
      },
      WITHOUT_SCRIPTS,
    );
    await mailTo(villa.peer, OWNER_ADDRESS, `${reference}: the guest asks for other dates`);
    await visit(PHONE, async ({ page }) => expectAccessible(page, link));
  });

  it('stores a message once, as text, and notifies the owner', async ({ villa, visit, month }) => {
    const { link, reference } = await askForStay(villa, addDays(month, 14));
    await visit(
      PHONE,
      async ({ page }) => {
        await page.goto(link);
        const messages = page.getByRole('region', { name: 'Messages' });
        await messages.getByLabel('Your message').fill('Is there a cot?\n<b>For this one</b>');
        await messages.getByRole('button', { name: 'Send' }).click();
        const said = messages.getByText('We have your message.');
        await said.waitFor();
        // The page stays at the conversation.
        expect(await said.evaluate((line) => line.getBoundingClientRect().top < innerHeight)).toBe(
          true,
        );
        expect(await messages.getByRole('article').innerText()).toContain(
          'Is there a cot?\n<b>For this one</b>',
        );
        // A reload after submitting sends nothing twice.
        await page.reload();
        expect(await messages.getByRole('article').count()).toBe(1);
      },
      WITHOUT_SCRIPTS,
    );
    await mailTo(villa.peer, OWNER_ADDRESS, `A guest has written: ${reference}`);
  });

  it('shows a confirmed stay with its calendar file, and asks to cancel it', async ({
    villa,
    visit,
  }) => {
    const { link, reference } = await askForStay(villa, villa.takeMonth());
    await confirmBooking(villa.api, reference);
    await visit(
      PHONE,
      async ({ page }) => {
        await page.goto(link);
        await page.getByRole('heading', { level: 1, name: 'Your stay is confirmed' }).waitFor();
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name: 'Add to your calendar' }).click();
        expect((await download).suggestedFilename()).toBe(`${reference}.ics`);
        await page.getByText('Ask to cancel', { exact: true }).click();
        await page.getByRole('button', { name: 'Request cancellation' }).click();
        await page.getByText(/Your stay is not cancelled yet/).waitFor();
        await page.getByRole('heading', { level: 1, name: 'Your stay is confirmed' }).waitFor();
        expect(await isTooWide(page)).toBe(false);
      },
      WITHOUT_SCRIPTS,
    );
    await visit(PHONE, async ({ page }) => expectAccessible(page, link));
  });

  it('says politely that a link does not work', async ({ villa, visit }) => {
    const link = `${villa.url}/stay/${'x'.repeat(43)}`;
    await visit(
      PHONE,
      async ({ page }) => {
        expect((await page.goto(link))?.status()).toBe(404);
        await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
        expect(await isTooWide(page)).toBe(false);
      },
      WITHOUT_SCRIPTS,
    );
    await visit(PHONE, async ({ page }) => expectAccessible(page, link));
  });
});

/** Checks the page in a browser that runs scripts, because axe is one. */
async function expectAccessible(page: Page, link: string): Promise<void> {
  await page.goto(link);
  expect(await axeViolations(page)).toEqual([]);
}
