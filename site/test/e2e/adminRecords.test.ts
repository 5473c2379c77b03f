import type { ApiSession } from '@server/test/apiSession';
import type { BookingJson } from '@shared/contract/bookings/booking';
import { addDays, villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from './axe';
import { DESKTOP, PHONE } from './browser';
import { expectFocus, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settle, settledViolations, spokenToast } from './ownerPage';

const SIZES = [
  ['a phone', PHONE, 'quatremere@example.fr'],
  ['a desk', DESKTOP, 'zebulon@example.fr'],
] as const;

describe('what is kept of whom, and who may read it, by keyboard alone', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP, { prepare: fillRecords });
  });
  afterAll(() => owner?.close());

  /** Every rule of axe, on a page on which nothing moves any more. */
  const expectNoBarrier = async (page: Page) => {
    await settle(page);
    expect(await axeViolations(page, { isAll: true })).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  };
  const openOn = async (size: { width: number; height: number }, path: string) => {
    const visitor = await owner.on(size);
    await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.page.goto(`${owner.url}/admin/settings/${path}`);
    return visitor;
  };

  it.each(SIZES)('finds a person and erases them on %s', async (_where, size, email) => {
    const { page, context, errors } = await openOn(size, 'privacy');
    await page.getByRole('heading', { name: 'What went' }).waitFor();
    await expectNoBarrier(page);
    const address = page.getByLabel('The guest’s e-mail address');
    await tabTo(page, address);
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const erase = page.getByRole('button', { name: 'Erase this person…' });
    await erase.waitFor();
    await expectNoBarrier(page);
    await tabTo(page, erase);
    await page.keyboard.press('Enter');
    const typed = page.getByRole('dialog').getByRole('textbox');
    await expectFocus(typed);
    await expectNoBarrier(page);
    // What is typed wrong is told at the field, and erases nothing.
    await page.keyboard.type('somebody@else.fr');
    await page.keyboard.press('Enter');
    await page.getByText('Please type the same address once more').waitFor();
    await expectFocus(typed);
    await expectNoBarrier(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await spokenToast(page, 'Erased').waitFor();
    await page
      .getByText(/^A person was erased: 1 booking/)
      .first()
      .waitFor();
    // The button that opened the dialog has gone with the person.
    await expectFocus(page.getByRole('heading', { name: 'A guest asks for their data' }));
    // The notification's own stops for the Tab key are what one of the experimental rules dislikes.
    expect(await settledViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(SIZES)('reads and filters the activity on %s', async (_where, size) => {
    const { page, context, errors } = await openOn(size, 'activity');
    const entries = page.locator('main li[id^="activity-"]');
    await entries.first().waitFor();
    await expectNoBarrier(page);
    await tabTo(page, page.getByLabel('About'));
    await page.keyboard.press('P');
    await expect.poll(() => page.getByLabel('About').inputValue()).toBe('prices');
    await page.getByText('Nothing to show here').or(entries.first()).first().waitFor();
    await expectNoBarrier(page);
    await tabTo(page, page.getByLabel('Reference or name'));
    await page.keyboard.type('nobody of this name');
    await page.getByText('Nothing to show here').waitFor();
    await expectNoBarrier(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(SIZES)(
    'looks at users, and thinks better of removing one, on %s',
    async (_where, size) => {
      const { page, context, errors } = await openOn(size, 'users');
      await page.getByRole('article', { name: 'admin (you)' }).waitFor();
      await expectNoBarrier(page);
      const invite = page.getByRole('button', { name: 'Invite somebody' });
      await tabTo(page, invite);
      await page.keyboard.press('Enter');
      await expectFocus(page.getByLabel('Name'));
      await expectNoBarrier(page);
      await page.keyboard.press('Escape');
      await expectFocus(invite);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it.each(SIZES)('sees to the own account on %s', async (_where, size) => {
    const { page, context, errors } = await openOn(size, 'account');
    await page.getByText(/^This one, since/).waitFor();
    await expectNoBarrier(page);
    const setUp = page.getByRole('button', { name: 'Set up an authenticator app' });
    await tabTo(page, setUp);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('img').waitFor();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expectFocus(setUp);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Two guests whose stays were cancelled. */
async function fillRecords(api: ApiSession): Promise<void> {
  for (const [index, [, , guestEmail]] of SIZES.entries()) {
    const checkinDate = addDays(villaDay(new Date()), 60 + index * 10);
    const { json } = await api.send('POST', '/api/admin/bookings', {
      guestName: 'Zebulon Quatremere',
      guestEmail,
      guestPhone: null,
      checkinDate,
      checkoutDate: addDays(checkinDate, 7),
      guestCount: 4,
      currency: 'EUR',
      totalAmount: '2500.00',
      status: 'confirmed',
      notes: null,
    });
    const { id } = json as BookingJson;
    await api.send('PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' });
  }
}
