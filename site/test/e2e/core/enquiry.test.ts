import { addDays, type PlainDate } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from '../browser';
import { expectFocus } from '../focus';
import { mailTo, OWNER_ADDRESS } from '../mails';
import { expectAlive, expectToast, openAlive } from '../publicPage';
import { it, type SharedVilla } from '../sharedVilla';
import { enterStay } from '../stays';

const MARKUP = '<img src=x onerror=alert(1)>';

const name = (page: Page) => page.getByLabel('Full name');
const email = (page: Page) => page.getByLabel('Email');
const send = (page: Page) => page.getByRole('button', { name: 'Send Enquiry' });
const proceed = (page: Page) =>
  page.getByRole('button', { name: 'Continue to Booking', disabled: false });
const expectSent = (page: Page) => page.getByRole('heading', { name: 'Enquiry Sent!' }).waitFor();

async function enter(page: Page, from: PlainDate, to: PlainDate): Promise<void> {
  await page.getByLabel('Check-in', { exact: true }).fill(from);
  await page.getByLabel('Check-out', { exact: true }).fill(to);
}

/** Opens the form for a week from that day, which meets every season's minimum stay. */
async function openForm(page: Page, villa: SharedVilla, from: PlainDate): Promise<void> {
  await openAlive(page, `${villa.url}/booking`);
  await enter(page, from, addDays(from, 7));
  await proceed(page).click();
}

async function bookingsOf({ api }: SharedVilla, guestName: string): Promise<unknown[]> {
  const { json } = await api.send('GET', '/api/bookings');
  return (json as { guestName: string }[]).filter((booking) => booking.guestName === guestName);
}

