import { readFile } from 'node:fs/promises';
import { pdfPages } from '@server/test/pdfText';
import type { ApiSession } from '@server/test/apiSession';
import { villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations } from './ownerPage';

const YEAR = Number(villaDay(new Date()).slice(0, 4));

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner(DESKTOP, { prepare: enterStays });
});
afterAll(() => owner?.close());

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${owner.url}/admin/figures${query}`);
  await page.getByRole('heading', { name: 'Figures', exact: true }).waitFor();
}

/** Confirmed stays at 1,000 a night over the last New Year and in January. */
async function enterStays({ send }: ApiSession): Promise<void> {
  const stays = [
    [`${YEAR - 1}-12-30`, `${YEAR}-01-02`, '3000.00'],
    [`${YEAR}-01-10`, `${YEAR}-01-15`, '5000.00'],
  ] as const;
  for (const [checkinDate, checkoutDate, totalAmount] of stays) {
    const answer = await send('POST', '/api/admin/bookings', {
      guestName: 'Анна Ковальчук',
      guestEmail: 'anna@example.com',
      guestPhone: '+380 44 000 0000',
      checkinDate,
      checkoutDate,
      guestCount: 2,
      currency: 'EUR',
      totalAmount,
      status: 'confirmed',
      notes: '',
    });
    expect(answer.status).toBe(201);
  }
}

it.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])(
  'draws the year without breaking the policy, fits %s and says the same by table',
  async (_name, viewport) => {
    const { page, context, errors } = await owner.on(viewport);
    await open(page);
    const revenue = page.getByRole('region', { name: 'Revenue by month', exact: true });
    await revenue.locator('.ct-bar').first().waitFor({ state: 'attached' });
    expect(
      await page
        .locator('dt', { hasText: /^Nights sold$/ })
        .locator('..')
        .innerText(),
    ).toMatch(/Nights sold\n+6\n+\d{4}: 2/);
    expect(await isTooWide(page)).toBe(false);
    await revenue.getByText('Revenue by month as a table').click();
    const january = revenue.getByRole('row', { name: /^January/ });
    expect(await january.getByRole('cell').nth(6).innerText()).toBe('€6,000');
    expect(await settledViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await settledViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  },
);

it('is read with the keyboard alone: year, tables, report', async () => {
  const { page, context } = await owner.on(DESKTOP);
  await open(page);
  await page.getByRole('region', { name: 'Revenue by month', exact: true }).waitFor();
  await tabTo(page, page.getByRole('combobox', { name: 'Year', exact: true }));
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(new RegExp(`year=${YEAR - 1}`));
  await page.getByRole('heading', { name: `Nights of ${YEAR - 1}` }).waitFor();

  const nights = page.getByRole('region', { name: `Nights of ${YEAR - 1}`, exact: true });
  await tabTo(page, nights.getByText(`Nights of ${YEAR - 1} as a table`));
  await page.keyboard.press('Enter');
  await nights.getByRole('row', { name: `${YEAR - 1}-12-31 Sold` }).waitFor();

  await tabTo(page, page.getByRole('link', { name: 'Report as PDF' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  const texts = pdfPages(await readFile(await download.path())).flat();
  expect(texts).toContain(`Stays of ${YEAR - 1}`);
  expect(texts).toContain('Анна Ковальчук');
  expect(texts).toContain('2 of 3');
  await context.close();
});
