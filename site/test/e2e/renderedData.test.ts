import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP } from './browser';
import { openAlive } from './publicPage';
import { startVisits, type Visits } from './visits';

const HOUR_MS = 3_600_000;

let villa: Visits;
beforeAll(async () => {
  villa = await startVisits();
});
afterAll(() => villa?.close());

it.each(['/', '/booking'])(
  'asks for nothing more after %s, although it was rendered an hour ago',
  async (path) => {
    // Rendered now, kept by the server, and opened by a guest an hour later.
    await (await fetch(villa.url + path)).text();
    await villa.visit(DESKTOP, async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/')) calls.push(request.url());
      });
      await setClockAhead(page);
      await openAlive(page, villa.url + path);
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
    });
  },
);

it.each(['/', '/booking'])(
  'takes up the styles that %s arrives with, and makes none of them again',
  async (path) => {
    // The order in which the server loads its screens is not a browser's.
    await (await fetch(`${villa.url}/terms`)).text();
    await villa.visit(DESKTOP, async ({ page }) => {
      await rememberRules(page);
      await openAlive(page, villa.url + path);
      await page.waitForLoadState('networkidle');
      const made = await page.evaluate(() =>
        window
          .rulesOf()
          .filter((rule) => !window.rulesTakenUp.includes(rule))
          .map(({ cssText }) => cssText),
      );
      expect(made).toEqual([]);
    });
  },
);

it('asks again for prices when the browser shows an old page from its history', async () => {
  await villa.visit(DESKTOP, async ({ page }) => {
    await openAlive(page, `${villa.url}/booking`);
    await page.goto(`${villa.url}/nowhere`);
    await setClockAhead(page);
    const [asked] = await Promise.all([
      page.waitForRequest('**/api/villa-settings'),
      page.goBack(),
    ]);
    expect((await asked.response())?.status()).toBe(200);
  });
});

it('had no exception, no failed hydration and nothing against the content policy', () => {
  expect(villa.errors).toEqual([]);
});

declare global {
  interface Window {
    rulesOf: () => CSSRule[];
    /** Those of the page when its components begin to be hydrated. */
    rulesTakenUp: CSSRule[];
  }
}

async function rememberRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.rulesOf = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    addEventListener('villa:hydrating', () => (window.rulesTakenUp = window.rulesOf()));
  });
}

/**
 * Pages opened from now on believe that it is an hour later. Playwright's own clock would hide how
 * they were opened.
 */
async function setClockAhead(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, HOUR_MS);
}
