import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminTab } from './adminTab';
import type { Visitor } from './browser';
import { fillAllTabs, STAY_MONTH } from './fillAllTabs';
import { startOwner, type Owner } from './owner';
import { isTooWide, settle } from './ownerPage';

const LOW_PHONE = { width: 390, height: 660 };
const LAPTOP = { width: 1440, height: 700 };
const MONTH = STAY_MONTH.slice(0, 7);

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner(LAPTOP, { prepare: (api, { url }) => fillAllTabs(api, url) });
});
afterAll(() => owner?.close());

/** Dialogs that are taller than these windows, and how to open them. */
const DIALOGS: [string, (page: Page) => Promise<unknown>][] = [
  [
    'a new booking',
    async (page) => {
      await openTab(page, 'calendar', 'Other calendars');
      await page.getByRole('button', { name: 'New booking', exact: true }).click();
      await page.getByText('The amount is the list price.').waitFor();
    },
  ],
  [
    'a new override',
    async (page) => {
      await openTab(page, 'pricing', 'Price Overrides');
      await page.getByRole('button', { name: 'New override' }).click();
    },
  ],
  [
    'the hero image',
    async (page) => {
      await openTab(page, 'settings', 'Villa Pricing');
      await page.getByRole('button', { name: 'Choose and preview' }).click();
      await page
        .getByRole('button', { name: /^villa-luz\// })
        .first()
        .waitFor();
    },
  ],
  [
    'a photograph',
    async (page) => {
      await page.goto(`${owner.url}/admin/gallery?tab=manage`);
      await page.getByRole('button', { name: /^Edit/ }).first().click();
    },
  ],
];

/** Screens, their titles, and the first element of their own. */
const SCREENS: [string, string, (page: Page) => Locator][] = [
  ['calendar', 'Calendar', (page) => page.getByRole('heading', { level: 2 })],
  ['messages', 'Contact Messages', (page) => page.getByRole('article')],
  ['pricing', 'Pricing', (page) => page.getByRole('heading', { name: 'Seasons' })],
  // The list of settings pages comes first.
  ['settings', 'Settings', (page) => page.getByRole('navigation', { name: 'Settings' })],
  ['gallery', 'Gallery Manager', (page) => page.getByRole('link', { name: 'Back to Admin' })],
];

describe.each([
  ['a low phone', LOW_PHONE, { hasTouch: true, isMobile: true }],
  ['a laptop', LAPTOP, {}],
])('on %s', (_name, viewport, options) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await owner.on(viewport, options);
    page = visitor.page;
  });
  afterAll(() => visitor?.context.close());

  it.each(DIALOGS)(
    'title and buttons of %s stay in sight, however far it is scrolled',
    async (_dialog, open) => {
      await open(page);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await settle(page);
      const title = dialog.getByRole('heading', { level: 2 }).first();
      const [dismiss, submit] = [
        dialog.getByRole('button', { name: 'Dismiss' }),
        lastButton(dialog),
      ];
      for (const end of ['top', 'bottom'] as const) {
        expect(await scrollTo(dialog, end)).toBe(true);
        for (const part of [title, dismiss, submit]) {
          expect(await isInSight(part)).toBe(true);
        }
      }
      await dismiss.click();
      await dialog.waitFor({ state: 'detached' });
      expect(await isTooWide(page)).toBe(false);
    },
  );

  it('the buttons of a form beside the list stay in sight', async () => {
    await openTab(page, '', 'Recent Bookings');
    await page.getByRole('link', { name: 'Rui Sousa' }).last().click();
    const panel = page.getByRole('dialog', { name: /^Booking VL-/ });
    await panel.getByRole('button', { name: 'Change dates or price' }).click();
    await panel.getByText('The amount is the list price.').or(panel.getByText(/^Use /)).waitFor();
    expect(await isInSight(panel.getByRole('button', { name: 'Save changes' }))).toBe(true);
    expect(await isInSight(panel.getByRole('button', { name: 'Close' }))).toBe(true);
  });

  it('what a day is for can be left: by its button, by Escape, by a press beside it', async () => {
    await openTab(page, `calendar?month=${MONTH}`, 'Other calendars');
    const menu = page.getByRole('dialog', { name: 'What is it for?' });
    const ways = [
      () => menu.getByRole('button', { name: 'Dismiss' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
    ];
    for (const leave of ways) {
      // One after the other, because each replaces the previous one.
      await page
        .getByRole('button', { name: /Friday/ })
        .last()
        .focus();
      await page.keyboard.press('Enter');
      await menu.waitFor();
      // The menu is only stable once it has the focus, which is sooner than a person could act.
      await expect
        .poll(() => menu.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await leave();
      await expect.poll(() => menu.count()).toBe(0);
    }
  });

  it('the tabs stay in sight, however far the page is scrolled, and say what waits', async () => {
    await openTab(page, 'settings', 'Villa Pricing');
    await adminTab(page, 'Messages 1 unread').waitFor();
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    for (const label of ['Bookings', 'Calendar', 'Messages', 'Pricing', 'Settings']) {
      expect(await isInSight(adminTab(page, label))).toBe(true);
    }
    expect(await adminTab(page, 'Settings').getAttribute('aria-current')).toBe('page');
  });

  it.each(SCREENS)('%s begins within the first 120 px', async (address, title, own) => {
    await openTab(page, address, title);
    const heading = page.getByRole('heading', { level: 1, name: title });
    const first = own(page).first();
    await first.waitFor();
    await settle(page);
    const topOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().top);
    expect(await topOf(heading)).toBeLessThan(80);
    expect(await topOf(first)).toBeLessThan(120);
  });

  it('broke nothing on the way', () => {
    expect(visitor.errors).toEqual([]);
  });
});

async function openTab(page: Page, tab: string, heading: string): Promise<void> {
  await page.goto(`${owner.url}/admin/${tab}`);
  await page.getByRole('heading', { name: heading }).first().waitFor();
}

function lastButton(dialog: Locator): Locator {
  return dialog.getByRole('button').last();
}

/** Scrolls a dialog's content. @returns whether it could be scrolled; otherwise the test proves nothing */
function scrollTo(dialog: Locator, end: 'top' | 'bottom'): Promise<boolean> {
  return dialog.evaluate((panel, where) => {
    const area = [panel, ...panel.querySelectorAll('*')].find(
      (each) =>
        each.scrollHeight > each.clientHeight + 20 && getComputedStyle(each).overflowY === 'auto',
    );
    area?.scrollTo({ top: where === 'top' ? 0 : area.scrollHeight, behavior: 'instant' });
    return area !== undefined;
  }, end);
}

/** Whether an element is completely within the window and its middle and edges uncovered. */
function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInWindow = top >= 0 && bottom <= window.innerHeight && left >= 0;
    const isHit = (y: number) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    return isInWindow && [top + 2, (top + bottom) / 2, bottom - 2].every(isHit);
  });
}
