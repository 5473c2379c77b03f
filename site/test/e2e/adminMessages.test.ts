import type { ContactMessageInput, ContactMessageJson } from '@shared/contract/messages/message';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP } from './browser';
import { spokenToast, whileDatabaseIsBusy } from './ownerPage';
import { it, type SharedVilla } from './sharedVilla';

let senders = 0;

/** Sends a contact message. @returns the unique name of the sender */
async function send(
  { api }: SharedVilla,
  message: Partial<ContactMessageInput> = {},
): Promise<string> {
  senders += 1;
  const firstName = `Zoë${senders}`;
  const { status } = await api.send('POST', '/api/contact', {
    firstName,
    lastName: 'O’Neil',
    email: 'zoe+luz@example.com',
    phone: '',
    subject: 'booking',
    message: 'Is the villa free in May?',
    ...message,
  });
  expect(status).toBe(201);
  return `${firstName} O’Neil`;
}

const open = async (page: Page, { url }: SharedVilla) => {
  await page.goto(`${url}/admin/messages`);
  await page.getByRole('heading', { name: 'Contact Messages' }).waitFor();
};
const card = (page: Page, name: string) => page.getByRole('article', { name });
const markAsRead = (message: Locator) => message.getByRole('button', { name: 'Mark as read' });
const markAsUnread = (message: Locator) => message.getByRole('button', { name: 'Mark as unread' });
const stored = async ({ api }: SharedVilla, name: string) =>
  ((await api.send('GET', '/api/contact')).json as ContactMessageJson[]).find(({ firstName }) =>
    name.startsWith(`${firstName} `),
  );

it('shows what a guest has sent, letter by letter, and remembers that it was read', async ({
  villa,
  openOwner,
}) => {
  const { page, errors } = await openOwner(DESKTOP);
  await open(page, villa);
  const name = await send(villa, {
    phone: '+351 912 345 678',
    message: 'Dear owner,\nis the pool heated? <b>Bold</b>',
  });
  const message = card(page, name);
  await message.getByText('Unread', { exact: true }).waitFor();
  expect(await message.getByText(/is the pool heated/).innerText()).toBe(
    'Dear owner,\nis the pool heated? <b>Bold</b>',
  );
  await markAsRead(message).click();
  await markAsUnread(message).waitFor();
  await page.reload();
  await markAsUnread(message).waitFor();
  expect((await stored(villa, name))?.readAt).not.toBeNull();
  expect(errors).toEqual([]);
});

it('follows what another window has read, and does not mind having missed it', async ({
  villa,
  openOwner,
}) => {
  const [cleo, dora] = [await send(villa), await send(villa)];
  const { page, context } = await openOwner(DESKTOP);
  await open(page, villa);
  const other = await context.newPage();
  // It gets no live events.
  await other.route('**/api/admin/events', (route) => route.abort());
  await open(other, villa);
  await markAsRead(card(other, cleo)).waitFor();

  await markAsRead(card(page, cleo)).click();
  await markAsUnread(card(page, cleo)).waitFor();
  const readAt = (await stored(villa, cleo))?.readAt;
  await markAsRead(card(other, cleo)).click();
  await markAsUnread(card(other, cleo)).waitFor();
  expect((await stored(villa, cleo))?.readAt).toBe(readAt);

  await markAsRead(card(other, dora)).click();
  await markAsUnread(card(page, dora)).waitFor();
});

it('shows what came between its list and its news', async ({ villa, openOwner }) => {
  const before = await send(villa);
  const { page } = await openOwner(DESKTOP);
  let asked = () => undefined as void;
  const asking = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let letGo = () => undefined as void;
  const going = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/admin/events', async (route) => {
    asked();
    await going;
    await route.continue();
  });
  await open(page, villa);
  await card(page, before).waitFor();
  await asking;
  const late = await send(villa);
  letGo();
  await card(page, late).waitFor();
});

it('changes nothing and says so while the database is busy or the server does not respond', async ({
  villa,
  openOwner,
}) => {
  const message = 'Update failed';
  const name = await send(villa);
  const { page, context } = await openOwner(DESKTOP);
  await open(page, villa);
  await whileDatabaseIsBusy(villa.server.dataDir, async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await markAsRead(card(page, name)).click();
    expect((await answer).status()).toBe(503);
    const { message: reason } = (await (await answer).json()) as { message: string };
    await spokenToast(page, message).filter({ hasText: reason }).waitFor();
    await card(page, name).getByText('Unread', { exact: true }).waitFor();
  });
  await context.setOffline(true);
  await markAsRead(card(page, name)).click();
  await spokenToast(page, message)
    .filter({ hasText: 'it is not known whether this was saved' })
    .waitFor();
  await card(page, name).getByText('Unread', { exact: true }).waitFor();
  await context.setOffline(false);
  await markAsRead(card(page, name)).click();
  await markAsUnread(card(page, name)).waitFor();
});
