import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from './browser';
import { fillAllTabs, STAY_MONTH } from './fillAllTabs';
import { expectFocus } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settle } from './ownerPage';

/** A small phone with its browser's bars, and a laptop. */
const LOW_PHONE = { width: 390, height: 660 };
const LAPTOP = { width: 1440, height: 700 };
const MONTH = STAY_MONTH.slice(0, 7);

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner(LAPTOP, { prepare: (api, { url }) => fillAllTabs(api, url) });
});
afterAll(() => owner?.close());

/** Dialogs of the back office that are higher than these windows, and the way to them. */
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
        // The places before and after one scrolling.
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
    await openTab(page, 'bookings', 'Recent Bookings');
    await page.getByRole('link', { name: 'Rui Sousa' }).click();
    const panel = page.getByRole('dialog', { name: /^Booking VL-/ });
    await panel.getByRole('button', { name: 'Change dates or price' }).click();
    await panel.getByText('The amount is the list price.').or(panel.getByText(/^Use /)).waitFor();
    expect(await isInSight(panel.getByRole('button', { name: 'Save changes' }))).toBe(true);
    expect(await isInSight(panel.getByRole('button', { name: 'Close' }))).toBe(true);
  });

  it('what a day is for can be left: by its button, by Escape, by a press beside it', async () => {
    await openTab(page, `calendar&month=${MONTH}`, 'Other calendars');
    const menu = page.getByRole('dialog', { name: 'What is it for?' });
    const ways = [
      () => menu.getByRole('button', { name: 'Dismiss' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
    ];
    for (const leave of ways) {
      // One after the other: each opens what the last one closed.
      await page
        .getByRole('button', { name: /Friday/ })
        .last()
        .focus();
      await page.keyboard.press('Enter');
      await menu.waitFor();
      // Open for good once it has the focus; a person is not faster.
      await expect
        .poll(() => menu.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await leave();
      await expect.poll(() => menu.count()).toBe(0);
    }
  });

  it('the tab that is open is in sight as a whole, also when it is the last', async () => {
    await openTab(page, 'settings', 'Villa Pricing');
    // The count beside "Messages" comes when the figures have, and moves it.
    await page.getByRole('tab', { name: /^Messages 1/ }).waitFor();
    const tab = page.getByRole('tab', { name: 'Settings' });
    await expect.poll(() => isInSight(tab, 'sideways')).toBe(true);
  });

  it('broke nothing on the way', () => {
    expect(visitor.errors).toEqual([]);
  });
});

it('asks with the focus on staying', async () => {
  const { page } = owner;
  await openTab(page, 'settings', 'Villa Pricing');
  const fee = page.getByLabel(/^Cleaning Fee/);
  await fee.fill('31');
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await expectFocus(page.getByRole('button', { name: 'Stay', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await fee.inputValue()).toBe('31');
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
});

it('draws the focus of a tab for the keyboard and not for a click', async () => {
  const { page, context } = await newVisitor(owner.browser, LAPTOP, {
    storageState: await owner.context.storageState(),
  });
  await openTab(page, 'bookings', 'Recent Bookings');
  const ringOf = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).outlineStyle);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expectFocus(page.getByRole('tab', { name: 'Settings' }));
  expect(await ringOf('Settings')).toBe('none');
  await page.keyboard.press('ArrowLeft');
  await expectFocus(page.getByRole('tab', { name: 'Pricing' }));
  expect(await ringOf('Pricing')).toBe('solid');
  await context.close();
});

async function openTab(page: Page, tab: string, heading: string): Promise<void> {
  await page.goto(`${owner.url}/admin?tab=${tab}`);
  await page.getByRole('heading', { name: heading }).first().waitFor();
}

function lastButton(dialog: Locator): Locator {
  return dialog.getByRole('button').last();
}

/**
 * Scrolls what lies between a dialog's title and its buttons.
 * @returns whether there was anything to scroll: otherwise nothing is shown by it
 */
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

/** Whether all of an element lies in the window and nothing covers its middle or its edges. */
function isInSight(part: Locator, how: 'fully' | 'sideways' = 'fully'): Promise<boolean> {
  return part.evaluate((element, kind) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const strip = element.closest('[role="tablist"]')?.getBoundingClientRect();
    if (kind === 'sideways') {
      return strip !== undefined && strip.left <= left + 1 && right <= strip.right + 1;
    }
    const isInWindow = top >= 0 && bottom <= window.innerHeight && left >= 0;
    const isHit = (y: number) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    return isInWindow && [top + 2, (top + bottom) / 2, bottom - 2].every(isHit);
  }, how);
}
