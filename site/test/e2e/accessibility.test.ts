import { addDays, addMonths, startOfMonth, villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from './axe';
import { DESKTOP, newVisitor, PHONE, TABLET, type Visitor } from './browser';
import { settledViolations } from './ownerPage';
import { openAlive } from './publicPage';
import { startVilla, type Villa } from './villa';

let villa: Villa;
beforeAll(async () => {
  villa = await startVilla();
});
afterAll(() => villa?.close());

const CHECKIN = addDays(addMonths(startOfMonth(villaDay(new Date())), 3), 4);
const CHECKOUT = addDays(CHECKIN, 7);

/** Every state of the public site, and the way to it. */
const STATES: [string, (page: Page) => Promise<unknown>][] = [
  ['home', (page) => page.goto(villa.url)],
  [
    'the viewer',
    async (page) => {
      await page.goto(villa.url);
      await page.getByRole('button', { name: /^View All/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  ['booking, dates', (page) => page.goto(`${villa.url}/booking`)],
  [
    'booking, form with an error',
    async (page) => {
      await page.goto(`${villa.url}/booking`);
      await page.getByLabel('Check-in', { exact: true }).fill(CHECKIN);
      await page.getByLabel('Check-out', { exact: true }).fill(CHECKOUT);
      await page.getByRole('button', { name: 'Continue to Booking' }).click();
      await page.getByRole('button', { name: 'Send Enquiry' }).click();
      await page.getByText('Please enter your full name.').first().waitFor();
    },
  ],
  ['404', (page) => page.goto(`${villa.url}/nothing-here`)],
  ['sign-in', (page) => page.goto(`${villa.url}/admin/login`)],
];

describe.each([
  ['a phone', PHONE],
  ['a tablet', TABLET],
  ['a desktop', DESKTOP],
])('on %s', (_name, viewport) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor(villa.browser, viewport);
    // Half-faded text would be measured as if it stayed so.
    await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
  });
  afterAll(() => visitor.context.close());

  it.each(STATES)(
    'axe finds nothing on %s, and nothing is wider than the screen',
    async (_state, open) => {
      const { page } = visitor;
      await open(page);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await axeViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    },
  );
});

it('axe finds nothing on the open menu of a phone', async () => {
  const visitor = await newVisitor(villa.browser, PHONE);
  await openAlive(visitor.page, villa.url);
  await visitor.page.getByRole('button', { name: 'Open menu' }).click();
  await visitor.page.getByRole('link', { name: 'Experiences' }).first().waitFor();
  // Buttons change their colours slowly when they come to life.
  expect(await settledViolations(visitor.page)).toEqual([]);
  await visitor.context.close();
});
