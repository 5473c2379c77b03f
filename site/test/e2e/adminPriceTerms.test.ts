import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import { parts, villaDay } from '@shared/domain/date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE } from './browser';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

const YEAR = parts(villaDay(new Date())).year + 1;

describe('price terms, from the owner’s forms to the guest’s bill', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP);
  });
  afterAll(() => owner?.close());

  it('are entered in their forms, without a barrier', async () => {
    const { page } = owner;
    await page.goto(`${owner.url}/admin/pricing`);
    const dialogOf = async (part: string) => {
      await page.getByRole('button', { name: `Edit ${part}` }).click();
      return page.getByRole('dialog');
    };
    const save = async () => {
      expect(await settledViolations(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await spokenToast(page, 'Saved').waitFor();
    };
    let dialog = await dialogOf('discounts');
    await dialog.getByRole('button', { name: 'Add discount' }).click();
    await dialog.getByLabel('Name').fill('Weekly');
    await dialog.getByLabel('Discount (%)').fill('10');
    await save();
    dialog = await dialogOf('fees and extras');
    await dialog.getByLabel('Pets, at most').fill('1');
    await dialog.getByLabel('Fee for pets (EUR per stay)').fill('40');
    await dialog.getByRole('button', { name: 'Add extra' }).click();
    await dialog.getByLabel('Name').fill('Heated pool');
    await dialog.getByLabel('Price (EUR)').fill('20');
    await dialog.getByLabel('Charged').selectOption('night');
    await save();
    dialog = await dialogOf('tourist tax');
    await dialog.getByRole('switch').check();
    await dialog.getByLabel(/^Amount/).fill('2');
    await dialog.getByLabel('From the age of').fill('13');
    await save();
    dialog = await dialogOf('payments');
    await dialog.getByLabel(/^Deposit at the confirmation/).fill('30');
    await dialog.getByLabel(/^The rest/).fill('30');
    await save();
    expect(await settledViolations(page)).toEqual([]);
    const { json } = await owner.api.send('GET', '/api/price-terms');
    expect(json as PriceTermsJson).toMatchObject({
      discounts: [{ name: 'Weekly', threshold: 7, percent: 10 }],
      fees: { maxPets: 1, extras: [{ name: 'Heated pool', price: '20.00', per: 'night' }] },
      touristTax: { isOn: true, minimumAge: 13 },
      paymentTerms: { depositPercent: 30, balanceDays: 30 },
    });
  });

  it('fit on a phone, cards and form', async () => {
    const { page, context } = await owner.on(PHONE);
    await page.goto(`${owner.url}/admin/pricing`);
    await page.getByRole('button', { name: 'Edit fees and extras' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await isTooWide(page)).toBe(false);
    expect(await settledViolations(page)).toEqual([]);
    await context.close();
  });

  it.each([
    ['a phone', PHONE],
    ['a wide screen', DESKTOP],
  ])('are on the bill of a guest on %s, and in the enquiry', async (_, viewport) => {
    const guest = await newVisitor(owner.browser, viewport);
    const { page } = guest;
    await page.goto(`${owner.url}/booking`);
    await page.getByText('7 nights and more: −10%').waitFor();
    await page.getByLabel('Check-in').fill(`${YEAR}-05-03`);
    await page.getByLabel('Check-out').fill(`${YEAR}-05-10`);
    await page.getByLabel('Pets').selectOption('1');
    await page.getByLabel('Of these, children under 13').selectOption('1');
    // 7 × 450 − 10 % + 150 + 40 + 7 × 2
    await page.getByText('€3,039').first().waitFor();
    expect(await settledViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue to Booking' }).click();
    await page.getByRole('checkbox', { name: /^Heated pool/ }).check();
    await page.getByText('€3,179').first().waitFor();
    await page.getByText('Tourist tax: 1 guest × 7 nights × €2').waitFor();
    await page.getByText(/^Due at the confirmation: €953\.70 \(30%\)/).waitFor();
    expect(await isTooWide(page)).toBe(false);
    expect(await settledViolations(page)).toEqual([]);
    await page.getByLabel('Full name').fill('Ana Duarte');
    await page.getByLabel('Email').fill('ana@example.pt');
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await page.getByText('Enquiry Sent!').waitFor();
    expect(guest.errors).toEqual([]);
    await guest.context.close();
  });

  it.each([
    ['a phone', PHONE],
    ['a wide screen', DESKTOP],
  ])('are with the booking, and its choices can be changed on %s', async (_, viewport) => {
    const { page, context } = await owner.on(viewport);
    await page.goto(`${owner.url}/admin?view=all`);
    await page.getByRole('link', { name: 'Ana Duarte' }).first().click();
    const panel = page.getByRole('dialog', { name: /^Booking VL-/ });
    await panel.getByText('€953.70', { exact: true }).first().waitFor();
    await panel.getByText(/^Given back after a cancellation: all until/).waitFor();
    await panel.getByRole('button', { name: 'Change dates or price' }).click();
    await panel.getByRole('checkbox', { name: 'Heated pool' }).uncheck();
    await panel.getByLabel('Children under 13').selectOption('None');
    // Without 7 × 20, and 7 × 2 of tax more.
    await panel.getByRole('button', { name: 'Use €3,053' }).waitFor();
    expect(await isTooWide(page)).toBe(false);
    expect(await settledViolations(page)).toEqual([]);
    await context.close();
  });
});
