import { calendarOf, startCalendarPeer, type CalendarPeer } from '@server/test/calendarPeer';
import { addDays, addMonths, startOfMonth, villaDay, type PlainDate } from '@shared/domain/date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP } from './browser';
import { monthBar } from './calendarPage';
import { tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { settledViolations, spokenToast } from './ownerPage';
import { enterStay, takenNights } from './stays';

const MONTH = startOfMonth(addMonths(villaDay(new Date()), 12));
const day = (n: number) => addDays(MONTH, n - 1);
const compact = (date: PlainDate) => date.replaceAll('-', '');

let owner: Owner;
let site: CalendarPeer;
beforeAll(async () => {
  site = await startCalendarPeer();
  owner = await startOwner(DESKTOP, {
    // Allows private addresses, which the test's own servers have.
    env: { CALENDAR_PRIVATE_NETWORKS: '1' },
    prepare: async (api) => {
      await enterStay(api, {
        guestName: 'Maria Secret',
        checkinDate: day(22),
        checkoutDate: day(26),
      });
    },
  });
  await owner.page.goto(`${owner.url}/admin/calendar?month=${MONTH.slice(0, 7)}`);
  await owner.page.getByRole('heading', { name: 'Calendars read here', level: 3 }).waitFor();
});
afterAll(async () => {
  await owner?.close();
  await site?.close();
});

it('publishes taken nights through our link, without names, and nothing through an older link', async () => {
  const { page } = owner;
  const link = page.getByLabel('Address', { exact: true });
  const make = page.getByRole('button', { name: 'Make a link' });
  const renew = page.getByRole('button', { name: 'New link', exact: true });
  await make.or(renew).first().waitFor();
  if (await make.isVisible()) await make.click();
  await page.getByRole('button', { name: 'Copy address' }).waitFor();
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await spokenToast(page, 'Copied').waitFor();
  const first = await link.inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const answer = await fetch(first);
  expect(answer.headers.get('Content-Type')).toContain('text/calendar');
  const text = await answer.text();
  expect(text).toContain(`DTSTART;VALUE=DATE:${compact(day(22))}`);
  expect(text).toContain(`DTEND;VALUE=DATE:${compact(day(26))}`);
  expect(text).not.toContain('Maria');

  await renew.click();
  const question = page.getByRole('dialog', { name: 'Make a new link?' });
  await question.getByRole('button', { name: 'Make a new link' }).click();
  await expect.poll(() => link.inputValue()).not.toBe(first);
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(await link.inputValue())).status).toBe(200);
});

it('adds, reads and removes a calendar by keyboard alone, and its nights are taken meanwhile', async () => {
  const { page } = owner;
  const feed = page.getByRole('article', { name: 'Airbnb' });
  const dialog = page.getByRole('dialog', { name: 'Add a calendar' });
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  /** Replaces the taken nights `[from, to)` of the external calendar. */
  const book = (...stays: [from: PlainDate, to: PlainDate][]) =>
    site.answer(calendarOf(...stays.map(([start, end]) => ({ start, end }))));
  const ours = [22, 23, 24, 25].map(day);

  book([day(8), day(11)]);
  await press('Add a calendar');
  await tabTo(page, dialog.getByLabel('Address'));
  await page.keyboard.type(site.url);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Airbnb');
  await page.keyboard.press('Enter');
  await feed.getByText('Read just now · 3 nights blocked').waitFor();
  expect(await feed.innerHTML()).not.toContain('secret-of-the-feed');
  await monthBar(page, 'Airbnb').waitFor();
  expect(await takenNights(owner.url, MONTH)).toEqual([day(8), day(9), day(10), ...ours]);

  book([day(8), day(10)], [day(24), day(27)]);
  await press('Read now: Airbnb');
  await feed
    .getByText(/^Also taken there: .*Please check that nobody has booked twice\.$/)
    .waitFor();
  await expect.poll(() => takenNights(owner.url, MONTH)).not.toContain(day(10));
  expect(await settledViolations(page)).toEqual([]);

  const before = await takenNights(owner.url, MONTH);
  site.answer('gone', 404);
  await press('Read now: Airbnb');
  await feed
    .getByText(/^The site does not give the calendar out\..* stay blocked as they were\.$/)
    .waitFor();
  expect(await takenNights(owner.url, MONTH)).toEqual(before);

  await press('Remove Airbnb');
  await press('Remove calendar');
  await feed.waitFor({ state: 'detached' });
  await expect.poll(() => monthBar(page, 'Airbnb').count()).toBe(0);
  expect(await takenNights(owner.url, MONTH)).toEqual(ours);
  expect(owner.errors).toEqual([]);
});
