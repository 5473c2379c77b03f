import { addDays } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { fillAllTabs, STAY_MONTH } from './fillAllTabs';
import { startOwner, type Owner } from './owner';
import { settle } from './ownerPage';
import { openAlive } from './publicPage';

const TABS = ['bookings', 'calendar', 'messages', 'pricing', 'settings'] as const;

describe.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('a notification on %s hides no action', (_name, size) => {
  let owner: Owner;
  let page: Page;
  beforeAll(async () => {
    owner = await startOwner(size, { prepare: (api, { url }) => fillAllTabs(api, url) });
    page = owner.page;
  });
  afterAll(() => owner?.close());

  /** Opens a dashboard tab and shows a notification there that stays. */
  const openWithToast = async (tab: string, title: string | RegExp) => {
    await page.goto(`${owner.url}/admin?tab=${tab}`);
    await page.getByRole('tabpanel').getByRole('heading', { name: title }).first().waitFor();
    await fail(page, '**/api/admin/logout', 'POST');
    await page.getByRole('button', { name: 'Logout' }).click();
    await holdToast(page, 'Logout error');
  };
  const HEADINGS = {
    bookings: 'Recent Bookings',
    calendar: /^[A-Z][a-z]+ \d{4}$/,
    messages: 'Contact Messages',
    pricing: 'Price Overrides',
    settings: 'Villa Pricing',
  };

  it.each(TABS)('of the dashboard, at its %s', async (tab) => {
    await openWithToast(tab, HEADINGS[tab]);
    expect(await hiddenControls(page, 'header, main')).toEqual([]);
  });

  it('of the settings, whose button stays in sight however far they are scrolled', async () => {
    await openWithToast('settings', HEADINGS.settings);
    const save = page.getByRole('button', { name: 'Save Settings' });
    const isHitAt = (top: number) =>
      save.evaluate((button, y) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return button.contains(hit);
      }, top);
    const formTop = await page
      .getByRole('heading', { name: HEADINGS.settings })
      .evaluate((title) => title.getBoundingClientRect().top + window.scrollY);
    expect(await isHitAt(formTop)).toBe(true);
    expect(await isHitAt(formTop + 600)).toBe(true);
  });

  it('of the gallery manager', async () => {
    await openWithToast('messages', 'Contact Messages');
    // Not pressed with the mouse: that holds the notification.
    await page
      .getByRole('link', { name: /^Gallery Manager/ })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Gallery Manager' }).waitFor();
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();
    expect(await hiddenControls(page, 'header, main')).toEqual([]);
  });

  it('of a form in a dialog, whose saving it tells about', async () => {
    await page.goto(`${owner.url}/admin?tab=pricing`);
    await page.getByRole('button', { name: 'New override' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Price Override' });
    await dialog.getByLabel('Name').fill('Fair');
    await dialog.getByLabel('Start date').fill(STAY_MONTH);
    await dialog.getByLabel('End date').fill(addDays(STAY_MONTH, 3));
    await dialog.getByLabel('Override price (EUR per night)').fill('300');
    await fail(page, '**/api/admin/price-overrides', 'POST');
    await dialog.getByRole('button', { name: 'Create Override' }).click();
    await holdToast(page, 'Failed to create price override');
    expect(await hiddenControls(page, '[role="dialog"]')).toEqual([]);
  });

  it('of a side panel', async () => {
    await page.goto(`${owner.url}/admin?tab=bookings`);
    await page.getByRole('link', { name: 'Rui Sousa', exact: true }).click();
    const panel = page.getByRole('dialog', { name: /^Booking VL-/ });
    await panel.getByLabel('Your notes').fill('Late');
    await fail(page, '**/api/admin/bookings/*', 'PATCH');
    await panel.getByRole('button', { name: 'Save notes' }).click();
    await holdToast(page, 'Update failed');
    expect(await hiddenControls(page, '[role="dialog"]')).toEqual([]);
  });

  it('of the booking page', async () => {
    const guest = await newVisitor(owner.browser, size);
    await openAlive(guest.page, `${owner.url}/booking`);
    await fail(guest.page, '**/api/calculate-price', 'POST');
    const day = (date: string) => guest.page.locator(`[data-day="${date}"]`);
    while (!(await day(addDays(STAY_MONTH, 14)).isVisible())) {
      // Each press brings the month that the next question is about.
      // oxlint-disable-next-line no-await-in-loop
      await guest.page.getByRole('button', { name: 'Next month' }).click();
    }
    await day(addDays(STAY_MONTH, 14)).click();
    await day(addDays(STAY_MONTH, 20)).click();
    await holdToast(guest.page, 'Error calculating price');
    expect(await hiddenControls(guest.page, 'header, main, footer')).toEqual([]);
    expect(guest.errors).toEqual([]);
    await guest.context.close();
  });

  it('gives the room back when it goes', async () => {
    await openWithToast('messages', 'Contact Messages');
    const room = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
    expect(await room()).toBeGreaterThan(60);
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect.poll(room).toBe(0);
  });

  it('broke nothing on the way', () => {
    expect(owner.errors).toEqual([]);
  });
});

/** Calls of one method to these addresses find no connection. */
async function fail(page: Page, address: string, method: string): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === method ? route.abort('internetdisconnected') : route.continue(),
  );
}

/** Waits for a notification and keeps it on show: its time stands still under the pointer. */
async function holdToast(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/, includeHidden: true });
  const item = toast.getByRole('listitem', { includeHidden: true }).filter({ hasText: title });
  await item.getByText(title).hover();
  const box = await item.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
}

/**
 * The controls in these parts of the page that cannot be scrolled to where a press at their middle
 * hits them, while a notification is on show.
 */
async function hiddenControls(page: Page, parts: string): Promise<string[]> {
  await settle(page);
  const { count, hidden, isToastShown } = await page.evaluate((selector) => {
    const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"], [tabindex="0"]';
    const controls = [...document.querySelectorAll(selector)]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(CONTROLS)])
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.clientWidth !== 1 && !control.matches(':disabled'));
    const isHit = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // The first line of a link that runs over two.
      const box = control.getClientRects()[0];
      if (!box) return false;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return control.contains(hit) || hit?.closest('label')?.control === control;
    };
    return {
      count: controls.length,
      hidden: controls.filter((control) => !isHit(control)).map((control) => control.outerHTML),
      isToastShown: document.querySelector('[role="region"] li[data-state="open"]') !== null,
    };
  }, parts);
  if (!isToastShown || count === 0)
    throw new Error('There is nothing to be hidden, or nothing hides');
  return hidden.map((html) => html.slice(0, 200));
}
