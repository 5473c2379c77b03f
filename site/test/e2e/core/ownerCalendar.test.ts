import { endOfMonth, weekday, type PlainDate } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP } from '../browser';
import { centre, dayCell, drag, dragNight, monthBar } from '../calendarPage';
import { settle } from '../ownerPage';
import { it, type SharedVilla } from '../sharedVilla';
import { storedBooking, takenNights } from '../stays';

const open = async (page: Page, { url }: SharedVilla, month: PlainDate) => {
  await page.goto(`${url}/admin/calendar?month=${month.slice(0, 7)}`);
  await page.getByRole('list', { name: 'Legend' }).waitFor();
  await settle(page);
};
const moveForm = (page: Page) => page.getByRole('dialog', { name: 'Move this booking?' });

it('blocks the days that are dragged over, moves the block and deletes it, and guests find that at once', async ({
  villa,
  month,
  day,
  openOwner,
}) => {
  // A distant time zone, where a day mistaken for a timestamp would shift.
  const { page, errors } = await openOwner(DESKTOP, { timezoneId: 'America/Los_Angeles' });
  await open(page, villa, month);
  await drag(page, dayCell(page, day(9)), dayCell(page, day(10)));
  await page.getByRole('button', { name: 'Block these nights' }).click();
  await monthBar(page, 'Blocked').waitFor();
  expect(await takenNights(villa.url, month)).toEqual([day(9), day(10)]);

  await dragNight(page, monthBar(page, 'Blocked'), dayCell(page, day(10)), dayCell(page, day(12)));
  const edit = page.getByRole('dialog', { name: 'Edit block' });
  await edit.getByLabel('Note').fill('New roof');
  expect(await edit.getByLabel('First night').inputValue()).toBe(day(11));
  await edit.getByRole('button', { name: 'Save block' }).click();
  await edit.waitFor({ state: 'detached' });
  expect(await takenNights(villa.url, month)).toEqual([day(11), day(12)]);

  await monthBar(page, 'New roof').getByRole('button').click();
  await page.getByRole('button', { name: 'Delete block' }).click();
  await monthBar(page, 'Blocked').waitFor({ state: 'detached' });
  expect(await takenNights(villa.url, month)).toEqual([]);
  expect(errors).toEqual([]);
});

it('moves a stay of two weeks by one of its nights, and extends it by its end at the agreed amount', async ({
  villa,
  month,
  day,
  enter,
  openOwner,
}) => {
  const { reference } = await enter('Moving Guest', 4, 10);
  const { page, errors } = await openOwner(DESKTOP, { timezoneId: 'America/Los_Angeles' });
  await open(page, villa, month);
  const second = monthBar(page, 'Moving Guest').nth(1);
  await dragNight(page, second, dayCell(page, day(8)), dayCell(page, day(16)));
  const form = moveForm(page);
  expect(await form.getByLabel('Check-in').inputValue()).toBe(day(12));
  expect(await form.getByLabel('Check-out').inputValue()).toBe(day(18));
  await form.getByRole('button', { name: /^Use €/ }).click();
  const amount = () => form.getByLabel('Amount').inputValue();
  await expect.poll(amount).not.toBe('1000.00');
  const agreed = await amount();
  await form.getByRole('button', { name: 'Move booking' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await storedBooking(villa.api, reference)).toMatchObject({
    checkinDate: day(12),
    checkoutDate: day(18),
    totalAmount: agreed,
  });

  await settle(page);
  const end = monthBar(page, 'Moving Guest').last().locator('[data-grip="end"]');
  await drag(page, end, dayCell(page, day(20)));
  expect(await form.getByLabel('Check-in').inputValue()).toBe(day(12));
  expect(await form.getByLabel('Check-out').inputValue()).toBe(day(20));
  await form.getByRole('button', { name: 'Move booking' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await storedBooking(villa.api, reference)).toMatchObject({
    checkoutDate: day(20),
    totalAmount: agreed,
  });
  expect(errors).toEqual([]);
});

it('marks a clash while a stay is dragged, and does not save on nights of another', async ({
  villa,
  month,
  day,
  enter,
  openOwner,
}) => {
  const { reference } = await enter('Unlucky Guest', 9, 11);
  await enter('Held Guest', 16, 18);
  const { page } = await openOwner(DESKTOP);
  await open(page, villa, month);
  await dayCell(page, day(17)).scrollIntoViewIfNeeded();
  // By its second night: the middle of its first day is the resize handle.
  const [from, taken] = [
    await centre(dayCell(page, day(10))),
    await centre(dayCell(page, day(17))),
  ];
  const { y } = await centre(monthBar(page, 'Unlucky Guest'));
  await page.mouse.move(from.x, y);
  await page.mouse.down();
  await page.mouse.move(taken.x, taken.y, { steps: 12 });
  const note = page.getByRole('status').filter({ hasText: 'Unlucky Guest: ' });
  await note.getByText('Clashes with Held Guest').waitFor();
  expect(await page.locator('[data-clash]').count()).toBe(1);
  await page.mouse.up();
  await moveForm(page)
    .getByText(/These nights are already taken: /)
    .waitFor();
  expect(await moveForm(page).getByRole('button', { name: 'Move booking' }).isDisabled()).toBe(
    true,
  );
  expect((await storedBooking(villa.api, reference)).checkinDate).toBe(day(9));
});

it('moves a stay to another month by resting with it below the last week', async ({
  villa,
  month,
  day,
  enter,
  openOwner,
}) => {
  await enter('Later Guest', 10, 12);
  const { page, errors } = await openOwner(DESKTOP, { timezoneId: 'Pacific/Auckland' });
  await open(page, villa, month);
  const { x, y } = await centre(monthBar(page, 'Later Guest'));
  const below = await centre(page.getByRole('heading', { name: 'Other calendars' }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, below.y, { steps: 6 });
  await dayCell(page, day(10)).waitFor({ state: 'detached' });
  // A slow machine may be led on to a later month still.
  const weeks = await centre(page.locator('.rbc-month-view'));
  await page.mouse.move(x, weeks.y, { steps: 3 });
  await page.locator('[data-ghost]').first().waitFor();
  await page.mouse.up();
  const checkin = await moveForm(page).getByLabel('Check-in').inputValue();
  expect(checkin > endOfMonth(month)).toBe(true);
  expect(weekday(checkin)).toBe(weekday(day(10)));
  await moveForm(page).getByRole('button', { name: 'Leave it where it was' }).click();
  expect(errors).toEqual([]);
});
