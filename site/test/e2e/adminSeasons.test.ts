import type { PricePlanJson } from '@shared/contract/prices/season';
import { addDays, addMonths, startOfMonth, villaDay, weekday } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';
import { openAlive } from './publicPage';
import { tabTo } from './focus';

/** An April of which every day lies ahead, and its second Saturday. */
const APRIL = (() => {
  const today = villaDay(new Date());
  const first = `${today.slice(0, 4)}-04-01`;
  return first > today ? first : addMonths(first, 12);
})();
const SATURDAY = addDays(APRIL, 7 + ((6 - weekday(APRIL) + 7) % 7));

describe('seasons, from the owner’s form to the guest’s calendar', () => {
  let owner: Owner;
  let page: Page;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP);
    page = owner.page;
  });
  afterAll(() => owner?.close());

  const open = async (on: Page) => {
    await on.goto(`${owner.url}/admin/pricing`);
    await on.getByRole('article', { name: 'Peak season' }).waitFor();
  };
  const plan = async () =>
    (await owner.api.send('GET', '/api/admin/price-plan')).json as PricePlanJson;

  it('are made with the keyboard alone, told before they are saved, and saved', async () => {
    await open(page);
    expect(await settledViolations(page)).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'New season' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New Season' });
    await dialog.waitFor();
    await page.keyboard.type('Golf weeks');
    await dialog.getByLabel('Amount (EUR per night)').focus();
    await page.keyboard.type('480');
    await dialog.getByLabel(/^Minimum stay/).focus();
    await page.keyboard.type('7');
    for (const name of ['Guests arrive on', 'Guests leave on']) {
      await dialog.getByRole('group', { name }).getByRole('checkbox', { name: 'Saturday' }).focus();
      await page.keyboard.press('Space');
    }
    expect(await settledViolations(page)).toEqual([]);
    await dialog.getByLabel('Name').focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });

    const preview = page.getByRole('region', { name: 'Changes that are not saved yet' });
    await preview
      .getByText('€450, at least 3 nights → €480, at least 7 nights, arrivals Sat, departures Sat')
      .first()
      .waitFor();
    expect(await settledViolations(page)).toEqual([]);
    expect((await plan()).seasons).toHaveLength(2);
    await tabTo(page, page.getByRole('button', { name: 'Save seasons' }));
    await page.keyboard.press('Enter');
    await spokenToast(page, 'Seasons saved').waitFor();
    expect((await plan()).seasons.at(-1)).toMatchObject({
      name: 'Golf weeks',
      ranges: [{ start: '04-01', end: '04-30' }],
      ownPrice: '480.00',
      minStay: 7,
      arrivalDays: [6],
      departureDays: [6],
    });
  });

  it('fit on a phone, list and form, without a barrier', async () => {
    const { page: phone } = await owner.on(PHONE);
    await open(phone);
    expect(await isTooWide(phone)).toBe(false);
    expect(await settledViolations(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Edit Golf weeks' }).click();
    await phone.getByRole('dialog', { name: 'Edit Season' }).waitFor();
    expect(await isTooWide(phone)).toBe(false);
    expect(await settledViolations(phone)).toEqual([]);
    await phone.close();
  });

  it.each([
    ['by mouse', DESKTOP, false],
    ['by touch', PHONE, true],
  ])(
    'tell a guest %s which days can be had, before they are picked',
    async (_, viewport, hasTouch) => {
      const guest = await newVisitor(owner.browser, viewport, { hasTouch });
      const press = (date: string, options?: { force: boolean }) => {
        const button = guest.page.locator(`[data-day="${date}"]`);
        return hasTouch ? button.tap(options) : button.click(options);
      };
      const labelOf = (date: string) =>
        guest.page.locator(`[data-day="${date}"]`).getAttribute('aria-label');
      await guest.page.goto(`${owner.url}/booking`);
      // Two days are typed, so that the calendar shows April; then they are cleared.
      await guest.page.getByLabel('Check-in').fill(SATURDAY);
      await guest.page.getByRole('button', { name: 'Clear dates' }).click();
      const sunday = addDays(SATURDAY, 1);
      await expect.poll(() => labelOf(sunday)).toContain('check-in on Saturday only');
      expect(await labelOf(SATURDAY)).toMatch(/, free$/);

      await press(SATURDAY);
      const week = addDays(SATURDAY, 7);
      await expect.poll(() => labelOf(week)).toContain('€3,510 for the whole stay');
      expect(await labelOf(addDays(SATURDAY, 6))).toContain('check-out on Saturday only');
      expect(await settledViolations(guest.page)).toEqual([]);

      // A day that is barred says at length why; a robot would not press it by itself.
      await press(addDays(SATURDAY, 6), { force: true });
      await guest.page
        .getByRole('alert')
        .filter({ hasText: /guests leave on Saturday/ })
        .first()
        .waitFor();
      await press(SATURDAY);
      await press(week);
      await guest.page
        .getByRole('button', { name: 'Continue to Booking', disabled: false })
        .waitFor();
      expect(await guest.page.getByText('€3,510').first().textContent()).toContain('€3,510');
      expect(guest.errors).toEqual([]);
      await guest.context.close();
    },
  );

  it('are found by the keyboard in the guest’s calendar, with the reason', async () => {
    const guest = await newVisitor(owner.browser, DESKTOP);
    // What is filled in before the page is alive is not heard of.
    await openAlive(guest.page, `${owner.url}/booking`);
    await guest.page.getByLabel('Check-in').fill(SATURDAY);
    await guest.page.locator(`[data-day="${SATURDAY}"]`).focus();
    await guest.page.keyboard.press('ArrowDown');
    const week = addDays(SATURDAY, 7);
    await expect
      .poll(() => guest.page.evaluate(() => document.activeElement?.getAttribute('data-day')))
      .toBe(week);
    // Its month may still be asked for.
    await guest.page.locator(`[data-day="${week}"][aria-disabled="false"]`).waitFor();
    await guest.page.keyboard.press('Enter');
    await guest.page
      .getByRole('button', { name: 'Continue to Booking', disabled: false })
      .waitFor();
    expect(startOfMonth(week).slice(5, 7)).toBe('04');
    expect(guest.errors).toEqual([]);
    await guest.context.close();
  });
});
