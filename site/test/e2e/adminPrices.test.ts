import type { PricePlanJson } from '@shared/contract/prices/season';
import { addDays, addMonths, parts, villaDay, weekday } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { expectFocus } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

const APRIL = (() => {
  const today = villaDay(new Date());
  const first = `${today.slice(0, 4)}-04-01`;
  return first > today ? first : addMonths(first, 12);
})();
const SATURDAY = addDays(APRIL, 7 + ((6 - weekday(APRIL) + 7) % 7));
const YEAR = parts(villaDay(new Date())).year + 1;

let owner: Owner;
// Seasons and terms affect every guest, so each test has its own villa.
beforeEach(async () => {
  owner = await startOwner(DESKTOP);
});
afterEach(() => owner?.close());

const openPricing = async (page: Page) => {
  await page.goto(`${owner.url}/admin/pricing`);
  await page.getByRole('article', { name: 'Peak season' }).waitFor();
};
const seasonNames = async () =>
  ((await owner.api.send('GET', '/api/admin/price-plan')).json as PricePlanJson).seasons.map(
    ({ name }) => name,
  );

it('seasons are made in their form, and show a guest by mouse, keyboard and touch which days are available', async () => {
  const { page } = owner;
  await openPricing(page);
  await page.getByRole('button', { name: 'New season' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Season' });
  await dialog.getByLabel('Name').fill('Golf weeks');
  await dialog.getByLabel('Amount (EUR per night)').fill('480');
  await dialog.getByLabel(/^Minimum stay/).fill('7');
  for (const name of ['Guests arrive on', 'Guests leave on']) {
    await dialog.getByRole('group', { name }).getByRole('checkbox', { name: 'Saturday' }).check();
  }
  expect(await settledViolations(page)).toEqual([]);
  await dialog.getByLabel('Name').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await spokenToast(page, 'Season added').waitFor();
  expect(await seasonNames()).toContain('Golf weeks');

  for (const [viewport, hasTouch] of [
    [DESKTOP, false],
    [PHONE, true],
  ] as const) {
    const guest = await newVisitor(owner.browser, viewport, { hasTouch });
    const dayButton = (date: string) => guest.page.locator(`[data-day="${date}"]`);
    const press = (date: string, options?: { force: boolean }) =>
      hasTouch ? dayButton(date).tap(options) : dayButton(date).click(options);
    const labelOf = (date: string) => dayButton(date).getAttribute('aria-label');
    await guest.page.goto(`${owner.url}/booking`);
    // Typed dates make the calendar show April; then they are cleared.
    await guest.page.getByLabel('Check-in').fill(SATURDAY);
    await guest.page.getByRole('button', { name: 'Clear dates' }).click();
    await expect.poll(() => labelOf(addDays(SATURDAY, 1))).toContain('check-in on Saturday only');
    expect(await labelOf(SATURDAY)).toMatch(/, free$/);

    await press(SATURDAY);
    const week = addDays(SATURDAY, 7);
    await expect.poll(() => labelOf(week)).toContain('€3,510 for the whole stay');
    expect(await labelOf(addDays(SATURDAY, 6))).toContain('check-out on Saturday only');
    expect(await settledViolations(guest.page)).toEqual([]);

    // A refused day explains itself and keeps the check-in. Playwright would not press it without `force`.
    await press(addDays(SATURDAY, 6), { force: true });
    await guest.page
      .getByRole('status')
      .filter({ hasText: /the earliest check-out is/ })
      .first()
      .waitFor();
    if (hasTouch) await press(week);
    else {
      await dayButton(SATURDAY).focus();
      await guest.page.keyboard.press('ArrowDown');
      await expectFocus(dayButton(week));
      await guest.page.keyboard.press('Enter');
    }
    await guest.page
      .getByRole('button', { name: 'Continue to Booking', disabled: false })
      .waitFor();
    expect(guest.errors).toEqual([]);
    await guest.context.close();
  }
});

it('price terms are entered in their forms, and are on a guest’s bill and with the booking', async () => {
  const { page } = owner;
  await openPricing(page);
  const dialog = page.getByRole('dialog');
  const edit = (part: string) => page.getByRole('button', { name: `Edit ${part}` }).click();
  const save = async () => {
    expect(await settledViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await spokenToast(page, 'Saved').waitFor();
  };
  await edit('discounts');
  await dialog.getByRole('button', { name: 'Add discount' }).click();
  await dialog.getByLabel('Name').fill('Weekly');
  await dialog.getByLabel('Discount (%)').fill('10');
  await save();
  await edit('fees and extras');
  await dialog.getByLabel('Pets, at most').fill('1');
  await dialog.getByLabel('Fee for pets (EUR per stay)').fill('40');
  await dialog.getByRole('button', { name: 'Add extra' }).click();
  await dialog.getByLabel('Name').fill('Heated pool');
  await dialog.getByLabel('Price (EUR)').fill('20');
  await dialog.getByLabel('Charged').selectOption('night');
  await save();
  await edit('tourist tax');
  await dialog.getByRole('switch').check();
  await dialog.getByLabel(/^Amount/).fill('2');
  await dialog.getByLabel('From the age of').fill('13');
  await save();
  await page.goto(`${owner.url}/admin/payments?tab=terms`);
  await edit('payments');
  await dialog.getByLabel(/^Deposit at the confirmation/).fill('30');
  await dialog.getByLabel(/^The rest/).fill('30');
  await save();

  const guestName = `Ana ${Date.now()}`;
  const guest = await newVisitor(owner.browser, PHONE);
  await guest.page.goto(`${owner.url}/booking`);
  await guest.page.getByText('7 nights or more: −10%').waitFor();
  await guest.page.getByLabel('Check-in').fill(`${YEAR}-05-03`);
  await guest.page.getByLabel('Check-out').fill(`${YEAR}-05-10`);
  await guest.page.getByLabel('Pets').selectOption('1');
  await guest.page.getByLabel('Adults').selectOption('1');
  await guest.page.getByLabel('Children').selectOption('1');
  // 7 × 450 − 10 % + 150 + 40 + 7 × 2
  await guest.page.getByText('€3,039').first().waitFor();
  await guest.page.getByRole('button', { name: 'Continue to Booking' }).click();
  await guest.page.getByRole('checkbox', { name: /^Heated pool/ }).check();
  await guest.page.getByText('€3,179').first().waitFor();
  await guest.page.getByText('Tourist tax: 1 guest × 7 nights × €2').waitFor();
  await guest.page.getByText(/^Due on confirmation: €953\.70 \(30%\)/).waitFor();
  expect(await isTooWide(guest.page)).toBe(false);
  expect(await settledViolations(guest.page)).toEqual([]);
  await guest.page.getByLabel('Full name').fill(guestName);
  await guest.page.getByLabel('Email').fill('ana@example.pt');
  await guest.page.getByRole('button', { name: 'Send Enquiry' }).click();
  await guest.page.getByText('Enquiry Sent!').waitFor();
  expect(guest.errors).toEqual([]);
  await guest.context.close();

  await page.goto(`${owner.url}/admin?view=all`);
  await page.getByRole('link', { name: guestName }).first().click();
  const panel = page.getByRole('dialog', { name: /^Booking VL-/ });
  await panel.getByText('€953.70', { exact: true }).first().waitFor();
  await panel.getByText(/^Given back after a cancellation: all until/).waitFor();
  await panel.getByRole('button', { name: 'Change dates or price' }).click();
  await panel.getByRole('checkbox', { name: 'Heated pool' }).uncheck();
  await panel.getByLabel('Children under 13').selectOption('None');
  // Without 7 × 20, plus 7 × 2 of tax.
  await panel.getByRole('button', { name: 'Use €3,053' }).waitFor();
  expect(await settledViolations(page)).toEqual([]);
  expect(owner.errors).toEqual([]);
});
