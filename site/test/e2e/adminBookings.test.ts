import { readFile } from 'node:fs/promises';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { OWNER_PASSWORD } from '@server/test/apiSession';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import { openSqliteFile } from '@server/test/sqliteFile';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyBookingsSql } from '../../../scripts/bench/manyBookings.mjs';
import { DESKTOP, PHONE } from './browser';
import { expectFocus, expectFocusedText, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

const COUNT = 10_000;

// Numbers that end in 1 are pending and nobody holds their nights, in 2 enquiries with nights of
// both neighbours, in 0 confirmed; those below 600 are over. See `manyBookingsSql`.
describe('the Bookings tab, with the real server and ten thousand bookings', () => {
  let owner: Owner;
  let smtp: SmtpPeer;
  let page: Page;
  beforeAll(async () => {
    smtp = await startSmtpPeer();
    owner = await startOwner(DESKTOP, {
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Villa Luz <post@villa.example>',
        OWNER_EMAIL: 'owner@villa.example',
      },
      prepare: async (_api, { server }) => {
        const database = await openSqliteFile(server.dataDir);
        await database.run(manyBookingsSql(COUNT));
        await database.close();
      },
    });
    page = owner.page;
  });
  afterAll(async () => {
    await owner?.close();
    await smtp?.close();
  });

  const open = (query = '?view=all') => page.goto(`${owner.url}/admin${query}`);
  // What stands in the way of one, or has failed, has a line of its own.
  const rows = () => page.locator('tbody tr:has(th)');
  const row = (name: string) => rows().filter({ hasText: name });
  /** Opens the menu of a guest's row, and chooses a line of it. */
  const chooseInMenu = async (name: string, item: string) => {
    await row(name)
      .getByRole('button', { name: `More about ${name}` })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
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
      // What is half below the table's head would count as small.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await settledViolations(page)).toEqual([]);
    });

    it('stays usable beside a booking: the arrow keys walk it, and it scrolls', async () => {
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
      expect(await settledViolations(page)).toEqual([]);
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

    it.each([
      ['a name', 'guest 00421'],
      ['an e-mail address', 'guest00421@EXAMPLE'],
      ['a reference', 'vl-m00421'],
    ])('finds %s, and keeps it in the address', async (_what, words) => {
      await open();
      await search().fill(words);
      await expect.poll(() => rows().count()).toBe(1);
      await row('Guest 00421').waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe(words);
      await page.reload();
      await row('Guest 00421').waitFor();
      expect(await search().inputValue()).toBe(words);
      expect(await rows().count()).toBe(1);
    });

    it('says that nothing matches, and clears the filters', async () => {
      await open();
      await search().fill('nobody at all');
      await page.getByText('No bookings match your filters').waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Clear filters' }).last().click();
      await row('Guest 10000').waitFor();
      expect(await search().inputValue()).toBe('');
    });

    it('filters by status and by stay, and saves exactly that as a file', async () => {
      const { booking } = await detail('VL-M00500');
      await open();
      await page.getByLabel('Stays from').fill(booking.checkinDate);
      await page.getByLabel('Stays to').fill(booking.checkinDate);
      await page.getByLabel('Status').selectOption('confirmed');
      await expect.poll(() => rows().count()).toBe(1);
      await row('Guest 00500').waitFor();
      expect(await settledViolations(page)).toEqual([]);

      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export CSV' }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/);
      const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain('VL-M00500,confirmed,Guest 00500');
    });

    it('asks to sign in again when the session has ended, and saves the file after that', async () => {
      await owner.context.clearCookies();
      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export CSV' }).click();
      const question = page.getByRole('dialog', { name: 'Please sign in again' });
      await question.getByLabel('Username').fill('admin');
      await question.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
      await question.getByRole('button', { name: 'Sign In', exact: true }).click();
      const file = await readFile(await (await waiting).path(), 'utf8');
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

    it('begins with who comes next, and keeps the choice in the address', async () => {
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
      expect(await settledViolations(page)).toEqual([]);
      await page.goBack();
      await expect.poll(order).toEqual(['Dates ascending']);
    });

    it('is used with nothing but a keyboard: another view, another order, a menu', async () => {
      await open('');
      await rows().first().waitFor();
      await tabTo(page, view(/^Answer \d+$/));
      await page.keyboard.press('Enter');
      await page.waitForURL(/view=answer/);
      const guests = page.getByRole('button', { name: 'Created', exact: true });
      await tabTo(page, guests);
      await page.keyboard.press('Enter');
      await expect.poll(order).toEqual(['Created descending']);
      // The rows of before stand there until those of the other order have come.
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      const more = rows()
        .first()
        .getByRole('button', { name: /^More about/ });
      await tabTo(page, more);
      await page.keyboard.press('Enter');
      await expectFocusedText(page, 'Open');
      expect(await settledViolations(page)).toEqual([]);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: /^(Cancel|Decline) this/ }).waitFor();
      await page.keyboard.press('Escape');
      await expectFocus(more);
    });

    it('puts a past enquiry away in one step, without a mail', async () => {
      await open('?q=Guest%2000011');
      const sent = page.waitForRequest(/\/status$/);
      await row('Guest 00011').getByRole('button', { name: 'Put away' }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        status: 'cancelled',
        notifyGuest: false,
      });
      await row('Guest 00011').getByText('cancelled').waitFor();
    });

    it('says that filters contradict each other', async () => {
      await open('?view=past&from=2190-01-01');
      await page.getByText('These filters contradict each other').waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Search all bookings' }).click();
      await page.getByText('No bookings match your filters').waitFor();
    });
  });

  it('tells what is due today, and answers it where it stands', async () => {
    await open('');
    const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
    const first = waiting.getByRole('listitem').first();
    await first.getByText(/^Asked/).waitFor();
    const name = (await first.getByRole('link').first().textContent()) ?? '';
    const count = async () =>
      Number(
        /\d+/.exec((await waiting.getByRole('link', { name: /^See all/ }).textContent()) ?? ''),
      );
    const before = await count();
    await first.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('menuitem', { name: /^(Cancel|Decline) this/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Cancel|Decline) this/ })
      .click();
    await expect.poll(count).toBe(before - 1);
    await waiting.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
  });

  describe('decisions in the list', () => {
    it('does not offer to confirm what another booking has, and leads to that one', async () => {
      await open('?q=Guest%2000702');
      const reason = page.getByText(/^Cannot be confirmed: nights of it are given to Guest 00700/);
      await reason.waitFor();
      expect(await row('Guest 00702').getByRole('button', { name: 'Confirm' }).count()).toBe(0);
      expect(await settledViolations(page)).toEqual([]);
      await row('Guest 00702').getByRole('link', { name: 'Guest 00702', exact: true }).click();
      await panel()
        .getByText('Nights of this stay are already given, and others ask for them:')
        .waitFor();
      expect(await panel().getByRole('button', { name: 'Confirm' }).count()).toBe(0);
      await panel().getByRole('link', { name: 'Guest 00700' }).click();
      await panel().getByRole('heading', { name: 'Guest 00700' }).waitFor();
      // However many were opened out of one another: closing leads back to the list.
      await page.keyboard.press('Escape');
      await panel().waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('?q=Guest%2000702');
      await reason.getByRole('link', { name: 'Guest 00700' }).click();
      await panel().getByRole('heading', { name: 'Guest 00700' }).waitFor();
    });

    it('says at the booking who was faster, when its nights go while it is being confirmed', async () => {
      await open('?q=Guest%2000751');
      const { checkinDate, checkoutDate } = (await detail('VL-M00751')).booking;
      // Only once the decision is on its way: a dialog that is still open follows other windows.
      await page.route(
        '**/api/bookings/*/status',
        async (route) => {
          await owner.api.send('POST', '/api/admin/bookings', {
            guestName: 'Fast Rival',
            guestEmail: 'fast@example.com',
            checkinDate,
            checkoutDate,
            guestCount: 2,
            currency: 'EUR',
            totalAmount: '1500.00',
            status: 'confirmed',
          });
          await route.continue();
        },
        { times: 1 },
      );
      await row('Guest 00751').getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('button', { name: 'Confirm this booking' }).click();
      await spokenToast(page, 'Update failed').waitFor();
      await page.getByText(/nights of it are given to Fast Rival/).waitFor();
      expect(await row('Guest 00751').getByRole('button', { name: 'Confirm' }).count()).toBe(0);
      // The notification's own words are not repeated at the booking.
      expect(
        await page
          .locator('tbody')
          .getByText(/already taken/)
          .count(),
      ).toBe(0);
    });

    it('cancels what waits without a mail', async () => {
      await chooseInMenu('Guest 00751', 'Cancel this booking');
      const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await question.getByRole('switch', { name: 'Tell Guest 00751 by mail' }).click();
      expect(await settledViolations(page)).toEqual([]);
      const sent = page.waitForRequest(/\/status$/);
      await question.getByRole('button', { name: 'Cancel this booking' }).click();
      expect((await sent).postDataJSON()).toMatchObject({ notifyGuest: false });
      await row('Guest 00751').getByText('cancelled').waitFor();
    });

    it.each([
      [429, { code: 'rate_limited', message: 'Please wait a minute.' }, 'Please wait a minute.'],
      [
        500,
        { code: 'internal', message: 'Something went wrong.' },
        'The server has a problem (500)',
      ],
    ])('leaves the row as it is on %s, and says why', async (status, body, said) => {
      await open('?q=Guest%2000711');
      await page.route('**/api/bookings/*/status', (route) =>
        route.fulfill({ status, json: body }),
      );
      await row('Guest 00711').getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('button', { name: 'Confirm this booking' }).click();
      await spokenToast(page, said).waitFor();
      await page.unroute('**/api/bookings/*/status');
      expect(await row('Guest 00711').first().textContent()).toContain('pending');
      await expect
        .poll(() => row('Guest 00711').first().getByRole('button').first().isEnabled())
        .toBe(true);
    });

    it('says so when the connection is gone, and works again when it is back', async () => {
      await open('?q=Guest%2000711');
      const confirm = row('Guest 00711').first().getByRole('button', { name: 'Confirm' });
      await search().focus();
      await confirm.waitFor();
      await owner.context.setOffline(true);
      await confirm.click();
      await page.getByRole('button', { name: 'Confirm this booking' }).click();
      await spokenToast(page, 'Update failed').waitFor();
      await page.getByText('Failed to update booking status').first().waitFor();
      await expect.poll(() => confirm.isEnabled()).toBe(true);
      await owner.context.setOffline(false);
      await confirm.click();
      await page.getByRole('button', { name: 'Confirm this booking' }).click();
      await spokenToast(page, 'Status updated').waitFor();
      expect((await detail('VL-M00711')).booking.status).toBe('confirmed');
    });

    it('asks before it cancels', async () => {
      await chooseInMenu('Guest 00711', 'Cancel this booking');
      const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await question.waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await question.getByRole('button', { name: 'Cancel this booking' }).click();
      await row('Guest 00711').getByText('cancelled').waitFor();
      expect((await detail('VL-M00711')).booking.status).toBe('cancelled');
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

  describe('the panel', () => {
    it('opens by its address, and the back button closes and the forward button opens it', async () => {
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

    it('has nothing that axe finds, read, edited, and asked about', async () => {
      await open('?booking=VL-M00731');
      await panel().getByRole('heading', { name: 'Stay and price' }).waitFor();
      // The list's rows half below its head would count as small.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await settledViolations(page)).toEqual([]);
      await panel().getByRole('button', { name: 'Change dates or price' }).click();
      await panel().getByText('List price', { exact: true }).waitFor();
      await panel().getByRole('button', { name: 'Change contact' }).click();
      await panel().getByLabel('Your notes').fill('Late');
      expect(await settledViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await panel().waitFor({ state: 'detached' });
    });

    it('asks before unsaved words are left', async () => {
      await open();
      await row('Guest 10000').getByRole('link', { name: 'Guest 10000', exact: true }).click();
      const notes = panel().getByLabel('Your notes');
      await notes.fill('Key under the pot');
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Stay' }).click();
      expect(await notes.inputValue()).toBe('Key under the pot');
      await panel().getByRole('button', { name: 'Close' }).click();
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await panel().waitFor({ state: 'detached' });
      expect((await detail('VL-M10000')).booking.notes).toBeNull();
    });

    it('refuses a clash before it is saved, and saves free dates at the price agreed', async () => {
      const before = (await detail('VL-M00731')).booking;
      const taken = (await detail('VL-M00730')).booking;
      await open('?booking=VL-M00731');
      await panel().getByRole('button', { name: 'Change dates or price' }).click();
      await panel().getByLabel('Check-in').fill(taken.checkinDate);
      await panel()
        .getByText(/These nights are already taken/)
        .waitFor();
      expect(await panel().getByRole('button', { name: 'Save changes' }).isDisabled()).toBe(true);

      await panel().getByLabel('Check-in').fill(before.checkinDate);
      const longer = nextDay(before.checkoutDate);
      await panel().getByLabel('Check-out').fill(longer);
      await panel()
        .getByText(/^4 nights × /)
        .waitFor();
      await panel().getByLabel('Amount (EUR)').fill('1700.50');
      await panel().getByRole('button', { name: 'Save changes' }).click();
      await spokenToast(page, 'Booking updated').waitFor();
      await panel().getByText('Agreed amount').waitFor();
      const after = (await detail('VL-M00731')).booking;
      expect([after.checkinDate, after.checkoutDate, after.totalAmount]).toEqual([
        before.checkinDate,
        longer,
        '1700.50',
      ]);
    });

    it('tells of notes that another window saved meanwhile, and saves over them', async () => {
      await open('?booking=VL-M00741');
      const notes = panel().getByLabel('Your notes');
      await notes.fill('Mine');
      const { booking } = await detail('VL-M00741');
      await owner.api.send('PATCH', `/api/admin/bookings/${booking.id}`, { notes: 'Theirs' });
      // News of it arrives by itself.
      await panel().getByText('Saved in another window meanwhile: “Theirs”').waitFor();
      expect(await notes.inputValue()).toBe('Mine');
      await panel().getByRole('button', { name: 'Save notes' }).click();
      await spokenToast(page, 'Booking updated').waitFor();
      expect((await detail('VL-M00741')).booking.notes).toBe('Mine');
    });

    it('corrects how a guest is reached, and the list finds the new name', async () => {
      await open('?booking=VL-M00741');
      await panel().getByRole('button', { name: 'Change contact' }).click();
      await panel().getByLabel('Name').fill('Élodie Marchand');
      await panel()
        .getByLabel(/^Phone/)
        .fill('');
      await panel().getByRole('button', { name: 'Save changes' }).click();
      await panel().getByRole('heading', { name: 'Élodie Marchand' }).waitFor();
      await page.keyboard.press('Escape');
      await search().fill('elodie');
      await expect.poll(() => rows().count()).toBe(1);
      const found = (await owner.api.send('GET', '/api/bookings?search=elodie'))
        .json as BookingJson[];
      expect(found.map((booking) => booking.guestPhone)).toEqual([null]);
    });
  });

  it('is cards and a panel as wide as the screen on a phone', async () => {
    const { page: phone, context } = await owner.on(PHONE, { hasTouch: true, isMobile: true });
    await phone.goto(`${owner.url}/admin?view=all`);
    const card = phone.getByRole('article', { name: 'Guest 10000' });
    await card.waitFor();
    expect(await card.innerText()).toContain('A cot, please');
    expect(await isTooWide(phone)).toBe(false);
    // Those below the window are drawn later.
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
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await context.close();
  });

  it('had no error: no exception, nothing against the content policy', () => {
    expect(owner.errors).toEqual([]);
  });
});

function nextDay(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