describe('an enquiry', () => {
  it('says at each field what is wrong, keeps the input in a reload, and goes once all is mended', async ({
    villa,
    visit,
    month,
  }) => {
    await visit(DESKTOP, async ({ page }) => {
      await openForm(page, villa, month);
      for (const [typedName, typedEmail, title, text] of [
        ['', '', 'Name required', 'Please enter your full name.'],
        ['', '', 'Email required', 'Please enter your email address.'],
        ['Ana', 'ana@villa', 'Invalid email', 'Please enter a valid email address.'],
      ] as const) {
        await name(page).fill(typedName);
        await email(page).fill(typedEmail);
        await send(page).click();
        await page.getByText(title, { exact: true }).first().waitFor();
        await page.getByText(text).first().waitFor();
        await expectFocus(typedName ? email(page) : name(page));
      }
      expect(await email(page).getAttribute('aria-invalid')).toBe('true');
      await email(page).fill('ana@example.pt');
      await page.reload();
      await expectAlive(page);
      expect(await name(page).inputValue()).toBe('Ana');
      expect(await email(page).inputValue()).toBe('ana@example.pt');
      await send(page).click();
      await expectSent(page);
      await page.reload();
      await expectSent(page);
      await page.getByText(/VL-\w{6}/).waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem('villa.enquiry'))).not.toContain(
        'ana@',
      );
    });
  });

  it('keeps markup as text, before the owner and in mails', async ({
    villa,
    visit,
    openOwner,
    month,
  }) => {
    const guestEmail = `eve${Date.now()}@example.pt`;
    await visit(DESKTOP, async ({ page }) => {
      await openForm(page, villa, addDays(month, 7));
      await name(page).fill(`Eve ${MARKUP}`);
      await email(page).fill(guestEmail);
      await page.getByLabel(/Special requests/).fill(MARKUP);
      await send(page).click();
      await expectSent(page);
      expect(await page.locator('img[src=x]').count()).toBe(0);
    });
    const receipt = await mailTo(villa.peer, guestEmail, 'We have your enquiry');
    const [reference] = /VL-\w+/.exec(receipt.subject ?? '') ?? [];
    const alert = await mailTo(villa.peer, OWNER_ADDRESS, `New enquiry ${reference}`);
    expect(alert.html).toContain('&lt;img src=x');
    for (const mail of [receipt, alert]) expect(mail.html).not.toContain('<img src=x');
    const { page, errors } = await openOwner(DESKTOP);
    await page.goto(`${villa.url}/admin?booking=${reference}`);
    const panel = page.getByRole('dialog', { name: `Booking ${reference}` });
    await panel.getByRole('heading', { name: `Eve ${MARKUP}` }).waitFor();
    await panel.getByText(MARKUP, { exact: true }).first().waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('names nights that were taken meanwhile, and goes for other dates with everything kept', async ({
    villa,
    visit,
  }) => {
    const from = villa.takeMonth();
    await visit(DESKTOP, async ({ page }) => {
      await openForm(page, villa, from);
      await name(page).fill('Rita Melo');
      await email(page).fill('rita@example.pt');
      await enterStay(villa.api, {
        guestName: 'Tom Baker',
        checkinDate: from,
        checkoutDate: addDays(from, 3),
      });
      await send(page).click();
      await page
        .getByText(/Selected dates overlap with existing bookings/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Change Dates' }).click();
      await enter(page, addDays(from, 3), addDays(from, 10));
      await proceed(page).click();
      expect(await name(page).inputValue()).toBe('Rita Melo');
      await send(page).click();
      await expectSent(page);
    });
  });

  it('keeps what was typed when it fails, and says why', async ({ villa, visit, month }) => {
    await visit(PHONE, async ({ page }) => {
      await openForm(page, villa, addDays(month, 14));
      await name(page).fill('Eva Lind');
      await email(page).fill('eva@example.se');
      const limited = { code: 'rate_limited', message: 'Please wait a minute.', rateLimited: true };
      for (const [answer, text] of [
        [{ status: 502, body: '' }, 'Please try again later'],
        [{ status: 429, json: limited }, 'Please wait a minute.'],
      ] as const) {
        await page.route('**/api/booking-enquiry', (route) => route.fulfill(answer), { times: 1 });
        await send(page).click();
        await page.getByText(text).first().waitFor();
        expect(await name(page).inputValue()).toBe('Eva Lind');
        expect(await email(page).inputValue()).toBe('eva@example.se');
      }
    });
  });

  it('is sent once by two presses at the same time, and ends on its confirmation', async ({
    villa,
    visit,
  }) => {
    const guestName = `Max Frei ${Date.now()}`;
    await visit(PHONE, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/booking-enquiry'))
          sent.push(request.url());
      });
      await openForm(page, villa, villa.takeMonth());
      await name(page).fill(guestName);
      await email(page).fill('max@example.de');
      const button = await send(page).elementHandle();
      await button?.evaluate((element) => {
        (element as HTMLElement).click();
        (element as HTMLElement).click();
      });
      await expectSent(page);
      // The history went back once, to the entry of the dates.
      await page.goForward();
      await expectSent(page);
      expect(sent).toHaveLength(1);
      expect(await bookingsOf(villa, guestName)).toHaveLength(1);
    });
  });

  it('is stored once, although it was sent offline, lost its answer and was sent by a double click', async ({
    villa,
    visit,
    month,
  }) => {
    const guestName = `Eva Lind ${Date.now()}`;
    await visit(PHONE, async ({ page, context }) => {
      await openForm(page, villa, addDays(month, 21));
      await name(page).fill(guestName);
      await email(page).fill('eva@example.se');
      await context.setOffline(true);
      await send(page).click();
      await expectToast(
        page,
        'Error sending enquiry',
        'We could not connect. Please check your internet connection and try again. Everything you typed is still here.',
      );
      await context.setOffline(false);
      await page.route('**/api/booking-enquiry', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await send(page).dblclick();
      await expect.poll(() => bookingsOf(villa, guestName)).toHaveLength(1);
      await page.unrouteAll({ behavior: 'wait' });
      await send(page).click();
      await expectSent(page);
      expect(await bookingsOf(villa, guestName)).toHaveLength(1);
      // A reload of this page must not restore the same stay for sending.
      await expect.poll(() => new URL(page.url()).searchParams.has('checkin')).toBe(false);
    });
  });
});
