import { expect } from 'vitest';
import { DESKTOP } from './browser';
import { settledViolations } from './ownerPage';
import { it } from './sharedVilla';

it('writes a mail with a placeholder, sees it as its guest would, and goes back', async ({
  villa,
  enter,
  openOwner,
}) => {
  await enter('Ana Duarte', 2, 9);
  const { page, errors } = await openOwner(DESKTOP);
  await page.goto(`${villa.url}/admin/settings/mails`);
  await page.getByLabel('Text', { exact: true }).fill('Dear {guestName},\n\nsee you on {checkin}.');
  // A frame with its own policy, which jsdom does not support.
  const mail = page.frameLocator('iframe[title="The mail"]');
  await mail.getByText(/^Dear (?!\{).+,/).waitFor();
  expect(await settledViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save text' }).click();
  await page.getByText('Text saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Back to the standard text' }).click();
  await page.getByRole('button', { name: 'Use the standard text' }).click();
  await mail.getByText('An entry for your calendar is attached').waitFor();
  expect(errors).toEqual([]);
});
