import {
  addDays,
  addMonths,
  daysInMonth,
  formatDay,
  startOfMonth,
  villaDay,
} from '@shared/domain/date';
import { en } from '@shared/i18n/en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE, type Visitor } from './browser';
import { startVilla, type Villa } from './villa';

const OWNER_PASSWORD = 'Sardines-at-noon-27';

/** Seven nights in the month after next: long enough for any season, far from today. */
const MONTH = addMonths(startOfMonth(villaDay(new Date())), 2);
const CHECKIN = addDays(MONTH, 9);
const CHECKOUT = addDays(MONTH, 16);
const dayButton = (visitor: Visitor, day: string) => visitor.page.locator(`[data-day="${day}"]`);

describe('the main job, from a guest’s first look to nights that are taken', () => {
  let villa: Villa;
  let guest: Visitor;
  let owner: Visitor;
  let reference: string;
  beforeAll(async () => {
    villa = await startVilla();
    guest = await newVisitor(villa.browser, PHONE);
    owner = await newVisitor(villa.browser, DESKTOP);
  });
  afterAll(() => villa?.close());

  it('shows the guest the villa with its price in the chosen currency', async () => {
    const { page } = guest;
    await page.goto(villa.url);
    await page.getByRole('heading', { level: 1, name: en['hero.title'] }).waitFor();
    const price = page.getByText('per night').first();
    await price.scrollIntoViewIfNeeded();
    expect(await page.getByText('€450').first().isVisible()).toBe(true);
    await page.getByLabel('Currency').first().selectOption('GBP');
    await expect.poll(() => page.getByText('£387').first().isVisible()).toBe(true);
    await page.getByLabel('Currency').first().selectOption('EUR');
  });

  it('lets the guest pick free dates in the calendar and see the price', async () => {
    const { page } = guest;
    await page.getByRole('link', { name: 'Book Your Stay' }).click();
    await page.waitForURL('**/booking');
    const next = page.getByRole('button', { name: 'Next month' });
    await next.click();
    await next.click();
    await dayButton(guest, CHECKIN).click();
    await dayButton(guest, CHECKOUT).click();
    await page.getByRole('button', { name: 'Continue to Booking', disabled: false }).waitFor();
    expect(await page.getByText('7 nights ×').first().isVisible()).toBe(true);
    expect(await page.getByText('Total', { exact: true }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Continue to Booking', disabled: false }).click();
  });

  it('takes the guest’s enquiry and answers with a reference', async () => {
    const { page } = guest;
    await page.getByLabel('Full name').fill('Ana Duarte');
    await page.getByLabel('Email').fill('ana@example.pt');
    await page.getByLabel(/Special requests/).fill('A cot, please. <b>Thank you</b>');
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await page.getByRole('heading', { name: 'Enquiry Sent!' }).waitFor();
    const text = await page.getByText(/VL-[2-9A-Z]{6}/).innerText();
    reference = /VL-[2-9A-Z]{6}/.exec(text)?.[0] ?? '';
    expect(reference).not.toBe('');
    expect(await page.getByText(/within 24 hours/).isVisible()).toBe(true);
  });

  it('makes the owner change the first password before anything else', async () => {
    const { page } = owner;
    await page.goto(`${villa.url}/admin`);
    await page.waitForURL('**/admin/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(villa.server.adminPassword() ?? '');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/admin/change-password');
    await page.goto(`${villa.url}/admin`);
    await page.waitForURL('**/admin/change-password');
    await page
      .getByLabel('Current Password', { exact: true })
      .fill(villa.server.adminPassword() ?? '');
    await page.getByLabel('New Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByText('Password meets all requirements').waitFor();
    await page.getByLabel('Confirm New Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.waitForURL(/\/admin$/);
    const toast = page.getByText('Password changed successfully').first();
    await expect.poll(() => toast.isVisible()).toBe(true);
  });

  it('shows the owner the enquiry, and confirms it', async () => {
    const { page } = owner;
    const row = page.getByRole('row').filter({ hasText: 'Ana Duarte' });
    await row.waitFor();
    expect(await row.innerText()).toContain('ana@example.pt');
    expect(await row.getByText('pending', { exact: false }).isVisible()).toBe(true);
    await row.getByRole('button', { name: /Confirm/ }).click();
    await page.getByRole('button', { name: 'Confirm this booking' }).click();
    await page.getByText('Booking status has been updated successfully').first().waitFor();
    await row.getByText('confirmed', { exact: false }).first().waitFor();
  });

  it('shows those nights as taken on the public calendar, and the check-out day as free', async () => {
    const { page } = guest;
    await page.goto(`${villa.url}/booking`);
    const next = page.getByRole('button', { name: 'Next month' });
    await next.click();
    await next.click();
    const label = (day: string) => dayButton(guest, day).first().getAttribute('aria-label');
    await expect.poll(() => label(CHECKIN)).toContain('booked');
    expect(await label(addDays(CHECKOUT, -1))).toContain('booked');
    expect(await label(addDays(CHECKIN, -8))).toContain('free');
    // No stay is as short as the one night before.
    expect(await label(addDays(CHECKIN, -1))).toMatch(/at least \d nights/);
    expect(await label(CHECKOUT)).toContain('free');
    expect(await label(CHECKIN)).toContain(
      formatDay(CHECKIN, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    );
    // Two months, one below the other on a phone.
    expect(await page.locator('[data-day]:visible').count()).toBe(
      daysInMonth(MONTH) + daysInMonth(addMonths(MONTH, 1)),
    );
  });

  it('refuses the second guest those nights with the specification’s words', async () => {
    const { page } = guest;
    await page.getByLabel('Check-in', { exact: true }).fill(addDays(CHECKIN, -4));
    await page.getByLabel('Check-out', { exact: true }).fill(addDays(CHECKIN, 3));
    await page
      .getByText(
        /Selected dates overlap with existing bookings\. Unavailable: .+\. Please choose different dates\./,
      )
      .first()
      .waitFor();
    const button = page.getByRole('button', { name: 'Selection Invalid' });
    expect(await button.isDisabled()).toBe(true);
  });

  it('had no error on any page: no exception, no mismatch, nothing against the content policy', () => {
    expect(guest.errors).toEqual([]);
    expect(owner.errors).toEqual([]);
  });
});
