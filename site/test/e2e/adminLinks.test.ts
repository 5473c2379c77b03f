import type { BookingJson } from '@shared/contract/bookings/booking';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { addDays } from '@shared/domain/date';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { expectFocus } from './focus';
import { isTooWide, settle, settledViolations } from './ownerPage';
import { it as shared, type SharedVilla } from './sharedVilla';
import { enterStay, freeMonth } from './stays';

const NEWER_MESSAGES = 55;

type Linked = { message: ContactMessageJson; booking: BookingJson; override: PriceOverrideJson };

const it = shared.extend('linked', { scope: 'file' }, async ({ villa, month }, { onCleanup }) => {
  const { api } = villa;
  const overrides: PriceOverrideJson[] = [];
  onCleanup(async () => {
    await freeMonth(api, month);
    for (const { id } of overrides) await api.send('DELETE', `/api/admin/price-overrides/${id}`);
  });
  await sendMessage(villa, 'Ana', 'Is the pool heated?');
  const [message] = (await api.send('GET', '/api/contact')).json as ContactMessageJson[];
  for (let number = 1; number <= NEWER_MESSAGES; number += 1) {
    await sendMessage(villa, `Newer${number}`, 'Is the villa free in May?');
  }
  for (let number = 1; number <= 12; number += 1) {
    const { json } = await api.send('POST', '/api/admin/price-overrides', {
      name: `Week ${number}`,
      description: '',
      startDate: addDays(month, number * 10),
      endDate: addDays(month, number * 10 + 2),
      overridePrice: '300',
      isActive: true,
      priority: 0,
    });
    overrides.push(json as PriceOverrideJson);
  }
  const booking = await enterStay(api, {
    guestName: 'Rui Linked',
    checkinDate: addDays(month, 1),
    checkoutDate: addDays(month, 7),
    status: 'pending',
  });
  return { message, booking, override: overrides.at(-1) } as Linked;
});

const LINKS: [string, (linked: Linked) => string, (page: Page, linked: Linked) => Locator][] = [
  [
    'a message, as mails name it',
    ({ message }) => `/admin/messages?message=${message.id}`,
    (page, { message }) => page.getByText(message.message).first(),
  ],
  [
    'a message, as older mails name it',
    ({ message }) => `/admin?tab=messages&message=${message.id}`,
    (page, { message }) => page.getByText(message.message).first(),
  ],
  [
    'a booking',
    ({ booking }) => `/admin?booking=${booking.reference}`,
    (page, { booking }) =>
      page
        .getByRole('dialog', { name: `Booking ${booking.reference}` })
        .getByRole('heading', { name: 'Rui Linked' }),
  ],
  [
    'a price override',
    ({ override }) => `/admin/pricing#override-${override.id}`,
    (page, { override }) => page.getByRole('article', { name: override.name }).getByRole('heading'),
  ],
  [
    'a setting',
    () => '/admin/settings#minDaysToNextBooking',
    (page) => page.getByLabel('Minimum Days to Next Booking'),
  ],
];

// core/signInAndDecision.test.ts covers links that lead through the sign-in.
it.for(LINKS)(
  'a link leads a phone to %s',
  async ([, address, target], { villa, linked, openOwner }) => {
    const { page, errors } = await openOwner(PHONE, { hasTouch: true, isMobile: true });
    await page.goto(villa.url + address(linked));
    await target(page, linked).waitFor();
    await settle(page);
    await expect.poll(() => isInSight(target(page, linked))).toBe(true);
    expect(await isTooWide(page)).toBe(false);
    expect(errors).toEqual([]);
  },
);

describe('the command palette', () => {
  it('finds a guest on a phone, by touch', async ({ villa, linked: { booking }, openOwner }) => {
    const { page, errors } = await openOwner(PHONE, { hasTouch: true, isMobile: true });
    await page.goto(`${villa.url}/admin/messages`);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Search' }).tap();
    const palette = page.getByRole('dialog', { name: 'Search or do' });
    await expectFocus(palette.getByRole('combobox'));
    await page.keyboard.type('rui linked');
    const found = palette.getByRole('option', { name: /^Rui Linked/ });
    await found.first().waitFor();
    expect(await settledViolations(page)).toEqual([]);
    await found.first().tap();
    await page.getByRole('dialog', { name: `Booking ${booking.reference}` }).waitFor();
    expect(errors).toEqual([]);
  });

  it('is walked with keys only: a tab by two letters, the list of keys, a form', async ({
    villa,
    openOwner,
  }) => {
    const { page, errors } = await openOwner(DESKTOP, { colorScheme: 'dark' });
    await page.goto(`${villa.url}/admin`);
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
    expect(errors).toEqual([]);
  });
});

async function sendMessage(
  { api }: SharedVilla,
  firstName: string,
  message: string,
): Promise<void> {
  const { status } = await api.send('POST', '/api/contact', {
    firstName,
    lastName: 'Guest',
    email: 'guest@example.com',
    phone: '',
    subject: 'booking',
    message,
  });
  expect(status).toBe(201);
}

/** Whether an element is completely within the window and its middle uncovered. */
function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && element.contains(hit);
  });
}
