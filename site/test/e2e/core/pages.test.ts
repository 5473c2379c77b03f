import { LANGUAGE_CODES, LANGUAGES, pathIn } from '@shared/i18n/languages';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from '../browser';
import { axeViolations } from '../axe';
import { isTooWide, settle } from '../ownerPage';
import { openAlive } from '../publicPage';
import { PUBLIC_STATES } from '../publicStates';
import { it } from '../sharedVilla';

const PATHS = ['/', '/booking', '/privacy', '/terms', '/cancellation', '/nowhere'] as const;

describe('every page that guests read', () => {
  it.for(PUBLIC_STATES)(
    'is accessible, and not wider than a phone: %s',
    async ([, open], { villa, visit }) => {
      await visit(PHONE, async ({ page }) => {
        // A text measured while fading would have too little contrast.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, villa.url);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await settle(page);
        expect(await axeViolations(page)).toEqual([]);
        expect(await isTooWide(page)).toBe(false);
      });
    },
  );

  it('is accessible with the menu of a phone open', async ({ villa, visit }) => {
    await visit(PHONE, async ({ page }) => {
      await openAlive(page, villa.url);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Experiences' }).first().waitFor();
      await settle(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  });

  it('says at least the same without JavaScript, in the language of its address', async ({
    villa,
    visit,
  }) => {
    const linesOf = async (page: Page) =>
      (await page.getByRole('main').innerText()).split('\n').filter(Boolean);
    await visit(
      DESKTOP,
      async ({ page: still }) =>
        visit(DESKTOP, async ({ page }) => {
          for (const [index, path] of PATHS.entries()) {
            const language = LANGUAGE_CODES[index % LANGUAGE_CODES.length] ?? 'en';
            const address = villa.url + pathIn(language, path);
            await still.goto(address);
            await page.goto(address);
            await page.waitForLoadState('networkidle');
            expect(await still.locator('html').getAttribute('lang')).toBe(LANGUAGES[language].lang);
            // It additionally says that a form needs JavaScript.
            expect(await linesOf(still)).toEqual(expect.arrayContaining(await linesOf(page)));
          }
        }),
      { javaScriptEnabled: false },
    );
  });

  it('shows photographs, prices and ways on without JavaScript', async ({ villa, visit }) => {
    await visit(
      DESKTOP,
      async ({ page }) => {
        await page.goto(villa.url);
        const photos = page.locator('#gallery img');
        expect(await photos.count()).toBeGreaterThanOrEqual(6);
        await photos.first().scrollIntoViewIfNeeded();
        await expect
          .poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await page.getByRole('link', { name: 'Book Your Stay' }).click();
        await page.waitForURL('**/booking');
        expect(await page.locator('[data-day]').count()).toBeGreaterThanOrEqual(28);
        await page
          .getByRole('button', { name: /€\d{3}/ })
          .first()
          .waitFor();
      },
      { javaScriptEnabled: false },
    );
  });

  it('names itself in its title, language and addresses, by link, language, Back and Forward', async ({
    villa,
    visit,
  }) => {
    const addressesOf = (canonical: string, path: string) => [
      canonical,
      `en ${path || '/'}`,
      ...['pt', 'de', 'fr', 'nl'].map((code) => `${code} /${code}${path}`),
      `x-default ${path || '/'}`,
    ];
    await visit(DESKTOP, async ({ page }) => {
      const head = () =>
        page.evaluate(() => ({
          title: document.title,
          lang: document.documentElement.lang,
          addresses: [
            ...document.head.querySelectorAll<HTMLLinkElement>('[rel=canonical], [hreflang]'),
          ].map(({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`.trim()),
        }));
      const home = {
        title: 'Villa Luz, Praia da Luz: villa with pool in the Algarve',
        lang: 'en',
        addresses: addressesOf('/', ''),
      };
      const germanBooking = {
        title: 'Termine und Preise: Villa mit Pool, Algarve · Villa Luz',
        lang: 'de',
        addresses: addressesOf('/de/booking', '/booking'),
      };
      await openAlive(page, villa.url);
      expect(await head()).toEqual(home);
      await page.getByRole('navigation', { name: 'Main' }).getByText('Book Now').click();
      await expect.poll(head).toEqual({
        title: 'Dates and prices: villa with pool, Algarve · Villa Luz',
        lang: 'en',
        addresses: addressesOf('/booking', '/booking'),
      });
      await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
      await expect.poll(head).toEqual(germanBooking);
      await page.goBack();
      const germanHome = {
        title: 'Villa Luz, Praia da Luz: Villa mit Pool an der Algarve',
        lang: 'de',
        addresses: addressesOf('/de', ''),
      };
      await expect.poll(head).toEqual(germanHome);
      await page.goForward();
      await expect.poll(head).toEqual(germanBooking);
      // The server renders the same.
      await page.reload();
      expect(await head()).toEqual(germanBooking);
    });
  });
});
