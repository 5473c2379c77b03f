import { addDays, villaDay } from '@shared/domain/date';
import { enquire } from '@server/test/enquire';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { startOwner, type Owner } from './owner';
import { settle } from './ownerPage';

describe('what an owner finds in sight', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await startOwner(PHONE, {
      prepare: async (api, { url }) => {
        // One after the other, for a defined order in the lists.
        for (const weeks of [10, 12, 14, 16, 18]) {
          await enquire(url, `Guest of week ${weeks}`, weeks * 7);
        }
        const day = addDays(villaDay(new Date()), -20);
        await api.send('POST', '/api/admin/bookings', {
          guestName: 'Rui Sousa',
          guestEmail: 'rui@example.pt',
          guestPhone: null,
          checkinDate: day,
          checkoutDate: addDays(day, 5),
          guestCount: 2,
          currency: 'EUR',
          totalAmount: '1500.00',
          status: 'pending',
          language: 'pt',
          notes: null,
        });
      },
    });
  });
  afterAll(() => owner?.close());

  const box = async (of: Locator) => {
    const found = await of.boundingBox();
    if (!found) throw new Error('It is not shown');
    return { ...found, bottom: found.y + found.height };
  };
  const footOf = async (page: Page) =>
    (await box(page.getByRole('dialog').getByRole('button').last())).y;

  it('is a picture to choose when the hero image is to be chosen on a phone', async () => {
    const { page } = owner;
    await page.goto(`${owner.url}/admin/settings`);
    await page.getByRole('button', { name: 'Choose and preview' }).click();
    const images = page.getByRole('dialog').getByRole('region', { name: 'Images' });
    await settle(page);
    const first = await box(images.getByRole('listitem').first());
    expect(first.bottom).toBeLessThan(await footOf(page));
  });

  it('is the whole of an extra that is added on a phone', async () => {
    const { page } = owner;
    await page.goto(`${owner.url}/admin/pricing`);
    await page.getByRole('button', { name: 'Edit fees and extras' }).click();
    await page.getByRole('button', { name: 'Add extra' }).click();
    const extra = page.getByRole('group', { name: 'extra 1' });
    await expect
      .poll(() => extra.getByLabel('Name').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await settle(page);
    const { y, bottom } = await box(extra);
    expect(y).toBeGreaterThan(
      (await box(page.getByRole('heading', { name: /Fees/ }).last())).bottom,
    );
    expect(bottom).toBeLessThan(await footOf(page));
  });

  it('is a reference in one piece, and one line on each button, on a booking’s card', async () => {
    const { page } = owner;
    await page.goto(`${owner.url}/admin?view=past`);
    const card = page.getByRole('article', { name: 'Rui Sousa' });
    const action = card.getByRole('button', { name: 'Put away' });
    await action.waitFor();
    /** Number of lines of the text that begins with these words. */
    const lines = (text: string) =>
      card.evaluate((element, begin) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (!texts.currentNode.nodeValue?.startsWith(begin) && texts.nextNode());
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
      }, text);
    expect(await lines('Put away')).toBe(1);
    expect(await lines('VL-')).toBe(1);
  });

  it.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ])('is the first thing of the day, within 120 px of the content, on %s', async (_, screen) => {
    const { page, context } = await owner.on(screen);
    await page.goto(`${owner.url}/admin`);
    const first = page.getByRole('region', { name: 'Today' }).getByRole('listitem').first();
    await first.waitFor();
    await settle(page);
    const content = await box(page.getByRole('main'));
    expect((await box(first)).y - content.y).toBeLessThan(120);
    await context.close();
  });
});
