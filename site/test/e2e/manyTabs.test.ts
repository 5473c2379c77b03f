import type { ContactMessageInput } from '@shared/contract/messages/message';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP } from './browser';
import { startOwner } from './owner';

/** One more than a browser has connections to a server, and another one. */
const TABS = 8;

/** Says to a page whether somebody looks at it; without a window on a screen every tab counts as seen. */
const look = (page: Page, isSeen: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isSeen ? 'visible' : 'hidden',
  );

it('is used in eight tabs of one browser: each loads, and has what came when it is looked at', async () => {
  const owner = await startOwner(DESKTOP);
  try {
    const tabs: Page[] = [];
    for (let number = 0; number < TABS; number += 1) {
      const tab = number === 0 ? owner.page : await owner.page.context().newPage();
      await tab.goto(`${owner.url}/admin/messages`);
      await tab.getByText('No messages yet').waitFor();
      await look(tab, false);
      tabs.push(tab);
    }
    const message: ContactMessageInput = {
      firstName: 'Zoë',
      lastName: 'Guest',
      email: 'zoe@example.com',
      phone: '',
      subject: 'booking',
      message: 'Is the villa free in May?',
    };
    const sent = await fetch(`${owner.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(sent.status).toBe(201);
    for (const tab of tabs) {
      await look(tab, true);
      await tab.getByRole('article', { name: 'Zoë Guest' }).waitFor();
      await look(tab, false);
    }
    expect(owner.errors).toEqual([]);
  } finally {
    await owner.close();
  }
});
