import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP } from './browser';
import { it } from './sharedVilla';

/** Two more than a browser's connections per server. */
const TABS = 8;

/** Sets a page's visibility; in headless mode every tab is visible. */
const look = (page: Page, isSeen: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isSeen ? 'visible' : 'hidden',
  );

it('is used in eight tabs of one browser: each loads, and has what came when it is looked at', async ({
  villa,
  openOwner,
}) => {
  const firstName = `Zoë${Date.now()}`;
  const { page, context, errors } = await openOwner(DESKTOP);
  const tabs: Page[] = [];
  for (let number = 0; number < TABS; number += 1) {
    const tab = number === 0 ? page : await context.newPage();
    await tab.goto(`${villa.url}/admin/messages`);
    await tab.getByText('No messages yet').or(tab.getByRole('article')).first().waitFor();
    await look(tab, false);
    tabs.push(tab);
  }
  const sent = await villa.api.send('POST', '/api/contact', {
    firstName,
    lastName: 'Guest',
    email: 'zoe@example.com',
    phone: '',
    subject: 'booking',
    message: 'Is the villa free in May?',
  });
  expect(sent.status).toBe(201);
  for (const tab of tabs) {
    await look(tab, true);
    await tab.getByRole('article', { name: firstName }).waitFor();
    await look(tab, false);
  }
  expect(errors).toEqual([]);
  await context.close();
});
