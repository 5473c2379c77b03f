import { addMonths, endOfMonth, type PlainDate } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, TABLET } from './browser';
import { centre, dayCell, dragNight, monthBar, type Point } from './calendarPage';
import { tabTo } from './focus';
import { isTooWide, settle } from './ownerPage';
import { it, type SharedVilla } from './sharedVilla';
import { storedBooking, takenNights } from './stays';

const open = async (page: Page, { url }: SharedVilla, month: PlainDate) => {
  await page.goto(`${url}/admin/calendar?month=${month.slice(0, 7)}`);
  await page.getByRole('list', { name: 'Legend' }).waitFor();
  await settle(page);
};
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const moveForm = (page: Page) => dialog(page, 'Move this booking?');

it('blocks nights and moves a stay with nothing but a keyboard', async ({
  villa,
  month,
  day,
  enter,
  openOwner,
}) => {
  const { reference } = await enter('Keyboard Guest', 15, 17);
  const { page, errors } = await openOwner(DESKTOP);
  await open(page, villa, month);
  await dayCell(page, day(1)).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight', 'Enter']) {
    // Each key continues from the previous one's result.
    await page.keyboard.press(key);
  }
  await dialog(page, 'What is it for?').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Price these nights' }));
  await page.keyboard.press('Enter');
  await dialog(page, 'Price of these nights').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, 'Price of these nights').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-date')))
    .toBe(day(22));

  await monthBar(page, 'Keyboard Guest').getByRole('button').focus();
  for (const key of ['m', 'ArrowUp', 'ArrowRight', 'Shift+ArrowRight']) {
    await page.keyboard.press(key);
  }
  const note = page.getByRole('status').filter({ hasText: 'Keyboard Guest: ' });
  await note.getByText('· 3 nights').waitFor();
  await page.keyboard.press('Enter');
  expect(await moveForm(page).getByLabel('Check-in').inputValue()).toBe(day(9));
  expect(await moveForm(page).getByLabel('Check-out').inputValue()).toBe(day(12));
  await tabTo(page, moveForm(page).getByRole('button', { name: 'Move booking' }));
  await page.keyboard.press('Enter');
  await moveForm(page).waitFor({ state: 'detached' });
  expect((await storedBooking(villa.api, reference)).checkinDate).toBe(day(9));
  expect(errors).toEqual([]);
});

it('moves a stay of several weeks by any of its nights, which stays under the pointer', async ({
  villa,
  month,
  day,
  enter,
  openOwner,
}) => {
  const { reference } = await enter('Patient Guest', 4, 15);
  const { page } = await openOwner(DESKTOP, { timezoneId: 'America/Los_Angeles' });
  await open(page, villa, month);
  const form = moveForm(page);
  const bar = monthBar(page, 'Patient Guest');
  const dragFrom = async (row: number, from: number, to: number) =>
    dragNight(page, bar.nth(row), dayCell(page, day(from)), dayCell(page, day(to)));
  const leave = async () => {
    // A move that was only dragged is discarded without a question.
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  };
  await dragFrom(1, 12, 13);
  expect(await form.getByLabel('Check-in').inputValue()).toBe(day(5));
  expect(await form.getByLabel('Check-out').inputValue()).toBe(day(16));
  await leave();
  await dragFrom(1, 13, 20);
  expect(await form.getByLabel('Check-in').inputValue()).toBe(day(11));
  await leave();
  // Picked up and dropped on the same day, so it has not moved.
  await dragFrom(1, 12, 12);
  await dragFrom(0, 5, 4);
  expect(await form.getByLabel('Check-in').inputValue()).toBe(day(3));
  await leave();
  expect((await storedBooking(villa.api, reference)).checkinDate).toBe(day(4));
});

