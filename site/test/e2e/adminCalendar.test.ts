import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { addDays, addMonths, startOfMonth, villaDay, weekday } from '@shared/domain/date';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations } from './ownerPage';

/** A year ahead every night is free; February would be too short. */
const AHEAD = villaDay(new Date()).slice(5, 7) === '02' ? 13 : 12;
/** First day of the month in which everything happens. */
const FIRST = startOfMonth(addMonths(villaDay(new Date()), AHEAD));
const MONTH = FIRST.slice(0, 7);
/** The `n`th day from that month's first Monday on, so that weeks begin with 7, 14 and 21. */
const day = (n: number) => addDays(FIRST, ((8 - weekday(FIRST)) % 7) + n - 1);

describe("the owner's calendar, with the real server", () => {
  let owner: Owner;
  let page: Page;
  beforeAll(async () => {
    // Far from the villa, where a day that is taken for a moment would be another one.
    owner = await startOwner(DESKTOP, { timezoneId: 'America/Los_Angeles' });
    page = owner.page;
  });
  afterAll(() => owner?.close());

  const open = async (query = `?month=${MONTH}`) => {
    await page.goto(`${owner.url}/admin/calendar${query}`);
    await page.getByRole('list', { name: 'Legend' }).waitFor();
  };
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const cell = (date: string) => page.locator(`[data-date="${date}"]`);
  const bar = (text: string) => page.locator('.rbc-event').filter({ hasText: text });
  const takenNights = async () => {
    const answer = await fetch(
      `${owner.url}/api/availability?startDate=${day(1)}&endDate=${addDays(day(1), 27)}`,
    );
    return ((await answer.json()) as AvailabilityDay[])
      .filter(({ available }) => !available)
      .map(({ date }) => date);
  };
  const enter = async (name: string, from: number, to: number, status = 'confirmed') => {
    const { json } = await owner.api.send('POST', '/api/admin/bookings', {
      guestName: name,
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
    return json as BookingJson;
  };
  const stored = async ({ reference }: BookingJson) =>
    ((await owner.api.send('GET', `/api/admin/bookings/${reference}`)).json as BookingDetail)
      .booking;
  const cancel = async ({ id }: BookingJson) =>
    owner.api.send('PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' });

  describe('blocks', () => {
    it('blocks the days that are dragged over, and guests find the nights taken at once', async () => {
      await open();
      await drag(page, cell(day(8)), cell(day(9)));
      await dialog('What is it for?').waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Block these nights' }).click();
      await page.getByLabel('Note').fill('New roof');
      expect(await page.getByLabel('Free again on').inputValue()).toBe(day(10));
      expect(await settledViolations(page)).toEqual([]);
      await dialog('Block nights').getByRole('button', { name: 'Block nights' }).click();
      await bar('Blocked · New roof').waitFor();
      expect(await takenNights()).toEqual([day(8), day(9)]);
    });

    it('gives a block other days by drag and another note in its form', async () => {
      await dragNight(page, bar('Blocked · New roof'), cell(day(9)), cell(day(11)));
      const form = dialog('Edit block');
      expect(await form.getByLabel('First night').inputValue()).toBe(day(10));
      await form.getByLabel('Free again on').fill(day(11));
      await form.getByLabel('Note').fill('New roof, north');
      expect(await settledViolations(page)).toEqual([]);
      await form.getByRole('button', { name: 'Save block' }).click();
      await bar('Blocked · New roof, north').waitFor();
      expect(await takenNights()).toEqual([day(10)]);
    });

    it('deletes a block after asking, and the nights are free again', async () => {
      await bar('Blocked · New roof').getByRole('button').click();
      await dialog('Blocked nights').getByText('New roof').waitFor();
      await page.getByRole('button', { name: 'Delete block' }).click();
      await page.getByText('Delete this block?').waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Yes, delete it' }).click();
      await bar('Blocked').waitFor({ state: 'detached' });
      expect(await takenNights()).toEqual([]);
    });

    it('blocks by the form alone, and names the nights that are taken', async () => {
      const booking = await enter('Maria Held', 15, 18);
      await open();
      await page.getByRole('button', { name: 'Block nights', exact: true }).click();
      const form = dialog('Block nights');
      await form.getByLabel('First night').fill(day(14));
      await form.getByLabel('Free again on').fill(day(16));
      await form.getByRole('button', { name: 'Block nights' }).click();
      await form.getByText(/These nights are already taken: /).waitFor();
      await form.getByLabel('Free again on').fill(day(15));
      await form.getByRole('button', { name: 'Block nights' }).click();
      await form.waitFor({ state: 'detached' });
      expect(await takenNights()).toEqual([day(14), day(15), day(16), day(17)]);
      await cancel(booking);
    });

    it('does all of it by keyboard', async () => {
      await open();
      await cell(day(1)).focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight', 'Enter']) {
        // Each key goes on from where the last one led.
        await page.keyboard.press(key);
      }
      await dialog('What is it for?').waitFor();
      await tabTo(page, page.getByRole('button', { name: 'Block these nights' }));
      await page.keyboard.press('Enter');
      await dialog('Block nights').waitFor();
      expect(await page.getByLabel('First night').inputValue()).toBe(day(22));
      expect(await page.getByLabel('Free again on').inputValue()).toBe(day(24));
      await page.keyboard.press('Enter');
      await dialog('Block nights').waitFor({ state: 'detached' });
      await expect.poll(takenNights).toContain(day(23));
      // The focus is back where the choice began.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-date')))
        .toBe(day(22));
    });
  });

  describe('bookings', () => {
    it('enters one by hand with the price proposed and another agreed', async () => {
      await open();
      await page.getByRole('button', { name: 'New booking' }).click();
      const form = dialog('New booking');
      await form.getByLabel('Check-in').fill(day(2));
      await form.getByLabel('Check-out').fill(day(5));
      await expect.poll(() => form.getByLabel('Amount').inputValue()).not.toBe('');
      await form.getByText('The amount is the list price.').waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await form.getByLabel('Amount').fill('900');
      await form.getByRole('button', { name: 'Save booking' }).click();
      await form.getByText('Full name is required').waitFor();
      await form.getByLabel('Guest name').fill('Friends of Ana');
      await form.getByLabel('Email').fill('friends@example.com');
      await form.getByLabel('Status').selectOption('pending');
      await form.getByRole('button', { name: 'Save booking' }).click();
      await bar('Friends of Ana · pending').waitFor();
      await bar('Friends of Ana').getByRole('button').click();
      await dialog(/^Booking VL-/)
        .getByText('€900')
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
    });

    it('moves one of several weeks by any of its nights, which stays under the pointer', async () => {
      const booking = await enter('Patient Guest', 3, 14);
      await open();
      const form = dialog('Move this booking?');
      await dragNight(page, bar('Patient Guest').nth(1), cell(day(11)), cell(day(12)));
      expect(await form.getByLabel('Check-in').inputValue()).toBe(day(4));
      expect(await form.getByLabel('Check-out').inputValue()).toBe(day(15));
      await form.getByRole('button', { name: 'Leave it where it was' }).click();
      await form.waitFor({ state: 'detached' });

      await dragNight(page, bar('Patient Guest').nth(1), cell(day(12)), cell(day(19)));
      expect(await form.getByLabel('Check-in').inputValue()).toBe(day(10));
      await page.keyboard.press('Escape');
      await form.waitFor({ state: 'detached' });

      // Taken hold of and let go on the same day, it has not moved.
      await dragNight(page, bar('Patient Guest').nth(1), cell(day(11)), cell(day(11)));
      await dragNight(page, bar('Patient Guest').first(), cell(day(4)), cell(day(3)));
      expect(await form.getByLabel('Check-in').inputValue()).toBe(day(2));
      await page.keyboard.press('Escape');
      expect((await stored(booking)).checkinDate).toBe(day(3));
      await cancel(booking);
    });

    it('asks before an amount that was typed is left, and not before a mere drag is', async () => {
      const booking = await enter('Wavering Guest', 8, 11);
      await open();
      await dragNight(page, bar('Wavering Guest'), cell(day(9)), cell(day(10)));
      const form = dialog('Move this booking?');
      const question = dialog('Leave without saving?');
      await form.getByLabel('Amount').fill('777');
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Stay' }).click();
      expect(await form.getByLabel('Amount').inputValue()).toBe('777');
      await form.getByRole('button', { name: 'Leave it where it was' }).click();
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await form.waitFor({ state: 'detached' });
      expect((await stored(booking)).totalAmount).toBe('1000.00');
      await cancel(booking);
    });

    it('draws the whole stay over its weeks while it is dragged, and marks clashes before the drop', async () => {
      const [long, held] = [await enter('Slow Guest', 5, 12), await enter('Held Guest', 16, 18)];
      await open();
      const ghosts = page.locator('[data-ghost]');
      const clashes = page.locator('[data-clash]');
      const note = page.getByRole('status').filter({ hasText: 'Slow Guest: ' });
      const from = await bar('Slow Guest').first().boundingBox();
      const [start, free, taken] = [
        await cell(day(6)).boundingBox(),
        await cell(day(7)).boundingBox(),
        await cell(day(11)).boundingBox(),
      ];
      if (!from || !start || !free || !taken) throw new Error('What is dragged is not on the page');
      const y = from.y + from.height / 2;
      await page.mouse.move(start.x + start.width / 2, y);
      await page.mouse.down();
      await page.mouse.move(free.x + free.width / 2, free.y + free.height / 2, { steps: 4 });
      await note.getByText('These nights are free').waitFor();
      expect(await ghosts.count()).toBe(2);
      expect(await clashes.count()).toBe(0);
      expect(await settledViolations(page)).toEqual([]);

      // Another window's change is drawn meanwhile, and the stay stays in the hand.
      const rival = await enter('Quick Guest', 15, 16);
      await bar('Quick Guest').waitFor();
      expect(await ghosts.count()).toBe(2);
      await page.mouse.move(taken.x + taken.width / 2, taken.y + taken.height / 2, { steps: 6 });
      await note.getByText('Clashes with a block, Quick Guest, Held Guest').waitFor();
      expect(await ghosts.count()).toBe(2);
      expect(await clashes.count()).toBe(3);
      await page.keyboard.press('Escape');
      await expect.poll(() => ghosts.count()).toBe(0);
      await page.mouse.up();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await Promise.all([long, held, rival].map(cancel));
    });

    it('moves one with nothing but a keyboard', async () => {
      const booking = await enter('Keyboard Guest', 15, 17);
      await open();
      await bar('Keyboard Guest').getByRole('button').focus();
      const note = page.getByRole('status').filter({ hasText: 'Keyboard Guest: ' });
      for (const key of ['m', 'ArrowUp', 'ArrowRight', 'Shift+ArrowRight']) {
        // Each key goes on from where the last one led.
        await page.keyboard.press(key);
      }
      await note.getByText('· 3 nights').waitFor();
      await page.keyboard.press('Enter');
      const form = dialog('Move this booking?');
      expect(await form.getByLabel('Check-in').inputValue()).toBe(day(9));
      expect(await form.getByLabel('Check-out').inputValue()).toBe(day(12));
      await tabTo(page, form.getByRole('button', { name: 'Move booking' }));
      await page.keyboard.press('Enter');
      await form.waitFor({ state: 'detached' });
      expect((await stored(booking)).checkinDate).toBe(day(9));
      await cancel(booking);
    });

    it('moves one by drag, with the old price kept or the new one taken', async () => {
      const booking = await enter('Moving Guest', 8, 11);
      await open();
      await dragNight(page, bar('Moving Guest'), cell(day(9)), cell(day(11)));
      const form = dialog('Move this booking?');
      await form.getByText('€1,000').first().waitFor();
      await form.getByRole('button', { name: /^Use €/ }).waitFor();
      expect(await form.getByLabel('Check-in').inputValue()).toBe(day(10));
      expect(await form.getByLabel('Check-out').inputValue()).toBe(day(13));
      expect(await settledViolations(page)).toEqual([]);
      await form.getByRole('button', { name: /^Use €/ }).click();
      const amountNow = () => form.getByLabel('Amount').inputValue();
      await expect.poll(amountNow).not.toBe('1000.00');
      const amount = await amountNow();
      await form.getByRole('button', { name: 'Move booking' }).click();
      await form.waitFor({ state: 'detached' });
      const moved = await stored(booking);
      expect([moved.checkinDate, moved.checkoutDate]).toEqual([day(10), day(13)]);
      expect(moved.totalAmount).toBe(amount);
    });

    it('extends one by its end, and the agreed amount stays', async () => {
      const booking = await enter('Long Guest', 16, 18);
      await open();
      const end = bar('Long Guest').locator('[data-grip="end"]');
      await drag(page, end, cell(day(20)));
      const form = dialog('Move this booking?');
      expect(await form.getByLabel('Check-in').inputValue()).toBe(day(16));
      expect(await form.getByLabel('Check-out').inputValue()).toBe(day(20));
      await form.getByRole('button', { name: 'Move booking' }).click();
      await form.waitFor({ state: 'detached' });
      const longer = await stored(booking);
      expect(longer.checkoutDate).toBe(day(20));
      expect(longer.totalAmount).toBe('1000.00');
      await cancel(longer);
    });

    it('offers the nights of a gap, which guests can book from then on', async () => {
      // A month later, where nothing else is.
      const [before, after] = [
        await enter('Early Guest', 36, 39),
        await enter('Late Guest', 41, 44),
      ];
      await open(`?day=${day(39)}`);
      await bar('Gap · 2 nights').waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await bar('Gap · 2 nights').getByRole('button').press('Enter');
      const form = dialog('Offer these nights');
      await form.getByText(/^Guests can book these nights at once, from 2 nights on/).waitFor();
      expect(await settledViolations(page)).toEqual([]);
      await form.getByRole('button', { name: 'Offer these nights' }).press('Enter');
      await form.waitFor({ state: 'detached' });
      await bar('Gap · 2 nights').waitFor({ state: 'detached' });
      const { json } = await owner.api.send('POST', '/api/calculate-price', {
        checkinDate: day(39),
        checkoutDate: day(41),
        guestCount: 2,
        currency: 'EUR',
      });
      expect(json).toMatchObject({ nights: 2 });
      await Promise.all([before, after].map(cancel));
    });

    it('does not save on nights of another, and says which', async () => {
      const booking = await enter('Unlucky Guest', 16, 18);
      await open();
      await dragNight(page, bar('Unlucky Guest'), cell(day(17)), cell(day(13)));
      const form = dialog('Move this booking?');
      await form.getByText(/These nights are already taken: /).waitFor();
      expect(await form.getByRole('button', { name: 'Move booking' }).isDisabled()).toBe(true);
      expect(await settledViolations(page)).toEqual([]);
      await form.getByRole('button', { name: 'Leave it where it was' }).click();
      expect((await stored(booking)).checkinDate).toBe(day(16));

      // Free when it was asked, taken when it is saved: the server's refusal stands in the dialog.
      // Live news of the rival would ask once more, and is given the answer of before.
      const { json: free } = await owner.api.send('POST', '/api/admin/quote', {
        checkinDate: day(18),
        checkoutDate: day(20),
        guestCount: 2,
        currency: 'EUR',
        bookingId: booking.id,
      });
      await page.route('**/api/admin/quote', (route) => route.fulfill({ json: free }));
      await dragNight(page, bar('Unlucky Guest'), cell(day(17)), cell(day(19)));
      await expect
        .poll(() => form.getByRole('button', { name: 'Move booking' }).isEnabled())
        .toBe(true);
      const rival = await enter('Quick Guest', 18, 20);
      await form.getByRole('button', { name: 'Move booking' }).click();
      await form
        .getByRole('alert')
        .getByText(/These nights are already taken: /)
        .waitFor();
      expect((await stored(booking)).checkinDate).toBe(day(16));
      await page.unroute('**/api/admin/quote');
      await cancel(rival);
      await cancel(booking);
    });
  });

  it('goes from month to month and to the year, and keeps the place in the address', async () => {
    await open();
    await page.getByRole('button', { name: 'Next month' }).click();
    const next = addMonths(FIRST, 1).slice(0, 7);
    await page.waitForURL((url) => url.searchParams.get('month') === next);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page.waitForURL((url) => url.searchParams.get('month') === MONTH);
    expect(await settledViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Year', exact: true }).click();
    await page.getByRole('heading', { name: MONTH.slice(0, 4), exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBe('year');
    expect(await settledViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^January \d{4}: / }).click();
    await page.getByRole('heading', { name: `January ${MONTH.slice(0, 4)}` }).waitFor();
    expect(new URL(page.url()).searchParams.has('view')).toBe(false);
  });

  it('fits a phone as compact days with a list of the stays below', async () => {
    const visitor = await owner.on(PHONE);
    await visitor.page.goto(`${owner.url}/admin/calendar?month=${MONTH}`);
    await visitor.page.getByRole('button', { name: /^Moving Guest/ }).waitFor();
    expect(await isTooWide(visitor.page)).toBe(false);
    expect(await settledViolations(visitor.page)).toEqual([]);
    // Nothing of react-big-calendar is loaded where it is not shown.
    const scripts = await visitor.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts.filter((name) => name.includes('MonthBoard'))).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  it('counts requests beyond five a night, and leads to these in the list of bookings', async () => {
    const requests: BookingJson[] = [];
    for (let guest = 1; guest <= 8; guest += 1) {
      // One after the other: the first ones are named.
      requests.push(await enter(`Request ${guest}`, 26, 28, 'pending'));
    }
    await open();
    await bar('Request 5').first().waitFor();
    expect(await bar('Request 6').count()).toBe(0);
    await bar('+3 more').first().click();
    await page.getByText('Request 8').first().waitFor();
    expect(page.url()).toContain(`/admin?from=${day(26)}&to=${day(27)}`);
    await Promise.all(requests.map(cancel));
  });

  it('had nothing to complain about in the console', () => {
    expect(owner.errors).toEqual([]);
  });
});

/** Takes hold of a bar on one of its days and lets go of it on another. */
async function dragNight(page: Page, bar: Locator, from: Locator, to: Locator): Promise<void> {
  await bar.scrollIntoViewIfNeeded();
  const [line, start, end] = [
    await bar.boundingBox(),
    await from.boundingBox(),
    await to.boundingBox(),
  ];
  if (!line || !start || !end) throw new Error('What is dragged is not on the page');
  const x = start.x + start.width / 2;
  await page.mouse.move(x, line.y + line.height / 2);
  await page.mouse.down();
  // There and back: where it was taken hold of is a place to let go, too.
  await page.mouse.move(x + 40, line.y + line.height / 2, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

/** Presses, goes there in steps as a hand does, and lets go. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('What is dragged is not on the page');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}
