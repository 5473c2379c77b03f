import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { isTooWide } from './ownerPage';
import { expectAlive, openAlive } from './publicPage';
import { it } from './sharedVilla';

/** Largest unnoticeable sum of layout shifts. */
const MAX_SHIFT = 0.01;
const PAGES = [PHONE, DESKTOP].flatMap((size) => [
  { size, path: '/' },
  { size, path: '/booking' },
]);

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type ShiftWindow = Window & { layoutShift?: number };

it.for(['/de', '/de/booking'])(
  'wraps text of twice the size on a small phone, %s',
  async (path, { villa, visit }) => {
    await visit({ width: 320, height: 640 }, async ({ page }) => {
      await openAlive(page, villa.url + path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await isTooWide(page)).toBe(false);
    });
  },
);

it('names icons and photographs to browsers, search engines and other sites that are there', async ({
  villa,
}) => {
  const html = await (await fetch(villa.url)).text();
  const linksOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, address = '']) => address);
  const iconLinks = linksOf(/<link rel="(?:apple-touch-)?icon"[^>]*href="([^"]+)"/g);
  const preview = linksOf(/<meta property="og:image" content="([^"]+)"/g);
  const [rental = ''] = linksOf(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const photographs = (JSON.parse(rental) as { image: string[] }).image;
  const manifest = await fetch(`${villa.url}/manifest.webmanifest`);
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThanOrEqual(2);
  expect(iconLinks).toHaveLength(2);
  expect(preview).toHaveLength(1);
  expect(photographs.length).toBeGreaterThanOrEqual(8);
  const [photograph = ''] = photographs;
  for (const place of [...icons.map(({ src }) => src), ...iconLinks, ...preview, photograph]) {
    const picture = await fetch(new URL(place, villa.url));
    const type = picture.headers.get('content-type')?.split('/')[0];
    expect({ place, status: picture.status, type }).toEqual({ place, status: 200, type: 'image' });
    await picture.arrayBuffer();
  }
});

describe('a page that loads', () => {
  it.for(PAGES)(
    'moves nothing on $path while it is scrolled through at $size.width px',
    async ({ path, size }, { villa, visit }) => {
      await visit(size, async ({ page }) => {
        await page.addInitScript(sumLayoutShifts);
        await page.goto(villa.url + path);
        await expectAlive(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < height; top += size.height) {
          await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
          await page.waitForLoadState('networkidle');
        }
        expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
      });
    },
  );

  it.for(PAGES)(
    'moves nothing on $path when its fonts come last, at $size.width px',
    async ({ path, size }, { villa, visit, skip }) => {
      await visit(size, async ({ page }) => {
        await page.addInitScript(sumLayoutShifts);
        const held: Route[] = [];
        await page.route(/\.woff2$/, (route) => void held.push(route));
        await page.goto(villa.url + path, { waitUntil: 'domcontentloaded' });
        const paints = () => performance.getEntriesByName('first-contentful-paint').length;
        await expect.poll(() => page.evaluate(paints)).toBe(1);
        const hasFallbacks = await page.evaluate(async () => {
          const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
          const loading = await Promise.allSettled(faces.map((face) => face.load()));
          return loading.every(({ status }) => status === 'fulfilled');
        });
        if (!hasFallbacks) skip('Neither Times and Arial nor the Liberation fonts are installed');
        expect(held).toHaveLength(2);
        await Promise.all(held.map((route) => route.continue()));
        await page.evaluate(async () => {
          await Promise.all([...document.fonts].map((face) => face.load()));
          // The frame after the text was redrawn.
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        });
        expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
      });
    },
  );
});

/** Runs in the page before everything else. */
function sumLayoutShifts(): void {
  const host = window as ShiftWindow;
  host.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput) host.layoutShift = (host.layoutShift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as ShiftWindow).layoutShift ?? Number.NaN);
}
