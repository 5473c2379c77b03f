import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { QuoteJson } from '@shared/contract/prices/price';
import { addDays, addMonths, formatDay, startOfMonth, villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { expectFocusedText, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast, whileDatabaseIsBusy } from './ownerPage';

/** A year ahead: every night is free and costs what its season says. */
const FIRST = startOfMonth(addMonths(villaDay(new Date()), 12));
const day = (n: number) => addDays(FIRST, n - 1);
/** Of that month the day with the month's own number, as typed: which comes first plays no part. */
const EITHER_WAY = FIRST.replace(/^(\d{4})-(\d{2})-\d{2}$/, '$2$2$1');

describe('the Pricing tab, with the real server', () => {
  let owner: Owner;
  let page: Page;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP);
    page = owner.page;
  });
  afterAll(() => owner?.close());

  const open = () => openPricing(page, owner.url);
  const card = (name: string) => page.getByRole('article', { name });
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const form = () => page.getByRole('dialog', { name: /Price Override$/ });
  const price = () => form().getByLabel('Override price (EUR per night)', { exact: true });
  const stored = async () =>
    (await owner.api.send('GET', '/api/admin/price-overrides')).json as PriceOverrideJson[];
  /** What eight nights cost a guest now: what each rate is asked for how many of them. */
  const guestPays = async () => {
    const answer = await fetch(`${owner.url}/api/calculate-price`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        checkinDate: day(10),
        checkoutDate: day(18),
        guestCount: 2,
        currency: 'EUR',
      }),
    });
    const { priceBreakdown } = (await answer.json()) as QuoteJson;
    return priceBreakdown.map(({ nights, rate }) => `${nights} × ${rate}`);
  };

  it('says that there are none yet', async () => {
    await page.getByRole('link', { name: /^Price Overrides/ }).click();
    await page.getByText(/^No price overrides yet/).waitFor();
    expect(page.url()).toContain('/admin/pricing');
    expect(await settledViolations(page)).toEqual([]);
  });

  it('makes an override that a guest pays in the very next request', async () => {
    const [season] = await guestPays();
    await press('New override');
    await form().getByLabel('Name').fill('Regatta');
    await form().getByLabel('Start date').fill(day(12));
    expect(await form().getByLabel('End date').getAttribute('min')).toBe(day(12));
    await form().getByLabel('End date').fill(day(14));
    await price().fill('733.5');
    await form().getByLabel('Priority').fill('3');
    expect(await settledViolations(page)).toEqual([]);
    await press('Create Override');
    await spokenToast(page, 'Price override created successfully').waitFor();
    await form().waitFor({ state: 'detached' });

    const rate = season?.replace('8 × ', '');
    expect(await guestPays()).toEqual([`2 × ${rate}`, '3 × 733.5', `3 × ${rate}`]);
    await card('Regatta').getByText('Upcoming').waitFor();
    await card('Regatta').getByText('€733.50 per night').waitFor();
    await card('Regatta').getByText('Priority 3').waitFor();
    await card('Regatta')
      .getByText(`${formatDay(day(14), 'en-GB')} (3 nights)`)
      .waitFor();
    expect(await settledViolations(page)).toEqual([]);
  });

  it('shows what is wrong at the field, in the server’s own rules', async () => {
    await press('Edit Regatta');
    await form().getByLabel('End date').fill(day(11));
    await press('Update Override');
    await form().getByText('End date must be on or after the start date').waitFor();
    expect(await settledViolations(page)).toEqual([]);
    expect((await stored())[0]).toMatchObject({ endDate: day(14), overridePrice: '733.50' });
  });

  it('switches an override off and on, for guests as well', async () => {
    await open();
    await press('Deactivate Regatta');
    await spokenToast(page, 'Price override status updated').waitFor();
    await card('Regatta').getByText('Inactive').waitFor();
    expect(await guestPays()).toHaveLength(1);
    await press('Activate Regatta');
    await card('Regatta').getByText('Upcoming').waitFor();
    await expect.poll(async () => (await guestPays())[1]).toBe('3 × 733.5');
  });

  it('lets the higher priority win where ranges overlap', async () => {
    await press('New override');
    await form().getByLabel('Name').fill('Quiet week');
    await form().getByLabel('Start date').fill(day(13));
    await form().getByLabel('End date').fill(day(17));
    await price().fill('310');
    await form().getByLabel('Priority').fill('none');
    await press('Create Override');
    await card('Quiet week').getByText('Priority 0').waitFor();
    expect((await guestPays()).slice(1)).toEqual(['3 × 733.5', '3 × 310']);
  });

  it('keeps what was typed when another window saved first, shows what that is, and replaces it on the next save', async () => {
    await open();
    await press('Edit Regatta');
    await price().fill('800');
    const other = await owner.context.newPage();
    await openPricing(other, owner.url);
    await other.getByRole('button', { name: 'Edit Regatta' }).click();
    const theirs = other.getByRole('dialog');
    await theirs.getByLabel('Override price (EUR per night)').fill('650');
    await theirs.getByRole('button', { name: 'Update Override' }).click();
    await spokenToast(other, 'Price override updated successfully').waitFor();
    await other.close();

    await press('Update Override');
    await spokenToast(page, 'Failed to update price override').waitFor();
    await form().getByText('Override price (EUR per night): now saved is 650.00').waitFor();
    expect(await price().inputValue()).toBe('800');
    expect(await guestPays()).toContain('3 × 650');
    expect(await settledViolations(page)).toEqual([]);
    await press('Update Override');
    await spokenToast(page, 'Price override updated successfully').waitFor();
    await form().waitFor({ state: 'detached' });
    expect(await guestPays()).toContain('3 × 800');
  });

  it('says so while the database is busy, and can be saved after that', async () => {
    await open();
    await press('Edit Regatta');
    await price().fill('810');
    await whileDatabaseIsBusy(owner.server.dataDir, async () => {
      const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
      await press('Update Override');
      expect((await answer).status()).toBe(503);
      const { message } = (await (await answer).json()) as { message: string };
      await spokenToast(page, 'Failed to update price override').waitFor();
      await form().getByText(message).waitFor();
    });
    expect(await guestPays()).toContain('3 × 800');
    await press('Update Override');
    await form().waitFor({ state: 'detached' });
    expect(await guestPays()).toContain('3 × 810');
  });

  it('deletes when its question, which names it, is answered', async () => {
    await open();
    await press('Delete Quiet week');
    const question = page.getByRole('dialog', { name: 'Delete “Quiet week”?' });
    await question.getByText(/This action cannot be undone/).waitFor();
    expect(await settledViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await stored()).toHaveLength(2);
    await press('Delete Quiet week');
    await question.getByRole('button', { name: 'Delete override' }).click();
    await spokenToast(page, 'Price override deleted successfully').waitFor();
    await card('Quiet week').waitFor({ state: 'detached' });
    await expectFocusedText(page, 'Price Overrides');
    expect(await guestPays()).not.toContain('3 × 310');
  });

  it('is used with nothing but a keyboard: make one, switch it off, delete it', async () => {
    await open();
    await card('Regatta').waitFor();
    const type = (text: string) => page.keyboard.type(text);
    const enter = () => page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'New override' }));
    await enter();
    await form().waitFor();
    expect(await form().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await form().getByLabel('Name').focus();
    await type('Long weekend');
    await tabTo(page, form().getByLabel('Start date'));
    await type(EITHER_WAY);
    await tabTo(page, form().getByLabel('End date'));
    await type(EITHER_WAY);
    await tabTo(page, price());
    await type('425');
    await enter();
    await form().waitFor({ state: 'detached' });
    await card('Long weekend').waitFor();
    await expectFocusedText(page, 'New override');

    await tabTo(page, page.getByRole('button', { name: 'Deactivate Long weekend' }));
    await enter();
    await card('Long weekend').getByText('Inactive').waitFor();
    await spokenToast(page, 'Price override status updated').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Delete Long weekend' }));
    await enter();
    await tabTo(page, page.getByRole('button', { name: 'Delete override' }));
    await enter();
    await spokenToast(page, 'Price override deleted successfully').waitFor();
    await card('Long weekend').waitFor({ state: 'detached' });
    expect((await stored()).map(({ name }) => name)).toEqual(['Regatta']);
  });

  it('has no barrier and no sideways scrolling on a phone, list and form', async () => {
    const phone = await owner.on(PHONE, { colorScheme: 'dark' });
    await openPricing(phone.page, owner.url);
    await phone.page.getByRole('article', { name: 'Regatta' }).waitFor();
    expect(await isTooWide(phone.page)).toBe(false);
    expect(await settledViolations(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'Edit Regatta' }).click();
    await phone.page.getByRole('dialog').getByLabel('Name').waitFor();
    expect(await isTooWide(phone.page)).toBe(false);
    expect(await settledViolations(phone.page)).toEqual([]);
    expect(phone.errors).toEqual([]);
    await phone.context.close();
  });

  it('tells that the server cannot be reached, and keeps what was typed', async () => {
    await open();
    await card('Regatta').waitFor();
    await owner.server.stop();
    await press('Deactivate Regatta');
    await spokenToast(page, 'Failed to update status').waitFor();
    await card('Regatta').getByText('Upcoming').waitFor();
    await press('Edit Regatta');
    await price().fill('900');
    await press('Update Override');
    await spokenToast(page, 'Failed to update price override').waitFor();
    await form().getByText('Please check your connection and try again.').waitFor();
    expect(await price().inputValue()).toBe('900');
    expect(owner.errors).toEqual([]);
  });
});

async function openPricing(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/pricing`);
  await page.getByRole('heading', { name: 'Price Overrides' }).waitFor();
}
