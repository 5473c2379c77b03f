import { enquire } from '@server/test/enquire';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import type { Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from './axe';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { mailEnv, mailTo, OWNER_ADDRESS, stayLinkIn } from './mails';
import { startOwner, type Owner } from './owner';
import { isTooWide } from './ownerPage';

/** May of next year: far enough ahead whenever this runs. */
const YEAR = new Date().getFullYear() + 1;
const GUEST = 'ana@example.pt';

describe('the guest’s page, in a browser without JavaScript', () => {
  let peer: SmtpPeer;
  let owner: Owner;
  let reference: string;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    owner = await startOwner(DESKTOP, {
      env: mailEnv(peer),
      prepare: async (_api, { url }) => {
        reference = await enquire(url, 'Ana Duarte', 0, {
          guestEmail: GUEST,
          checkinDate: `${YEAR}-05-03`,
          checkoutDate: `${YEAR}-05-06`,
          language: 'en',
        });
      },
    });
  });
  afterAll(async () => {
    await owner?.close();
    await peer?.close();
  });

  /** Where the button of a mail to the guest leads. */
  const linkIn = async (subject: string) =>
    stayLinkIn(await mailTo(peer, GUEST, subject), owner.url);
  const guestAt = (viewport: ViewportSize) =>
    newVisitor(owner.browser, viewport, { javaScriptEnabled: false });
  /** axe itself is a script: it looks at the same page in a browser that runs it. */
  const judge = async (seen: Page, viewport: ViewportSize) => {
    expect(await isTooWide(seen)).toBe(false);
    const { page, context } = await newVisitor(owner.browser, viewport);
    await page.goto(seen.url());
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  };

  it('leads from the mail through the stay, with every form of it', async () => {
    const link = await linkIn('We have your enquiry');
    const { page, context, errors } = await guestAt(PHONE);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor();
    expect(await page.getByText(new RegExp(`3 May ${YEAR}`)).count()).toBeGreaterThan(0);
    await judge(page, PHONE);

    await page.getByLabel('Guest 2').fill('João Duarte');
    await page.getByLabel('Time of arrival').fill('21:30');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').filter({ hasText: 'Saved. Thank you.' }).waitFor();
    expect(await page.getByLabel('Guest 1').inputValue()).toBe('Ana Duarte');
    expect(await page.getByLabel('Guest 2').inputValue()).toBe('João Duarte');

    await page.getByText('Ask for other dates').click();
    await page.getByLabel('New check-in').fill(`${YEAR}-05-04`);
    await page.getByLabel('New check-out').fill(`${YEAR}-05-04`);
    await page.getByRole('button', { name: 'Ask for these dates' }).click();
    await page.getByRole('alert').filter({ hasText: 'These dates make no stay' }).waitFor();
    // The form stands open with what was typed.
    expect(await page.getByLabel('New check-in').inputValue()).toBe(`${YEAR}-05-04`);
    await page.getByLabel('New check-out').fill(`${YEAR}-05-07`);
    await page.getByRole('button', { name: 'Ask for these dates' }).click();
    await page.getByText(/you asked for other dates/).waitFor();
    await judge(page, PHONE);
    await mailTo(peer, OWNER_ADDRESS, 'other dates');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows a confirmed stay at 1440 px, with its calendar file, and asks to cancel it', async () => {
    const { json } = await owner.api.send('GET', `/api/admin/bookings/${reference}`);
    const { booking } = json as { booking: { id: number; updatedAt: string } };
    await owner.api.send('PATCH', `/api/bookings/${booking.id}/status`, {
      status: 'confirmed',
      message: '',
      notifyGuest: true,
      updatedAt: booking.updatedAt,
    });
    const { page, context } = await guestAt(DESKTOP);
    await page.goto(await linkIn('Your stay is confirmed'));
    await page.getByRole('heading', { level: 1, name: 'Your stay is confirmed' }).waitFor();
    await judge(page, DESKTOP);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to your calendar' }).click();
    expect((await download).suggestedFilename()).toBe(`${reference}.ics`);
    await page.getByText('Ask to cancel', { exact: true }).click();
    await page.getByRole('button', { name: 'Ask to cancel this stay' }).click();
    await page.getByText(/It is not cancelled yet/).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Your stay is confirmed' }).waitFor();
    await context.close();
  });

  it('says politely that a link opens no page', async () => {
    const { page, context } = await guestAt(PHONE);
    const answer = await page.goto(`${owner.url}/stay/${'x'.repeat(43)}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'This link opens no page' }).waitFor();
    await judge(page, PHONE);
    await context.close();
  });
});
