import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import type { BookingJson } from '@shared/contract/bookings/booking';
import { addDays, addMonths, startOfMonth, villaDay, weekday } from '@shared/domain/date';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, type Visitor } from './browser';
import { startOwner, type Owner } from './owner';
import { isTooWide, settle, settledViolations } from './ownerPage';

const TODAY = villaDay(new Date());
/** First day of the month in which everything happens. */
const FIRST = startOfMonth(addMonths(TODAY, 12));
/** The `n`th day from that month's first Sunday on, so that weeks begin with 1, 8 and 15. */
const day = (n: number) => addDays(FIRST, ((7 - weekday(FIRST)) % 7) + n - 1);
/** More than any screen shows, and few beside two years of weeks. */
const FEW_WEEKS = 20;

describe('the timeline of the owner’s calendar, with the real server', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP, { timezoneId: 'Pacific/Auckland' });
  });
  afterAll(() => owner?.close());
  const entered: BookingJson[] = [];
  // A test that fails leaves its nights to the next ones, and to its own second run.
  afterEach(async () => {
    await Promise.all(entered.splice(0).map(cancel));
  });

  const enter = async (guestName: string, from: number, to: number, status = 'confirmed') => {
    const { json } = await owner.api.send('POST', '/api/admin/bookings', {
      guestName,
      guestEmail: 'guest@example.com',
      guestPhone: '',
      checkinDate: day(from),
      checkoutDate: day(to),
      guestCount: 2,
      currency: 'EUR',
      totalAmount: '1000.00',
      status,
      notes: '',
    });
    expect(json).toMatchObject({ status });
    entered.push(json as BookingJson);
    return json as BookingJson;
  };
  const stayOf = async ({ reference }: BookingJson) => {
    const { json } = await owner.api.send('GET', `/api/admin/bookings/${reference}`);
    const { checkinDate, checkoutDate } = (json as BookingDetail).booking;
    return [checkinDate, checkoutDate];
  };
  const cancel = ({ id }: BookingJson) =>
    owner.api.send('PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' });
  const open = async (page: Page, query: string) => {
    await page.goto(`${owner.url}/admin/calendar?view=timeline&${query}`);
    await page
      .getByRole('group', { name: 'Timeline' })
      .evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await settle(page);
  };
  const cell = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);
  const bar = (page: Page, text: string) => page.locator('[data-bar]').filter({ hasText: text });
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
  /** Top of a day's week below the top of what scrolls. */
  const topOf = (page: Page, date: string) =>
    cell(page, date).evaluate((element) => {
      const week = element.closest('[data-week]');
      const scroller = week?.parentElement?.parentElement;
      if (!week || !scroller) throw new Error('The day is in no week');
      return week.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    });
  const scroller = (page: Page) => page.locator('[data-week]').first().locator('xpath=../..');
  /** The first week that is in sight from its top on, once those around it have been drawn. */
  const topWeek = async (page: Page) => {
    const find = () =>
      scroller(page).evaluate((element) => {
        const edge = element.getBoundingClientRect().top - 4;
        const weeks = [...element.querySelectorAll('[data-week]')];
        const first = weeks.find((week) => week.getBoundingClientRect().top >= edge);
        // The first of those in the document is above what is in sight.
        return first === weeks[0] ? null : (first?.getAttribute('data-week') ?? null);
      });
    await expect.poll(find).not.toBeNull();
    return (await find()) ?? '';
  };
  const isInSight = async (page: Page, date: string) =>
    (await cell(page, date).count()) === 1 && Math.abs(await topOf(page, date)) < 700;

  it('scrolls through three years without a page, stays light, and comes back where it was', async () => {
    const { page } = owner;
    await open(page, `month=${FIRST.slice(0, 7)}`);
    await expect.poll(() => topOf(page, FIRST)).toBe(0);
    expect(await settledViolations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    const counts: number[] = [];
    for (let step = 0; step < 24; step += 1) {
      // Each scrolling goes on from the last one.
      await scroller(page).evaluate((element) =>
        element.scrollBy({ top: 680, behavior: 'instant' }),
      );
      counts.push(await page.locator('[data-week]').count());
    }
    expect(Math.max(...counts)).toBeLessThan(FEW_WEEKS);
    const week = await topWeek(page);
    expect(week > addMonths(FIRST, 30)).toBe(true);
    // A slow machine rests on the way, too, and the address tells of that first.
    await expect.poll(() => new URL(page.url()).searchParams.get('week')).toBe(week);
    await settle(page);
    await cell(page, week).filter({ hasText: '€' }).waitFor();

    await page.reload();
    await settle(page);
    await expect.poll(() => topOf(page, week)).toBe(0);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect.poll(() => isInSight(page, TODAY)).toBe(true);
  });

  it('shows a stay as bars over all of its weeks, and a day that the address names', async () => {
    const { page } = owner;
    await enter('Long Guest', 3, 23);
    await open(page, `day=${day(16)}`);
    await expect.poll(() => topOf(page, day(16))).toBe(0);
    expect(await cell(page, day(16)).getAttribute('data-asked')).toBe('true');
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.poll(() => bar(page, 'Long Guest').count()).toBe(4);
  });

  it('is walked through and used with nothing but a keyboard', async () => {
    const { page } = owner;
    await enter('Held Guest', 17, 20);
    const booking = await enter('Keyboard Guest', 9, 11);
    await open(page, `month=${FIRST.slice(0, 7)}`);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? null);
    await cell(page, day(1)).focus();
    for (const [key, expected] of [
      ['ArrowDown', day(8)],
      ['End', day(14)],
      ['PageDown', addMonths(day(14), 1)],
      ['PageDown', addMonths(day(14), 2)],
      ['t', TODAY],
    ] as const) {
      await page.keyboard.press(key);
      // The next key goes on from here.
      await expect.poll(focused).toBe(expected);
    }
    expect(await isInSight(page, TODAY)).toBe(true);

    await open(page, `month=${FIRST.slice(0, 7)}`);
    await cell(page, day(22)).focus();
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
    expect(await stayOf(booking)).toEqual([day(15), day(17)]);
  });

  it('moves a stay by mouse to another month, scrolling at its edge', async () => {
    const { page } = owner;
    await enter('Mouse Guest', 10, 12);
    await open(page, `month=${FIRST.slice(0, 7)}`);
    const start = await centre(bar(page, 'Mouse Guest'));
    const frame = await page.getByRole('group', { name: 'Timeline' }).boundingBox();
    if (!frame) throw new Error('There is no timeline');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, frame.y + frame.height - 12, { steps: 6 });
    const target = addDays(day(10), 42);
    await expect.poll(() => isInSight(page, target)).toBe(true);
    await page.mouse.move(start.x, frame.y + frame.height / 2, { steps: 3 });
    const ghost = page.locator('[data-ghost]');
    await ghost.first().waitFor();
    await page.mouse.up();
    const form = dialog(page, 'Move this booking?');
    const moved = await form.getByLabel('Check-in').inputValue();
    expect(moved > addDays(day(10), 13)).toBe(true);
    expect(weekday(moved)).toBe(weekday(day(10)));
    await form.getByRole('button', { name: 'Leave it where it was' }).click();
  });

  describe('on a phone', () => {
    let phone: Visitor;
    beforeAll(async () => {
      phone = await owner.on(PHONE, { hasTouch: true, isMobile: true, colorScheme: 'dark' });
    });
    afterAll(() => phone?.context.close());

    it('shows several weeks with names, scrolls by touch, and has no barrier', async () => {
      const { page } = phone;
      await enter('Touch Guest', 3, 8);
      await open(page, `month=${FIRST.slice(0, 7)}`);
      await bar(page, 'Touch Guest').first().waitFor();
      expect(await isTooWide(page)).toBe(false);
      expect(await settledViolations(page)).toEqual([]);
      const frame = await page.getByRole('group', { name: 'Timeline' }).boundingBox();
      expect(frame?.height).toBeGreaterThan(3 * 100);
      const from = await centre(cell(page, day(17)));
      const scrolled = () => scroller(page).evaluate((element) => element.scrollTop);
      const before = await scrolled();
      const touch = await touchOf(page);
      const pressed = touch('touchStart', from);
      // All at once: between two answers of a busy machine the finger would have rested.
      const steps = Array.from({ length: 10 }, (_none, index) =>
        touch('touchMove', { x: from.x, y: from.y - (index + 1) * 20 }),
      );
      await Promise.all([pressed, ...steps, touch('touchEnd')]);
      await expect.poll(scrolled).toBeGreaterThan(before + 20);
      // Nothing was chosen or moved by that.
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    it('moves a stay with a finger that rests on it first, marking a clash on the way', async () => {
      const { page } = phone;
      const booking = await enter('Finger Guest', 3, 5);
      await enter('Held Guest', 10, 12);
      await open(page, `month=${FIRST.slice(0, 7)}`);
      const from = await centre(bar(page, 'Finger Guest'));
      const clash = await centre(bar(page, 'Held Guest'));
      const touch = await touchOf(page);
      await touch('touchStart', from);
      await page.locator('[data-ghost]').waitFor();
      await touch('touchMove', { x: from.x, y: clash.y });
      const note = page.getByRole('status').filter({ hasText: 'Finger Guest: ' });
      await note.getByText('Clashes with Held Guest').waitFor();
      expect(await page.locator('[data-clash]').count()).toBe(1);
      const [sunday, monday] = [await centre(cell(page, day(1))), await centre(cell(page, day(2)))];
      await touch('touchMove', { x: from.x + 2 * (monday.x - sunday.x), y: from.y });
      await note.getByText('These nights are free').waitFor();
      await touch('touchEnd');
      const form = dialog(page, 'Move this booking?');
      expect(await form.getByLabel('Check-in').inputValue()).toBe(day(5));
      await form.getByRole('button', { name: 'Move booking' }).tap();
      await form.waitFor({ state: 'detached' });
      expect(await stayOf(booking)).toEqual([day(5), day(7)]);
      expect(phone.errors).toEqual([]);
    });
  });

  it('comes on paper as half a year, not as what is in sight', async () => {
    const { page } = owner;
    await open(page, `month=${FIRST.slice(0, 7)}`);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('[data-week]').count()).toBe(27);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => page.locator('[data-week]').count()).toBeLessThan(FEW_WEEKS);
  });

  it('had nothing to complain about in the console', () => {
    expect(owner.errors).toEqual([]);
  });
});

type Point = { x: number; y: number };

async function centre(of: Locator): Promise<Point> {
  const box = await of.first().boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger; it presses, moves and lets go as the device's own does. */
async function touchOf(page: Page) {
  const device = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}
