import { addDays } from '@shared/domain/date';
import type { Locator, Page } from 'playwright-core';
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

  /** Opens a tab and shows a persistent notification. */
  const openWithToast = async (tab: string, title: string | RegExp) => {
    await page.goto(`${owner.url}/admin/${tab === 'bookings' ? '' : tab}`);
    await page.getByRole('main').getByRole('heading', { name: title }).first().waitFor();
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
    await expect.poll(() => hiddenControls(page, 'header, main')).toEqual([]);
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
    // The notification moves away once the page is still.
    await expect.poll(() => isHitAt(formTop)).toBe(true);
    await expect.poll(() => isHitAt(formTop + 600)).toBe(true);
  });

  it('of the gallery manager', async () => {
    await openWithToast('bookings', HEADINGS.bookings);
    // Not pressed with the mouse, which would keep the notification open.
    await page
      .getByRole('link', { name: /^Gallery Manager/ })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Gallery Manager' }).waitFor();
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();
    await expect.poll(() => hiddenControls(page, 'header, main')).toEqual([]);
  });

  it('of a form in a dialog, after it is saved', async () => {
    await page.goto(`${owner.url}/admin/pricing`);
    await page.getByRole('button', { name: 'New override' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Price Override' });
    await dialog.getByLabel('Name').fill('Fair');
    await dialog.getByLabel('Start date').fill(STAY_MONTH);
    await dialog.getByLabel('End date').fill(addDays(STAY_MONTH, 3));
    await dialog.getByLabel('Override price (EUR per night)').fill('300');
    // Without an answer it would be sent again and again.
    await page.route('**/api/admin/price-overrides', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400 }) : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Create Override' }).click();
    await holdToast(page, 'Failed to create price override');
    await expect.poll(() => hiddenControls(page, '[role="dialog"]')).toEqual([]);
  });

  it('of a side panel', async () => {
    await page.goto(`${owner.url}/admin`);
    await page.getByRole('link', { name: 'Rui Sousa', exact: true }).first().click();
    const panel = page.getByRole('dialog', { name: /^Booking VL-/ });
    await panel.locator('summary', { has: page.locator('#booking-notes') }).click();
    await panel.getByLabel('Your notes').fill('Late');
    await fail(page, '**/api/admin/bookings/*', 'PATCH');
    await panel.getByRole('button', { name: 'Save notes' }).click();
    await holdToast(page, 'It is not known whether this was saved');
    await expect.poll(() => hiddenControls(page, '[role="dialog"]')).toEqual([]);
  });

  it('of the booking page', async () => {
    const guest = await newVisitor(owner.browser, size);
    await openAlive(guest.page, `${owner.url}/booking`);
    await fail(guest.page, '**/api/calculate-price', 'POST');
    const day = (date: string) => guest.page.locator(`[data-day="${date}"]`);
    while (!(await day(addDays(STAY_MONTH, 14)).isVisible())) {
      // The next check depends on the month of this press.
      await guest.page.getByRole('button', { name: 'Next month' }).click();
    }
    await day(addDays(STAY_MONTH, 14)).click();
    await day(addDays(STAY_MONTH, 20)).click();
    await holdToast(guest.page, 'Error calculating price');
    await expect.poll(() => hiddenControls(guest.page, 'header, main, footer')).toEqual([]);
    expect(guest.errors).toEqual([]);
    await guest.context.close();
  });

  it('of the enquiry: it covers no button, moves nothing, and goes with a swipe', async () => {
    const guest = await newVisitor(owner.browser, size);
    await openAlive(guest.page, `${owner.url}/booking`);
    await guest.page.getByLabel('Check-in', { exact: true }).fill(addDays(STAY_MONTH, 14));
    await guest.page.getByLabel('Check-out', { exact: true }).fill(addDays(STAY_MONTH, 21));
    await guest.page.getByRole('button', { name: 'Continue to Booking' }).click();
    await guest.page.getByLabel('Full name').fill('Eva Lind');
    await guest.page.getByLabel('Email').fill('eva@example.se');
    const send = guest.page.getByRole('button', { name: 'Send Enquiry' });
    await send.scrollIntoViewIfNeeded();
    const places = () =>
      guest.page.evaluate(() =>
        [...document.querySelectorAll('h1, label, button[type="submit"], footer')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const before = await places();
    await guest.page.route('**/api/calculate-price', (route) => route.abort());
    await guest.page.getByLabel('Currency').selectOption('GBP');
    const item = await holdToast(guest.page, 'Error calculating price');
    expect((await places()).map(([x, , width]) => [x, width])).toEqual(
      before.map(([x, , width]) => [x, width]),
    );
    expect(await coveredButtons(guest.page)).toEqual([]);
    const box = await item.boundingBox();
    if (!box) throw new Error('There is no notification');
    expect(box.x + box.width).toBe(size.width - 16);
    // Its position depends on the visible controls.
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThan(size.height);

    const swipe = async (px: number) => {
      await guest.page.mouse.move(box.x + 40, box.y + 20);
      await guest.page.mouse.down();
      await guest.page.mouse.move(box.x + 40 + px / 2, box.y + 20);
      await guest.page.mouse.move(box.x + 40 + px, box.y + 20);
      await guest.page.mouse.up();
    };
    await swipe(40);
    expect(await item.isVisible()).toBe(true);
    await swipe(60);
    await expect.poll(() => item.count()).toBe(0);
    await guest.context.close();
  });

  it('moves nothing', async () => {
    await page.goto(`${owner.url}/admin/messages`);
    await page.getByRole('heading', { name: 'Contact Messages' }).waitFor();
    await settle(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header *, main *')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // Counts that load late widen the tabs, and the active one is scrolled into view again.
    const stood = async () => {
      const then = await places();
      await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      });
      return (await places()).every((place, index) => place === then[index]);
    };
    await expect.poll(stood).toBe(true);
    const before = { places: await places(), height: await height() };
    await fail(page, '**/api/admin/logout', 'POST');
    await page.getByRole('button', { name: 'Logout' }).click();
    await holdToast(page, 'Logout error');
    expect({ places: await places(), height: await height() }).toEqual(before);
    expect(await coveredButtons(page)).toEqual([]);
  });

  it('broke nothing on the way', () => {
    expect(owner.errors).toEqual([]);
  });
});

