import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP } from './browser';
import { openAlive } from './publicPage';
import { it } from './sharedVilla';

const HOUR_MS = 3_600_000;

it.for(['/', '/booking'])(
  'asks for nothing more after %s, although it was rendered an hour ago',
  async (path, { villa, visit }) => {
    // Rendered now, cached by the server, and opened by a guest an hour later.
    await (await fetch(villa.url + path)).text();
    await visit(DESKTOP, async ({ page }) => {
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

it.for(['/', '/booking'])(
  'reuses the styles that %s arrives with, and creates none of them again',
  async (path, { villa, visit }) => {
    // The server loads its screens in another order than a browser.
    await (await fetch(`${villa.url}/terms`)).text();
    await visit(DESKTOP, async ({ page }) => {
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

it('asks again for prices when the browser shows an old page from its history', async ({
  villa,
  visit,
}) => {
  await visit(DESKTOP, async ({ page }) => {
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

declare global {
  interface Window {
    rulesOf: () => CSSRule[];
    /** The page's rules when hydration begins. */
    rulesTakenUp: CSSRule[];
  }
}

async function rememberRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.rulesOf = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    addEventListener('villa:hydrating', () => (window.rulesTakenUp = window.rulesOf()));
  });
}

/** Sets pages' clocks an hour ahead. Playwright's own clock would hide how they were opened. */
async function setClockAhead(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, HOUR_MS);
}
