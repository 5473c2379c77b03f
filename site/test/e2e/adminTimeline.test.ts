import { addMonths, villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { centre, dayCell, type Point } from './calendarPage';
import { isTooWide, settle, settledViolations } from './ownerPage';
import { it as shared } from './sharedVilla';
import { storedBooking } from './stays';

const TODAY = villaDay(new Date());
/** More than any screen shows, but few of two years' weeks. */
const FEW_WEEKS = 20;
const TOUCH = { hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;

const it = shared
  .extend('open', ({ villa, month }) => async (page: Page) => {
    await page.goto(`${villa.url}/admin/calendar?view=timeline&month=${month.slice(0, 7)}`);
    await page
      .getByRole('group', { name: 'Timeline' })
      .evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await settle(page);
  })
  .extend('stayOf', ({ villa }) => async (reference: string) => {
    const { checkinDate, checkoutDate } = await storedBooking(villa.api, reference);
    return [checkinDate, checkoutDate];
  });

const bar = (page: Page, text: string) => page.locator('[data-bar]').filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Distance of a day's week from the top of the scroll container. */
const topOf = (page: Page, date: string) =>
  dayCell(page, date).evaluate((element) => {
    const week = element.closest('[data-week]');
    const scroller = week?.parentElement?.parentElement;
    if (!week || !scroller) throw new Error('The day is in no week');
    return week.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  });
const scroller = (page: Page) => page.locator('[data-week]').first().locator('xpath=../..');
/** The first fully visible week, once its neighbours are rendered. */
const topWeek = async (page: Page) => {
  const find = () =>
    scroller(page).evaluate((element) => {
      const edge = element.getBoundingClientRect().top - 4;
      const weeks = [...element.querySelectorAll('[data-week]')];
      const first = weeks.find((week) => week.getBoundingClientRect().top >= edge);
      // The first one in the document is above the visible area.
      return first === weeks[0] ? null : (first?.getAttribute('data-week') ?? null);
    });
  await expect.poll(find).not.toBeNull();
  return (await find()) ?? '';
};
const isInSight = async (page: Page, date: string) =>
  (await dayCell(page, date).count()) === 1 && Math.abs(await topOf(page, date)) < 700;

it('scrolls through three years without a page, stays light, and comes back where it was', async ({
  month,
  open,
  openOwner,
}) => {
  const { page, errors } = await openOwner(DESKTOP, { timezoneId: 'Pacific/Auckland' });
  await open(page);
  await expect.poll(() => topOf(page, month)).toBe(0);
  expect(await settledViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  const counts: number[] = [];
  for (let step = 0; step < 24; step += 1) {
    // Each scroll starts from the previous one.
    await scroller(page).evaluate((element) => element.scrollBy({ top: 680, behavior: 'instant' }));
    counts.push(await page.locator('[data-week]').count());
  }
  expect(Math.max(...counts)).toBeLessThan(FEW_WEEKS);
  const week = await topWeek(page);
  expect(week > addMonths(month, 30)).toBe(true);
  // On a slow machine the scrolling may pause, and the address reports that position first.
  await expect.poll(() => new URL(page.url()).searchParams.get('week')).toBe(week);
  await settle(page);
  await dayCell(page, week).filter({ hasText: '€' }).waitFor();

  await page.reload();
  await settle(page);
  await expect.poll(() => topOf(page, week)).toBe(0);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect.poll(() => isInSight(page, TODAY)).toBe(true);
  expect(errors).toEqual([]);
});

it('is walked through and used with nothing but a keyboard', async ({
  day,
  enter,
  open,
  stayOf,
  openOwner,
}) => {
  const { page, errors } = await openOwner(DESKTOP, { timezoneId: 'Pacific/Auckland' });
  await enter('Held Guest', 17, 20);
  const booking = await enter('Keyboard Guest', 9, 11);
  await open(page);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? null);
  await dayCell(page, day(1)).focus();
  for (const [key, expected] of [
    ['ArrowDown', day(8)],
    ['End', day(14)],
    ['PageDown', addMonths(day(14), 1)],
    ['PageDown', addMonths(day(14), 2)],
    ['t', TODAY],
  ] as const) {
    await page.keyboard.press(key);
    // The next key continues from here.
    await expect.poll(focused).toBe(expected);
  }
  expect(await isInSight(page, TODAY)).toBe(true);

  await open(page);
  await dayCell(page, day(22)).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(focused).toBe(day(23));
  await page.keyboard.press('Enter');
  await dialog(page, 'What is it for?').waitFor();
  await page.getByRole('button', { name: 'Block these nights' }).press('Enter');
  expect(await page.getByLabel('First night').inputValue()).toBe(day(22));
  expect(await page.getByLabel('Free again on').inputValue()).toBe(day(24));
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');

  await bar(page, 'Keyboard Guest').getByRole('button').focus();
  const note = page.getByRole('status').filter({ hasText: 'Keyboard Guest: ' });
  await page.keyboard.press('m');
  await note.getByText('These nights are free').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await note.getByText('Clashes with Held Guest').waitFor();
  expect(await page.locator('[data-clash]').count()).toBe(1);
  expect(await settledViolations(page)).toEqual([]);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  const form = dialog(page, 'Move this booking?');
  await expect
    .poll(() => form.getByRole('button', { name: 'Move booking' }).isEnabled())
    .toBe(true);
  await form.getByRole('button', { name: 'Move booking' }).press('Enter');
  await form.waitFor({ state: 'detached' });
  expect(await stayOf(booking.reference)).toEqual([day(15), day(17)]);
  expect(errors).toEqual([]);
});

it('shows several weeks with names, scrolls by touch, and has no barrier', async ({
  day,
  enter,
  open,
  openOwner,
}) => {
  const { page, errors } = await openOwner(PHONE, TOUCH);
  await enter('Touch Guest', 3, 8);
  await open(page);
  await bar(page, 'Touch Guest').first().waitFor();
  expect(await isTooWide(page)).toBe(false);
  expect(await settledViolations(page)).toEqual([]);
  const frame = await page.getByRole('group', { name: 'Timeline' }).boundingBox();
  expect(frame?.height).toBeGreaterThan(3 * 100);
  const from = await centre(dayCell(page, day(17)));
  const scrolled = () => scroller(page).evaluate((element) => element.scrollTop);
  const before = await scrolled();
  const touch = await touchOf(page);
  const pressed = touch('touchStart', from);
  // At once, because a busy machine would otherwise add pauses.
  const steps = Array.from({ length: 10 }, (_none, index) =>
    touch('touchMove', { x: from.x, y: from.y - (index + 1) * 20 }),
  );
  await Promise.all([pressed, ...steps, touch('touchEnd')]);
  await expect.poll(scrolled).toBeGreaterThan(before + 20);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
});

it('moves a stay with a finger that rests on it first, marking a clash on the way', async ({
  day,
  enter,
  open,
  stayOf,
  openOwner,
}) => {
  const { page, errors } = await openOwner(PHONE, TOUCH);
  const booking = await enter('Finger Guest', 3, 5);
  await enter('Held Guest', 10, 12);
  await open(page);
  const from = await centre(bar(page, 'Finger Guest'));
  const clash = await centre(bar(page, 'Held Guest'));
  const touch = await touchOf(page);
  await touch('touchStart', from);
  await page.locator('[data-ghost]').waitFor();
  await touch('touchMove', { x: from.x, y: clash.y });
  const note = page.getByRole('status').filter({ hasText: 'Finger Guest: ' });
  await note.getByText('Clashes with Held Guest').waitFor();
  expect(await page.locator('[data-clash]').count()).toBe(1);
  const [sunday, monday] = [
    await centre(dayCell(page, day(1))),
    await centre(dayCell(page, day(2))),
  ];
  await touch('touchMove', { x: from.x + 2 * (monday.x - sunday.x), y: from.y });
  await note.getByText('These nights are free').waitFor();
  await touch('touchEnd');
  const form = dialog(page, 'Move this booking?');
  expect(await form.getByLabel('Check-in').inputValue()).toBe(day(5));
  await form.getByRole('button', { name: 'Move booking' }).tap();
  await form.waitFor({ state: 'detached' });
  expect(await stayOf(booking.reference)).toEqual([day(5), day(7)]);
  expect(errors).toEqual([]);
});

it('comes on paper as half a year, not as what is in sight', async ({ open, openOwner }) => {
  const { page, errors } = await openOwner(DESKTOP, { timezoneId: 'Pacific/Auckland' });
  await open(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('[data-week]').count()).toBe(27);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => page.locator('[data-week]').count()).toBeLessThan(FEW_WEEKS);
  expect(errors).toEqual([]);
});

/** A finger, with real touch events. */
async function touchOf(page: Page) {
  const device = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}
