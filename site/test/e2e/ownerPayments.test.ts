import { addDays, villaDay } from '@shared/domain/date';
import type { ApiSession } from '@server/test/apiSession';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { expectFocus, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

const TODAY = villaDay(new Date());

/** Three confirmed nights of which the deposit is overdue; gives their reference. */
async function bookingWithOverdueDeposit(api: ApiSession, checkinDate: string): Promise<string> {
  const { json } = await api.send('POST', '/api/admin/bookings', {
    guestName: 'Ana Duarte',
    guestEmail: 'ana@example.pt',
    guestPhone: '',
    checkinDate,
    checkoutDate: addDays(checkinDate, 3),
    guestCount: 2,
    currency: 'EUR',
    totalAmount: '1500.00',
    status: 'confirmed',
    notes: '',
  });
  const { reference, id } = json as { reference: string; id: number };
  await api.send('PUT', `/api/admin/bookings/${id}/schedule`, {
    items: [
      { kind: 'deposit', dueDate: addDays(TODAY, -2), amount: '450.00' },
      { kind: 'balance', dueDate: addDays(TODAY, 30), amount: '1050.00' },
    ],
  });
  return reference;
}

describe('payments of a stay, by the keyboard alone', () => {
  let owner: Owner;
  let tries = 0;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP, {
      prepare: async (api) => {
        await bookingWithOverdueDeposit(api, addDays(TODAY, 60));
      },
    });
  });
  afterAll(() => owner?.close());

  it('are overdue in the list, on Today and in the number beside the tab, until they are recorded', async () => {
    const { page } = owner;
    await page.goto(`${owner.url}/admin`);
    const row = page.getByRole('row').filter({ hasText: 'Ana Duarte' });
    await row.getByText('Payment overdue').waitFor();
    const due = page.getByRole('region', { name: 'Payments due' });
    await due.getByText('€450 was due by').waitFor();
    await due.getByText('Overdue', { exact: true }).waitFor();
    const tab = page.getByRole('link', { name: /^Bookings/ }).first();
    expect(await tab.innerText()).toContain('0 to answer, 1 payment overdue or to give back');
    expect(await settledViolations(page)).toEqual([]);
    const phone = await owner.on(PHONE);
    await phone.page.goto(`${owner.url}/admin?view=upcoming`);
    const card = phone.page.getByRole('article', { name: 'Ana Duarte' });
    await card.getByText('Payment overdue').waitFor();
    // The address names a part of the list, which is far below.
    const heading = phone.page.getByRole('heading', { name: 'Recent Bookings' });
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? PHONE.height)
      .toBeLessThan(PHONE.height / 2);
    expect(await isTooWide(phone.page)).toBe(false);
    await phone.page.goto(`${owner.url}/admin/calendar?month=${addDays(TODAY, 60).slice(0, 7)}`);
    await phone.page.getByText('Ana Duarte').first().waitFor();
    await phone.context.close();
  });

  it('are recorded, confirmed by a receipt that is downloaded, and given back', async () => {
    const { page } = owner;
    // Another one at every try: what a try before has recorded is not there.
    const nights = addDays(TODAY, 63 + 3 * tries);
    tries += 1;
    const reference = await bookingWithOverdueDeposit(owner.api, nights);
    await page.goto(`${owner.url}/admin?booking=${reference}`);
    const panel = page.getByRole('dialog', { name: `Booking ${reference}` });
    const press = async (name: string | RegExp, key = 'Enter') => {
      await tabTo(page, panel.getByRole('button', { name }));
      await page.keyboard.press(key);
    };
    await panel.getByRole('heading', { name: 'Payments' }).waitFor();
    await press('Record a payment');
    const amount = panel.getByLabel('Amount (EUR)');
    // What is due next is proposed.
    await expect.poll(() => amount.inputValue()).toBe('450.00');
    expect(await settledViolations(page)).toEqual([]);
    await press('Record');
    await spokenToast(page, 'Payment recorded').waitFor();
    const rows = panel.getByRole('list', { name: 'Payments received and given back' });
    await rows.getByText('€450', { exact: true }).waitFor();
    await expect.poll(() => panel.getByText('Overdue', { exact: true }).count()).toBe(0);

    await press(/^Payment of €450/);
    // The menu has the focus at its first line when it is there.
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
    expect(owner.errors).toEqual([]);
  });

  it('have no schedule any more when the stay is cancelled under its form, which says so', async () => {
    const { page, api } = owner;
    const nights = addDays(TODAY, 120 + 3 * tries);
    tries += 1;
    const reference = await bookingWithOverdueDeposit(api, nights);
    await page.goto(`${owner.url}/admin?booking=${reference}`);
    const panel = page.getByRole('dialog', { name: `Booking ${reference}` });
    await tabTo(page, panel.getByRole('button', { name: 'Change the schedule' }));
    await page.keyboard.press('Enter');
    await expectFocus(panel.getByLabel('Amount (EUR)').first());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('500');

    const { booking } = (await api.send('GET', `/api/admin/bookings/${reference}`)).json as {
      booking: { id: number };
    };
    const status = { status: 'cancelled' };
    expect((await api.send('PATCH', `/api/bookings/${booking.id}/status`, status)).status).toBe(
      200,
    );
    const notice = panel.getByRole('alert');
    await notice.getByText(/^This booking was cancelled in another window/).waitFor();
    await expectFocus(notice);
    expect(await panel.getByLabel('Amount (EUR)').count()).toBe(0);
    expect(await settledViolations(page)).toEqual([]);
    await tabTo(page, panel.getByLabel('You keep (EUR)'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('120');
    await page.keyboard.press('Enter');
    await spokenToast(page, 'What you keep is saved').waitFor();
    const { json } = await api.send('GET', `/api/admin/bookings/${booking.id}/payments`);
    expect(json).toMatchObject({ schedule: [{ kind: 'kept', amount: '120.00' }] });
  });
});
