import type { GalleryPhoto } from '@shared/contract/gallery/gallery';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { expectFocus } from './focus';
import { WIDTHS } from './publicPage';
import { startVisits, type Visits } from './visits';

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

/** A finger on the photo, along a line, in a time that the events themselves tell. */
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

describe('the gallery and its viewer', () => {
  let villa: Visits;
  let photos: GalleryPhoto[];
  beforeAll(async () => {
    villa = await startVisits('/');
    photos = (await (await fetch(`${villa.url}/api/gallery`)).json()) as GalleryPhoto[];
  });
  afterAll(() => villa?.close());

  it.each([
    { ...WIDTHS[0], columns: 2 },
    { ...WIDTHS[1], columns: 3 },
    { ...WIDTHS[2], columns: 6 },
  ])('shows the featured photos first, $columns in a row at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      const featured = photos
        .filter(({ isFeatured }) => isFeatured)
        .toSorted((a, b) => a.displayOrder - b.displayOrder)
        .map(({ title }) => `Open photo: ${title}`);
      expect(featured.length).toBeGreaterThan(0);
      const labels = await openers(page).evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')),
      );
      expect(labels).toEqual(featured);
      expect(await page.getByRole('heading', { name: 'Photo Gallery' }).isVisible()).toBe(true);
      const columns = await page
        .locator('#gallery ul')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      expect(columns).toBe(size.columns);
    });
  });

  it.each(WIDTHS)('walks through all photos with its buttons at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      const n = photos.length;
      await page.getByRole('button', { name: `View All ${n} Photos`, exact: true }).click();
      await expectCounter(page, 1, n);
      expect(await previous(page).isDisabled()).toBe(true);
      for (let i = 2; i <= n; i += 1) {
        await next(page).click();
        await expectCounter(page, i, n);
        expect(await viewer(page).getByRole('heading').innerText()).toBe(photos[i - 1]?.title);
      }
      expect(await next(page).isDisabled()).toBe(true);
      await previous(page).click();
      await expectCounter(page, n - 1, n);
      expect(await thumbnails(page).count()).toBe(n);
      await thumbnails(page).nth(2).click();
      await expectCounter(page, 3, n);
      expect(await thumbnails(page).nth(2).getAttribute('aria-current')).toBe('true');
    });
  });

  it.each(WIDTHS)(
    'opens at the clicked photo and gives the focus back at $width px',
    async (size) => {
      await villa.visit(size, async ({ page }) => {
        const clicked = openers(page).nth(2);
        const place = photos.findIndex(({ isFeatured }) => isFeatured) + 3;
        await clicked.click();
        await expectCounter(page, place, photos.length);
        await page.keyboard.press('ArrowRight');
        await expectCounter(page, place + 1, photos.length);
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await expectCounter(page, place - 1, photos.length);
        await page.keyboard.press('Escape');
        await expectClosed(page);
        await expectFocus(clicked);
      });
    },
  );

  it('is closed by Back, which stays on the page, and leaves the history as it was', async () => {
    await villa.visit(PHONE, async ({ page }) => {
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
      // Closed by its button, its entry goes with it: the next one takes the same place.
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

  it.each(WIDTHS)('stands under or beside the photo with its arrows at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openers(page).first().click();
      await expect
        .poll(() => photo(page).evaluate((image) => image.clientHeight))
        .toBeGreaterThan(50);
      const image = await photo(page).boundingBox();
      const arrow = await next(page).boundingBox();
      const isBelow = (arrow?.y ?? 0) >= (image?.y ?? 0) + (image?.height ?? 0);
      expect(isBelow).toBe(size.width === PHONE.width);
    });
  });

  it('turns no further than the ends with the arrow keys', async () => {
    await villa.visit(DESKTOP, async ({ page }) => {
      const n = photos.length;
      await openers(page).first().click();
      await page.keyboard.press('ArrowLeft');
      await expectCounter(page, 1, n);
      await thumbnails(page).last().click();
      await expectCounter(page, n, n);
      await page.keyboard.press('ArrowRight');
      await expectCounter(page, n, n);
      expect(await next(page).isDisabled()).toBe(true);
    });
  });

  it.each(WIDTHS)('closes by its button and by the backdrop at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openers(page).first().click();
      await viewer(page).getByRole('button', { name: 'Close', exact: true }).click();
      await expectClosed(page);
      await openers(page).first().click();
      await expect
        .poll(() => photo(page).evaluate((image) => image.clientHeight))
        .toBeGreaterThan(50);
      await photo(page).click();
      expect(await viewer(page).count()).toBe(1);
      const image = await photo(page).boundingBox();
      await page.mouse.click(size.width / 2, (image?.y ?? 0) + (image?.height ?? 0) + 4);
      await expectClosed(page);
    });
  });

  it.each(WIDTHS)('keeps the page where it is while it is open at $width px', async (size) => {
    await villa.visit(size, async ({ page }) => {
      await openers(page).first().scrollIntoViewIfNeeded();
      await openers(page).first().click();
      await viewer(page).waitFor();
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.move(size.width / 2, size.height / 2);
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

  it.each([
    { words: 'far to the left', distancePx: -60, durationMs: 600, from: 2, to: 3 },
    { words: 'far to the right', distancePx: 60, durationMs: 600, from: 2, to: 1 },
    { words: 'short and fast', distancePx: -30, durationMs: 40, from: 2, to: 3 },
    { words: 'short and slow', distancePx: -30, durationMs: 300, from: 2, to: 2 },
    { words: 'a tap’s width, however fast', distancePx: -14, durationMs: 5, from: 2, to: 2 },
    { words: 'before the first', distancePx: 60, durationMs: 100, from: 1, to: 1 },
  ])('answers a swipe $words', async ({ distancePx, durationMs, from, to }) => {
    await villa.visit(
      PHONE,
      async ({ page }) => {
        await openers(page)
          .nth(from - 1)
          .click();
        await expectCounter(page, from, photos.length);
        await expect
          .poll(() => photo(page).evaluate((image) => image.clientHeight))
          .toBeGreaterThan(50);
        await swipe(page, distancePx, durationMs);
        await expectCounter(page, to, photos.length);
        // What did not turn the photo must not have closed the viewer either.
        expect(await viewer(page).count()).toBe(1);
      },
      { hasTouch: true },
    );
  });

  it('had no exception, no failed hydration and nothing against the content policy', () => {
    expect(villa.errors).toEqual([]);
  });
});
