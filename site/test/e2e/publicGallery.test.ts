import type { GalleryPhoto } from '@shared/contract/gallery/gallery';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, TABLET } from './browser';
import { expectFocus } from './focus';
import { openAlive } from './publicPage';
import { it as sharedIt } from './sharedVilla';

const it = sharedIt.extend(
  'photos',
  { scope: 'file' },
  async ({ villa }) => (await (await fetch(`${villa.url}/api/gallery`)).json()) as GalleryPhoto[],
);

const viewer = (page: Page) => page.getByRole('dialog');
const previous = (page: Page) => viewer(page).getByRole('button', { name: 'Previous photo' });
const next = (page: Page) => viewer(page).getByRole('button', { name: 'Next photo' });
const thumbnails = (page: Page) => viewer(page).getByRole('button', { name: /^Show photo/ });
const openers = (page: Page) =>
  page.locator('#gallery').getByRole('button', { name: /^Open photo/ });
const photo = (page: Page) => viewer(page).locator('img:not([alt=""])');

async function expectCounter(page: Page, i: number, n: number): Promise<void> {
  await expect.poll(() => viewer(page).getByText(`${i} of ${n}`, { exact: true }).count()).toBe(1);
}

async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => viewer(page).count()).toBe(0);
}

async function waitForPhoto(page: Page): Promise<void> {
  const height = () => photo(page).evaluate((image) => image.clientHeight);
  // A new villa's server has to create the image first.
  await expect.poll(height, { timeout: 60_000 }).toBeGreaterThan(50);
}

/** A horizontal swipe on the photo, with event timestamps of that duration. */
async function swipe(page: Page, distancePx: number, durationMs: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await photo(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const from = { x: x + width / 2, y: y + height / 2 };
  const startSeconds = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number): Promise<unknown> =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + distancePx * share, y: from.y }],
      timestamp: startSeconds + (durationMs / 1000) * share,
    });
  await touch('touchStart', 0);
  await touch('touchMove', 0.5);
  await touch('touchMove', 1);
  await touch('touchEnd', 1);
  await cdp.detach();
}

it.for([
  { ...PHONE, columns: 2, isBelow: true },
  { ...TABLET, columns: 3, isBelow: false },
  { ...DESKTOP, columns: 6, isBelow: false },
])(
  'shows $columns photos in a row, and the arrows of the viewer in their place, at $width px',
  async ({ columns, isBelow, ...size }, { villa, visit }) => {
    await visit(size, async ({ page }) => {
      await openAlive(page, villa.url);
      const shown = await page
        .locator('#gallery ul')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      expect(shown).toBe(columns);
      await openers(page).first().click();
      await waitForPhoto(page);
      const image = await photo(page).boundingBox();
      const arrow = await next(page).boundingBox();
      const bottom = (image?.y ?? 0) + (image?.height ?? 0);
      expect((arrow?.y ?? 0) >= bottom).toBe(isBelow);
      // A press on the photo keeps the viewer open, one beside it closes it.
      await photo(page).click();
      expect(await viewer(page).count()).toBe(1);
      await page.mouse.click(size.width / 2, bottom + 4);
      await expectClosed(page);
    });
  },
);

it('walks through all photos by button and key, and gives the focus back', async ({
  villa,
  visit,
  photos,
}) => {
  const n = photos.length;
  await visit(DESKTOP, async ({ page }) => {
    await openAlive(page, villa.url);
    const first = openers(page).first();
    await first.click();
    await expectCounter(page, 1, n);
    expect(await previous(page).isDisabled()).toBe(true);
    for (let i = 2; i <= n; i += 1) {
      await next(page).click();
      await expectCounter(page, i, n);
      expect(await viewer(page).getByRole('heading').innerText()).toBe(photos[i - 1]?.title);
    }
    expect(await next(page).isDisabled()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expectCounter(page, n - 1, n);
    await thumbnails(page).nth(2).click();
    await expectCounter(page, 3, n);
    expect(await thumbnails(page).nth(2).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expectFocus(first);
  });
});

it('is closed by Back, which stays on the page, and leaves the history as it was', async ({
  villa,
  visit,
}) => {
  await visit(PHONE, async ({ page }) => {
    await openAlive(page, villa.url);
    const address = page.url();
    const clicked = openers(page).nth(2);
    const entries = () => page.evaluate(() => window.history.length);
    await clicked.click();
    await next(page).click();
    await page.evaluate(() => window.history.back());
    await expectClosed(page);
    expect(page.url()).toBe(address);
    await expectFocus(clicked);
    const before = await entries();
    // Its button removes its history entry, so that the next one takes the same place.
    for (let visit = 0; visit < 2; visit += 1) {
      await clicked.click();
      await viewer(page).getByRole('button', { name: 'Close' }).click();
      await expectClosed(page);
      await expect
        .poll(() => page.evaluate(() => 'isViewer' in ((window.history.state ?? {}) as object)))
        .toBe(false);
    }
    expect(await entries()).toBe(before);
    expect(page.url()).toBe(address);
  });
});

it('keeps the page from scrolling while it is open', async ({ villa, visit }) => {
  await visit(DESKTOP, async ({ page }) => {
    await openAlive(page, villa.url);
    await openers(page).first().scrollIntoViewIfNeeded();
    await openers(page).first().click();
    await viewer(page).waitFor();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(DESKTOP.width / 2, DESKTOP.height / 2);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await next(page).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  });
});

it('turns by a swipe that is far or fast, and no further than the ends', async ({
  villa,
  visit,
  photos,
}) => {
  await visit(
    PHONE,
    async ({ page }) => {
      await openAlive(page, villa.url);
      await openers(page).nth(1).click();
      await waitForPhoto(page);
      for (const { distancePx, durationMs, to } of [
        { distancePx: -60, durationMs: 600, to: 3 },
        { distancePx: -30, durationMs: 300, to: 3 },
        { distancePx: -14, durationMs: 5, to: 3 },
        { distancePx: 30, durationMs: 40, to: 2 },
        { distancePx: 60, durationMs: 600, to: 1 },
        { distancePx: 60, durationMs: 100, to: 1 },
      ]) {
        await swipe(page, distancePx, durationMs);
        await expectCounter(page, to, photos.length);
        await waitForPhoto(page);
        // A swipe that did not change the photo must not close the viewer either.
        expect(await viewer(page).count()).toBe(1);
      }
    },
    { hasTouch: true },
  );
});