it('draws the whole stay over its weeks while it is dragged, also when another window books meanwhile', async ({
  villa,
  month,
  day,
  enter,
  openOwner,
}) => {
  await enter('Slow Guest', 6, 13);
  const { page } = await openOwner(DESKTOP);
  await open(page, villa, month);
  const ghosts = page.locator('[data-ghost]');
  const note = page.getByRole('status').filter({ hasText: 'Slow Guest: ' });
  const { y } = await centre(monthBar(page, 'Slow Guest'));
  const [start, free, taken] = [
    await centre(dayCell(page, day(7))),
    await centre(dayCell(page, day(8))),
    await centre(dayCell(page, day(12))),
  ];
  await page.mouse.move(start.x, y);
  await page.mouse.down();
  await page.mouse.move(free.x, free.y, { steps: 4 });
  await note.getByText('These nights are free').waitFor();
  expect(await ghosts.count()).toBe(2);

  // It is rendered, and the dragged stay is still held.
  await enter('Quick Guest', 16, 17);
  await monthBar(page, 'Quick Guest').waitFor();
  expect(await ghosts.count()).toBe(2);
  await page.mouse.move(taken.x, taken.y, { steps: 6 });
  await note.getByText('Clashes with Quick Guest').waitFor();
  expect(await page.locator('[data-clash]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => ghosts.count()).toBe(0);
  await page.mouse.up();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('moves a stay on a tablet with a finger that rests on it first, and scrolls with one that does not', async ({
  villa,
  month,
  day,
  enter,
  openOwner,
}) => {
  await enter('Finger Guest', 10, 12);
  const { page, errors } = await openOwner(TABLET, { hasTouch: true, isMobile: true });
  await open(page, villa, month);
  const touch = await touchOf(page);
  const { x, y } = await centre(monthBar(page, 'Finger Guest'));
  await touch('touchStart', { x, y });
  await page.locator('[data-ghost]').waitFor();
  await touch('touchMove', { x, y: TABLET.height - 10 });
  // By then the touched element is no longer in the document.
  await dayCell(page, day(10)).waitFor({ state: 'detached' });
  const weeks = await centre(page.locator('.rbc-month-view'));
  await touch('touchMove', { x, y: weeks.y });
  await page.locator('[data-ghost]').waitFor();
  await touch('touchEnd');
  expect((await moveForm(page).getByLabel('Check-in').inputValue()) > endOfMonth(month)).toBe(true);
  await moveForm(page).getByRole('button', { name: 'Leave it where it was' }).tap();
  await moveForm(page).waitFor({ state: 'detached' });

  await open(page, villa, month);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  const from = await centre(monthBar(page, 'Finger Guest'));
  const pressed = touch('touchStart', from);
  // Sent at once, because a busy machine would otherwise add pauses.
  const steps = Array.from({ length: 10 }, (_none, index) =>
    touch('touchMove', { x: from.x, y: from.y - (index + 1) * 20 }),
  );
  await Promise.all([pressed, ...steps, touch('touchEnd')]);
  await expect.poll(scrolled).toBeGreaterThan(before + 20);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
});

it('shows the refusal where nights were free when they were asked for, and taken when they are saved', async ({
  villa,
  month,
  day,
  enter,
  openOwner,
}) => {
  const { id, reference } = await enter('Unlucky Guest', 16, 18);
  const { page } = await openOwner(DESKTOP);
  await open(page, villa, month);
  // A live event of the conflicting booking would trigger another request, which gets the previous answer.
  const { json: free } = await villa.api.send('POST', '/api/admin/quote', {
    checkinDate: day(18),
    checkoutDate: day(20),
    guestCount: 2,
    currency: 'EUR',
    bookingId: id,
  });
  await page.route('**/api/admin/quote', (route) => route.fulfill({ json: free }));
  const bar = monthBar(page, 'Unlucky Guest');
  await dragNight(page, bar, dayCell(page, day(17)), dayCell(page, day(19)));
  const save = moveForm(page).getByRole('button', { name: 'Move booking' });
  await expect.poll(() => save.isEnabled()).toBe(true);
  await enter('Quick Guest', 18, 20);
  await save.click();
  await moveForm(page)
    .getByRole('alert')
    .getByText(/These nights are already taken: /)
    .waitFor();
  expect((await storedBooking(villa.api, reference)).checkinDate).toBe(day(16));
  expect(await takenNights(villa.url, month)).toEqual([16, 17, 18, 19].map(day));
});

it('goes from month to month and to the year, and keeps the place in the address', async ({
  villa,
  month,
  openOwner,
}) => {
  const { page } = await openOwner(DESKTOP);
  await open(page, villa, month);
  const monthInAddress = (expected: PlainDate) =>
    page.waitForURL(({ searchParams }) => searchParams.get('month') === expected.slice(0, 7));
  await page.getByRole('button', { name: 'Next month' }).click();
  await monthInAddress(addMonths(month, 1));
  await page.getByRole('button', { name: 'Previous month' }).click();
  await monthInAddress(month);
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await page.getByRole('heading', { name: month.slice(0, 4), exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toBe('year');
  await page.getByRole('button', { name: /^January \d{4}: / }).click();
  await page.getByRole('heading', { name: `January ${month.slice(0, 4)}` }).waitFor();
  expect(new URL(page.url()).searchParams.has('view')).toBe(false);
});

it('fits a phone as compact days with a list of the stays below', async ({
  villa,
  month,
  enter,
  openOwner,
}) => {
  await enter('Phone Guest', 8, 12);
  const { page, errors } = await openOwner(PHONE);
  await page.goto(`${villa.url}/admin/calendar?month=${month.slice(0, 7)}`);
  await page.getByRole('button', { name: /^Phone Guest/ }).waitFor();
  expect(await isTooWide(page)).toBe(false);
  // react-big-calendar is only loaded where it is shown.
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(scripts.filter((name) => name.includes('MonthBoard'))).toEqual([]);
  expect(errors).toEqual([]);
});

/** A finger, with real touch events. */
async function touchOf(page: Page) {
  const device = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}
