import type { VillaSettings } from '@shared/contract/prices/settings';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminTab } from './adminTab';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { expectFocus, expectFocusedText, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

const SAVE = '**/api/villa-settings';

describe('the Settings tab, with the real server', () => {
  let owner: Owner;
  let page: Page;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP);
    page = owner.page;
  });
  afterAll(() => owner?.close());

  const stored = async () =>
    (await owner.api.send('GET', '/api/villa-settings')).json as VillaSettings;
  const home = async () => (await fetch(owner.url)).text();
  const saveButton = () => page.getByRole('button', { name: 'Save Settings' });
  const question = () => page.getByRole('dialog', { name: 'Leave without saving?' });
  const open = () => openSettings(page, owner.url);

  it('is reached from its card, and has no barrier', async () => {
    await page.getByRole('link', { name: /^Villa Settings/ }).click();
    await page.getByRole('heading', { name: 'Villa Pricing' }).waitFor();
    expect(page.url()).toContain('/admin/settings');
    expect(await settledViolations(page)).toEqual([]);
  });

  it('shows a saved price on the public page in the very next request', async () => {
    await page.getByLabel('Base Price (EUR per night)').fill('437');
    await page.getByLabel('High Season Price (EUR per night)').fill('547.5');
    await saveButton().click();
    await spokenToast(page, 'Settings updated').waitFor();
    const html = await home();
    expect(html).toContain('437');
    expect(await stored()).toMatchObject({ basePrice: '437.00', highSeasonPrice: '547.50' });
  });

  it('shows another hero image on the home page, cut as in the preview', async () => {
    await page.getByRole('button', { name: 'Choose and preview' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByPlaceholder('Search images...').fill('DUSK');
    const image = dialog.getByRole('button', { name: /dusk/ });
    await image.click();
    const publicId = await image.innerText();
    await expect.poll(() => isLoaded(dialog)).toBe(true);
    expect(await settledViolations(page)).toEqual([]);
    await dialog.getByLabel('Position', { exact: true }).selectOption('right top');
    await dialog.getByLabel('Scale', { exact: true }).fill('120');
    const shown = await placingOn(dialog.getByRole('img'));
    await dialog.getByRole('button', { name: 'Mobile' }).click();
    await dialog.getByLabel('Position on Mobile').selectOption('left center');
    const shownMobile = await placingOn(dialog.getByRole('img'));
    await dialog.getByRole('button', { name: 'Save & Apply' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await home()).toContain(publicId.trim());

    for (const [size, expected] of [
      [DESKTOP, shown],
      [PHONE, shownMobile],
    ] as const) {
      const guest = await newVisitor(owner.browser, size);
      await guest.page.goto(owner.url);
      const hero = guest.page.locator('picture img').first();
      expect(await hero.evaluate((img: HTMLImageElement) => img.currentSrc || img.src)).toContain(
        publicId.trim(),
      );
      expect(await placingOn(hero)).toEqual(expected);
      await guest.context.close();
    }
  });

  it('loses nothing when two windows save one after the other', async () => {
    await open();
    const other = await owner.context.newPage();
    await openSettings(other, owner.url);
    await other.getByLabel('Maximum Guests').fill('9');
    await other.getByLabel('Cleaning Fee (EUR)').fill('170');
    await other.getByRole('button', { name: 'Save Settings' }).click();
    await spokenToast(other, 'Settings updated').waitFor();
    await other.close();

    await page.getByLabel('Cleaning Fee (EUR)').fill('180');
    await saveButton().click();
    await spokenToast(page, 'Error updating settings').waitFor();
    await page.getByText('Cleaning Fee: now saved is 170.00').waitFor();
    expect(await page.getByLabel('Cleaning Fee (EUR)').inputValue()).toBe('180');
    expect(await page.getByLabel('Maximum Guests').inputValue()).toBe('9');
    expect(await stored()).toMatchObject({ cleaningFee: '170.00' });
    expect(await settledViolations(page)).toEqual([]);
    await saveButton().click();
    await spokenToast(page, 'Settings updated').waitFor();
    expect(await stored()).toMatchObject({ cleaningFee: '180.00', maxGuests: 9 });
  });

  it.each([
    [429, { code: 'rate_limited', message: 'Please wait 3 minutes.' }, 'Please wait 3 minutes.'],
    [500, '', 'Failed to update settings'],
    [null, null, 'Please check your connection and try again.'],
  ])('tells of a failure (%s) and keeps what was typed', async (status, body, message) => {
    await page.getByLabel('Extra Guest Fee (EUR per guest)').fill('31');
    await page.route(SAVE, (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      return status === null
        ? route.abort('internetdisconnected')
        : route.fulfill({ status, body: body === '' ? '' : JSON.stringify(body) });
    });
    await saveButton().click();
    await spokenToast(page, 'Error updating settings').filter({ hasText: message }).waitFor();
    expect(await page.getByLabel('Extra Guest Fee (EUR per guest)').inputValue()).toBe('31');
    await page.unroute(SAVE);
  });

  it('shows what is wrong at the field, and leads there', async () => {
    await page.getByLabel('USD Rate').fill('');
    await saveButton().click();
    await page.getByText('USD rate is required').waitFor();
    await expectFocus(page.getByLabel('USD Rate'));
    expect(await settledViolations(page)).toEqual([]);
  });

  it('asks before what was typed is left, by tab, link and the back button', async () => {
    await page.goto(`${owner.url}/admin/gallery`);
    // The browser asks about the last test's changes; the answer is yes.
    await page.getByRole('link', { name: /^Villa Settings/ }).click();
    await page.getByRole('heading', { name: 'Villa Pricing' }).waitFor();
    await page.getByLabel('Maximum Guests').fill('5');

    await adminTab(page, 'Bookings').click();
    await question().waitFor();
    expect(await settledViolations(page)).toEqual([]);
    await question().getByRole('button', { name: 'Stay' }).click();
    await question().waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Change password' }).click();
    await question().getByRole('button', { name: 'Stay' }).click();

    await page.evaluate(() => window.history.back());
    await question().getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => page.url()).toContain('/admin/settings');
    expect(await page.getByLabel('Maximum Guests').inputValue()).toBe('5');

    // Pressed again over the question: one answer is enough, and the place is still the same.
    await page.evaluate(() => window.history.back());
    await question().waitFor();
    await page.evaluate(() => window.history.back());
    await expectFocus(question().getByRole('button', { name: 'Stay' }));
    await page.keyboard.press('Enter');
    await question().waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toContain('/admin/settings');
    expect(await page.getByLabel('Maximum Guests').inputValue()).toBe('5');

    await page.evaluate(() => window.history.back());
    await question().getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL('**/admin/gallery');
    await page.getByRole('heading', { level: 1, name: 'Gallery Manager' }).waitFor();
    expect((await stored()).maxGuests).toBe(9);
  });

  it('asks before what was typed is left by the forward button', async () => {
    await page.goto(`${owner.url}/admin/settings`);
    await page.getByRole('heading', { name: 'Villa Pricing' }).waitFor();
    await page.getByRole('link', { name: 'Change password' }).click();
    await page.waitForURL('**/admin/change-password');
    await page.goBack();
    await page.getByLabel('Maximum Guests').fill('5');

    await page.evaluate(() => window.history.forward());
    await expectFocus(question().getByRole('button', { name: 'Stay' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('/admin/settings');
    expect(await page.getByLabel('Maximum Guests').inputValue()).toBe('5');

    await page.evaluate(() => window.history.forward());
    await question().getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL('**/admin/change-password');
    await page.goBack();
    await page.getByRole('heading', { name: 'Villa Pricing' }).waitFor();
    expect(await page.getByLabel('Maximum Guests').inputValue()).toBe('9');
  });

  it('lets the browser ask before the window is reloaded', async () => {
    await open();
    await page.getByLabel('Maximum Guests').fill('5');
    const asked = page.waitForEvent('dialog');
    const reloading = page.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloading;
    await page.getByRole('heading', { name: 'Villa Pricing' }).waitFor();
    expect(await page.getByLabel('Maximum Guests').inputValue()).toBe('9');
  });

  it('works by keyboard alone', async () => {
    await open();
    const press = (key: string) => page.keyboard.press(key);
    await tabTo(page, page.getByLabel('Base Price (EUR per night)'));
    await press('Control+A');
    await page.keyboard.type('461');
    await tabTo(page, page.getByRole('button', { name: 'Choose and preview' }));
    await press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /terrace/ })
      .first()
      .waitFor();
    await tabTo(page, dialog.getByLabel('Scale'));
    await press('ArrowRight');
    await tabTo(page, dialog.getByLabel('Search images'));
    await page.keyboard.type('terrace');
    await press('Tab');
    await press('Space');
    await tabTo(page, dialog.getByRole('button', { name: 'Save & Apply' }));
    await press('Enter');
    await spokenToast(page, 'Settings updated').waitFor();
    const settings = await stored();
    expect(settings).toMatchObject({ basePrice: '461.00', heroImageScale: 125 });
    expect(settings.heroImagePublicId).toContain('terrace');
    await expectFocusedText(page, 'Choose and preview');
  });

  it('has no barrier and no sideways scrolling on a phone', async () => {
    const phone = await owner.on(PHONE, { colorScheme: 'dark' });
    await openSettings(phone.page, owner.url);
    expect(await isTooWide(phone.page)).toBe(false);
    expect(await settledViolations(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'Choose and preview' }).click();
    await phone.page.getByRole('dialog').getByRole('button', { name: /dusk/ }).waitFor();
    expect(await isTooWide(phone.page)).toBe(false);
    expect(await settledViolations(phone.page)).toEqual([]);
    expect(phone.errors).toEqual([]);
    await phone.context.close();
  });

  it('broke nothing on the way', () => {
    expect(owner.errors).toEqual([]);
  });
});

type Target = ReturnType<Page['locator']>;

async function openSettings(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/settings`);
  await page.getByRole('heading', { name: 'Villa Pricing' }).waitFor();
}

/** How a picture stands in its frame. */
function placingOn(image: Target) {
  return image.evaluate((element) => {
    const { objectFit, objectPosition, transform } = getComputedStyle(element);
    return { objectFit, objectPosition, transform };
  });
}

function isLoaded(dialog: Target): Promise<boolean> {
  return dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
}
