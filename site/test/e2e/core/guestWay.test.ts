import { addDays } from '@shared/domain/date';
import { pages as en } from '@shared/i18n/en/pages';
import { expect } from 'vitest';
import { PHONE } from '../browser';
import { calendarIn, mailTo, OWNER_ADDRESS, valueOf } from '../mails';
import { openAlive } from '../publicPage';
import { it } from '../sharedVilla';
import { confirmBooking } from '../stays';

it('takes a guest from the home page to the confirmation mail, and the nights are taken', async ({
  villa,
  visit,
}) => {
  const month = villa.takeMonth();
  // Meets every season's minimum stay.
  const [checkin, checkout] = [addDays(month, 9), addDays(month, 16)];
  const guestEmail = `ana${month}@example.pt`;
  await visit(PHONE, async ({ page }) => {
    const day = (date: string) => page.locator(`[data-day="${date}"]:visible`);
    const openBooking = async () => {
      await page.getByRole('link', { name: 'Book Your Stay' }).click();
      await page.waitForURL('**/booking');
    };
    const showMonth = async () => {
      while (!(await day(checkout).isVisible()))
        await page.getByRole('button', { name: 'Next month' }).click();
    };

    await openAlive(page, villa.url);
    await page.getByRole('heading', { level: 1, name: en['hero.title'] }).waitFor();
    await openBooking();
    await showMonth();
    await day(checkin).click();
    await page.getByRole('status').getByText('Now choose your check-out').waitFor();
    await day(checkout).click();
    await page.getByText('7 nights ×').first().waitFor();
    await page.getByRole('button', { name: 'Continue to Booking', disabled: false }).click();
    await page.getByLabel('Full name').fill('Ana Duarte');
    await page.getByLabel('Email').fill(guestEmail);
    await page.getByLabel(/Special requests/).fill('A cot, please.');
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await page.getByRole('heading', { name: 'Enquiry Sent!' }).waitFor();
    expect(await page.getByText(/team will contact you within 24 hours/).isVisible()).toBe(true);
    const [reference = ''] =
      /VL-[2-9A-Z]{6}/.exec(await page.getByText(/VL-[2-9A-Z]{6}/).innerText()) ?? [];

    await mailTo(villa.peer, guestEmail, `We have your enquiry ${reference}`);
    const alert = await mailTo(villa.peer, OWNER_ADDRESS, `New enquiry ${reference}`);
    expect(alert.text).toContain('A cot, please.');
    await confirmBooking(villa.api, reference);
    const confirmation = await mailTo(villa.peer, guestEmail, 'Your stay is confirmed');
    expect(valueOf(calendarIn(confirmation), 'DTSTART;VALUE=DATE')).toBe(
      checkin.replaceAll('-', ''),
    );

    await openAlive(page, villa.url);
    await openBooking();
    await page.getByRole('button', { name: en['enquiry.sent.another'] }).click();
    await showMonth();
    const label = (date: string) => day(date).getAttribute('aria-label');
    await expect.poll(() => label(checkin)).toContain('booked');
    expect(await label(addDays(checkout, -1))).toContain('booked');
    expect(await label(checkout)).toContain('free');
  });
});
