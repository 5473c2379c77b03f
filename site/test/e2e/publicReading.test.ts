import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newVisitor } from './browser';
import { expectAlive, WIDTHS } from './publicPage';
import { startVilla, type Villa } from './villa';

/** Largest sum of layout shifts that nobody notices. */
const MAX_SHIFT = 0.01;

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type ShiftWindow = Window & { layoutShift?: number };

describe('reading the site', () => {
  let villa: Villa;
  beforeAll(async () => {
    villa = await startVilla();
  });
  afterAll(() => villa?.close());

  /** Reads a page in a browser of its own. */
  async function read<Result>(
    path: string,
    action: (page: Page) => Promise<Result>,
    javaScriptEnabled = true,
  ): Promise<Result> {
    const { page, context } = await newVisitor(villa.browser, DESKTOP, { javaScriptEnabled });
    await page.goto(villa.url + path);
    const result = await action(page);
    await context.close();
    return result;
  }

  const attribute = (page: Page, selector: string, name: string) =>
    page.locator(selector).getAttribute(name);

  it('shows headings, price, photographs and links without JavaScript', async () => {
    await read(
      '/',
      async (page) => {
        const headings = await page.getByRole('heading').allInnerTexts();
        expect(headings).toEqual(expect.arrayContaining(['Photo Gallery', 'Starting From']));
        expect(await page.getByText('€450').first().isVisible()).toBe(true);
        const photos = page.locator('#gallery img');
        expect(await photos.count()).toBeGreaterThanOrEqual(6);
        await photos.first().scrollIntoViewIfNeeded();
        await expect
          .poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await page.getByRole('link', { name: 'Book Your Stay' }).click();
        await page.waitForURL('**/booking');
      },
      false,
    );
  });

  it('shows the booking page’s month, days and prices without JavaScript', async () => {
    await read(
      '/booking',
      async (page) => {
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Choose your dates');
        expect(await page.locator('[data-day]').count()).toBeGreaterThanOrEqual(28);
        expect(
          await page
            .getByText(/€\d{3}/)
            .first()
            .isVisible(),
        ).toBe(true);
      },
      false,
    );
  });

  it('says 404 without JavaScript', async () => {
    await read(
      '/nowhere',
      async (page) => {
        expect(await page.getByText('404 Page Not Found').isVisible()).toBe(true);
      },
      false,
    );
  });

  it.each([
    { path: '/', title: 'Villa Luz, Praia da Luz' },
    { path: '/booking', title: 'Availability and prices · Villa Luz' },
  ])('tells search engines what $path is', async ({ path, title }) => {
    await read(path, async (page) => {
      expect(await page.title()).toBe(title);
      const description = await attribute(page, 'meta[name="description"]', 'content');
      expect(description?.length).toBeGreaterThan(70);
      expect(await attribute(page, 'link[rel="canonical"]', 'href')).toBe(villa.url + path);
      expect(await attribute(page, 'meta[property="og:title"]', 'content')).toBe(title);
      const image = (await attribute(page, 'meta[property="og:image"]', 'content')) ?? '';
      expect(new URL(image).origin).toBe(villa.url);
      const answer = await fetch(image);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^image\/(jpeg|png|webp)$/);
      await answer.arrayBuffer();
    });
  });

  it('keeps pages that are none out of search engines', async () => {
    await read('/nowhere', async (page) => {
      expect(await attribute(page, 'meta[name="robots"]', 'content')).toBe('noindex');
      expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
    });
  });

  it('describes the villa as a rental, with facts and photographs', async () => {
    await read('/', async (page) => {
      const text = await page.locator('script[type="application/ld+json"]').textContent();
      const data = JSON.parse(text ?? '') as { image: string[] };
      expect(data).toMatchObject({
        '@type': 'VacationRental',
        name: 'Villa Luz, Praia da Luz',
        address: { addressLocality: 'Praia da Luz', addressCountry: 'PT' },
        containsPlace: { numberOfBedrooms: 3, numberOfBathroomsTotal: 2 },
      });
      expect(data.image.length).toBeGreaterThanOrEqual(8);
      const [first = ''] = data.image;
      const answer = await fetch(first);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    });
  });

  it('has a sitemap and rules for robots', async () => {
    const sitemap = await (await fetch(`${villa.url}/sitemap.xml`)).text();
    const places = ['', '/pt', '/de', '/fr', '/nl'].flatMap((language) =>
      ['/', '/booking', '/privacy', '/terms', '/cancellation'].map(
        (page) => `${villa.url}${language}${page === '/' && language !== '' ? '' : page}`,
      ),
    );
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(new Set(listed)).toEqual(new Set(places));
    expect(listed).toHaveLength(places.length);
    const robots = await (await fetch(`${villa.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /admin');
    expect(robots).toContain(`Sitemap: ${villa.url}/sitemap.xml`);
  });

  it('has a manifest whose icons, like the page’s, are there', async () => {
    const answer = await fetch(`${villa.url}/manifest.webmanifest`);
    expect(answer.status).toBe(200);
    const { icons } = (await answer.json()) as { icons: { src: string }[] };
    const linked = await read('/', (page) =>
      page
        .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    );
    expect(icons.length).toBeGreaterThanOrEqual(2);
    expect(linked.length).toBe(2);
    for (const place of [...icons.map(({ src }) => src), ...linked]) {
      const icon = await fetch(new URL(place, villa.url));
      const type = icon.headers.get('content-type')?.split('/')[0];
      expect({ place, status: icon.status, type }).toEqual({ place, status: 200, type: 'image' });
      await icon.arrayBuffer();
    }
  });

  const LOADED = WIDTHS.flatMap((size) => [
    { ...size, path: '/' },
    { ...size, path: '/booking' },
  ]);

  it.each(LOADED)(
    'moves nothing while $path loads and is scrolled through at $width px',
    async ({ path, ...size }) => {
      const { page, context, errors } = await newVisitor(villa.browser, size);
      await page.addInitScript(sumLayoutShifts);
      await page.goto(villa.url + path);
      await expectAlive(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += size.height) {
        await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
        await page.waitForLoadState('networkidle');
      }
      expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it.for(LOADED)(
    'moves nothing when the fonts of $path come last, at $width px',
    async ({ path, ...size }, { skip }) => {
      const { page, context } = await newVisitor(villa.browser, size);
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
        // The frame after the one in which the text is drawn again.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      });
      expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
      await context.close();
    },
  );
});

/** Runs in the page, before everything else. */
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
