import { readFile } from 'node:fs/promises';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { OWNER_PASSWORD } from '@server/test/apiSession';
import { openSqliteFile } from '@server/test/sqliteFile';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyBookingsSql } from '../../../scripts/bench/manyBookings.mjs';
import { DESKTOP, PHONE } from './browser';
import { expectFocus, expectFocusedText, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations } from './ownerPage';

const COUNT = 10_000;

// By last digit: 1 is pending with free nights, 2 an enquiry for nights of both neighbours, 0 confirmed. Numbers
// below 600 are past. See `manyBookingsSql`.
describe('the Bookings tab, with the real server and ten thousand bookings', () => {
  let owner: Owner;
  let page: Page;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP, {
      prepare: async (_api, { server }) => {
        const database = await openSqliteFile(server.dataDir);
        await database.run(manyBookingsSql(COUNT));
        await database.close();
      },
    });
    page = owner.page;
  });
  afterAll(() => owner?.close());

  const open = (query = '?view=all') => page.goto(`${owner.url}/admin${query}`);
  // Conflicts and failures have a row of their own.
  const rows = () => page.locator('tbody tr:has(th)');
  const row = (name: string) => rows().filter({ hasText: name });
  const search = () => page.getByRole('searchbox', { name: 'Search' });
  const panel = () => page.getByRole('dialog', { name: /^Booking VL-/ });
  const detail = async (reference: string) =>
    (await owner.api.send('GET', `/api/admin/bookings/${reference}`)).json as BookingDetail;

  describe('the list', () => {
    it('brings fifty, and fifty more on request, where reading goes on', async () => {
      await open();
      await row('Guest 10000').waitFor();
      await expect.poll(() => rows().count()).toBe(50);
      await page.getByRole('button', { name: 'Show more' }).click();
      await row('Guest 09901').waitFor();
      await expect.poll(() => rows().count()).toBe(100);
      await expectFocusedText(page, 'Guest 09950');
    });

    it('is usable beside a booking: the arrow keys move through it, and it scrolls', async () => {
      await open();
      await row('Guest 10000').waitFor();
      const names = await rows().locator('th > a').allInnerTexts();
      const [first = '', second = '', third = ''] = names;
      const link = (name: string) => row(name).getByRole('link', { name, exact: true });
      const shows = (name: string) => panel().getByRole('heading', { name }).waitFor();
      await link(first).click();
      await shows(first);
      await page.keyboard.press('ArrowDown');
      await shows(second);
      await link(third).click();
      await shows(third);
      await page.mouse.wheel(0, 400);
      await page.waitForFunction(() => window.scrollY > 0);
      await page.keyboard.press('ArrowUp');
      await shows(second);
      await expectFocusedText(page, second);
      await page.keyboard.press('Escape');
      await panel().waitFor({ state: 'detached' });
      await expectFocusedText(page, second);
    });

    it('filters by status and by stay, and saves exactly that as a file, also after the session has ended', async () => {
      const { booking } = await detail('VL-M00500');
      await open();
      await page.getByLabel('Stays from').fill(booking.checkinDate);
      await page.getByLabel('Stays to').fill(booking.checkinDate);
      await page.getByLabel('Status').selectOption('confirmed');
      await expect.poll(() => rows().count()).toBe(1);
      await row('Guest 00500').waitFor();

      const exportLink = page.getByRole('link', { name: 'Export CSV' });
      const saved = page.waitForEvent('download');
      await exportLink.click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/);
      const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain('VL-M00500,confirmed,Guest 00500');

      await owner.context.clearCookies();
      const savedLater = page.waitForEvent('download');
      await exportLink.click();
      const question = page.getByRole('dialog', { name: 'Please sign in again' });
      await question.getByLabel('Username').fill('admin');
      await question.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
      await question.getByRole('button', { name: 'Sign In', exact: true }).click();
      const file = await readFile(await (await savedLater).path(), 'utf8');
      expect(file).toContain('VL-M00500,confirmed,Guest 00500');
      expect(new URL(page.url()).pathname).toBe('/admin');
    });
  });

  describe('views and orders', () => {
    const order = () =>
      page
        .locator('th[aria-sort]')
        .evaluateAll((headers) =>
          headers.map((header) => `${header.textContent} ${header.getAttribute('aria-sort')}`),
        );
    const view = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Which bookings' }).getByRole('link', { name });

    it('begins with upcoming stays, and keeps the choice in the address', async () => {
      await open('');
      await rows().first().waitFor();
      expect(await order()).toEqual(['Dates ascending']);
      expect(await rows().filter({ hasText: 'Cancelled' }).count()).toBe(0);
      await view(/^Past$/).click();
      await expect.poll(order).toEqual(['Dates descending']);
      await page.getByRole('button', { name: 'Guest', exact: true }).click();
      await row('Guest 00000').or(row('Guest 00001')).first().waitFor();
      expect(new URL(page.url()).search).toBe('?view=past&sort=guest&order=asc');
      await page.reload();
      await row('Guest 00001').waitFor();
      expect(await order()).toEqual(['Guest ascending']);
      await page.goBack();
      await expect.poll(order).toEqual(['Dates ascending']);
    });
  });

  it('is used with nothing but a keyboard: search, open, confirm, close', async () => {
    await open();
    await row('Guest 10000').waitFor();
    await tabTo(page, search());
    await page.keyboard.type('Guest 00721');
    await expect.poll(() => rows().count()).toBe(1);
    const name = row('Guest 00721').getByRole('link', { name: 'Guest 00721', exact: true });
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await panel().getByRole('heading', { name: 'Guest 00721' }).waitFor();
    await tabTo(page, panel().getByRole('button', { name: 'Confirm' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Confirm this booking' }));
    await page.keyboard.press('Enter');
    await panel().getByText('confirmed', { exact: true }).waitFor();
    await expectFocusedText(page, 'Guest 00721');
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await expectFocus(name);
    await row('Guest 00721').getByText('confirmed').waitFor();
  });

  it('opens a booking by its address, and the back button closes and the forward button opens it', async () => {
    await open('?view=all&booking=VL-M00731');
    await panel().getByRole('heading', { name: 'Guest 00731' }).waitFor();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await row('Guest 10000').getByRole('link', { name: 'Guest 10000', exact: true }).click();
    await panel().getByRole('heading', { name: 'Guest 10000' }).waitFor();
    expect(page.url()).toContain('booking=VL-M10000');
    await page.goBack();
    await panel().waitFor({ state: 'detached' });
    await page.goForward();
    await panel().getByRole('heading', { name: 'Guest 10000' }).waitFor();
  });

  it('is cards and a panel as wide as the screen on a phone', async () => {
    const { page: phone, context } = await owner.on(PHONE, { hasTouch: true, isMobile: true });
    await phone.goto(`${owner.url}/admin?view=all`);
    const card = phone.getByRole('article', { name: 'Guest 10000' });
    await card.waitFor();
    expect(await card.innerText()).toContain('A cot, please');
    expect(await isTooWide(phone)).toBe(false);
    // Rows below the window render later.
    await expect.poll(() => phone.locator('article').count()).toBe(20);
    await card.getByRole('button', { name: 'More about Guest 10000' }).tap();
    const call = phone.getByRole('menuitem', { name: 'Call +351 912 345 678' });
    await call.waitFor();
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await settledViolations(phone)).toEqual([]);
    await phone.keyboard.press('Escape');
    await call.waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: 'More filters' }).click();
    expect(await settledViolations(phone)).toEqual([]);
    await phone.getByLabel('Status').selectOption('pending');
    await phone.getByRole('article', { name: 'Guest 09991' }).waitFor();
    await phone.getByRole('link', { name: 'Guest 09991', exact: true }).tap();
    const sheet = phone.getByRole('dialog', { name: 'Booking VL-M09991' });
    await sheet.getByRole('heading', { name: 'Stay and price' }).waitFor();
    expect((await sheet.boundingBox())?.width).toBeCloseTo(PHONE.width, 0);
    expect(await settledViolations(phone)).toEqual([]);
    await sheet.getByRole('button', { name: 'Change dates or price' }).tap();
    await sheet.getByLabel('Check-in').waitFor();
    await sheet.getByRole('button', { name: 'Change contact' }).tap();
    expect(await settledViolations(phone)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await context.close();
  });

  it('had no error: no exception, nothing against the content policy', () => {
    expect(owner.errors).toEqual([]);
  });
});
