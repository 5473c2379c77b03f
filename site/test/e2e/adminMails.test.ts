import { addDays, villaDay } from '@shared/domain/date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations } from './axe';
import { DESKTOP, PHONE } from './browser';
import { startOwner, type Owner } from './owner';

let owner: Owner;
let reference: string;
beforeAll(async () => {
  const today = villaDay(new Date());
  owner = await startOwner(DESKTOP, {
    prepare: async (api) => {
      const { json } = await api.send('POST', '/api/admin/bookings', {
        guestName: 'Ana Duarte',
        guestEmail: 'ana@example.pt',
        guestPhone: '',
        checkinDate: addDays(today, 30),
        checkoutDate: addDays(today, 37),
        guestCount: 2,
        currency: 'EUR',
        totalAmount: '1500.00',
        status: 'confirmed',
        notes: '',
      });
      reference = (json as { reference: string }).reference;
    },
  });
});
afterAll(() => owner?.close());

it('writes a mail with a placeholder, sees it as its guest would, and goes back', async () => {
  const { page, url } = owner;
  await page.goto(`${url}/admin/settings/mails`);
  await page.getByLabel('Text', { exact: true }).fill('Dear {guestName},\n\nsee you on {checkin}.');
  const mail = page.frameLocator('iframe[title="The mail"]');
  await mail.getByText('Dear Ana Duarte,').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save text' }).click();
  await page.getByText('Text saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Back to the standard text' }).click();
  await page.getByRole('button', { name: 'Use the standard text' }).click();
  await mail.getByText('An entry for your calendar is attached').waitFor();
});

it('holds a mail of a booking on a phone', async () => {
  const { page } = await owner.on(PHONE);
  await page.goto(`${owner.url}/admin?booking=${reference}`);
  await page.getByRole('switch', { name: 'Mails go to this guest by themselves' }).click();
  const hold = page.getByRole('button', { name: 'Hold: Before the departure' });
  await hold.click();
  await page.getByRole('button', { name: 'Let go: Before the departure' }).waitFor();
  expect(await page.getByText(/^Held\. Planned for/).count()).toBe(1);
});
