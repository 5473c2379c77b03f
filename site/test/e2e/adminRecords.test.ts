import type { Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from './axe';
import { DESKTOP, PHONE } from './browser';
import { expectFocus, tabTo } from './focus';
import { isTooWide, settle, settledViolations, spokenToast } from './ownerPage';
import { it as shared } from './sharedVilla';
import { cancelBooking, enterStay } from './stays';

const SIZES = [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const;

const it = shared.extend(
  'openPage',
  ({ villa, openOwner }) =>
    async (size: ViewportSize, path: string) => {
      const visitor = await openOwner(size, { reducedMotion: 'reduce' });
      await visitor.page.goto(`${villa.url}/admin/settings/${path}`);
      return visitor;
    },
);

const expectNoBarrier = async (page: Page) => {
  await settle(page);
  expect(await axeViolations(page, { isAll: true })).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
};

it.for(SIZES)(
  'finds a person and erases them on %s',
  async ([, size], { villa, day, openPage }) => {
    const email = `quatremere-${Date.now()}@example.fr`;
    const stay = { checkinDate: day(2), checkoutDate: day(9), guestEmail: email };
    const booking = await enterStay(villa.api, { guestName: 'Zebulon Quatremere', ...stay });
    await cancelBooking(villa.api, booking);
    const { page, errors } = await openPage(size, 'privacy');
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
    // A wrong confirmation is reported at the field and erases nothing.
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
    // The button that opened the dialog has disappeared with the person.
    await expectFocus(page.getByRole('heading', { name: 'A guest asks for their data' }));
    // An experimental rule rejects the focus guards of a notification.
    expect(await settledViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

it.for(SIZES)('reads and filters the activity on %s', async ([, size], { openPage }) => {
  const { page, errors } = await openPage(size, 'activity');
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
});

it.for(SIZES)(
  'looks at users, and thinks better of removing one, on %s',
  async ([, size], { openPage }) => {
    const { page, errors } = await openPage(size, 'users');
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
  },
);

it.for(SIZES)('sees to the own account on %s', async ([, size], { openPage }) => {
  const { page, errors } = await openPage(size, 'account');
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
});
