import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { QuoteJson } from '@shared/contract/prices/price';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { addDays } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from '../browser';
import { spokenToast } from '../ownerPage';
import { openAlive } from '../publicPage';
import { it as shared, type SharedVilla } from '../sharedVilla';

const readSettings = async ({ api }: SharedVilla) =>
  (await api.send('GET', '/api/villa-settings')).json as VillaSettings;

const it = shared.extend('settings', async ({ villa }, { onCleanup }) => {
  const before = await readSettings(villa);
  // Other tests use these prices, too.
  onCleanup(async () => {
    const { updatedAt } = await readSettings(villa);
    await villa.api.send('PUT', '/api/villa-settings', { ...before, updatedAt });
  });
  return before;
});

const openSettings = async (page: Page, { url }: SharedVilla) => {
  await page.goto(`${url}/admin/settings`);
  await page.getByRole('heading', { name: 'Villa Pricing' }).waitFor();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' }).click();

it('shows a saved price on the public page in the very next request', async ({
  villa,
  settings,
  openOwner,
}) => {
  expect(settings.basePrice).toBe('450.00');
  const { page, errors } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin`);
  await page.getByRole('link', { name: /^Villa Settings/ }).click();
  await page.getByLabel('Base Price (EUR per night)').fill('437');
  await page.getByLabel('High Season Price (EUR per night)').fill('547.5');
  await save(page);
  await spokenToast(page, 'Settings updated').waitFor();
  expect(await (await fetch(villa.url)).text()).toContain('437');
  expect(await readSettings(villa)).toMatchObject({
    basePrice: '437.00',
    highSeasonPrice: '547.50',
  });
  expect(errors).toEqual([]);
});

it('loses nothing when two windows save one after the other', async ({
  villa,
  settings,
  openOwner,
}) => {
  const [{ page, context }, fee] = [await openOwner(DESKTOP), settings.cleaningFee];
  expect(fee).toBe('150.00');
  await openSettings(page, villa);
  const other = await context.newPage();
  await openSettings(other, villa);
  await other.getByLabel('Maximum Guests').fill('9');
  await other.getByLabel('Cleaning Fee (EUR)').fill('170');
  await save(other);
  await spokenToast(other, 'Settings updated').waitFor();

  await page.getByLabel('Cleaning Fee (EUR)').fill('180');
  await save(page);
  await spokenToast(page, 'Error updating settings').waitFor();
  await page.getByText('Cleaning Fee: now saved is 170.00').waitFor();
  expect(await page.getByLabel('Cleaning Fee (EUR)').inputValue()).toBe('180');
  expect(await page.getByLabel('Maximum Guests').inputValue()).toBe('9');
  expect(await readSettings(villa)).toMatchObject({ cleaningFee: '170.00' });
  await save(page);
  await spokenToast(page, 'Settings updated').waitFor();
  expect(await readSettings(villa)).toMatchObject({ cleaningFee: '180.00', maxGuests: 9 });
});

it('makes, switches off and deletes an override, and a guest pays by it in the very next request', async ({
  villa,
  month,
  openOwner,
  openGuest,
  onTestFinished,
}) => {
  const stored = async () =>
    (
      (await villa.api.send('GET', '/api/admin/price-overrides')).json as PriceOverrideJson[]
    ).filter(({ name }) => name === 'Regatta');
  onTestFinished(async () => {
    for (const { id } of await stored())
      await villa.api.send('DELETE', `/api/admin/price-overrides/${id}`);
  });
  const day = (n: number) => addDays(month, n - 1);
  const stay = { checkinDate: day(10), checkoutDate: day(18), guestCount: 2, currency: 'EUR' };
  /** Price of eight nights for a guest: nights per rate. */
  const guestPays = async () => {
    const { json } = await villa.api.send('POST', '/api/calculate-price', stay);
    return (json as QuoteJson).priceBreakdown.map(({ nights, rate }) => `${nights} × ${rate}`);
  };
  const before = await guestPays();

  const { page } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin/pricing`);
  await page.getByRole('button', { name: 'New override' }).click();
  const form = page.getByRole('dialog', { name: /Price Override$/ });
  await form.getByLabel('Name').fill('Regatta');
  await form.getByLabel('Start date').fill(day(12));
  await form.getByLabel('End date').fill(day(14));
  await form.getByLabel('Override price (EUR per night)', { exact: true }).fill('733.5');
  await form.getByLabel('Priority').fill('3');
  await form.getByRole('button', { name: 'Create Override' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await guestPays()).toContain('3 × 733.5');

  const guest = await openGuest(PHONE);
  await openAlive(guest.page, `${villa.url}/booking`);
  await guest.page.getByLabel('Check-in', { exact: true }).fill(stay.checkinDate);
  await guest.page.getByLabel('Check-out', { exact: true }).fill(stay.checkoutDate);
  await guest.page
    .getByText(/733\.5/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Deactivate Regatta' }).click();
  await page.getByRole('article', { name: 'Regatta' }).getByText('Inactive').waitFor();
  await expect.poll(guestPays).toEqual(before);
  await page.getByRole('button', { name: 'Delete Regatta' }).click();
  await page.getByRole('button', { name: 'Delete override' }).click();
  await page.getByRole('article', { name: 'Regatta' }).waitFor({ state: 'detached' });
  await expect.poll(stored).toEqual([]);
});
