import { addDays, villaDay } from '@shared/domain/date';
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { DESKTOP } from './browser';
import { expectFocus, tabTo } from './focus';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';
import { it } from './sharedVilla';

const TODAY = villaDay(new Date());

it('payments are recorded, confirmed by a receipt that is downloaded, and given back, by keyboard alone', async ({
  villa,
  enter,
  openOwner,
}) => {
  const { id, reference } = await enter('Ana Duarte', 8, 11);
  await villa.api.send('PUT', `/api/admin/bookings/${id}/schedule`, {
    items: [
      { kind: 'deposit', dueDate: addDays(TODAY, -2), amount: '450.00' },
      { kind: 'balance', dueDate: addDays(TODAY, 30), amount: '550.00' },
    ],
  });
  const { page, errors } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin?booking=${reference}`);
  const panel = page.getByRole('dialog', { name: `Booking ${reference}` });
  const press = async (name: string | RegExp, key = 'Enter') => {
    await tabTo(page, panel.getByRole('button', { name }));
    await page.keyboard.press(key);
  };
  await panel.getByText('Overdue', { exact: true }).first().waitFor();
  await press('Record a payment');
  const amount = panel.getByLabel('Amount (EUR)');
  // The next due amount is suggested.
  await expect.poll(() => amount.inputValue()).toBe('450.00');
  expect(await settledViolations(page)).toEqual([]);
  await press('Record');
  await spokenToast(page, 'Payment recorded').waitFor();
  const rows = panel.getByRole('list', { name: 'Payments received and given back' });
  await rows.getByText('€450', { exact: true }).waitFor();
  await expect.poll(() => panel.getByText('Overdue', { exact: true }).count()).toBe(0);

  await press(/^Payment of €450/);
  // The menu focuses its first item when it is open.
  await expectFocus(page.getByRole('menuitem', { name: 'Change' }));
  await page.keyboard.press('ArrowDown');
  await expectFocus(page.getByRole('menuitem', { name: 'Issue a receipt' }));
  await page.keyboard.press('Enter');
  await spokenToast(page, 'Receipt issued').waitFor();
  const saved = page.waitForEvent('download');
  await tabTo(page, panel.getByRole('link', { name: 'Download', exact: true }));
  await page.keyboard.press('Enter');
  const file = await (await saved).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');

  await press('Record a payment');
  await tabTo(page, panel.getByLabel('What it was'));
  await page.keyboard.type('Given back of the stay');
  await tabTo(page, panel.getByLabel('Amount (EUR)'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('50');
  await press('Record');
  await rows.getByText('−€50', { exact: true }).waitFor();
  expect(await settledViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  expect(errors).toEqual([]);
});
