import type { ContactMessageInput, ContactMessageJson } from '@shared/contract/messages/message';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { expectFocus, expectFocusedText, tabTo } from './focus';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast, whileDatabaseIsBusy } from './ownerPage';

describe('the Messages tab, with the real server', () => {
  let owner: Owner;
  let page: Page;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP);
    page = owner.page;
  });
  afterAll(() => owner?.close());

  const open = async () => {
    await page.goto(`${owner.url}/admin/messages`);
    await page.getByRole('heading', { name: 'Contact Messages' }).waitFor();
  };
  const card = (name: string) => page.getByRole('article', { name });
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true });
  const sendFrom = (firstName: string) =>
    send(owner.url, {
      firstName,
      lastName: 'Guest',
      email: 'ben@example.com',
      phone: '',
      subject: 'booking',
      message: 'Is the villa free in May?',
    });
  const stored = async (firstName: string) =>
    ((await owner.api.send('GET', '/api/contact')).json as ContactMessageJson[]).find(
      (message) => message.firstName === firstName,
    );

  it('says that there are none yet', async () => {
    await open();
    await page.getByText('No messages yet').waitFor();
    expect(await settledViolations(page)).toEqual([]);
  });

  it('shows what a guest has sent, letter by letter, and counts it as unread', async () => {
    await send(owner.url, {
      firstName: 'Zoë',
      lastName: 'O’Neil',
      email: 'zoe+luz@example.com',
      phone: '+351 912 345 678',
      subject: 'amenities',
      message: 'Dear owner,\nis the pool heated? <b>Bold</b>',
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    const message = card('Zoë O’Neil');
    await message.getByText('Unread', { exact: true }).waitFor();
    expect(await message.getByText(/is the pool heated/).innerText()).toBe(
      'Dear owner,\nis the pool heated? <b>Bold</b>',
    );
    await message.getByText('Villa and amenities').waitFor();
    expect(await message.getByRole('link', { name: '+351 912' }).getAttribute('href')).toBe(
      'tel:+351912345678',
    );
    await tab('Messages 1 unread').waitFor();
    expect(await settledViolations(page)).toEqual([]);
  });

  it('remembers what was read', async () => {
    await card('Zoë O’Neil').getByRole('button', { name: 'Mark as read' }).click();
    await tab('Messages').waitFor();
    await page.reload();
    await card('Zoë O’Neil').getByRole('button', { name: 'Mark as unread' }).waitFor();
    expect(await card('Zoë O’Neil').getByText('Unread', { exact: true }).count()).toBe(0);
    expect((await stored('Zoë'))?.readAt).not.toBeNull();
    await tab('Messages').waitFor();
  });

  it('begins an answer in the mail program, and takes the message for read', async () => {
    await sendFrom('Ben');
    await open();
    await tab('Messages 1 unread').waitFor();
    const reply = card('Ben Guest').getByRole('link', { name: 'Answer in your mail program' });
    expect(await reply.getAttribute('href')).toBe(
      'mailto:ben@example.com?subject=Re%3A%20New%20booking%20%E2%80%93%20Villa%20Luz',
    );
    await reply.click();
    await card('Ben Guest').getByRole('button', { name: 'Mark as unread' }).waitFor();
    expect((await stored('Ben'))?.readAt).not.toBeNull();
  });

  it('follows what another window has read, and does not mind having missed it', async () => {
    await sendFrom('Cleo');
    await sendFrom('Dora');
    await open();
    await tab('Messages 2 unread').waitFor();
    const other = await owner.context.newPage();
    // It hears no news.
    await other.route('**/api/admin/events', (route) => route.abort());
    await other.goto(`${owner.url}/admin/messages`);
    const theirs = other.getByRole('article', { name: 'Cleo Guest' });
    await theirs.waitFor();

    await card('Cleo Guest').getByRole('button', { name: 'Mark as read' }).click();
    await tab('Messages 1 unread').waitFor();
    const readAt = (await stored('Cleo'))?.readAt;
    await theirs.getByRole('button', { name: 'Mark as read' }).click();
    await theirs.getByRole('button', { name: 'Mark as unread' }).waitFor();
    expect((await stored('Cleo'))?.readAt).toBe(readAt);

    await other
      .getByRole('article', { name: 'Dora Guest' })
      .getByRole('button', { name: 'Mark as read' })
      .click();
    await card('Dora Guest').getByRole('button', { name: 'Mark as unread' }).waitFor();
    await tab('Messages').waitFor();
    await other.close();
  });

  it('shows what came between its list and its news', async () => {
    const late = await owner.context.newPage();
    let asked = () => undefined as void;
    const asking = new Promise<void>((resolve) => {
      asked = resolve;
    });
    let letGo = () => undefined as void;
    const going = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await late.route('**/api/admin/events', async (route) => {
      asked();
      await going;
      await route.continue();
    });
    await late.goto(`${owner.url}/admin/messages`);
    await late.getByRole('article', { name: 'Dora Guest' }).waitFor();
    await asking;
    await sendFrom('Emil');
    letGo();
    await late.getByRole('article', { name: 'Emil Guest' }).waitFor();
    expect(await late.getByRole('article').count()).toBe(5);
    await late.close();
    await card('Emil Guest').getByRole('button', { name: 'Mark as read' }).click();
    await tab('Messages').waitFor();
  });

  it('brings the older ones on request, and goes on there', async () => {
    for (let number = 1; number <= 50; number += 1) {
      // One after the other: their order is what is asked about.
      await sendFrom(`Many${number}`);
    }
    await open();
    await card('Many50 Guest').waitFor();
    expect(await page.getByRole('article').count()).toBe(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await card('Zoë O’Neil').waitFor();
    expect(await page.getByRole('article').count()).toBe(55);
    await expectFocusedText(page, 'Emil Guest');
    await tab('Messages 50 unread').waitFor();
  });

  it('says so while the database is busy, and changes nothing', async () => {
    await open();
    const message = card('Many50 Guest');
    await message.waitFor();
    await whileDatabaseIsBusy(owner.server.dataDir, async () => {
      const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await message.getByRole('button', { name: 'Mark as read' }).click();
      expect((await answer).status()).toBe(503);
      const { message: reason } = (await (await answer).json()) as { message: string };
      await spokenToast(page, 'Update failed').filter({ hasText: reason }).waitFor();
      await message.getByText('Unread', { exact: true }).waitFor();
    });
    await message.getByRole('button', { name: 'Mark as read' }).click();
    await message.getByRole('button', { name: 'Mark as unread' }).waitFor();
  });

  it('is used with nothing but a keyboard', async () => {
    await open();
    const message = card('Many49 Guest');
    await message.waitFor();
    await tabTo(page, message.getByRole('button', { name: 'Mark as read' }));
    await page.keyboard.press('Enter');
    const back = message.getByRole('button', { name: 'Mark as unread' });
    await back.waitFor();
    await expectFocus(back);
    await expect.poll(() => back.getAttribute('aria-disabled')).toBe('false');
    await page.keyboard.press('Space');
    await message.getByText('Unread', { exact: true }).waitFor();
    await expect.poll(async () => (await stored('Many49'))?.readAt).toBeNull();
  });

  it('has no barrier and no sideways scrolling on a phone', async () => {
    await sendFrom('Withalongnameandnospaces'.repeat(3));
    const phone = await owner.on(PHONE, { colorScheme: 'dark' });
    await phone.page.goto(`${owner.url}/admin/messages`);
    await phone.page.getByRole('article', { name: /^Withalong/ }).waitFor();
    expect(await isTooWide(phone.page)).toBe(false);
    expect(await settledViolations(phone.page)).toEqual([]);
    expect(phone.errors).toEqual([]);
    await phone.context.close();
  });

  it('tells that the server cannot be reached, and keeps what it shows', async () => {
    await open();
    const message = card('Many48 Guest');
    await message.waitFor();
    await owner.server.stop();
    await message.getByRole('button', { name: 'Mark as read' }).click();
    await spokenToast(page, 'Update failed')
      .filter({ hasText: 'Failed to update message' })
      .waitFor();
    await message.getByText('Unread', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await spokenToast(page, 'Refresh failed').waitFor();
    await message.waitFor();
    expect(owner.errors).toEqual([]);
  });
});

/** What the contact form sends. */
async function send(url: string, message: ContactMessageInput): Promise<void> {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(answer.status).toBe(201);
}