/** Makes requests with this method and address fail without a connection. */
async function fail(page: Page, address: string, method: string): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === method ? route.abort('internetdisconnected') : route.continue(),
  );
}

/** Waits for a notification and hovers over it, which stops its timer. */
async function holdToast(page: Page, title: string): Promise<Locator> {
  const toast = page.getByRole('region', { name: /Notifications/, includeHidden: true });
  const item = toast.getByRole('listitem', { includeHidden: true }).filter({ hasText: title });
  await item.getByText(title, { exact: true }).hover();
  const box = await item.boundingBox();
  expect(box?.width).toBeLessThan(421);
  return item;
}

/** Visible buttons and links that a notification covers. */
function coveredButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[role="region"] li[data-state="open"]');
    if (!toast) throw new Error('There is no notification');
    const over = toast.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('a[href], button')]
      .filter((button) => !toast.contains(button) && button.checkVisibility())
      .filter((button) => {
        const box = button.getBoundingClientRect();
        return (
          box.width > 1 &&
          box.left < over.right &&
          box.right > over.left &&
          box.top < over.bottom &&
          box.bottom > over.top
        );
      })
      .map((button) => button.outerHTML.slice(0, 200));
  });
}

/** Controls in these parts of the page that cannot be scrolled out from under a notification. */
async function hiddenControls(page: Page, parts: string): Promise<string[]> {
  await settle(page);
  const { count, hidden, isToastShown } = await page.evaluate(async (selector) => {
    const FRAMES = 20;
    // A tab panel is focused for scrolling, not pressed.
    const CONTROLS =
      'a[href], button, input, select, textarea, [role="tab"], [tabindex="0"]:not([role="tabpanel"])';
    const controls = [...document.querySelectorAll(selector)]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(CONTROLS)])
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.clientWidth !== 1 && !control.matches(':disabled'));
    const isHit = (control: HTMLElement) => {
      // The first line of a link that wraps.
      const box = control.getClientRects()[0];
      if (!box) return false;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return control.contains(hit) || hit?.closest('label')?.control === control;
    };
    /** The notification moves away once the page is still. */
    const canBeHit = async (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      for (let frame = 0; frame < FRAMES && !isHit(control); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      return isHit(control);
    };
    const unreachable: HTMLElement[] = [];
    for (const control of controls) {
      // One after the other, because each scrolls the page.
      if (!(await canBeHit(control))) unreachable.push(control);
    }
    return {
      count: controls.length,
      hidden: unreachable.map((control) => control.outerHTML),
      isToastShown: document.querySelector('[role="region"] li[data-state="open"]') !== null,
    };
  }, parts);
  if (!isToastShown || count === 0)
    throw new Error('There is nothing to be hidden, or nothing hides');
  return hidden.map((html) => html.slice(0, 200));
}
