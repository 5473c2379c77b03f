import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { parts, villaDay } from '@shared/domain/date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

const YEAR = parts(villaDay(new Date())).year + 1;

describe('prices in another currency, and why they are what they are', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP);
    await owner.api.send('POST', '/api/admin/price-overrides', {
      name: 'Sardine festival',
      description: null,
      startDate: `${YEAR}-06-02`,
      endDate: `${YEAR}-06-03`,
      overridePrice: '700.00',
      isActive: true,
      priority: 1,
    });
  });
  afterAll(() => owner?.close());

  it.each([DESKTOP, PHONE])('says which rule each part comes from, at $width px', async (size) => {
    const { page } = owner;
    await page.setViewportSize(size);
    await page.goto(`${owner.url}/admin/pricing`);
    const part = page.getByRole('region', { name: 'Why this price' });
    await part.getByLabel('Check-in').fill(`${YEAR}-05-31`);
    await part.getByLabel('Check-out').fill(`${YEAR}-06-05`);
    await part.getByText('Guests can book this stay.').waitFor();
    // 450 + 550 + 2 × 700 + 550, and 150 for the cleaning.
    await part.getByRole('row', { name: 'Total €3,100' }).waitFor();
    await part.getByRole('cell', { name: 'Price override “Sardine festival”' }).waitFor();
    await part.getByLabel('Check-out').fill(`${YEAR}-06-01`);
    await part.getByText('Guests cannot book this stay:').waitFor();
    expect(await part.innerText()).toContain('Minimum stay requirement: 3 night(s)');
    expect(await settledViolations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });

  it('converts every amount at once, by the keyboard alone', async () => {
    const { page } = owner;
    await page.setViewportSize(PHONE);
    await page.goto(`${owner.url}/admin/settings`);
    await page.getByLabel('Base Currency').selectOption('GBP');
    await page.getByRole('button', { name: 'Convert all amounts…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Convert all amounts to GBP' });
    await dialog
      .getByRole('row', { name: 'Price override “Sardine festival” €700 £602' })
      .waitFor();
    expect(await settledViolations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await dialog.getByRole('button', { name: 'Convert and save' }).press('Enter');
    await spokenToast(page, 'Amounts converted').waitFor();
    await expect
      .poll(() => page.getByLabel('Base Price (GBP per night)').inputValue())
      .toBe('387.00');
    const settings = await owner.api.send('GET', '/api/villa-settings');
    expect(settings.json as VillaSettings).toMatchObject({
      baseCurrency: 'GBP',
      cleaningFee: '129.00',
    });
    const overrides = await owner.api.send('GET', '/api/admin/price-overrides');
    expect((overrides.json as PriceOverrideJson[])[0]?.overridePrice).toBe('602.00');
  });
});
