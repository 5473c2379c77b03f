import type { BookingJson } from '@shared/contract/bookings/booking';
import type { Users } from '@shared/contract/access/users';
import { addDays, villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor, PHONE, type Visitor } from './browser';
import { expectFocus, expectFocusedText, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations } from './ownerPage';

const GUEST = 'Quatremère';
const PASSWORD = 'Lanterns&tide-pools7';

describe('users, with the keyboard alone and the real server', () => {
  let owner: Owner;
  let phone: Visitor;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP, { prepare: fillHouse });
    phone = await newVisitor(owner.browser, PHONE);
  });
  afterAll(async () => {
    await phone?.context.close();
    await owner?.close();
  });

  const users = async () => (await owner.api.send('GET', '/api/admin/users')).json as Users;
  const expectNoBarrier = async (page: Page) => {
    expect(await settledViolations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  };

  it('are invited by a link that works once, accept it on a phone, see the house alone, get another role and are removed', async () => {
    const [{ page, url }, visitor] = [owner, phone.page];
    await page.goto(`${url}/admin/settings`);
    const usersLink = page.getByRole('link', { name: 'Users' });
    await usersLink.waitFor();
    await tabTo(page, usersLink);
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('heading', { level: 1, name: 'Users' }));
    await page.getByRole('article', { name: 'admin (you)' }).waitFor();
    await expectNoBarrier(page);

    await tabTo(page, page.getByRole('button', { name: 'Invite somebody' }));
    await page.keyboard.press('Enter');
    await expectFocus(page.getByLabel('Name'));
    await page.keyboard.type('Rosa');
    await tabTo(page, page.getByRole('radio', { name: 'Housekeeper' }));
    // To the next role and back; arrow keys select.
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'Manager' }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expectNoBarrier(page);
    await tabTo(page, page.getByRole('button', { name: 'Invite', exact: true }));
    await page.keyboard.press('Enter');

    await page.getByRole('dialog', { name: 'The link for Rosa' }).waitFor();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toMatch(/\/admin\/invitation#[\w-]{43}$/);
    await expectNoBarrier(page);
    await tabTo(page, page.getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
    await expectFocusedText(page, 'Invitations');
    await page.getByRole('article', { name: 'Rosa' }).waitFor();

    await visitor.goto(link);
    await visitor.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
    await expectNoBarrier(visitor);
    await tabTo(visitor, visitor.getByLabel('Username'));
    await visitor.keyboard.type('rosa');
    await tabTo(visitor, visitor.getByLabel('Password', { exact: true }));
    await visitor.keyboard.type(PASSWORD);
    await tabTo(visitor, visitor.getByLabel('Confirm password'));
    await visitor.keyboard.type(PASSWORD);
    await visitor.keyboard.press('Enter');

    await visitor.getByRole('list', { name: 'Arrivals and departures' }).waitFor();
    expect(new URL(visitor.url()).pathname).toBe('/admin/house');
    const text = await visitor.locator('main').innerText();
    expect(text).toContain('4 guests');
    expect(text).toContain('A cot in the blue room');
    for (const hidden of [GUEST, '€', 'example', 'VL-']) expect(text).not.toContain(hidden);
    await expectNoBarrier(visitor);
    expect((await users()).users.map(({ username, role }) => [username, role])).toEqual([
      ['admin', 'admin'],
      ['rosa', 'housekeeper'],
    ]);

    await visitor.emulateMedia({ media: 'print' });
    expect(await visitor.getByRole('navigation').isVisible()).toBe(false);
    expect(await visitor.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await visitor.getByText('A cot in the blue room').isVisible()).toBe(true);
    await visitor.emulateMedia({ media: 'screen' });

    const other = await newVisitor(owner.browser, PHONE);
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await expectNoBarrier(other.page);
    await other.context.close();

    await tabTo(page, page.getByRole('button', { name: 'Change role of rosa' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Housekeeper' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('p', { hasText: /^Manager\s+· last signed in/ }).waitFor();

    // The event stream ends with the session, so the phone asks on its own.
    const again = visitor.getByRole('dialog', { name: 'Please sign in again' });
    await again.waitFor();
    await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('link', { name: /^Bookings/ }).waitFor();
    await expectNoBarrier(visitor);

    await tabTo(page, page.getByRole('button', { name: 'Remove rosa' }));
    await page.keyboard.press('Enter');
    // Guests keep their house notes; the dialog links to where those can be removed.
    await expectFocus(page.getByRole('button', { name: 'Cancel' }));
    await expectNoBarrier(page);
    await tabTo(page, page.getByRole('link', { name: 'make a new one under House' }));
    await page.keyboard.press('Enter');
    await expectFocusedText(page, 'Calendar link for the house');
    await page.goBack();

    await tabTo(page, page.getByRole('button', { name: 'Remove rosa' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Remove user' }));
    await page.keyboard.press('Enter');
    await expectFocusedText(page, 'People');
    expect((await users()).users).toHaveLength(1);
  });
});

async function fillHouse(api: Owner['api']): Promise<void> {
  const today = villaDay(new Date());
  const made = await api.send('POST', '/api/admin/bookings', {
    guestName: GUEST,
    guestEmail: 'guest@example.fr',
    guestPhone: null,
    checkinDate: addDays(today, 3),
    checkoutDate: addDays(today, 8),
    guestCount: 4,
    currency: 'EUR',
    totalAmount: '2500.00',
    status: 'confirmed',
    notes: null,
  });
  const { id } = made.json as BookingJson;
  await api.send('PATCH', `/api/admin/bookings/${id}`, {
    houseNotes: 'A cot in the blue room',
  });
}
