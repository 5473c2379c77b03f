import type { VillaSettings } from '@shared/contract/prices/settings';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { adminTab } from './adminTab';
import { DESKTOP, PHONE } from './browser';
import { expectFocus } from './focus';
import { it, type SharedVilla } from './sharedVilla';

const storedSettings = async ({ api }: SharedVilla) =>
  (await api.send('GET', '/api/villa-settings')).json as VillaSettings;
const openSettings = async (page: Page, { url }: SharedVilla) => {
  await page.goto(`${url}/admin/settings`);
  await page.getByRole('heading', { name: 'Villa Pricing' }).waitFor();
};
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const guests = (page: Page) => page.getByLabel('Maximum Guests');

it('shows another hero image on the home page, cut as in the preview', async ({
  villa,
  openOwner,
  openGuest,
  onTestFinished,
}) => {
  const before = await storedSettings(villa);
  onTestFinished(async () => {
    const { updatedAt } = await storedSettings(villa);
    await villa.api.send('PUT', '/api/villa-settings', { ...before, updatedAt });
  });
  const { page } = await openOwner(DESKTOP);
  await openSettings(page, villa);
  await page.getByRole('button', { name: 'Choose and preview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Search images...').fill('DUSK');
  const image = dialog.getByRole('button', { name: /exterior-dusk/ });
  await image.click();
  const publicId = (await image.innerText()).trim();
  await expect
    .poll(
      () => dialog.getByRole('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth > 0),
      { timeout: 60_000 },
    )
    .toBe(true);
  await dialog.getByLabel('Position', { exact: true }).selectOption('right top');
  await dialog.getByLabel('Scale', { exact: true }).fill('120');
  const shown = await placingOn(dialog.getByRole('img'));
  await dialog.getByRole('button', { name: 'Mobile' }).click();
  await dialog.getByLabel('Position on Mobile').selectOption('left center');
  const shownMobile = await placingOn(dialog.getByRole('img'));
  await dialog.getByRole('button', { name: 'Save & Apply' }).click();
  await dialog.waitFor({ state: 'detached' });

  for (const [size, expected] of [
    [DESKTOP, shown],
    [PHONE, shownMobile],
  ] as const) {
    const guest = await openGuest(size);
    await guest.page.goto(villa.url);
    const hero = guest.page.locator('picture img').first();
    expect(await hero.evaluate((img: HTMLImageElement) => img.currentSrc || img.src)).toContain(
      publicId,
    );
    expect(await placingOn(hero)).toEqual(expected);
  }
});

it('asks before what was typed is left by a tab and by the back button, also pressed twice', async ({
  villa,
  openOwner,
}) => {
  const { page, errors } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin/gallery`);
  await page.getByRole('link', { name: /^Villa Settings/ }).click();
  await guests(page).fill('5');
  await adminTab(page, 'Bookings').click();
  await expectFocus(question(page).getByRole('button', { name: 'Stay' }));
  await page.keyboard.press('Enter');
  await question(page).waitFor({ state: 'detached' });

  await page.evaluate(() => window.history.back());
  await question(page).waitFor();
  // A second Back during the question: one answer suffices, and the page is the same.
  await page.evaluate(() => window.history.back());
  await expectFocus(question(page).getByRole('button', { name: 'Stay' }));
  await page.keyboard.press('Enter');
  await question(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toContain('/admin/settings');
  expect(await guests(page).inputValue()).toBe('5');

  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/admin/gallery');
  await page.getByRole('heading', { level: 1, name: 'Gallery Manager' }).waitFor();
  expect(errors).toEqual([]);
});

it('asks before what was typed is left by the forward button, and lets the browser ask before a reload', async ({
  villa,
  openOwner,
}) => {
  const { maxGuests } = await storedSettings(villa);
  const { page } = await openOwner(DESKTOP);
  await openSettings(page, villa);
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.waitForURL('**/admin/change-password');
  await page.goBack();
  await guests(page).fill('5');
  await page.evaluate(() => window.history.forward());
  await expectFocus(question(page).getByRole('button', { name: 'Stay' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('/admin/settings');
  expect(await guests(page).inputValue()).toBe('5');
  await page.evaluate(() => window.history.forward());
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/admin/change-password');

  await page.goBack();
  await guests(page).fill('5');
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await expect.poll(() => guests(page).inputValue()).toBe(String(maxGuests));
});

function placingOn(image: Locator) {
  return image.evaluate((element) => {
    const { objectFit, objectPosition, transform } = getComputedStyle(element);
    return { objectFit, objectPosition, transform };
  });
}
