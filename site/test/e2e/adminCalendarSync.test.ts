import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { CalendarSync } from '@shared/contract/calendars/importedCalendar';
import { calendarOf, startCalendarPeer, type CalendarPeer } from '@server/test/calendarPeer';
import { addDays, addMonths, startOfMonth, villaDay, weekday } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { expectFocusedText, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

/** A year ahead every night is free; February would be too short. */
const AHEAD = villaDay(new Date()).slice(5, 7) === '02' ? 13 : 12;
const FIRST = startOfMonth(addMonths(villaDay(new Date()), AHEAD));
const MONTH = FIRST.slice(0, 7);
/** The `n`th day from that month's first Monday on, so that weeks begin with 7, 14 and 21. */
const day = (n: number) => addDays(FIRST, ((8 - weekday(FIRST)) % 7) + n - 1);
const compact = (date: string) => date.replaceAll('-', '');
/** The test's own servers are in a private network, which is refused otherwise. */
const env = { CALENDAR_PRIVATE_NETWORKS: '1' };

async function openOthers(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/calendar?month=${MONTH}`);
  await page.getByRole('heading', { name: 'Calendars read here', level: 3 }).waitFor();
}

describe('the calendars of other sites, with the real server', () => {
  let owner: Owner;
  let site: CalendarPeer;
  let page: Page;
  beforeAll(async () => {
    site = await startCalendarPeer();
    owner = await startOwner(DESKTOP, { env });
    page = owner.page;
  });
  afterAll(async () => {
    await owner?.close();
    await site?.close();
  });

  const open = () => openOthers(page, owner.url);
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const feed = (name: string) => page.getByRole('article', { name });
  const bar = (text: string) => page.locator('.rbc-event').filter({ hasText: text });
  const link = () => page.getByLabel('Address', { exact: true }).inputValue();
  const stored = async () =>
    (await owner.api.send('GET', '/api/admin/calendar-sync')).json as CalendarSync;
  const takenNights = async () => {
    const answer = await fetch(
      `${owner.url}/api/availability?startDate=${day(1)}&endDate=${day(28)}`,
    );
    return ((await answer.json()) as AvailabilityDay[])
      .filter(({ available }) => !available)
      .map(({ date }) => date);
  };
  /** Nights `[from, to)` that are taken there from now on. */
  const book = (...stays: [from: string, to: string][]) =>
    site.answer(calendarOf(...stays.map(([start, end]) => ({ start, end }))));
  const add = async (name: string, url: string) => {
    await press('Add a calendar');
    const form = dialog('Add a calendar');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Address').fill(url);
    await form.getByRole('button', { name: 'Add calendar' }).click();
    await form.waitFor({ state: 'detached' });
  };

  describe('our link', () => {
    let first = '';

    it('tells other sites which nights are taken, and not by whom', async () => {
      await owner.api.send('POST', '/api/admin/bookings', {
        guestName: 'Maria Secret',
        guestEmail: 'maria@example.com',
        guestPhone: '',
        checkinDate: day(22),
        checkoutDate: day(26),
        guestCount: 2,
        currency: 'EUR',
        totalAmount: '1000.00',
        status: 'confirmed',
        notes: '',
      });
      await open();
      await page.getByText(/^No calendars yet\./).waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await press('Make a link');
      await spokenToast(page, 'Calendar link made').waitFor();
      await expectFocusedText(page, 'Your calendar’s link');
      expect(await settledViolations(page)).toEqual([]);

      first = await link();
      const answer = await fetch(first);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toContain('text/calendar');
      const text = await answer.text();
      expect(text).toContain(`DTSTART;VALUE=DATE:${compact(day(22))}`);
      expect(text).toContain(`DTEND;VALUE=DATE:${compact(day(26))}`);
      expect(text).not.toContain('Maria');
    });

    it('is copied with a press', async () => {
      await owner.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await press('Copy address');
      await spokenToast(page, 'Copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    });

    it('is replaced by a new one, and the old one leads nowhere', async () => {
      await press('New link');
      const question = dialog('Make a new link?');
      await question.getByText(/The old address stops working/).waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await question.getByRole('button', { name: 'Make a new link' }).click();
      await spokenToast(page, 'New calendar link made').waitFor();
      await expectFocusedText(page, 'New link');
      await expect.poll(link).not.toBe(first);
      expect((await fetch(first)).status).toBe(404);
      expect((await fetch(await link())).status).toBe(200);
    });

    it('leads nowhere when the calendar is no longer shared', async () => {
      const last = await link();
      await press('Stop sharing');
      await dialog('Stop sharing your calendar?')
        .getByRole('button', { name: 'Stop sharing' })
        .click();
      await spokenToast(page, 'Calendar no longer shared').waitFor();
      await page.getByRole('button', { name: 'Make a link' }).waitFor();
      await expectFocusedText(page, 'Your calendar’s link');
      expect((await fetch(last)).status).toBe(404);
    });
  });

  describe('a calendar that is read here', () => {
    it('shows what is wrong at the field', async () => {
      await press('Add a calendar');
      const form = dialog('Add a calendar');
      await form.getByLabel('Address').fill('www.airbnb.com/calendar.ics');
      await form.getByRole('button', { name: 'Add calendar' }).click();
      await form.getByText('Name is required').waitFor();
      await form.getByText(/^Please paste the whole address/).waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await press('Leave without saving');
      await form.waitFor({ state: 'detached' });
    });

    it('blocks the nights that are taken there, for owner and guests', async () => {
      book([day(8), day(11)]);
      await add('Airbnb', site.url);
      await feed('Airbnb').getByText('Read just now · 3 nights blocked').waitFor();
      expect(await feed('Airbnb').textContent()).toContain(new URL(site.url).host);
      expect(await feed('Airbnb').innerHTML()).not.toContain('secret-of-the-feed');
      await bar('Airbnb').waitFor();
      const held = [8, 9, 10, 22, 23, 24, 25].map(day);
      expect(await takenNights()).toEqual(held);
      expect(await settledViolations(page)).toEqual([]);

      await bar('Airbnb').getByRole('button').click();
      const details = dialog('Blocked nights');
      await details.getByText(/^From another calendar\./).waitFor();
      expect(await details.getByRole('button', { name: 'Delete block' }).count()).toBe(0);
      expect(await settledViolations(page)).toEqual([]);
      await details.getByRole('button', { name: 'Close' }).click();
      await details.waitFor({ state: 'detached' });
    });

    it('is read again at once when that is asked for, and warns of nights taken twice', async () => {
      book([day(8), day(10)], [day(24), day(27)]);
      await press('Read now: Airbnb');
      await feed('Airbnb')
        .getByText(/^Also taken there: .*Please check that nobody has booked twice\.$/)
        .waitFor();
      await expect.poll(takenNights).not.toContain(day(10));
      expect(await settledViolations(page)).toEqual([]);
    });

    it('says what to do when it cannot be read, and keeps its nights', async () => {
      const before = await takenNights();
      site.answer('gone', 404);
      await press('Read now: Airbnb');
      await feed('Airbnb')
        .getByText(/^The site does not give the calendar out\..* stay blocked as they were\.$/)
        .waitFor();
      expect(await takenNights()).toEqual(before);
      expect(await settledViolations(page)).toEqual([]);
      site.answer('<!doctype html><title>Welcome</title>');
      await press('Read now: Airbnb');
      await feed('Airbnb')
        .getByText(/^What is at the address is not a calendar\./)
        .waitFor();
      expect(await takenNights()).toEqual(before);
    });

    it('gives the nights back when it is removed, after a question', async () => {
      await press('Remove Airbnb');
      const question = dialog('Remove the calendar “Airbnb”?');
      await question.getByText(/This action cannot be undone\.$/).waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
      expect((await stored()).feeds).toHaveLength(1);
      await press('Remove Airbnb');
      await question.getByRole('button', { name: 'Remove calendar' }).click();
      await spokenToast(page, 'Calendar removed').waitFor();
      await feed('Airbnb').waitFor({ state: 'detached' });
      await expectFocusedText(page, 'Calendars read here');
      await bar('Airbnb').waitFor({ state: 'detached' });
      expect(await takenNights()).toEqual([22, 23, 24, 25].map(day));
    });

    it('is added, read and removed with nothing but a keyboard', async () => {
      book([day(15), day(17)]);
      await open();
      const enter = () => page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Calendars read here' }).focus();
      await tabTo(page, page.getByRole('button', { name: 'Add a calendar' }));
      await enter();
      await dialog('Add a calendar').waitFor();
      await tabTo(page, dialog('Add a calendar').getByLabel('Address'));
      await page.keyboard.type(site.url);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('Booking.com');
      await enter();
      await feed('Booking.com').getByText('Read just now · 2 nights blocked').waitFor();
      await expectFocusedText(page, 'Add a calendar');
      book([day(15), day(18)]);
      await tabTo(page, page.getByRole('button', { name: 'Read now: Booking.com' }));
      await enter();
      await feed('Booking.com').getByText('Read just now · 3 nights blocked').waitFor();
      await expectFocusedText(page, 'Read now');
      await tabTo(page, page.getByRole('button', { name: 'Remove Booking.com' }));
      await enter();
      await tabTo(page, page.getByRole('button', { name: 'Remove calendar' }));
      await enter();
      await feed('Booking.com').waitFor({ state: 'detached' });
      await expectFocusedText(page, 'Calendars read here');
      expect((await stored()).feeds).toEqual([]);
    });

    it('has no barrier and no sideways scrolling on a phone', async () => {
      book([day(15), day(17)], [day(23), day(25)]);
      await press('Make a link');
      await add('A site with a name of sixty signs, which is as long as it gets', site.url);
      const phone = await owner.on(PHONE, { colorScheme: 'dark' });
      await openOthers(phone.page, owner.url);
      await phone.page.getByText(/^Also taken there: /).waitFor();
      expect(await isTooWide(phone.page)).toBe(false);
      expect(await settledViolations(phone.page)).toEqual([]);
      await phone.page.getByRole('button', { name: 'Add a calendar' }).click();
      await phone.page.getByRole('dialog').getByLabel('Name').waitFor();
      expect(await isTooWide(phone.page)).toBe(false);
      expect(await settledViolations(phone.page)).toEqual([]);
      expect(phone.errors).toEqual([]);
      await phone.context.close();
    });

    it('causes no error in the page', () => {
      expect(owner.errors).toEqual([]);
    });
  });
});

it('reads nothing in a private network unless its server is told to', async () => {
  const site = await startCalendarPeer();
  const owner = await startOwner(DESKTOP);
  try {
    await openOthers(owner.page, owner.url);
    await owner.page.getByRole('button', { name: 'Add a calendar' }).click();
    const form = owner.page.getByRole('dialog', { name: 'Add a calendar' });
    await form.getByLabel('Name').fill('Inside');
    await form.getByLabel('Address').fill(site.url);
    await form.getByRole('button', { name: 'Add calendar' }).click();
    await form.getByText(/^This address leads into a private network/).waitFor();
    expect(await owner.page.getByRole('article', { name: 'Inside' }).count()).toBe(0);
    expect(site.asked()).toBe(0);
    expect(await settledViolations(owner.page)).toEqual([]);
    expect(owner.errors).toEqual([]);
  } finally {
    await owner.close();
    await site.close();
  }
});
