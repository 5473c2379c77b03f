import { OWNER_PASSWORD } from '@server/test/apiSession';
import { addDays } from '@shared/domain/date';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminTab } from './adminTab';
import { DESKTOP, newVisitor, PHONE, type Visitor } from './browser';
import { fillAllTabs, STAY_MONTH } from './fillAllTabs';
import { expectFocus } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settle, settledViolations } from './ownerPage';
import { startVilla } from './villa';

/** More than a page of the list. */
const NEWER_MESSAGES = 55;

let owner: Owner;
let message: ContactMessageJson;
let booking: BookingJson;
let override: PriceOverrideJson;
beforeAll(async () => {
  owner = await startOwner(DESKTOP, { prepare: (api, { url }) => fillAllTabs(api, url) });
  [message] = (await owner.api.send('GET', '/api/contact')).json as [ContactMessageJson];
  [booking] = (await owner.api.send('GET', '/api/bookings')).json as [BookingJson];
  for (let number = 1; number <= NEWER_MESSAGES; number += 1) {
    // One after the other: their order is what is asked about.
    await sendMessage(owner.url, `Newer${number}`);
  }
  for (let number = 1; number <= 12; number += 1) {
    await owner.api.send('POST', '/api/admin/price-overrides', {
      name: `Week ${number}`,
      description: '',
      startDate: addDays(STAY_MONTH, number * 10),
      endDate: addDays(STAY_MONTH, number * 10 + 2),
      overridePrice: '300',
      isActive: true,
      priority: 0,
    });
  }
  const overrides = (await owner.api.send('GET', '/api/admin/price-overrides'))
    .json as PriceOverrideJson[];
  override = overrides.at(-1) as PriceOverrideJson;
});
afterAll(() => owner?.close());

/** What links name, and what has to be in sight. */
const LINKS: [string, () => string, (page: Page) => Locator][] = [
  [
    'a message, as mails name it',
    () => `/admin/messages?message=${message.id}`,
    (page) => page.getByRole('article', { name: 'Ana Duarte' }).getByText(message.message),
  ],
  [
    'a message, as older mails name it',
    () => `/admin?tab=messages&message=${message.id}`,
    (page) => page.getByRole('article', { name: 'Ana Duarte' }).getByText(message.message),
  ],
  [
    'a booking',
    () => `/admin?booking=${booking.reference}`,
    (page) =>
      page
        .getByRole('dialog', { name: `Booking ${booking.reference}` })
        .getByRole('heading', { name: 'Rui Sousa' }),
  ],
  [
    'a price override',
    () => `/admin/pricing#override-${override.id}`,
    (page) => page.getByRole('article', { name: override.name }).getByRole('heading'),
  ],
  [
    'a setting',
    () => '/admin/settings#minDaysToNextBooking',
    (page) => page.getByLabel('Minimum Days to Next Booking'),
  ],
];

describe.each([
  ['a phone', PHONE, { hasTouch: true, isMobile: true }],
  ['a desk', DESKTOP, {}],
])('a link opened on %s', (_name, viewport, options) => {
  it.each(LINKS)('leads to %s through signing in', async (_what, address, target) => {
    const { page, context, errors } = await newVisitor(owner.browser, viewport, options);
    await page.goto(owner.url + address());
    await signIn(page, OWNER_PASSWORD);
    await target(page).waitFor();
    await settle(page);
    await expect.poll(() => isInSight(target(page))).toBe(true);
    expect(await isTooWide(page)).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('leads to a booking also through a password that has to be changed', async () => {
    const villa = await startVilla();
    const { page, context } = await newVisitor(villa.browser, viewport, options);
    const old = villa.server.adminPassword() ?? '';
    await page.goto(`${villa.url}/admin?tab=settings#checkinTime`);
    await signIn(page, old);
    await page.getByLabel('Current Password').fill(old);
    await page.getByLabel('New Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByLabel('Confirm New Password').fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    const field = page.getByLabel('Check-in Time');
    await expectFocus(field);
    await expect.poll(() => isInSight(field)).toBe(true);
    await context.close();
    await villa.close();
  });
});

describe('the command palette', () => {
  let visitor: Visitor;
  afterAll(() => visitor?.context.close());

  it.each([
    ['on a phone, by touch', PHONE, { hasTouch: true, isMobile: true }],
    ['at a desk, by keyboard alone', DESKTOP, { colorScheme: 'dark' }],
  ] as const)('finds a guest %s', async (_name, viewport, options) => {
    visitor = await owner.on(viewport, options);
    const { page } = visitor;
    await page.goto(`${owner.url}/admin/messages`);
    await adminTab(page, 'Messages').waitFor();
    const palette = page.getByRole('dialog', { name: 'Search or do' });
    if (viewport === PHONE) {
      await page.getByRole('button', { name: 'More' }).tap();
      await page
        .getByRole('dialog', { name: 'More' })
        .getByRole('button', { name: 'Search' })
        .tap();
    } else await page.keyboard.press('Control+k');
    const field = palette.getByRole('combobox');
    await expectFocus(field);
    expect(await settledViolations(page)).toEqual([]);
    await page.keyboard.type('rui');
    await palette.getByRole('option', { name: /^Rui Sousa/ }).waitFor();
    expect(await settledViolations(page)).toEqual([]);
    if (viewport === PHONE) await palette.getByRole('option', { name: /^Rui Sousa/ }).tap();
    else await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Booking ${booking.reference}` }).waitFor();
    expect(new URL(page.url()).search).toBe(`?booking=${booking.reference}`);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  it('is walked with keys only: a tab by two letters, the list of keys, a form', async () => {
    const { page } = owner;
    await page.goto(`${owner.url}/admin`);
    await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expectFocus(page.getByRole('heading', { level: 1, name: 'Pricing' }));
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    expect(await settledViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await expectFocus(page.getByRole('dialog', { name: 'Search or do' }).getByRole('combobox'));
    await page.keyboard.type('block dates');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /block/i }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/calendar');
    expect(new URL(page.url()).searchParams.has('new')).toBe(false);
    expect(owner.errors).toEqual([]);
  });
});

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function sendMessage(url: string, firstName: string): Promise<void> {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName,
      lastName: 'Guest',
      email: 'guest@example.com',
      phone: '',
      subject: 'booking',
      message: 'Is the villa free in May?',
    }),
  });
  expect(answer.status).toBe(201);
}

/** Whether all of an element lies in the window, and nothing covers its middle. */
function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && element.contains(hit);
  });
}
