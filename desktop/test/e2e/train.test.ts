import { enquire } from '@server/test/enquire';
import { imageUrl } from '@shared/domain/gallery/imageVariants';
import { adminTab } from '@site/test/e2e/adminTab';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noRuntime } from './desktopApp';
import { giveKeyring } from './keyring';
import { startSignedIn, type SignedIn } from './signedIn';

/** Offline data is read one request at a time. */
const PATIENT = { timeout: 60_000 };

/** One more than a page of the list. */
const BOOKINGS = 51;

describe.skipIf(noRuntime)(`on a train, with nothing opened before${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  beforeAll(async () => {
    owner = await startSignedIn();
    page = owner.desktop.page;
    await owner.api.send('POST', '/api/admin/gallery', {
      publicId: 'villa/lighthouse',
      title: 'Lighthouse',
    });
    // The first is the last of the list and the last future stay.
    const last = await enquire(owner.server.url, 'Amália Reis', 300);
    for (let count = 2; count <= BOOKINGS; count += 1) {
      await enquire(owner.server.url, `Guest ${count}`, 20 + count);
    }
    await giveKeyring(owner.desktop.app, { isAsync: true });
    await owner.desktop.app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
    await untilAsked(`/api/admin/bookings/${last}`);
    const { json } = await owner.api.send('GET', '/api/admin/gallery');
    const { publicId } = (json as { publicId: string }[]).at(-1) ?? { publicId: '' };
    await untilAsked(imageUrl('/media/image/upload', publicId, 'thumbnail'));
    owner.proxy.answerWith(502);
    await page.getByText(/No connection/).waitFor();
    await page.reload();
    await page.getByText(/No connection: read only, as of/).waitFor();
  });
  afterAll(async () => owner?.close());

  const untilAsked = (path: string) =>
    vi.waitUntil(() => owner.proxy.wasAsked(path) && owner.proxy.openCount(path) === 0, PATIENT);
  const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });

  it('finds a booking that is not on the first page, and opens it', async () => {
    await page.getByRole('searchbox').fill('amalia');
    await row('Amália Reis').getByRole('link', { name: 'Amália Reis' }).click();
    const panel = page.getByRole('dialog', { name: /^Booking VL-/ });
    await expect.poll(() => panel.getByRole('heading', { name: 'Notes' }).isVisible()).toBe(true);
    await page.getByText(/No connection: read only, as of/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('nobody of that name');
    await row('Amália Reis').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('');
  });

  it('lists every booking', async () => {
    await page.getByRole('button', { name: 'Show more' }).click();
    await row('Amália Reis').waitFor();
    expect(await page.locator('tbody tr').count()).toBe(BOOKINGS);
  });

  it('shows a month of the calendar that was never looked at', async () => {
    await adminTab(page, 'Calendar').click();
    for (let count = 0; count < 10; count += 1) {
      await page.getByRole('button', { name: 'Next month' }).click();
    }
    await expect.poll(() => page.locator('.rbc-event').count()).toBeGreaterThan(0);
    expect(await page.getByText(/could not be loaded/).count()).toBe(0);
  });

  it('shows this year’s figures', async () => {
    await adminTab(page, 'Figures').click();
    await page.getByRole('heading', { name: 'Figures', level: 1 }).waitFor();
    await page.getByRole('term').filter({ hasText: 'Nights sold' }).waitFor();
    expect(await page.getByText(/No connection: read only, as of/).isVisible()).toBe(true);
  });

  it('says that a screen is not available offline', async () => {
    await adminTab(page, 'Reviews').click();
    await page
      .getByRole('main')
      .getByText(/could not be/)
      .first()
      .waitFor();
    const bar = page.getByText(/^No connection, and this page is not kept on this computer/);
    await expect.poll(() => bar.isVisible()).toBe(true);
  });

  it('shows the messages and the gallery', async () => {
    await adminTab(page, 'Messages').click();
    await page.getByText(/No messages/).waitFor();
    await adminTab(page, 'Gallery').click();
    await page.getByRole('tab', { name: 'Manage' }).click();
    const row = page.getByRole('button', { name: 'Move down: Lighthouse' });
    await expect.poll(() => row.count(), { timeout: 10_000 }).toBe(1);
    // A demo image that nobody has displayed before.
    const picture = page.locator('img[src*="exterior-pool-evening"]').first();
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width, { timeout: 10_000 }).toBeGreaterThan(0);
  });
});
